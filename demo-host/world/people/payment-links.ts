import { eq } from 'drizzle-orm'

import { DAY_MS, PAY_BY_LINK_MS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { LinkStatus } from '../../../shared/rules/money/payment-link.ts'
import type { Orm } from '../../provider/db/orm.ts'
import type { Translated } from '../../provider/db/schema/columns.ts'
import { hotel } from '../../provider/db/schema/hotel.ts'
import { payment, paymentEntry } from '../../provider/db/schema/money.ts'
import { paymentLink } from '../../provider/db/schema/payment-link.ts'

const HOTEL = 'shirotsuki'
const SUM = 24_000
const FOR_EVER = new Date('2099-01-01T00:00:00Z')

const SUBJECTS: Translated = {
  en: 'Private boat on Lake Ashi, two guests',
  ja: '芦ノ湖貸切クルーズ 2名様',
  ko: '아시노코 전세 유람선, 2인',
  zh_Hans: '芦之湖包船游览，2位',
  zh_Hant: '蘆之湖包船遊覽，2位',
  id: 'Perahu pribadi di Danau Ashi, dua tamu',
  th: 'เรือส่วนตัวในทะเลสาบอาชิ สำหรับ 2 ท่าน',
  ar: 'قارب خاص في بحيرة آشي، لضيفين',
}

type Attempt = { state: 'captured' | 'failed' | 'pre_3d_secure'; refunded?: true }
type LinkSpec = { number: string; sentDaysAgo: number; closed?: 'completed' | 'cancelled'; attempt?: Attempt }

/** One in every state there is; a link that was really sent has a number nobody can guess. */
export const SEEDED_LINKS: Record<LinkStatus, LinkSpec> = {
  unpaid: { number: 'P1', sentDaysAgo: 0 },
  processing: { number: 'P2', sentDaysAgo: 1, attempt: { state: 'pre_3d_secure' } },
  paid: { number: 'P3', sentDaysAgo: 3, attempt: { state: 'captured' } },
  completed: { number: 'P4', sentDaysAgo: 20, closed: 'completed' },
  failed: { number: 'P5', sentDaysAgo: 0, attempt: { state: 'failed' } },
  refunded: { number: 'P6', sentDaysAgo: 10, attempt: { state: 'captured', refunded: true } },
  cancelled: { number: 'P7', sentDaysAgo: 4, closed: 'cancelled' },
  expired: { number: 'P8', sentDaysAgo: 2 },
}

/** `start` is the world's first day; a link of today is sent at this very moment. */
export async function seedPaymentLinks(tx: Orm, start: PlainDate, now: number): Promise<void> {
  const [house] = await tx.select().from(hotel).where(eq(hotel.code, HOTEL))
  if (!house || (await tx.$count(paymentLink)) > 0) return
  const began = Date.parse(`${start}T03:00:00Z`)
  for (const { number, sentDaysAgo, closed, attempt } of Object.values(SEEDED_LINKS)) {
    const sent = sentDaysAgo === 0 ? now : began - sentDaysAgo * DAY_MS
    const at = new Date(sent + PAY_BY_LINK_MS / 2)
    await tx.insert(paymentLink).values({
      number,
      hotel_id: house.id,
      subjects: SUBJECTS,
      amount_gross: SUM,
      currency: house.currency,
      closed_as: closed ?? null,
      closed_at: closed ? at : null,
      expires_at: new Date(sent + PAY_BY_LINK_MS),
      created_at: new Date(sent),
    })
    if (attempt) await seedAttempt(tx, number, house.currency, attempt, at)
  }
}

async function seedAttempt(
  tx: Orm,
  number: string,
  currency: typeof hotel.$inferSelect.currency,
  { state, refunded }: Attempt,
  at: Date,
): Promise<void> {
  const id = `seeded-link-${number}`
  const isPaid = state === 'captured'
  await tx.insert(payment).values({
    id,
    payment_link_number: number,
    gateway: 'payment_hub',
    payment_type: 'credit_card',
    amount_gross: SUM,
    captured_gross: isPaid ? SUM : 0,
    refunded_gross: refunded ? SUM : 0,
    currency,
    state,
    card_brand: 'visa',
    card_last4: '4242',
    error_code: state === 'failed' ? ERRORS.cardUnusable.code : null,
    expires_at: state === 'pre_3d_secure' ? FOR_EVER : null,
    created_at: at,
    updated_at: at,
  })
  if (!isPaid) return
  const entry = { payment_id: id, amount_gross: SUM, gateway_ref: null }
  await tx.insert(paymentEntry).values({ ...entry, kind: 'captured', dedupe: `${id} captured`, at })
  const later = new Date(at.getTime() + DAY_MS)
  if (refunded)
    await tx.insert(paymentEntry).values({ ...entry, kind: 'refunded', dedupe: `${id} refunded`, at: later })
}
