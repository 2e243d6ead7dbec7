import type { AnswerOf, InputOf } from '../../../shared/contract/define.ts'
import type { payments } from '../../../shared/contract/payments.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { GATEWAYS, gatewayFor } from '../../../shared/payments.ts'
import type { GatewayRow } from '../../../shared/payments.ts'
import type { Context } from '../kernel/context.ts'
import { accountOf } from '../hotels/gateway-accounts.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { gatewaySilent } from '../payments/ask-gateway.ts'
import { configuredGateway } from '../payments/gateway-choice.ts'
import { bindingQuote } from '../pricing/quotes.ts'
import { ApiError, missing } from '../kernel/api-error.ts'
import { requireSession } from '../kernel/sessions.ts'
import { dueNow } from '../pricing/totals.ts'

type Payments = typeof payments
type Body<Name extends keyof Payments> = InputOf<Payments[Name]> extends { body: infer Given } ? Given : never
type Answer<Name extends keyof Payments> = Promise<AnswerOf<Payments[Name]>>
type Agreement = Body<'adyenSession'>

/** CALL-061 to CALL-063: PayPal is asked for its script's key, for an order, and whether the order still stands. */
export async function openPaypal(
  hotelId: string,
  { currency }: Body<'paypalCredential'>,
  context: Context,
): Answer<'paypalCredential'> {
  const { hotel } = await houseWith(hotelId, context, ({ paypal }) => paypal)
  const { client_key } = accountOf(hotel.settings, 'paypal') ?? configuredGateway(context, 'paypal').clientConfig()
  return { data: { client_token: context.ids.next(), client_id: client_key, currency } }
}

export async function orderPaypal(
  hotelId: string,
  asked: Body<'paypalOrder'>,
  context: Context,
): Answer<'paypalOrder'> {
  const catalog = await houseWith(hotelId, context, ({ paypal }) => paypal)
  await checkSum(catalog, asked, context)
  const { amount, currency } = asked
  const made = await configuredGateway(context, 'paypal').order({ reference: context.ids.next(), amount, currency })
  if (made.kind === 'unknown') throw gatewaySilent()
  return { data: { order_id: made.id } }
}

/** What the guest chose at PayPal can pay this sum; whether it did, only the charge says (guarantee S13). */
export async function validatePaypal(
  hotelId: string,
  asked: Body<'paypalValidation'>,
  context: Context,
): Answer<'paypalValidation'> {
  await houseWith(hotelId, context, ({ paypal }) => paypal)
  const order = await configuredGateway(context, 'paypal').findOrder(asked.order_id)
  if (order.kind === 'unknown') throw gatewaySilent()
  const valid =
    order.kind === 'order' && !order.is_used && order.amount === asked.amount && order.currency === asked.currency
  return { data: { valid, brand: 'paypal', code: valid ? null : ERRORS.cardNotAccepted.code } }
}

export async function openSession(hotelId: string, asked: Agreement, context: Context): Answer<'adyenSession'> {
  const catalog = await houseWith(hotelId, context, ({ card }) => card === 'adyen_gmo')
  await checkSum(catalog, asked, context)
  const { amount, currency, return_url } = asked
  const adyen = configuredGateway(context, 'adyen_gmo')
  const made = await adyen.order({ reference: context.ids.next(), amount, currency })
  if (made.kind === 'unknown') throw gatewaySilent()
  const { client_key, environment } = accountOf(catalog.hotel.settings, 'adyen_gmo') ?? adyen.clientConfig()
  const { id, session_data } = made
  return { data: { id, session_data, client_key, environment, amount: { value: amount, currency }, return_url } }
}

/** Only a hotel that takes money in this way; for it or for its second currency. */
async function houseWith(hotelId: string, context: Context, has: (row: GatewayRow) => boolean): Promise<HotelCatalog> {
  requireSession(context.session, true)
  const catalog = await loadHotelCatalog(context, hotelId)
  const ids = [false, true].map((isSecond) => gatewayFor(catalog.hotel.settings, isSecond))
  if (!ids.some((id) => id !== null && has(GATEWAYS[id]))) throw missing('This hotel does not pay in this way')
  return catalog
}

/** The sum is the provider's own, of the calculation the guest saw; another one is not agreed on with anybody. */
async function checkSum(catalog: HotelCatalog, asked: Agreement, { database, clock }: Context): Promise<void> {
  const quote = await bindingQuote(database.orm, catalog, asked.quote_id, clock.now())
  const isSame =
    quote !== null &&
    quote.payment_type === asked.payment_type &&
    quote.currency === asked.currency &&
    (dueNow(quote.total, asked.payment_type) || quote.total.total_price) === asked.amount
  if (!isSame)
    throw new ApiError(ERRORS.priceChanged, 'The price has changed', { details: { reason: 'price_changed' } })
}
