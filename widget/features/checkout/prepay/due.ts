import { atom } from 'jotai'

import { rooms } from '../../../../shared/contract/rooms.ts'
import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { asFailure } from '../../../lib/failure.ts'
import { applyChangeOutcomeAtom, isPaymentUnansweredAtom } from '../../../state/reservation/change.ts'
import { mcpCurrencyAtom } from '../../../state/settings/currency.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { shownOf } from '../../../state/messages/failures.ts'
import { updatedQueryAtom } from '../../../state/reservation/updating.ts'
import { secondCurrency } from '../pay/booking.ts'
import { calculationAtom, shownCalculation } from '../price/calculation-state.ts'
import type { CalculationState } from '../price/calculation-state.ts'
import { paymentTypeAtom } from '../pay/methods.ts'
import type { PaidBy } from '../pay/payer.ts'
import { payForStayAtom } from './pay-booked-stay.ts'

/** What is to be paid now for a stay that stays as it is: in the way and the second currency that are chosen. */
export const dueQueryAtom = atom((get) => {
  const [payment_type, mcp_currency] = [get(paymentTypeAtom), get(mcpCurrencyAtom)]
  return payment_type && { payment_type, ...(mcp_currency && { mcp_currency }), ...get(updatedQueryAtom) }
})

/**
 * The server's calculation; another wish meanwhile ends this one. Of a payment without an answer the agreed sum stays: it
 * is sent again as it was, and asked for now there might be nothing to pay any more.
 */
export const askDueAtom = atom(
  null,
  async (get, set, reservation: Reservation, signal?: AbortSignal): Promise<void> => {
    const due = get(dueQueryAtom)
    if (!due || get(isPaymentUnansweredAtom)(reservation)) return
    const { hotelId, checkin_date, checkout_date } = reservation
    const before = shownCalculation(get(calculationAtom))
    const show = (answer: CalculationState) => {
      const isSent = get(isPaymentUnansweredAtom)(reservation) && before
      set(calculationAtom, isSent ? { kind: 'ready', calculation: before } : answer)
    }
    set(calculationAtom, { kind: 'loading', before })
    try {
      const query = { ...due, checkin_date, checkout_date, rooms: reservation.rooms.map(asBooked) }
      const calculation = await get(environmentAtom).api(rooms.price, { hotelId, query }, { signal })
      if (!signal?.aborted) show({ kind: 'ready', calculation })
    } catch (error) {
      const failure = asFailure(error)
      if (failure.kind !== 'aborted') show({ kind: 'refused', shown: shownOf(failure) })
    }
  },
)

/** What the guest saw is what is agreed to; while it is being asked for there is nothing to agree to. */
export const payDueAtom = atom(null, async (get, set, reservation: Reservation, by: PaidBy): Promise<void> => {
  const state = get(calculationAtom)
  if (state.kind !== 'ready') return
  const { total_price } = state.calculation.data.total
  const wish = { total_price, ...secondCurrency(state.calculation) }
  await set(payForStayAtom, { reservation, wish, by, paid: () => set(stayPaidAtom, reservation) })
})

/** Told once, on the page of the stay. */
export const stayPaidAtom = atom(null, (_get, set, reservation: Reservation): void =>
  set(applyChangeOutcomeAtom, reservation, 'manage.paidNow'),
)

const asBooked = ({
  reservation_hotel_room_id,
  room_type_code,
  room_plan_code,
  party,
}: Reservation['rooms'][number]) => ({ reservation_hotel_room_id, room_type_code, room_plan_code, quantity: 1, party })
