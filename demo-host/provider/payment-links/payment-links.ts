import { and, asc, eq, inArray } from 'drizzle-orm'
import { renderSVG } from 'uqr'

import type { LinkStanding, PaymentLink } from '../../../shared/model/payment/payment-link.ts'
import { acceptedKinds } from '../../../shared/payments.ts'
import type { CardKind } from '../../../shared/payments.ts'
import { openWindows } from '../../../shared/rules/days/maintenance.ts'
import { fillPath } from '../../../shared/booking-routes.ts'
import { hotelRoutes } from '../../../shared/routes.ts'
import { linkStatus, mayBePaid } from '../../../shared/rules/money/payment-link.ts'
import type { LinkStatus } from '../../../shared/rules/money/payment-link.ts'
import type { Orm } from '../db/orm.ts'
import { hotel } from '../db/schema/hotel.ts'
import { payment, paymentEntry } from '../db/schema/money.ts'
import { paymentLink } from '../db/schema/payment-link.ts'
import type { GatewayClientConfig } from '../gateways/gateway.ts'
import type { Context } from '../kernel/context.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { maintenanceOf } from '../hotels/maintenance.ts'
import type { Payment } from '../payments/outcomes.ts'
import { isFinal, NEXT } from '../payments/payment-states.ts'
import { missing } from '../kernel/api-error.ts'
import { localizerOf, localize } from '../kernel/texts.ts'

/** Links are paid through the payment hub, whoever takes the hotel's bookings: its fields need no booking to stand for. */
export const LINK_GATEWAY = 'payment_hub'

/** Modules of white around the code: scanners do without fewer only by luck. */
const QUIET = 4

export type Link = { link: typeof paymentLink.$inferSelect; hotel: Hotel; payments: readonly Payment[] }

/** Unknown is told as what is not there (guarantee S8). With `lock`, whoever wants to pay or close it comes after another. */
export async function linkOf(tx: Orm, number: string, lock = false): Promise<Link> {
  const query = tx
    .select({ link: paymentLink, hotel })
    .from(paymentLink)
    .innerJoin(hotel, eq(hotel.id, paymentLink.hotel_id))
    .where(eq(paymentLink.number, number))
  const [found] = await (lock ? query.for('update', { of: paymentLink }) : query)
  if (!found) throw missing('The payment record was not found')
  const payments = await tx
    .select()
    .from(payment)
    .where(eq(payment.payment_link_number, number))
    .orderBy(asc(payment.created_at), asc(payment.id))
  return { ...found, payments }
}

export const paymentLinkStatus = ({ link, payments }: Link, now: number): LinkStatus =>
  linkStatus(
    {
      closedAs: link.closed_as,
      expiresAt: link.expires_at.getTime(),
      payments: payments.map(({ state, captured_gross, refunded_gross }) => ({
        isOpen: !isFinal(state),
        // Money that came after it was given up goes back, and pays nothing.
        captured: state === 'captured' ? captured_gross : 0,
        refunded: refunded_gross,
      })),
    },
    now,
  )

/** AMB-37, and the hours in which a brand's acquirer is at work. */
export function brandsOf({ link, hotel: house }: Link, now: number): CardKind[] {
  const closed = openWindows(maintenanceOf(house), now).flatMap(({ brands }) => brands)
  return acceptedKinds(link.amount_gross, link.currency).filter((kind) => !closed.includes(kind))
}

export async function shownLink(context: Context, number: string): Promise<PaymentLink> {
  const { orm } = context.database
  const found = await linkOf(orm, number)
  const { link, hotel: house } = found
  const now = context.clock.now()
  const status = paymentLinkStatus(found, now)
  const localizer = localizerOf(house, context)
  const isOpen = mayBePaid(status)
  const fields = context.gateways[LINK_GATEWAY]?.clientConfig()
  const value = paymentLinkUrl(context, house, number)
  const moved = await movesOf(orm, found)
  return {
    number,
    subject: localize(link.subjects, localizer),
    amount: link.amount_gross,
    currency: link.currency,
    status,
    expires_at: link.expires_at.toISOString(),
    paid_at: moved('captured'),
    refunded_at: moved('refunded'),
    hotel: { name: localize(house.names, localizer), time_zone: house.time_zone },
    gateway:
      fields && (isOpen || status === 'processing') ? { ...shownFields(fields), brands: brandsOf(found, now) } : null,
    qr: isOpen ? { value, svg: renderSVG(value, { border: QUIET }) } : null,
  }
}

const shownFields = ({ client_key, origin }: GatewayClientConfig) => ({ client_key, origin })

/** Where it is paid. */
export const paymentLinkUrl = ({ origins }: Pick<Context, 'origins'>, { code }: Hotel, paymentNumber: string): string =>
  `${origins.widget}${fillPath(hotelRoutes.payment.path, { paymentNumber })}?${new URLSearchParams({ code })}`

/** When money went there and back, by the ledger. */
async function movesOf(orm: Orm, { payments }: Link) {
  const paid = payments.filter(({ state }) => state === 'captured').map(({ id }) => id)
  const entries =
    paid.length === 0
      ? []
      : await orm
          .select({ kind: paymentEntry.kind, at: paymentEntry.at })
          .from(paymentEntry)
          .where(and(inArray(paymentEntry.payment_id, paid), inArray(paymentEntry.kind, ['captured', 'refunded'])))
          .orderBy(asc(paymentEntry.at), asc(paymentEntry.id))
  return (kind: 'captured' | 'refunded') => entries.findLast((entry) => entry.kind === kind)?.at.toISOString() ?? null
}

export async function linkStanding(context: Context, number: string, asked: Payment): Promise<LinkStanding> {
  return {
    link: await shownLink(context, number),
    transaction: {
      id: asked.id,
      status: asked.state,
      challenge_url: asked.challenge_url,
      expires_at: asked.expires_at?.toISOString() ?? null,
      code: asked.error_code,
      next: NEXT[asked.state],
    },
  }
}
