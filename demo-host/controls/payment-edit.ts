import { eq, sql } from 'drizzle-orm'
import { array, enums, literal, nullable, object, optional, size, string } from 'superstruct'
import type { Infer } from 'superstruct'
import { paymentType } from '../../shared/model/payment/payment-type.ts'
import { GATEWAY_IDS } from '../../shared/payment-codes.ts'
import type { Orm } from '../provider/db/open.ts'
import { hotelPlan } from '../provider/db/schema/catalogue.ts'
import { hotel } from '../provider/db/schema/hotel.ts'

const account = object({ client_key: string(), environment: enums(['test', 'live']) })

/** How a hotel is paid: through whom, for the second currency through whom, and in which ways. */
export const paymentEdit = object({
  kind: literal('set_payment'),
  hotel: size(string(), 1, 100),
  payment_gateway_setting: optional(enums(GATEWAY_IDS)),
  mcp_payment_gateway_setting: optional(nullable(enums(GATEWAY_IDS))),
  payment_hub_integration_type: optional(nullable(enums(['redirect', 'iframe']))),
  gateway_accounts: optional(object({ paypal: optional(account), adyen_gmo: optional(account) })),
  /** Of the hotel and of all its plans. */
  payment_options: optional(array(paymentType())),
})

export async function editPayment(tx: Orm, edit: Infer<typeof paymentEdit>): Promise<number> {
  const { kind: _, hotel: code, ...changes } = edit
  const changed = await tx
    .update(hotel)
    .set({ settings: sql`${hotel.settings} || ${JSON.stringify(changes)}::jsonb` })
    .where(eq(hotel.code, code))
    .returning({ id: hotel.id })
  const [found] = changed
  if (found && edit.payment_options)
    await tx
      .update(hotelPlan)
      .set({ payment_methods: [...edit.payment_options] })
      .where(eq(hotelPlan.hotel_id, found.id))
  return changed.length
}
