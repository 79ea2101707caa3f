import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { memo, useDeferredValue, useState } from 'react'
import { type Phone } from '#content/agency.ts'
import { testimonialListWords as words } from '#content/words/testimonial-list.ts'
import { createQueryClient } from '#site/query-client.ts'
import { Icon } from '#ui/Icon.tsx'
import { IslandBoundary } from '#ui/IslandBoundary.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import { Unloaded } from '#ui/Unloaded.tsx'
import { firstPage, loadTestimonials, type TestimonialPage } from './load-testimonials.ts'
import { TestimonialItem } from './TestimonialItem.tsx'
import { TestimonialSkeleton } from './TestimonialSkeleton.tsx'
import './testimonial-list.css'

interface TestimonialListProps {
  /** The drawing beside “No testimonials yet”. */
  emptyScene: string
  phone: Phone
}

export function TestimonialList(props: TestimonialListProps) {
  const [client] = useState(createQueryClient)
  return (
    <IslandBoundary phone={props.phone}>
      <QueryClientProvider client={client}>
        <List {...props} />
      </QueryClientProvider>
    </IslandBoundary>
  )
}

function List({ emptyScene, phone }: TestimonialListProps) {
  const query = useInfiniteQuery({
    queryKey: [firstPage],
    queryFn: ({ pageParam, signal }) => loadTestimonials(pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
  })
  const { data, errorUpdateCount, isFetching, isFetchNextPageError } = query
  // Deferred, so that drawing sixty of them does not hold up a tap.
  const pages = useDeferredValue(data?.pages)
  // Also while it is tried again, where the query's own status is that of a first try.
  const failed = useDeferredValue(errorUpdateCount > 0 && !data)
  return (
    <div>
      <p className="sr-only" role="status">
        <span>{isFetching ? words.loadingTestimonials : ''}</span>
      </p>
      {!failed && !pages && <TestimonialSkeleton />}
      <Unloaded phone={phone} />
      {failed && (
        <div role="alert">
          <Notice tone="bad" icon={<Icon of={TriangleAlert} />} title={words.failed.title} level={3}>
            <p>
              {words.failed.before} <PhoneLink phone={phone} />
              {words.failed.after}
            </p>
            <p>
              <button
                type="button"
                className="btn line mt-3"
                disabled={isFetching}
                onClick={() => void query.refetch()}
              >
                <span>{isFetching ? words.loading : words.failed.again}</span>
              </button>
            </p>
          </Notice>
        </div>
      )}
      {pages?.[0]?.items.length === 0 && (
        <div className="empty">
          <img src={emptyScene} alt="" width="330" height="250" />
          <div>
            <h3>{words.empty.title}</h3>
            <p className="soft mt-2">{words.empty.text}</p>
            <div className="btns">
              <a className="btn primary" href="#share">
                {words.empty.share}
              </a>
            </div>
          </div>
        </div>
      )}
      {pages && <Entries pages={pages} />}
      {pages && query.hasNextPage && (
        <div className="more-quotes">
          <button type="button" className="btn line" disabled={isFetching} onClick={() => void query.fetchNextPage()}>
            <span>{isFetching ? words.loading : words.more}</span>
          </button>
          {isFetchNextPageError && (
            <p className="err justify-center mt-3" role="alert">
              <span>
                {words.moreFailed.before} <PhoneLink phone={phone} />
                {words.moreFailed.after}
              </span>
            </p>
          )}
        </div>
      )}
    </div>
  )
}

const Entries = memo(function Entries({ pages }: { pages: TestimonialPage[] }) {
  const [lead, ...rest] = pages.flatMap(({ items }) => items)
  return (
    <>
      {lead && <TestimonialItem testimonial={lead} lead />}
      {rest.length > 0 && (
        <div className="quotes">
          {rest.map((testimonial) => (
            <TestimonialItem key={testimonial.id} testimonial={testimonial} />
          ))}
        </div>
      )}
    </>
  )
})
