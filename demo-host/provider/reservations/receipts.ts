import { createHash } from 'node:crypto'
import { and, desc, eq, ne } from 'drizzle-orm'

import { MINUTE_MS, SECOND_MS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { Locale } from '../../../shared/locales.ts'
import * as rules from '../../../shared/rules/person/names.ts'
import { receiptState } from '../../../shared/rules/money/receipts.ts'
import { receipt } from '../db/schema/receipt.ts'
import { plainText } from '../documents/lines.ts'
import { receiptPdf } from '../documents/receipt.ts'
import type { ReceiptContent } from '../documents/receipt.ts'
import type { Context } from '../kernel/context.ts'
import type { Orm } from '../db/orm.ts'
import { iso } from '../kernel/hotel-time.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { slowDown } from '../kernel/limits.ts'
import { lockUnerased } from '../records/authorized-reservation.ts'
import type { ReservationRow } from '../records/authorized-reservation.ts'
import { receiptContent, receivedFor } from './receipt-content.ts'
import { ApiError } from '../kernel/api-error.ts'
import { writeAudit } from '../kernel/audit.ts'
import { localizerOf } from '../kernel/texts.ts'

/** Within this time the same receipt asked for twice is one: a second click, a download that broke off. */
const SAME_MS = MINUTE_MS
/** A process that died while writing leaves its receipt to the next who asks. */
const LEASE_MS = 30 * SECOND_MS

type Asked = { name: string; receipt_unicode?: string | undefined; locale: Locale }

/** Writes the receipt of a proven reservation, or says that another request is writing just this one (1200). */
export async function issueReceipt(
  hotel: Hotel,
  row: ReservationRow,
  asked: Asked,
  context: Context,
): Promise<Uint8Array> {
  const { orm } = context.database
  await slowDown(context, hotel.id, 'receipt')
  const addressee = checkedAddressee(row, asked)
  const received = await receivedFor(orm, row)
  const state = receiptState(received, hotel.time_zone, context.clock.now())
  if (state.kind === 'never') throw refused('There is no receipt for this reservation', { reason: 'not_paid_by_card' })
  if (state.kind === 'from')
    throw refused('The receipt can be had from the check-out day', {
      reason: 'too_early',
      available_from: iso(state.at),
    })

  const localizer = localizerOf(hotel, { ...context, locale: asked.locale })
  const wanted = { ...addressee, locale: asked.locale, received: state.amount }
  const content = await receiptContent(orm, hotel, row, wanted, localizer, context.clock.now())
  const claimed = await orm.transaction((tx) => claim(tx, row, content, asked.locale, context))
  switch (claimed.kind) {
    case 'written':
      await writeAudit(orm, context, { kind: 'receipt_read', hotel_id: hotel.id, reservation_id: row.id })
      return claimed.pdf
    case 'underWay':
      throw underWay()
    case 'mine':
      return write(claimed, content, asked.locale, row, context)
    default:
      return claimed satisfies never
  }
}

const underWay = () => new ApiError(ERRORS.jobUnfinished, 'The receipt is being written')

const refused = (title: string, details: Record<string, unknown>) =>
  new ApiError(ERRORS.invalidRequest, title, { status: 409, details })

/** Whom it is for: what was typed as plain text, else the guest; a number has eight digits (MANAGE-036). */
function checkedAddressee(row: ReservationRow, { name, receipt_unicode = '' }: Asked) {
  const faults = { name: rules.freeText(name), receipt_unicode: rules.receiptNumber(receipt_unicode) }
  const base = Object.entries(faults).flatMap(([field, error]) =>
    error ? [{ field, code: ERRORS.invalidRequest.code, error }] : [],
  )
  if (base.length > 0) throw new ApiError(ERRORS.invalidRequest, 'A receipt cannot be written like this', { base })
  const { first_name, last_name } = row.guest
  return {
    name: plainText(name) || plainText(`${first_name} ${last_name}`),
    business_number: rules.normalizePhone(receipt_unicode) || null,
  }
}

type Claimed = { kind: 'written'; pdf: Uint8Array } | { kind: 'underWay' } | Mine
type Mine = { kind: 'mine'; id: number; issue: number }

/** Under the lock of the reservation: one of several who ask at once writes, and each issue has one number. */
async function claim(
  tx: Orm,
  row: ReservationRow,
  content: ReceiptContent,
  locale: Locale,
  context: Context,
): Promise<Claimed> {
  const now = context.clock.now()
  await lockUnerased(tx, row.id)
  const [last] = await tx
    .select()
    .from(receipt)
    .where(eq(receipt.reservation_id, row.id))
    .orderBy(desc(receipt.issue))
    .limit(1)
  const content_hash = createHash('sha256')
    .update(JSON.stringify([content, locale]))
    .digest('hex')
  const isSame = last?.content_hash === content_hash
  const isYoung = (at: Date | null | undefined, ms: number) => at instanceof Date && now - at.getTime() < ms
  if (isSame && last.pdf && isYoung(last.issued_at, SAME_MS)) return { kind: 'written', pdf: last.pdf }
  if (isSame && last.state === 'building' && isYoung(last.started_at, LEASE_MS)) return { kind: 'underWay' }

  // What nobody finished was never handed out, so its number is free.
  const isAbandoned = last?.state === 'building' && !isYoung(last.started_at, LEASE_MS)
  if (isAbandoned) await tx.delete(receipt).where(eq(receipt.id, last.id))
  const issue = isAbandoned ? last.issue : (last?.issue ?? 0) + 1
  const [mine] = await tx
    .insert(receipt)
    .values({
      reservation_id: row.id,
      issue,
      name: content.name,
      business_number: content.business_number,
      locale,
      received_gross: content.received,
      currency: content.currency,
      content_hash,
      state: 'building',
      started_at: new Date(now),
    })
    .returning({ id: receipt.id })
  if (!mine) throw new Error('A receipt was not kept')
  return { kind: 'mine', id: mine.id, issue }
}

async function write(
  { id, issue }: Mine,
  content: ReceiptContent,
  locale: Locale,
  row: ReservationRow,
  context: Context,
): Promise<Uint8Array> {
  const { database, clock } = context
  try {
    const pdf = await receiptPdf(content, issue, locale)
    await database.orm.transaction(async (tx) => {
      await lockUnerased(tx, row.id)
      const issued = { pdf, state: 'issued', issued_at: new Date(clock.now()) } as const
      const mine = await tx.update(receipt).set(issued).where(eq(receipt.id, id)).returning({ id: receipt.id })
      // It took so long that another request has its number.
      if (mine.length === 0) throw underWay()
      const others = and(eq(receipt.reservation_id, row.id), ne(receipt.id, id))
      await tx.update(receipt).set({ pdf: null }).where(others)
      const about = { hotel_id: row.hotel_id, reservation_id: row.id, member_id: row.member_id }
      await writeAudit(tx, context, { kind: 'receipt_issued', ...about })
    })
    return pdf
  } catch (error) {
    // Nobody saw it: the next one has its number.
    await database.orm.delete(receipt).where(eq(receipt.id, id))
    throw error
  }
}
