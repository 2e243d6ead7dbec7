import type { ReactNode } from 'react'

import { times } from '../../../shared/rules/times.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'

const COMING = 4

/** A row that scrolls sideways; a list to whoever hears it. */
export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="ota-carousel" aria-label={label}>
      {children}
    </ul>
  )
}

/** The same row while the answer is on its way, announced as busy (REC-004). */
export function CarouselLoading({ label }: { label: string }) {
  return (
    <div className="ota-carousel loading" aria-busy="true">
      <p className="unseen" role="status">
        {label}
      </p>
      {times(COMING, (at) => (
        <div key={at} className="ota-tile" aria-hidden="true">
          <Skeleton aspect="3 / 2" />
          <Skeleton width="70%" height="24px" />
          <Skeleton width="50%" />
        </div>
      ))}
    </div>
  )
}
