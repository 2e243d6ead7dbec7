import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'

import { formatMessage } from '../../state/messages/messages.ts'
import type { Shown } from '../../state/messages/messages.ts'
import { goAtom } from '../../state/navigation/navigation.ts'
import type { Review } from '../../state/reservation/review.ts'
import { useText } from '../../state/settings/texts.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { WaitingPage } from '../../ui/layout/waiting-page.tsx'
import { useReview } from './use-review.ts'

type ReviewedProps = { children: (review: Extract<Review, { kind: 'ready' }>) => ReactNode }

/** The reservation of the address on its way, not to be had, or shown. */
export function Reviewed({ children }: ReviewedProps) {
  const { review, load } = useReview()
  switch (review.kind) {
    case 'loading':
      return <Loading />
    case 'refused':
      return <Refused shown={review.shown} onAgain={() => void load()} />
    case 'ready':
      return children(review)
    default:
      return review satisfies never
  }
}

function Loading() {
  const t = useText()
  return (
    <WaitingPage className="pages" words={t('manage.loading')}>
      <Skeleton width="20%" />
      <Skeleton width="60%" height="40px" />
      <Skeleton width="100%" height="56px" />
      <Skeleton width="100%" height="56px" />
      <Skeleton width="100%" height="56px" />
    </WaitingPage>
  )
}

function Refused({ shown, onAgain }: { shown: Shown; onAgain: () => void }) {
  const t = useText()
  const go = useSetAtom(goAtom)
  // Asking again changes nothing about a number and a proof that do not belong together.
  const canAsk = shown.kind !== 'refused'
  return (
    <div className="middle">
      <div className="stack" role="alert">
        <PageTitle takesFocus>{t('manage.missingTitle')}</PageTitle>
        <p>{formatMessage(t, shown.message)}</p>
        {!canAsk && <p className="soft">{t('manage.missingText')}</p>}
      </div>
      <div className="row wrap">
        {canAsk && (
          <Button look="main" onClick={onAgain}>
            {t('core.tryAgain')}
          </Button>
        )}
        <Button look={canAsk ? 'quiet' : 'other'} onClick={() => go({ to: 'lookup' })}>
          {t('manage.lookupTitle')}
        </Button>
      </div>
    </div>
  )
}
