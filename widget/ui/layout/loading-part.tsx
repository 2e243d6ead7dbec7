import { Skeleton } from './skeleton.tsx'

/** A part of a page on its way: grey lines, and one word for who does not see them. */
export function LoadingPart({ label }: { label: string }) {
  return (
    <div className="stack" aria-busy="true">
      <p className="unseen" role="status">
        {label}
      </p>
      <Skeleton width="100%" height="96px" />
      <Skeleton width="80%" />
      <Skeleton width="60%" />
    </div>
  )
}
