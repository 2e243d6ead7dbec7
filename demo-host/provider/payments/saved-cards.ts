import { and, desc, eq, ne, sql } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import { CARD_BRAND_CODES } from '../../../shared/model/payment/card.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import type { SavedCard } from '../../../shared/model/person/wallet.ts'
import type { Orm } from '../db/orm.ts'
import { savedCard } from '../db/schema/wallet.ts'
import type { KeptCard } from '../gateways/messages.ts'
import type { Context } from '../kernel/context.ts'
import { dropCards, forgetCards, oweForgetting } from './forgotten-cards.ts'
import { ApiError } from '../kernel/api-error.ts'
import { writeAudit } from '../kernel/audit.ts'

type Row = typeof savedCard.$inferSelect

/** What a member's list shows of a card: never the name it has at the gateway. */
export function savedCardAnswer({ id, brand, last4, expiry, holder }: Row): SavedCard[] {
  const known = CARD_BRAND_CODES.find((code) => code === brand)
  return known ? [{ id, brand: known, last4, expiration: expiry, holder }] : []
}

/** A card is kept with the gateway of one hotel, and means nothing to another's. */
export const savedCardsOf = (orm: Pick<Orm, 'select'>, hotel: { id: number }, member: { id: number }): Promise<Row[]> =>
  orm
    .select()
    .from(savedCard)
    .where(and(eq(savedCard.member_id, member.id), eq(savedCard.hotel_id, hotel.id)))
    .orderBy(desc(savedCard.id))

const mine = (id: number, hotel: { id: number }, member: { id: number }) =>
  and(eq(savedCard.id, id), eq(savedCard.member_id, member.id), eq(savedCard.hotel_id, hotel.id))

/** Gone is gone: one that is not there, or somebody else's, is answered the same (guarantee S8). */
export async function removeSavedCard(
  hotel: { id: number },
  member: { id: number },
  cardId: string,
  context: Context,
): Promise<void> {
  const id = Number(cardId)
  if (!Number.isSafeInteger(id)) return
  const at = new Date(context.clock.now())
  const dropped = await context.database.orm.transaction(async (tx) => {
    const cards = await dropCards(tx, mine(id, hotel, member), at)
    if (cards.length > 0)
      await writeAudit(tx, context, { kind: 'card_forgotten', hotel_id: hotel.id, member_id: member.id })
    return cards
  })
  await forgetCards(context, dropped)
}

/** The booking with the card as it is known here, whatever was sent of it; null where the member has no such card. */
export async function paidAgain<Paid extends Pick<Booking, 'payment'>>(
  orm: Orm,
  hotel: { id: number },
  member: { id: number } | null,
  booking: Paid,
): Promise<{ booking: Paid; kept?: string } | null> {
  const { saved_card_id: id, card } = booking.payment
  if (id === undefined) return { booking }
  const row =
    member &&
    (
      await orm
        .select()
        .from(savedCard)
        .where(mine(id, hotel, member))
    )[0]
  const [known] = row ? savedCardAnswer(row) : []
  if (!row || !known || !card) return null
  const { brand, last4, expiration: expiry, holder } = known
  const payment = { ...booking.payment, card: { token: card.token, brand, last4, expiry, holder } }
  return { booking: { ...booking, payment }, kept: row.gateway_token }
}

export const noSuchCard = (): ApiError => {
  const title = 'This saved card cannot be used'
  return new ApiError(ERRORS.cardNotAccepted, title, {
    base: [{ field: 'payment.card', code: ERRORS.cardNotAccepted.code, error: title }],
  })
}

/** What paid once may be paid with again, and stands once in the member's list; nobody's is not kept at all. */
export async function keepCard(
  tx: Orm,
  { hotel_id, member_id }: { hotel_id: number; member_id: number | null },
  { token, brand, last4, expiry, holder }: KeptCard,
  at: Date,
): Promise<void> {
  if (member_id === null) return oweForgetting(tx, token, at)
  // Of two payments that end at once the second finds the card of the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`cards of member ${member_id}`}))`)
  const same = and(eq(savedCard.brand, brand), eq(savedCard.last4, last4), eq(savedCard.expiry, expiry))
  const theirs = and(eq(savedCard.member_id, member_id), eq(savedCard.hotel_id, hotel_id))
  await dropCards(tx, and(theirs, same, ne(savedCard.gateway_token, token)), at)
  const row = { member_id, hotel_id, gateway_token: token, brand, last4, expiry, holder, created_at: at }
  await tx.insert(savedCard).values(row).onConflictDoNothing()
}
