import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import type { Reservation } from '../../../shared/model/reservation.ts'
import { say } from '../../state/banner.ts'
import { useText } from '../../state/texts.ts'
import { RetryBanner } from '../../ui/banner.tsx'
import { appliedAtom, askAppliedAtom } from './applied-codes.ts'
import { FactLine } from './fact-line.tsx'

/** The coupon and the voucher a stay was booked or changed with, by what the guest typed or was given. */
export function CodesLine({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const applied = useAtomValue(appliedAtom)(reservation)
  const ask = useSetAtom(askAppliedAtom)
  useEffect(() => {
    const left = new AbortController()
    void ask(reservation, left.signal)
    return () => left.abort()
  }, [ask, reservation])
  if (applied.kind === 'asking') return null
  if (applied.kind === 'refused')
    return (
      <FactLine label={t('manage.codes')}>
        <RetryBanner retryLabel={t('core.tryAgain')} onRetry={() => void ask(reservation)}>
          {say(t, applied.shown.told)}
        </RetryBanner>
      </FactLine>
    )
  const { coupon, voucher } = applied.codes
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
