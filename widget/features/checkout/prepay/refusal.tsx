import { useAtomValue, useSetAtom } from 'jotai'

import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { changingAtom, isUnansweredAtom, reloadReviewAtom } from '../../../state/reservation/change.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Banner, RetryBanner } from '../../../ui/messages/banner.tsx'
import { RefusedChange } from '../../../ui/messages/refused-change.tsx'
import { calculationAtom } from '../price/calculation-state.ts'
import { askDueAtom } from './due.ts'

/** Why nothing was paid, and what helps. */
export function PrepayRefusal({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const state = useAtomValue(changingAtom)
  const price = useAtomValue(calculationAtom)
  const isUnanswered = useAtomValue(isUnansweredAtom)
  const look = useSetAtom(reloadReviewAtom)
  const ask = useSetAtom(askDueAtom)
  if (state.kind === 'waiting') return <Banner kind="bad">{formatMessage(t, state.message)}</Banner>
  if (state.kind === 'refused' && isUnanswered) return <Banner kind="bad">{t('prepay.unknown')}</Banner>
  if (state.kind === 'refused')
    return (
      <RefusedChange t={t} next={state.next} onNext={() => void look()}>
        {formatMessage(t, state.message)}
        {!state.next && (
          <>
            <br />
            {t('prepay.unchanged')}
          </>
        )}
      </RefusedChange>
    )
  if (price.kind !== 'refused') return null
  return (
    <RetryBanner retryLabel={t('core.tryAgain')} onRetry={() => void ask(reservation)}>
      {formatMessage(t, price.shown.message)}
    </RetryBanner>
  )
}
