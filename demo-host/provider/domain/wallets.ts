import type { AnswerOf, InputOf } from '../../../shared/contract/define.ts'
import type { payments } from '../../../shared/contract/payments.ts'
import { GATEWAYS, gatewayFor } from '../../../shared/payments.ts'
import type { GatewayRow } from '../../../shared/payments.ts'
import type { Context } from '../http/context.ts'
import { accountOf } from './gateway-accounts.ts'
import { loadHouse } from './house.ts'
import type { House } from './house.ts'
import { bindingQuote } from './quotes.ts'
import { Refused, missing } from './refused.ts'
import { requireSession } from './sessions.ts'
import { dueNow } from './totals.ts'

type Payments = typeof payments
type Body<Name extends keyof Payments> = InputOf<Payments[Name]> extends { body: infer Given } ? Given : never
type Answer<Name extends keyof Payments> = Promise<AnswerOf<Payments[Name]>>
type Agreement = Body<'adyenSession'>

const [PRICE_CHANGED, GATEWAY_SILENT, NOT_ACCEPTED] = [2304, 3203, 3007]

/** Specification 7.5: PayPal is asked for its script's key, for an order, and whether the order still stands. */
export async function openPaypal(
  hotelId: string,
  { currency }: Body<'paypalCredential'>,
  context: Context,
): Answer<'paypalCredential'> {
  const { hotel } = await houseWith(hotelId, context, ({ paypal }) => paypal)
  const { client_key } = accountOf(hotel.settings, 'paypal') ?? context.gateways.paypal.clientConfig()
  return { data: { client_token: context.ids.next(), client_id: client_key, currency } }
}

export async function orderPaypal(
  hotelId: string,
  asked: Body<'paypalOrder'>,
  context: Context,
): Answer<'paypalOrder'> {
  const house = await houseWith(hotelId, context, ({ paypal }) => paypal)
  await checkSum(house, asked, context)
  const { amount, currency } = asked
  const made = await context.gateways.paypal.order({ reference: context.ids.next(), amount, currency })
  if (made.kind === 'unknown') throw silent()
  return { data: { order_id: made.id } }
}

/** What the guest chose at PayPal can pay this sum; whether it did, only the charge says (guarantee S13). */
export async function validatePaypal(
  hotelId: string,
  asked: Body<'paypalValidation'>,
  context: Context,
): Answer<'paypalValidation'> {
  await houseWith(hotelId, context, ({ paypal }) => paypal)
  const order = await context.gateways.paypal.findOrder(asked.order_id)
  if (order.kind === 'unknown') throw silent()
  const valid =
    order.kind === 'order' && !order.is_used && order.amount === asked.amount && order.currency === asked.currency
  return { data: { valid, brand: 'paypal', code: valid ? null : NOT_ACCEPTED } }
}

export async function openSession(hotelId: string, asked: Agreement, context: Context): Answer<'adyenSession'> {
  const house = await houseWith(hotelId, context, ({ card }) => card === 'adyen_gmo')
  await checkSum(house, asked, context)
  const { amount, currency, return_url } = asked
  const adyen = context.gateways.adyen_gmo
  const made = await adyen.order({ reference: context.ids.next(), amount, currency })
  if (made.kind === 'unknown') throw silent()
  const { client_key, environment } = accountOf(house.hotel.settings, 'adyen_gmo') ?? adyen.clientConfig()
  const { id, session_data } = made
  return { data: { id, session_data, client_key, environment, amount: { value: amount, currency }, return_url } }
}

/** Only a hotel that takes money in this way; for it or for its second currency. */
async function houseWith(hotelId: string, context: Context, has: (row: GatewayRow) => boolean): Promise<House> {
  requireSession(context.session, true)
  const house = await loadHouse(context.database.orm, hotelId)
  const ids = [false, true].map((isSecond) => gatewayFor(house.hotel.settings, isSecond))
  if (!ids.some((id) => id !== null && has(GATEWAYS[id]))) throw missing('This hotel does not pay in this way')
  return house
}

/** The sum is the provider's own, of the calculation the guest saw; another one is not agreed on with anybody. */
async function checkSum(house: House, asked: Agreement, { database, clock }: Context): Promise<void> {
  const quote = await bindingQuote(database.orm, house, asked.quote_id, clock.now())
  const isSame =
    quote !== null &&
    quote.payment_type === asked.payment_type &&
    quote.currency === asked.currency &&
    (dueNow(quote.total, asked.payment_type) || quote.total.total_price) === asked.amount
  if (!isSame) throw new Refused(409, PRICE_CHANGED, 'The price has changed', { details: { reason: 'price_changed' } })
}

const silent = () => new Refused(503, GATEWAY_SILENT, 'The payment service does not answer')
