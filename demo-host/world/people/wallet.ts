import { and, eq } from 'drizzle-orm'

import { DAY_MS } from '../../../shared/constants.ts'
import { addDays } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { Orm } from '../../provider/db/orm.ts'
import type { Translated } from '../../provider/db/schema/columns.ts'
import { coupon } from '../../provider/db/schema/coupon.ts'
import { hotel } from '../../provider/db/schema/hotel.ts'
import { member } from '../../provider/db/schema/member.ts'
import { keptCardTable } from '../../simulators/gateway/schema.ts'
import {
  memberCoupon,
  pointBalance,
  pointEntry,
  pointLot,
  savedCard,
  voucher,
} from '../../provider/db/schema/wallet.ts'

/** Of Tsukinoya: the first with everything a wallet can hold, the second with points and nothing else. */
const [HANAKO, TARO, CLUB] = [1001, 1002, 101]
const SHIROTSUKI = 'shirotsuki'

type Lot = { member: number; program: number; amount: number; daysAgo: number; endsIn: number }
const LOTS: readonly Lot[] = [
  { member: HANAKO, program: CLUB, amount: 12_000, daysAgo: 200, endsIn: 300 },
  // Ends within the month.
  { member: HANAKO, program: CLUB, amount: 800, daysAgo: 340, endsIn: 25 },
  { member: TARO, program: CLUB, amount: 800, daysAgo: 40, endsIn: 325 },
  { member: 2001, program: 201, amount: 3_000, daysAgo: 90, endsIn: 275 },
  { member: 4001, program: 401, amount: 5_000, daysAgo: 90, endsIn: 275 },
]
/** Points that ended before this world began, so that a history has every kind. */
const LOST = { member: HANAKO, program: CLUB, amount: 300, daysAgo: 500, endedAgo: 135 }

const VOUCHER: Translated = {
  ja: '宿泊補助券',
  en: 'Stay voucher',
  ko: '숙박 상품권',
  zh_Hans: '住宿券',
  zh_Hant: '住宿券',
  id: 'Voucher menginap',
  th: 'บัตรกำนัลที่พัก',
  ar: 'قسيمة إقامة',
}

type VoucherSpec = Pick<typeof voucher.$inferInsert, 'number' | 'amount_gross'> & {
  valid?: readonly [from: number, until: number]
  stay?: readonly [from: number, to: number]
  excluded?: readonly (readonly [from: number, to: number])[]
  isConsumed?: true
}
/** Days are counted from the world's first one. */
const VOUCHERS: readonly VoucherSpec[] = [
  { number: 'STAY-5000', amount_gross: 5_000, stay: [0, 200], excluded: [[58, 67]] },
  { number: 'STAY-3000', amount_gross: 3_000 },
  { number: 'LATER-2000', amount_gross: 2_000, valid: [300, 400] },
  { number: 'OLD-1000', amount_gross: 1_000, valid: [-400, -30] },
  { number: 'USED-4000', amount_gross: 4_000, isConsumed: true },
]

/** Of the coupons of world/coupons.ts, and what became of each in this member's hands. */
const GIVEN = [
  { code: 'WELCOME10', isConsumed: false },
  { code: 'MEMBERS', isConsumed: false },
  { code: 'EXPIRED', isConsumed: false },
  { code: 'SOON', isConsumed: false },
  { code: 'YEN1000', isConsumed: true },
] as const

const CARDS = [
  { gateway_token: 'kept_seed_visa', brand: 'visa', last4: '4242', expiry: '12/30', holder: 'HANAKO YAMADA' },
  { gateway_token: 'kept_seed_jcb', brand: 'jcb', last4: '3530', expiry: '06/29', holder: 'HANAKO YAMADA' },
]

/** What the members of world/members.ts have; where they are not, there is nothing. */
export async function seedWallets(tx: Orm, start: PlainDate): Promise<void> {
  if ((await tx.$count(pointBalance)) + (await tx.$count(voucher)) > 0) return
  const known = new Set((await tx.select({ id: member.id }).from(member)).map(({ id }) => id))
  const began = Date.parse(`${start}T00:00:00Z`)
  const at = (days: number) => new Date(began + days * DAY_MS)

  const lots = LOTS.filter((lot) => known.has(lot.member))
  if (lots.length === 0) return
  await seedPoints(tx, lots, at)
  await seedVouchers(tx, known, start, at)
  const [house] = await tx.select({ id: hotel.id }).from(hotel).where(eq(hotel.code, SHIROTSUKI))
  if (!house || !known.has(HANAKO)) return
  for (const { code, isConsumed } of GIVEN) {
    const [row] = await tx
      .select({ id: coupon.id })
      .from(coupon)
      .where(and(eq(coupon.hotel_id, house.id), eq(coupon.code, code)))
    if (row)
      await tx.insert(memberCoupon).values({
        member_id: HANAKO,
        coupon_id: row.id,
        state: isConsumed ? 'consumed' : 'available',
        consumed_at: isConsumed ? at(-30) : null,
      })
  }
  // The gateway's own table outlives the accounts of a world.
  await tx
    .insert(keptCardTable)
    .values(
      CARDS.map(({ gateway_token: token, ...card }) => ({
        token,
        ...card,
        gateway: 'payment_hub' as const,
        created_at: at(-60),
      })),
    )
    .onConflictDoNothing()
  await tx
    .insert(savedCard)
    .values(CARDS.map((card) => ({ ...card, member_id: HANAKO, hotel_id: house.id, created_at: at(-60) })))
}

async function seedPoints(tx: Orm, lots: readonly Lot[], at: (days: number) => Date): Promise<void> {
  const balances = new Map<string, { member_id: number; program_id: number; balance: number }>()
  for (const { member: member_id, program: program_id, amount } of lots) {
    const key = `${member_id} ${program_id}`
    const kept = balances.get(key) ?? { member_id, program_id, balance: 0 }
    balances.set(key, { ...kept, balance: kept.balance + amount })
  }
  await tx.insert(pointBalance).values([...balances.values()])
  await tx.insert(pointLot).values(
    lots.map(({ member: member_id, program: program_id, amount, daysAgo, endsIn }) => ({
      member_id,
      program_id,
      amount,
      remaining: amount,
      expires_at: at(endsIn),
      created_at: at(-daysAgo),
    })),
  )
  const owner = { member_id: LOST.member, program_id: LOST.program }
  const gained = lots.map(({ member: member_id, program: program_id, amount, daysAgo }, index) => ({
    member_id,
    program_id,
    kind: 'gained' as const,
    amount,
    dedupe: `seed:${index}`,
    effective_at: at(-daysAgo),
  }))
  const lost = [
    { ...owner, kind: 'gained' as const, amount: LOST.amount, dedupe: 'seed:lost', effective_at: at(-LOST.daysAgo) },
    { ...owner, kind: 'expired' as const, amount: -LOST.amount, dedupe: 'seed:end', effective_at: at(-LOST.endedAgo) },
  ]
  await tx.insert(pointEntry).values([...gained, ...(lots.some((lot) => lot.member === LOST.member) ? lost : [])])
}

async function seedVouchers(
  tx: Orm,
  known: ReadonlySet<number>,
  start: PlainDate,
  at: (days: number) => Date,
): Promise<void> {
  const day = (days: number | undefined) => (days === undefined ? null : addDays(start, days))
  if (!known.has(HANAKO)) return
  const rows = VOUCHERS.map(({ number, amount_gross, valid, stay, excluded = [], isConsumed }) => ({
    brand_id: 1,
    member_id: HANAKO,
    number,
    names: VOUCHER,
    amount_gross,
    currency: 'JPY' as const,
    valid_from: day(valid?.[0]),
    valid_until: day(valid?.[1]),
    stay_from: day(stay?.[0]),
    stay_to: day(stay?.[1]),
    excluded: excluded.map(([from, to]) => ({ from: addDays(start, from), to: addDays(start, to) })),
    state: isConsumed ? ('consumed' as const) : ('available' as const),
    consumed_at: isConsumed ? at(-20) : null,
  }))
  await tx.insert(voucher).values(rows)
}
