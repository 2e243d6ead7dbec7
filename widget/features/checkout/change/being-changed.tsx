import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'

import { reviewAtom } from '../../../state/reservation/review.ts'
import type { Review } from '../../../state/reservation/review.ts'
import { useText } from '../../../state/settings/texts.ts'
import { updatingAtom } from '../../../state/reservation/updating.ts'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { WaitingPage } from '../../../ui/layout/waiting-page.tsx'
import { BankQuestion } from '../../../payment/asking.tsx'
import { paymentAtom } from '../../../payment/attempt.ts'

type BeingChangedProps = { children: (review: Extract<Review, { kind: 'ready' }>) => ReactNode }

/** The stay that is changed or paid for. The band above reads it, and leads away from one with which that cannot be done. */
export function BeingChanged({ children }: BeingChangedProps) {
  const review = useAtomValue(reviewAtom)
  const updating = useAtomValue(updatingAtom)
  const isIt = review.kind === 'ready' && review.reservation.reservation_number === updating?.number
  return isIt ? children(review) : <Coming />
}

function Coming() {
  const t = useText()
  return (
    <WaitingPage className="pages" words={t('manage.loading')}>
      <Skeleton width="60%" height="40px" />
      <Skeleton width="100%" height="160px" />
    </WaitingPage>
  )
}

/** While the bank asks, what was typed and agreed on is only out of sight: it is there for another try. */
export function BehindTheBank({ children }: { children: ReactNode }) {
  const payment = useAtomValue(paymentAtom)
  const isAsked = payment.kind === 'challenge'
  return (
    <>
      {isAsked && <BankQuestion challenge={payment.challenge} />}
      <div hidden={isAsked}>{children}</div>
    </>
  )
}
