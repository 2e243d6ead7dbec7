import type { RefObject } from 'react'

import { RetryBanner } from '../messages/banner.tsx'
import css from './card-place.css'
import { useStylesheet } from '../styles/use-stylesheet.ts'

export type Coming = 'loading' | 'failed' | 'ready'

type CardPlaceProps = {
  /** Where the gateway puts its fields. */
  place: RefObject<HTMLDivElement | null>
  coming: Coming
  words: { loading: string; failed: string; retry: string }
  onRetry: () => void
}

/** The room for a gateway's own fields: what is typed into them it alone reads. */
export function CardPlace({ place, coming, words, onRetry }: CardPlaceProps) {
  useStylesheet(css)
  if (coming === 'failed')
    return (
      <RetryBanner retryLabel={words.retry} onRetry={onRetry}>
        {words.failed}
      </RetryBanner>
    )
  return (
    <div className="card-place" aria-busy={coming === 'loading'}>
      <div ref={place} />
      {coming === 'loading' && (
        <p className="small soft" role="status">
          {words.loading}
        </p>
      )}
    </div>
  )
}
