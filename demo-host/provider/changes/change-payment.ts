import { THREE_DS_MS } from '../../../shared/constants.ts'
import type { Change, Changed } from '../../../shared/model/stay/changing.ts'
import { isPaidOnline, KEEPS_CARDS, PAYMENT_TYPES } from '../../../shared/payments.ts'
import type { Context } from '../kernel/context.ts'
import type { Orm } from '../db/orm.ts'
import { payment } from '../db/schema/money.ts'
import type { AuthorizeInput } from '../gateways/messages.ts'
import { checkCard, checkPaymentType } from '../reservations/booking-rules.ts'
import { changeRefused } from './change-plan.ts'
import type { ConfirmedChange } from './change-plan.ts'
import type { ChangeStanding } from './change-standing.ts'
import { chargeOf, checkChargedIn } from '../pricing/charged-in.ts'
import { applyPaymentOutcome } from '../reservations/apply-payment-outcome.ts'
import type { Concluding } from '../payments/consequences.ts'
import { adapterOf, gatewayOf, tokenOf } from '../payments/gateway-choice.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { outcomeOfAuthorization, paymentRefused } from '../payments/outcomes.ts'
import type { Payment } from '../payments/outcomes.ts'
import type { PaymentContext as PaymentStanding } from '../payments/payment-standing.ts'
import { reconcilePayment } from '../reservations/reconcile-payment.ts'
import { localizerOf, localize } from '../kernel/texts.ts'

export type PaidBy = NonNullable<Change['payment']>

/** A room that stays is paid as it was; whatever is new has to be open to the way it is paid. */
export function checkPaying(
  catalog: HotelCatalog,
  { row }: ChangeStanding,
  { wanted, lines, sum, total, exchange }: ConfirmedChange,
  by: PaidBy | undefined,
  now: number,
): void {
  const isOther = wanted.payment_type !== row.payment_type
  const rooms = lines
    .filter(({ of }) => of === null || isOther)
    .map(({ line }) => ({ room_plan_code: line.roomPlan.code }))
  if (rooms.length > 0) checkPaymentType(catalog, { rooms, payment: by ?? { type: wanted.payment_type } })
  if (sum.charge === 0) return
  if (!by || !hasPayer(by)) throw changeRefused('payment_needed', { charge: sum.charge })
  checkChargedIn(catalog, { payment: by }, { exchange })
  // Two currencies in one stay there are not: a second one pays for the whole of it.
  if (isSecond(catalog, by) && sum.charge !== total.total_price) throw changeRefused('other_currency')
  checkCard(catalog, { payment: by, checkout_date: wanted.checkout_date }, { total: sum.charge, due: sum.charge, now })
}

/** A wallet with a page of its own needs nothing from us. */
const hasPayer = ({ type, card, paypal }: PaidBy): boolean => Boolean(card || paypal) || !PAYMENT_TYPES[type].card

const isSecond = ({ hotel }: HotelCatalog, { currency }: PaidBy): boolean =>
  currency !== undefined && currency !== hotel.currency

/** What is asked for between the two transactions. */
export async function insertChangePayment(
  tx: Orm,
  catalog: HotelCatalog,
  reservation_id: number,
  change_id: number,
  { sum, total }: ConfirmedChange,
  by: PaidBy,
  { clock, gateways, ids }: Context,
): Promise<Payment> {
  const now = new Date(clock.now())
  const mcp_currency = isSecond(catalog, by) ? by.currency : undefined
  const [made] = await tx
    .insert(payment)
    .values({
      id: ids.next(),
      reservation_id,
      change_id,
      gateway: adapterOf(catalog.hotel, { payment: by, mcp_currency }, { gateways }),
      payment_type: by.type,
      ...chargeOf(catalog, { payment: by }, { total }, sum.charge),
      state: 'capturing',
      card_brand: by.card?.brand ?? null,
      card_last4: by.card?.last4 ?? null,
      created_at: now,
      updated_at: now,
    })
    .returning()
  if (!made) throw new Error('The payment was not written')
  return made
}

type Paying = { answer: Changed; payment: Payment; by: PaidBy; kept: string | undefined; catalog: HotelCatalog }

/** Asks the gateway; what it says is drawn the consequence of by whoever hears it first. */
export async function payChange(
  { answer, payment: asked, by, kept, catalog }: Paying,
  context: Context & Concluding,
): Promise<Changed> {
  const localizer = localizerOf(catalog.hotel, context)
  const keep = Boolean(by.save_card) && context.member !== null && asked.gateway === KEEPS_CARDS
  const card: Pick<AuthorizeInput, 'kept' | 'keep'> = { kept, keep }
  const authorized = await gatewayOf(context, asked).authorize({
    reference: asked.id,
    token: tokenOf({ payment: by }),
    amount: asked.amount_gross,
    currency: asked.currency,
    three_ds: true,
    capture: isPaidOnline(asked.payment_type),
    return_url: by.return_url ?? `${context.origins.widget}/`,
    hotel_name: localize(catalog.hotel.names, localizer),
    locale: context.locale,
    ...card,
  })
  const outcome = outcomeOfAuthorization(asked, authorized)
  // Nobody knows what the gateway did: it is asked once more, and then whenever the guest or the scheduled jobs asks.
  const now = outcome
    ? await applyPaymentOutcome(context, asked.id, outcome)
    : await reconcilePayment(context, asked.id)
  return standingAnswer(answer, now)
}

/** How a change that was to be paid stands: done, open, or nothing of it. */
export function standingAnswer(answer: Changed, { payment: stands, reservation, change }: PaymentStanding): Changed {
  if (change?.state === 'failed') throw paymentRefused(stands.error_code)
  return {
    ...answer,
    status: change?.state === 'applied' ? 'done' : 'payment_pending',
    version: reservation.version,
    transaction: transactionOf(stands),
  }
}

/** Until when the bank may ask is known once it does. */
export const transactionOf = ({ id, state, challenge_url, expires_at, created_at }: Payment) => ({
  id,
  status: state,
  challenge_url,
  expires_at: (expires_at ?? new Date(created_at.getTime() + THREE_DS_MS)).toISOString(),
})
