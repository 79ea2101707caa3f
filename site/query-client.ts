import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import { request, RequestError } from './request.ts'

/** Reads the address that is the key's first element. A 401 raises like any other refusal, or gives null. */
export function loadWith({ on401 }: { on401: 'raise' | 'null' }): QueryFunction {
  return async ({ queryKey, signal }) => {
    try {
      const response = await request('GET', String(queryKey[0]), { signal })
      return (await response.json()) as unknown
    } catch (error) {
      if (on401 === 'null' && error instanceof RequestError && error.status === 401) return null
      throw error
    }
  }
}

/**
 * Nothing is asked for twice by itself: no retries, no refetch on focus, no polling, and data stays fresh for ever.
 * Without a network a request fails at once, so that people are told; by itself it would wait and say nothing.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: loadWith({ on401: 'raise' }),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
