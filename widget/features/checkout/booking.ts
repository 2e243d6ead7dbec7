import { atom } from 'jotai'

import type { Calculation } from '../../../shared/contract/rooms.ts'
import type { Booking, Card } from '../../../shared/model/reservation.ts'
import { needsGateway } from '../../../shared/payments.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { attributionAtom } from '../../state/attribution.ts'
import { environmentAtom } from '../../state/environment.ts'
import { hrefAtom } from '../../state/navigation.ts'
import { toSelectedRooms } from '../../state/selection.ts'
import { visitAtom } from '../../state/visit.ts'
import { guestAtom } from './form.ts'
import { isFreeAtom, methodsAtom, paymentTypeAtom } from './methods.ts'
import { linesAtom, stayAtom } from './stay.ts'

/** The booking as it is sent; the total is the one the guest saw, and the server refuses any other (guarantee S9). */
export const bookingAtom = atom((get) => (calculation: Calculation, card: Card | null): Booking | null => {
  const type = get(sentTypeAtom)
  if (type === null) return null
  const { checkin, checkout } = get(stayAtom)
  const { source, medium } = get(visitAtom)
  const tracking = get(attributionAtom)
  return {
    checkin_date: checkin,
    checkout_date: checkout,
    rooms: toSelectedRooms(get(linesAtom)),
    guest: get(guestAtom),
    payment: { type, ...(card && { card, return_url: get(returnUrlAtom) }) },
    extras: [],
    quote_id: calculation.meta.quote_id,
    total_price: calculation.data.total.total_price,
    ...(calculation.meta.mcp_currency && { mcp_currency: calculation.meta.mcp_currency }),
    source,
    ...(medium && { medium }),
    ...(Object.keys(tracking).length > 0 && { tracking }),
  }
})

/** With nothing to pay any way that needs no card will do (PAY-056). */
const sentTypeAtom = atom((get): PaymentType | null => {
  if (!get(isFreeAtom)) return get(paymentTypeAtom)
  return get(methodsAtom).find(({ type }) => !needsGateway(type))?.type ?? get(methodsAtom)[0]?.type ?? null
})

/**
 * Where the bank's page goes when it stands alone, and the one origin it tells that it was answered. Always ours: a
 * gateway knows the widget's origin, not every page that holds one. Inside a host page the watch finds out (bank.ts).
 */
const returnUrlAtom = atom(
  (get): string => get(environmentAtom).attributes.origins.widget + get(hrefAtom)({ to: 'guestDetail' }),
)
