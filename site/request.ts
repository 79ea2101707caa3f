export type Method = 'GET' | 'POST'

interface RequestOptions {
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** An answer that is not OK. The message is `422: <body>`, or the status text where the body is empty. */
export class RequestError extends Error {
  readonly status: number
  /** The body, parsed where it is JSON; otherwise undefined. */
  readonly body: unknown

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`)
    this.name = 'RequestError'
    this.status = status
    this.body = parse(text)
  }
}

/** The one way to the API: cookies always, a JSON type and body only where there is a body. Raises a RequestError unless OK. */
export async function request(
  method: Method,
  url: string,
  { body, headers = {}, signal }: RequestOptions = {},
): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  })
  if (!response.ok) throw new RequestError(response.status, await response.text(), response.statusText)
  return response
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
