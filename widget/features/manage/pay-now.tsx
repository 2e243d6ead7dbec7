import { atom, useSetAtom } from 'jotai'

import type { UpdateSettings } from '../../../shared/model/cancelling.ts'
import type { Reservation } from '../../../shared/model/reservation.ts'
import { goAtom } from '../../state/navigation.ts'
import { proofAtom } from '../../state/review-proof.ts'
import { useText } from '../../state/texts.ts'
import { keepProofAtom } from '../../state/updating.ts'
import { Button } from '../../ui/button.tsx'

type PayNowProps = { reservation: Reservation; updating: UpdateSettings | null }

/** What would be paid at the hotel can be paid here and now, where the hotel takes it (specification 2.4, context). */
export function PayNow({ reservation, updating }: PayNowProps) {
  const t = useText()
  const enter = useSetAtom(enterPaymentAtom)
  if (!updating?.updatable || updating.prepayable_by.length === 0) return null
  return (
    <Button size="small" onClick={() => enter(reservation)}>
      {t('manage.payNow')}
    </Button>
  )
}

const enterPaymentAtom = atom(null, (get, set, { reservation_number: current_reservation }: Reservation) => {
  set(keepProofAtom, current_reservation, get(proofAtom))
  set(goAtom, { to: 'guestDetail', query: { context: 'update_payment_type', current_reservation } })
})
