import { eq } from 'drizzle-orm'

import { adapterFor, gatewayFor, GATEWAYS, needsGateway, PAYMENT_TYPES } from '../../../shared/payments.ts'
import type { PaymentTypeRow } from '../../../shared/payments.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { isPrepaying } from '../../../shared/rules/change/changing.ts'
import type { Orm } from '../db/orm.ts'
import { reservationRoom } from '../db/schema/booking.ts'
import type { Gateways } from '../gateways/gateway.ts'
import type { Context } from '../kernel/context.ts'
import { termsOf } from '../records/change-terms.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { paidFor } from '../payments/stay-money.ts'
import type { ReservationRow } from '../records/authorized-reservation.ts'
import { findRoomPlan } from '../inventory/availability-rules.ts'

/** Ways in which what would be paid at the hotel can be paid now instead; none where the hotel or one of the plans has none. */
export async function prepayableBy(
  tx: Orm,
  catalog: HotelCatalog,
  row: ReservationRow,
  { gateways }: Pick<Context, 'gateways'>,
): Promise<PaymentType[]> {
  const { hotel } = catalog
  const { payment_options } = hotel.settings
  const candidates = payment_options.filter(
    (type) => isPrepaying(row.payment_type, type) && isTaken(catalog, type, gateways),
  )
  if (!termsOf(hotel).prepay || candidates.length === 0) return []
  if (row.total_gross - (await paidFor(tx, row.id)) <= 0) return []
  const rooms = await tx
    .select({ code: reservationRoom.room_plan_code })
    .from(reservationRoom)
    .where(eq(reservationRoom.reservation_id, row.id))
  const plans = rooms.map(({ code }) => findRoomPlan(catalog, code)?.plan.payment_methods ?? [])
  return candidates.filter((type) => plans.every((methods) => methods.includes(type)))
}

function isTaken({ hotel: { settings, currency } }: HotelCatalog, type: PaymentType, gateways: Gateways): boolean {
  const row: PaymentTypeRow = PAYMENT_TYPES[type]
  const gateway = gatewayFor(settings, false)
  if (!gateway || !needsGateway(type) || (row.currency ?? currency) !== currency) return false
  const adapter = adapterFor(gateway, type, GATEWAYS[gateway].card === null)
  return adapter !== null && gateways[adapter] !== undefined
}
