import { useAtomValue, useSetAtom } from 'jotai'

import type { Reservation } from '../../../../shared/model/reservation.ts'
import { say } from '../../../state/banner.ts'
import { changingAtom, isUnansweredAtom, lookAgainAtom } from '../../../state/change.ts'
import { useText } from '../../../state/texts.ts'
import { Banner, RetryBanner } from '../../../ui/banner.tsx'
import { RefusedChange } from '../../../ui/refused-change.tsx'
import { calculationAtom } from '../calculation-state.ts'
import { askDueAtom } from './due.ts'

/** Why nothing was paid, and what helps. */
export function Refusal({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const state = useAtomValue(changingAtom)
  const price = useAtomValue(calculationAtom)
  const isUnanswered = useAtomValue(isUnansweredAtom)
  const look = useSetAtom(lookAgainAtom)
  const ask = useSetAtom(askDueAtom)
  if (state.kind === 'waiting') return <Banner kind="bad">{say(t, state.told)}</Banner>
  if (state.kind === 'refused' && isUnanswered) return <Banner kind="bad">{t('prepay.unknown')}</Banner>
  if (state.kind === 'refused')
    return (
      <RefusedChange t={t} next={state.next} onNext={() => void look()}>
        {say(t, state.told)}
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
      {say(t, price.shown.told)}
    </RetryBanner>
  )
}
