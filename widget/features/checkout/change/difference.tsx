import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'

import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { criteriaAtom } from '../../../state/search/search.ts'
import { useText } from '../../../state/settings/texts.ts'
import { lock } from '../../../ui/icons/booking.ts'
import { Say } from '../../../ui/messages/say.tsx'
import type { BookedStayPayment } from '../prepay/booked-stay-payment.ts'
import { PaymentChoice } from '../pay/payment-choice.tsx'
import { useBookedStayPayment } from '../prepay/use-booked-stay-payment.ts'
import { payChangeAtom } from './confirm.ts'

/** A stay that was paid and becomes dearer: what is missing is paid with the change (MANAGE-035). */
export function Difference({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const isHeld = useBookedStayPayment(usePaying(reservation))
  if (!isHeld) return null
  return (
    <section className="block stack">
      <h2>{t('prepay.dearerTitle')}</h2>
      <PaymentChoice />
      <Say icon={lock}>{t('checkout.bankMayAsk')}</Say>
    </section>
  )
}

/** Paid as the rest of it was. */
function usePaying(reservation: Reservation): BookedStayPayment {
  const { checkin, checkout } = useAtomValue(criteriaAtom)
  const pay = useSetAtom(payChangeAtom)
  return useMemo(
    () => ({ checkin, checkout, types: [reservation.payment.type], pay: (by) => pay(reservation, by) }),
    [checkin, checkout, pay, reservation],
  )
}
