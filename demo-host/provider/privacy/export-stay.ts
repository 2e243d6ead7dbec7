import { organization } from '../db/schema/organization.ts'
import { and, asc, eq, isNotNull } from 'drizzle-orm'

import type { PersonalData } from '../../../shared/model/person/personal-data.ts'
import { addDays } from '../../../shared/rules/days/dates.ts'
import { audit } from '../db/schema/audit.ts'
import { reservationEvent } from '../db/schema/booking.ts'
import { emailOutbox } from '../db/schema/mail.ts'
import { member } from '../db/schema/member.ts'
import { payment } from '../db/schema/money.ts'
import { attachment, questionAnswer } from '../db/schema/question.ts'
import { receipt } from '../db/schema/receipt.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { writeAudit } from '../kernel/audit.ts'
import type { Context } from '../kernel/context.ts'
import { iso, localNow } from '../kernel/hotel-time.ts'
import { localize, localizerOf } from '../kernel/texts.ts'
import { memberOf } from '../members/member-at.ts'
import { attachmentUrl } from '../questions/attachments.ts'
import { authorizedReservation } from '../records/authorized-reservation.ts'
import type { ReservationCredentials, ReservationRow } from '../records/authorized-reservation.ts'
import { bookedExtras, bookedRooms } from '../records/booked-lines.ts'
import { retentionDays } from './retention.ts'

/** GET …/personal_data: a copy of everything that names the guest, for whoever proves the stay. */
export async function exportStay(
  hotel: Hotel,
  number: string,
  proof: ReservationCredentials,
  context: Context,
): Promise<PersonalData> {
  const row = await authorizedReservation(hotel, number, proof, context)
  await writeAudit(context.database.orm, context, {
    kind: 'data_exported',
    hotel_id: hotel.id,
    member_id: memberOf(context, hotel)?.id ?? null,
    reservation_id: row.id,
  })
  return { ...(await stayData(row, hotel, context)), account: await accountOf(row, hotel, context) }
}

/** What is kept with a stay, for whoever has proven that they may read it. */
export async function stayData(
  row: ReservationRow,
  hotel: Hotel,
  context: Context,
): Promise<Omit<PersonalData, 'account'>> {
  const { orm } = context.database
  const localizer = localizerOf(hotel, context)
  const [rooms, extras] = [await bookedRooms(orm, row.id), await bookedExtras(orm, row.id)]
  const answers = await orm.select().from(questionAnswer).where(eq(questionAnswer.reservation_id, row.id))
  return {
    reservation_number: row.number,
    checkin_date: row.checkin_date,
    checkout_date: row.checkout_date,
    status: row.status,
    booked_at: iso(row.created_at.getTime()),
    organization: await organizationOfStay(row, context),
    guest: row.guest,
    room_guests: rooms.map(({ guest }) => guest),
    requests: row.requests,
    cancel_details: row.cancel_details,
    receipt: row.receipt,
    invoice: row.invoice,
    tracking: row.tracking,
    answers: answers.map(({ titles, answer }) => ({ question: localize(titles, localizer), answer })),
    extra_answers: extras.flatMap(({ names, answer }) =>
      answer === null ? [] : [{ extra: localize(names, localizer), answer }],
    ),
    ...(await papersOf(row, context)),
    trail: await trailOf(row, context),
    kept_until: keptUntil(row, hotel),
  }
}

async function organizationOfStay(
  { organization_id: id }: ReservationRow,
  { database }: Context,
): Promise<string | null> {
  if (id === null) return null
  const [found] = await database.orm
    .select({ name: organization.name })
    .from(organization)
    .where(eq(organization.id, id))
  return found?.name ?? null
}

/** What was sent, written and paid with. */
async function papersOf({ id }: ReservationRow, context: Context) {
  const { orm } = context.database
  const files = await orm.select().from(attachment).where(eq(attachment.reservation_id, id))
  const mails = await orm.select().from(emailOutbox).where(eq(emailOutbox.reservation_id, id)).orderBy(asc(emailOutbox.id)) // prettier-ignore
  const receipts = await orm.select().from(receipt).where(eq(receipt.reservation_id, id)).orderBy(asc(receipt.issue))
  const cards = await orm
    .selectDistinct({ brand: payment.card_brand, last4: payment.card_last4 })
    .from(payment)
    .where(and(eq(payment.reservation_id, id), isNotNull(payment.card_last4)))
  return {
    files: files.map(({ id: file, name, mime, bytes }) => ({ name, mime, bytes, url: attachmentUrl(file, context) })),
    mails: mails.map(({ template, to_address, created_at }) => ({
      kind: template,
      to: to_address,
      at: iso(created_at.getTime()),
    })),
    receipts: receipts.map(({ issue, name, issued_at }) => ({
      issue,
      name,
      issued_at: issued_at && iso(issued_at.getTime()),
    })),
    cards: cards.map(({ brand, last4 }) => ({ brand: brand ?? '', last4: last4 ?? '' })),
  }
}

async function trailOf({ id }: ReservationRow, { database: { orm } }: Context): Promise<PersonalData['trail']> {
  const events = await orm.select().from(reservationEvent).where(eq(reservationEvent.reservation_id, id))
  const audits = await orm.select().from(audit).where(eq(audit.reservation_id, id))
  const all: PersonalData['trail'] = [
    ...events.map(({ at, kind, actor }) => ({ at: iso(at.getTime()), what: kind, by: actor })),
    ...audits.map(({ at, kind, by }) => ({ at: iso(at.getTime()), what: kind, by })),
  ]
  return all.toSorted((a, b) => a.at.localeCompare(b.at))
}

async function accountOf(row: ReservationRow, hotel: Hotel, context: Context): Promise<PersonalData['account']> {
  const who = memberOf(context, hotel)
  if (!who || who.id !== row.member_id) return null
  const [found] = await context.database.orm
    .select({ email: member.email, membership_id: member.membership_id, profile: member.profile })
    .from(member)
    .where(eq(member.id, who.id))
  return found ?? null
}

function keptUntil({ status, cancelled_at, checkout_date }: ReservationRow, { time_zone, settings }: Hotel): string {
  const isCancelled = status === 'cancelled' && cancelled_at !== null
  const end = isCancelled ? localNow(time_zone, cancelled_at.getTime()).date : checkout_date
  return addDays(end, retentionDays(settings, 'stay'))
}
