import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { AccountData } from '../../../shared/model/person/personal-data.ts'
import { audit } from '../db/schema/audit.ts'
import { reservation } from '../db/schema/booking.ts'
import { coupon } from '../db/schema/coupon.ts'
import { hotel as hotels } from '../db/schema/hotel.ts'
import { lotteryEntry, lotteryEvent } from '../db/schema/lottery.ts'
import { emailOutbox } from '../db/schema/mail.ts'
import { member, memberIdentity, memberProgram, program } from '../db/schema/member.ts'
import { memberCoupon, pointEntry, pointExchange, savedCard, voucher } from '../db/schema/wallet.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { missing } from '../kernel/api-error.ts'
import { writeAudit } from '../kernel/audit.ts'
import type { Context, SignedIn } from '../kernel/context.ts'
import { iso } from '../kernel/hotel-time.ts'
import { localize, localizerOf } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'
import { stayData } from './export-stay.ts'

type Row = typeof member.$inferSelect

const moment = (at: Date): string => iso(at.getTime())

/** GET …/memberships/personal_data: a copy of everything that is kept about a member, in all hotels of the brand. */
export async function exportAccount(hotel: Hotel, { id }: SignedIn, context: Context): Promise<AccountData> {
  const { orm } = context.database
  await writeAudit(orm, context, { kind: 'data_exported', hotel_id: hotel.id, member_id: id })
  const [row] = await orm.select().from(member).where(eq(member.id, id))
  if (!row) throw missing('There is no such account')
  const localizer = localizerOf(hotel, context)
  return {
    email: row.email,
    unconfirmed_email: row.email_pending,
    membership_id: row.membership_id,
    locale: row.locale,
    profile: row.profile,
    referrer_code: row.referrer_code,
    joined_at: moment(row.created_at),
    ...(await membershipsOf(row, localizer, context)),
    stays: await staysOf(row, context),
    ...(await walletOf(row, localizer, context)),
    lotteries: await lotteriesOf(row, localizer, context),
    mails: await mailsOf(row, context),
    trail: await trailOf(row, context),
  }
}

async function membershipsOf({ id }: Row, localizer: Localizer, { database: { orm } }: Context) {
  const identities = await orm.select().from(memberIdentity).where(eq(memberIdentity.member_id, id))
  const joined = await orm
    .select({ names: program.names, rank_id: memberProgram.rank_id, joined_at: memberProgram.joined_at })
    .from(memberProgram)
    .innerJoin(program, eq(program.id, memberProgram.program_id))
    .where(eq(memberProgram.member_id, id))
    .orderBy(asc(program.id))
  return {
    providers: identities.map(({ provider }) => provider),
    programs: joined.map(({ names, rank_id, joined_at }) => ({
      name: localize(names, localizer),
      rank_id,
      joined_at: moment(joined_at),
    })),
  }
}

/** Each as its own copy; the account stands beside them once. */
async function staysOf({ id }: Row, context: Context): Promise<AccountData['stays']> {
  const rows = await context.database.orm
    .select({ row: reservation, hotel: hotels })
    .from(reservation)
    .innerJoin(hotels, eq(hotels.id, reservation.hotel_id))
    .where(eq(reservation.member_id, id))
    .orderBy(asc(reservation.id))
  const stays: AccountData['stays'] = []
  for (const { row, hotel } of rows) stays.push({ ...(await stayData(row, hotel, context)), account: null })
  return stays
}

async function walletOf({ id }: Row, localizer: Localizer, { database: { orm } }: Context) {
  const entries = await orm
    .select({ entry: pointEntry, names: program.names, number: reservation.number })
    .from(pointEntry)
    .innerJoin(program, eq(program.id, pointEntry.program_id))
    .leftJoin(reservation, eq(reservation.id, pointEntry.reservation_id))
    .where(eq(pointEntry.member_id, id))
    .orderBy(asc(pointEntry.id))
  const exchanges = await orm.select().from(pointExchange).where(eq(pointExchange.member_id, id)).orderBy(asc(pointExchange.id)) // prettier-ignore
  const coupons = await orm
    .select({ given: memberCoupon, coupon })
    .from(memberCoupon)
    .innerJoin(coupon, eq(coupon.id, memberCoupon.coupon_id))
    .where(eq(memberCoupon.member_id, id))
    .orderBy(asc(coupon.id))
  const vouchers = await orm.select().from(voucher).where(eq(voucher.member_id, id)).orderBy(asc(voucher.id))
  const cards = await orm.select().from(savedCard).where(eq(savedCard.member_id, id)).orderBy(asc(savedCard.id))
  return {
    points: entries.map(({ entry: { effective_at, kind, amount }, names, number }) => ({
      at: moment(effective_at),
      program: localize(names, localizer),
      kind,
      amount,
      reservation_number: number,
    })),
    exchanges: exchanges.map(({ created_at, amount, exchange_type }) => ({
      at: moment(created_at),
      amount,
      exchange_type,
    })),
    coupons: coupons.map(({ given: { state, consumed_at }, coupon: { code, names } }) => ({
      code,
      name: localize(names, localizer),
      state,
      consumed_at: consumed_at && moment(consumed_at),
    })),
    vouchers: vouchers.map(({ number, names, state, consumed_at }) => ({
      number,
      name: localize(names, localizer),
      state,
      consumed_at: consumed_at && moment(consumed_at),
    })),
    cards: cards.map(({ brand, last4, expiry, holder }) => ({ brand, last4, expiry, holder })),
  }
}

async function lotteriesOf({ id }: Row, localizer: Localizer, { database: { orm } }: Context) {
  const rows = await orm
    .select({ entry: lotteryEntry, names: lotteryEvent.names })
    .from(lotteryEntry)
    .innerJoin(lotteryEvent, eq(lotteryEvent.id, lotteryEntry.event_id))
    .where(eq(lotteryEntry.member_id, id))
    .orderBy(asc(lotteryEntry.id))
  return rows.map(({ entry, names }) => ({
    entry_number: entry.entry_number,
    event: localize(names, localizer),
    status: entry.status,
    checkin_date: entry.checkin_date,
    checkout_date: entry.checkout_date,
    guest: entry.form?.guest ?? null,
    requests: entry.form?.requests || null,
    entered_at: moment(entry.created_at),
  }))
}

/** Letters about the account go to its address, from any hotel of its brand. */
async function mailsOf({ email, brand_id }: Row, { database: { orm } }: Context): Promise<AccountData['mails']> {
  const ofBrand = orm.select({ id: hotels.id }).from(hotels).where(eq(hotels.brand_id, brand_id))
  const isOurs = and(isNull(emailOutbox.reservation_id), inArray(emailOutbox.hotel_id, ofBrand))
  const isTo = eq(sql`lower(${emailOutbox.to_address})`, email.toLowerCase())
  const rows = email === '' ? [] : await orm.select().from(emailOutbox).where(and(isOurs, isTo)).orderBy(asc(emailOutbox.id)) // prettier-ignore
  return rows.map(({ template, to_address, created_at }) => ({
    kind: template,
    to: to_address,
    at: moment(created_at),
  }))
}

async function trailOf({ id }: Row, { database: { orm } }: Context): Promise<AccountData['trail']> {
  const rows = await orm.select().from(audit).where(eq(audit.member_id, id)).orderBy(asc(audit.id))
  return rows.map(({ at, kind, by }) => ({ at: moment(at), what: kind, by }))
}
