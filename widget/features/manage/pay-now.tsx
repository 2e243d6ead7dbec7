import { atom, useSetAtom } from 'jotai'

import type { UpdateSettings } from '../../../shared/model/stay/cancelling.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { goAtom } from '../../state/navigation/navigation.ts'
import { reviewCredentialsAtom } from '../../state/reservation/review-credentials.ts'
import { useText } from '../../state/settings/texts.ts'
import { keepCredentialsAtom } from '../../state/reservation/updating.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useUpdatable } from './use-bars.ts'

type PayNowProps = { reservation: Reservation; updating: UpdateSettings | null }

/** What would be paid at the hotel can be paid here and now, where the hotel takes it (PAY-052). */
export function PayNow({ reservation, updating }: PayNowProps) {
  const t = useText()
  const enter = useSetAtom(enterPaymentAtom)
  const isUpdatable = useUpdatable(reservation, updating)
  if (!updating || !isUpdatable || updating.prepayable_by.length === 0) return null
  return (
    <Button size="small" onClick={() => enter(reservation)}>
      {t('manage.payNow')}
    </Button>
  )
}

const enterPaymentAtom = atom(null, (get, set, { reservation_number: current_reservation }: Reservation) => {
  set(keepCredentialsAtom, current_reservation, get(reviewCredentialsAtom))
  set(goAtom, { to: 'guestDetail', query: { context: 'update_payment_type', current_reservation } })
})
