import { ERRORS } from '../../../shared/errors.ts'
import type { LinkPayment, LinkStanding } from '../../../shared/model/payment/payment-link.ts'
import { CARD_BRANDS } from '../../../shared/payments.ts'
import { PAYING_REFUSED } from '../../../shared/rules/money/payment-link.ts'
import { today } from '../../../shared/rules/days/dates.ts'
import type { Orm } from '../db/orm.ts'
import { payment } from '../db/schema/money.ts'
import type { Context } from '../kernel/context.ts'
import { claimKey, finishWithAnswer, idempotencyKeyFor, replay } from '../kernel/idempotency.ts'
import type { IdempotencyKey } from '../kernel/idempotency.ts'
import { configuredGateway } from '../payments/gateway-choice.ts'
import { outcomeOfAuthorization, paymentRefused } from '../payments/outcomes.ts'
import type { Payment } from '../payments/outcomes.ts'
import { brandsOf, linkOf, linkStanding, LINK_GATEWAY, shownLink, paymentLinkStatus } from './payment-links.ts'
import type { Link } from './payment-links.ts'
import { ApiError, missing } from '../kernel/api-error.ts'
import { requireSession } from '../kernel/sessions.ts'
import { cancelLink, applyLinkOutcome, linkPaymentOf, reconcileLink } from './reconcile-link.ts'
import { localizerOf, localize } from '../kernel/texts.ts'

const EXPIRY = /^(0[1-9]|1[0-2])\/(\d\d)$/

/** What is kept of an attempt under its key: whoever asks again is told how that very attempt stands. */
type Begun = { transaction_id: string }

/** POST /payments/{number}/pay. The attempt is written down before the gateway is asked: its id is our name for the charge. */
export async function payLink(number: string, body: LinkPayment, context: Context): Promise<LinkStanding> {
  const { orm } = context.database
  const key = idempotencyKeyFor(context, `POST /payments/${number}/pay`)

  const begun = await orm.transaction((tx) => begin(tx, number, body, key, context))
  if (begun) return answered(context, number, await charged(begun, body, context))
  const { transaction_id } = (await replay(orm, key)) as Begun // as begin() stored it
  return answered(context, number, await reconcileLink(context, transaction_id))
}

type Started = { found: Link; asked: Payment }

/** Null when an equal request was first. */
async function begin(tx: Orm, number: string, { card }: LinkPayment, key: IdempotencyKey, context: Context) {
  const { clock, ids } = context
  if (!(await claimKey(tx, key, clock))) return null
  configuredGateway(context, LINK_GATEWAY)
  const found = await linkOf(tx, number, true)
  const { link } = found
  const code = PAYING_REFUSED[paymentLinkStatus(found, clock.now())]
  if (code !== null) throw new ApiError({ code, status: 409 }, 'This payment link cannot be paid')
  checkCard(found, card, clock.now())

  const now = new Date(clock.now())
  const [asked] = await tx
    .insert(payment)
    .values({
      id: ids.next(),
      payment_link_number: number,
      gateway: LINK_GATEWAY,
      payment_type: 'credit_card',
      amount_gross: link.amount_gross,
      currency: link.currency,
      state: 'capturing',
      card_brand: card.brand,
      card_last4: card.last4,
      created_at: now,
      updated_at: now,
    })
    .returning()
  if (!asked) throw new Error('An insert returns its row')
  const begun: Begun = { transaction_id: asked.id }
  await finishWithAnswer(tx, key, begun)
  return { found, asked }
}

/** Everything about the card that can be known without asking its bank. */
function checkCard(found: Link, card: LinkPayment['card'], now: number): void {
  if (!brandsOf(found, now).includes(CARD_BRANDS[card.brand].is))
    throw new ApiError(ERRORS.cardNotAccepted, 'This card is not accepted here')
  const [, month, year] = EXPIRY.exec(card.expiry) ?? []
  if (!month || !year || `20${year}-${month}` < today(found.hotel.time_zone, now).slice(0, 7))
    throw new ApiError(ERRORS.cardExpired, 'The card has expired')
}

async function charged({ found, asked }: Started, { card, return_url }: LinkPayment, context: Context) {
  const answer = await configuredGateway(context, LINK_GATEWAY).authorize({
    reference: asked.id,
    token: card.token,
    amount: asked.amount_gross,
    currency: asked.currency,
    three_ds: true,
    capture: true,
    return_url: return_url ?? `${context.origins.widget}/`,
    hotel_name: localize(found.hotel.names, localizerOf(found.hotel, context)),
    locale: context.locale,
  })
  const outcome = outcomeOfAuthorization(asked, answer)
  // Nobody knows what the gateway did: it is asked once more, and then whenever the guest or the scheduled jobs asks.
  return outcome ? applyLinkOutcome(context, asked.id, outcome) : reconcileLink(context, asked.id)
}

async function answered(context: Context, number: string, asked: Payment): Promise<LinkStanding> {
  if (asked.state === 'failed' || asked.state === 'cancelled') throw paymentRefused(asked.error_code)
  return linkStanding(context, number, asked)
}

/** GET /payments/{number}. */
export function showLink(number: string, context: Context) {
  requireSession(context.session, true)
  return shownLink(context, number)
}

/** GET and PATCH /payments/{number}/status: of an attempt of this very link. */
export async function linkOutcome(
  number: string,
  { transaction_id, status }: { transaction_id: string; status?: 'returned' | 'cancelled' },
  context: Context,
): Promise<LinkStanding> {
  requireSession(context.session, true)
  const { link } = await linkOf(context.database.orm, number)
  const asked = await linkPaymentOf(context.database.orm, transaction_id)
  if (asked.payment_link_number !== link.number) throw missing()
  const stands =
    status === 'cancelled'
      ? await cancelLink(context, asked.id, ERRORS.threeDSecureCancelled.code)
      : await reconcileLink(context, asked.id)
  return linkStanding(context, number, stands)
}
