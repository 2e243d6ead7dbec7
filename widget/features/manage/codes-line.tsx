import { useAtomValue } from 'jotai'

import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { useRemote } from '../../state/remote.ts'
import { reviewCredentialsAtom } from '../../state/reservation/review-credentials.ts'
import { useText } from '../../state/settings/texts.ts'
import { RetryBanner } from '../../ui/messages/banner.tsx'
import { appliedCodesData } from './applied-codes.ts'
import { FactLine } from './fact-line.tsx'

/** The coupon and the voucher a stay was booked or changed with, by what the guest typed or was given. */
export function CodesLine({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const { hotelId, reservation_number: reservationId } = reservation
  const input = { hotelId, reservationId, query: useAtomValue(reviewCredentialsAtom) ?? {} }
  const { state, again } = useRemote(appliedCodesData, input, { since: reservation })
  if (state.kind === 'loading') return null
  if (state.kind === 'refused')
    return (
      <FactLine label={t('manage.codes')}>
        <RetryBanner retryLabel={t('core.tryAgain')} onRetry={again}>
          {formatMessage(t, state.shown.message)}
        </RetryBanner>
      </FactLine>
    )
  const { coupon, voucher } = state.value
  if (!coupon && !voucher) return null
  return (
    <FactLine label={t('manage.codes')}>
      {coupon && <Code code={coupon.code} name={coupon.name} />}
      {voucher && <Code code={voucher.number} name={voucher.name} />}
    </FactLine>
  )
}

const Code = ({ code, name }: { code: string; name: string }) => (
  <p>
    <bdi dir="ltr" translate="no">
      {code}
    </bdi>
    <br />
    <span className="small soft">{name}</span>
  </p>
)
