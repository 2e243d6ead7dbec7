import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import type { Subscription, SubscriptionStatus } from '../../../shared/model/person/marketing.ts'
import { hotelRoutes } from '../../../shared/routes.ts'
import type { Orm } from '../db/orm.ts'
import { member } from '../db/schema/member.ts'
import type { Context } from '../kernel/context.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { emailHeaderOf } from '../hotels/email-facts.ts'
import { requireMember } from './member-sessions.ts'
import type { Member } from './member-sessions.ts'
import { ApiError, missing } from '../kernel/api-error.ts'
import { writeAudit } from '../kernel/audit.ts'
import { requireSession } from '../kernel/sessions.ts'
import { localizerOf } from '../kernel/texts.ts'
import { giveToken, lookUp } from '../kernel/tokens.ts'

type Asked = { unsubscribe_token?: string | undefined }
type Asking = Pick<Context, 'database' | 'clock' | 'ip'>

/** Of the API: where a mail reader ends them by itself (http/one-click-unsubscribe.ts). */
export const ONE_CLICK_PATH = '/unsubscribe'

/** GET /api/v1/marketing_emails/subscription_status. */
export async function subscriptionOf(asked: Asked, context: Context): Promise<Subscription> {
  const who = await subscriberOf(asked, context)
  const email = asked.unsubscribe_token === undefined ? who.email : masked(who.email)
  return { email, status: statusOf(who) }
}

/** POST /api/v1/marketing_emails/unsubscribe. Doing it twice is no mistake: the wish is the same. */
export async function unsubscribe(asked: Asked, context: Context): Promise<SubscriptionStatus> {
  const { id } = await subscriberOf(asked, context)
  await endOffers(id, asked.unsubscribe_token === undefined ? 'account' : 'letter', context)
  return 'unsubscribed'
}

/** For the one a letter went to, by its secret alone: their mail reader has no session. Throws for a secret that opens nothing. */
export async function unsubscribeByLetter(secret: string, context: Asking): Promise<void> {
  await endOffers(await readerOf(secret, context), 'letter', context)
}

async function endOffers(id: number, by: 'account' | 'letter', context: Asking): Promise<void> {
  await context.database.orm.transaction(async (tx) => {
    await tx
      .update(member)
      .set({ profile: sql`${member.profile} || '{"promotions_opt_in": false}'::jsonb` })
      .where(eq(member.id, id))
    await writeAudit(tx, context, { kind: 'offers_ended', by, member_id: id })
  })
}

const statusOf = ({ profile, deleted_at }: Member): SubscriptionStatus =>
  profile.promotions_opt_in === true && deleted_at === null ? 'subscribed' : 'unsubscribed'

/** A letter's link is good for its one purpose, and as often as its reader changes their mind. */
async function subscriberOf({ unsubscribe_token: secret }: Asked, context: Context): Promise<Member> {
  requireSession(context.session, true)
  const id = secret === undefined ? requireMember(context).id : await readerOf(secret, context)
  return memberOf(context.database.orm, id)
}

async function readerOf(secret: string, { database, clock }: Pick<Context, 'database' | 'clock'>): Promise<number> {
  const found = await lookUp(database.orm, 'unsubscribe', secret, clock)
  if (found.kind === 'over') throw new ApiError(ERRORS.linkExpired, 'This link is too old')
  if (found.kind === 'unknown' || found.row.member_id === null)
    throw new ApiError(ERRORS.linkInvalid, 'This link is not valid')
  return found.row.member_id
}

async function memberOf(orm: Orm, id: number): Promise<Member> {
  const [found] = await orm.select().from(member).where(eq(member.id, id))
  if (!found) throw missing()
  return found
}

/** h…o@example.com: its owner knows it again, whoever else was sent the letter learns no address. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at)
  return `${name.slice(0, 1)}…${name.length > 2 ? name.slice(-1) : ''}${email.slice(at)}`
}

/** What a hotel writes to everybody of its brand who wants to hear of offers; in the words it wrote. */
export type Offer = { subject: string; text: string }

/** Answers with how many letters are on their way. */
export async function sendOffer(
  tx: Orm,
  deps: Pick<Context, 'clock' | 'ids' | 'mail' | 'origins'>,
  house: Hotel,
  { subject, text }: Offer,
): Promise<number> {
  const { ids, mail, origins } = deps
  const campaign = ids.next()
  const wants = sql`${member.profile} ->> 'promotions_opt_in' = 'true'`
  const isThere = and(eq(member.brand_id, house.brand_id), isNull(member.deleted_at), isNotNull(member.confirmed_at))
  const readers = await tx.select().from(member).where(and(isThere, wants)).orderBy(member.id)
  for (const { id, email, locale } of readers) {
    const localizer = localizerOf(house, { locale, origins })
    const secret = await giveToken(tx, 'unsubscribe', { member_id: id }, deps)
    const query = new URLSearchParams({ code: house.code, locale })
    const wayOut = `${query}&unsubscribe_token=${secret}`
    await mail(tx, {
      template: 'offer',
      to: email,
      locale,
      dedupe: `offer ${campaign} ${id}`,
      hotel_id: house.id,
      data: {
        hotel: emailHeaderOf(house, localizer),
        subject,
        text,
        link: `${origins.widget}${hotelRoutes.result.path}?${query}`,
        unsubscribe: `${origins.widget}${hotelRoutes.unsubscribe.path}?${wayOut}`,
        one_click: `${origins.api}${ONE_CLICK_PATH}?${wayOut}`,
      },
    })
  }
  return readers.length
}
