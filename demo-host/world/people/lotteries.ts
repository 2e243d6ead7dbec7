import { eq } from 'drizzle-orm'

import { DAY_MS } from '../../../shared/constants.ts'
import type { LotteryStatus } from '../../../shared/model/stay/lottery.ts'
import { addDays } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { Orm } from '../../provider/db/orm.ts'
import { hotelPlan, roomPlan, roomType } from '../../provider/db/schema/catalogue.ts'
import type { Translated } from '../../provider/db/schema/columns.ts'
import { hotel } from '../../provider/db/schema/hotel.ts'
import { lotteryEntry, lotteryEvent, lotteryRoom } from '../../provider/db/schema/lottery.ts'
import { member } from '../../provider/db/schema/member.ts'
import { systemIds } from '../../provider/kernel/ids.ts'
import { drawEvent } from '../../provider/lotteries/draw-event.ts'
import { continueIds } from '../continue-ids.ts'

const HOTEL = 'shirotsuki'
/** Given by lot: the two rooms everybody wants, with dinner. */
const GIVEN = { plan: 'kaiseki', rooms: ['hanare', 'tsukimi'] } as const
const HANAKO = 1001
const TARO = 1002
const JIRO = 1003
const NAMES = {
  [HANAKO]: { first_name: 'Hanako', last_name: 'Yamada' },
  [TARO]: { first_name: 'Taro', last_name: 'Sato' },
  [JIRO]: { first_name: 'Jiro', last_name: 'Suzuki' },
} as const

type EntrySpec = {
  number: string
  member: keyof typeof NAMES
  room: (typeof GIVEN.rooms)[number]
  status: LotteryStatus
  rank?: number
}
type EventSpec = {
  id: number
  uuid: string
  names: Translated
  /** Days from the world's first one, at noon in Japan. */
  opens: number
  closes: number
  result: number
  deadline: number
  /** The first check-in, and how many days on the last check-out is. */
  stay: readonly [from: number, days: number]
  is_exclusive?: true
  drawnWith?: string
  /** Drawn with the world, by the server's own draw. */
  isDrawn?: true
  entries: readonly EntrySpec[]
}

const named = (en: string, ja: string, ko: string, hans: string, hant: string, id: string, th: string, ar: string): Translated => ({
  en,
  ja,
  ko,
  zh_Hans: hans,
  zh_Hant: hant,
  id,
  th,
  ar,
}) // prettier-ignore

const NOTIFICATION = named(
  'One room an entry. Dinner is served at 18:00 on all days of the lottery.',
  'お一人様1室のみのご応募となります。期間中の夕食は18時からのご用意です。',
  '응모 1건당 객실 1개입니다. 기간 중 저녁 식사는 18시에 제공됩니다.',
  '每次报名限一间客房。活动期间晚餐于18:00开始。',
  '每次報名限一間客房。活動期間晚餐於18:00開始。',
  'Satu kamar per pendaftaran. Makan malam disajikan pukul 18.00 selama periode undian.',
  'หนึ่งใบสมัครต่อหนึ่งห้อง อาหารค่ำเริ่มเวลา 18:00 น. ตลอดช่วงจับสลาก',
  'غرفة واحدة لكل تسجيل. يُقدَّم العشاء عند السادسة مساءً طوال أيام القرعة.',
)

/** One in every phase; the clock of the controls page moves them on. */
export const SEEDED_LOTTERIES = {
  before: {
    id: 1,
    uuid: '1f0a5a52-6f4e-4f0e-9d1e-000000000001',
    names: named('Cherry blossom nights', '夜桜の宿泊抽選', '밤 벚꽃 숙박 추첨', '夜樱住宿抽签', '夜櫻住宿抽籤', 'Malam bunga sakura', 'ค่ำคืนซากุระ', 'ليالي أزهار الكرز'), // prettier-ignore
    opens: 5,
    closes: 15,
    result: 16,
    deadline: 23,
    stay: [170, 12],
    entries: [],
  },
  open: {
    id: 2,
    uuid: '1f0a5a52-6f4e-4f0e-9d1e-000000000002',
    names: named('Lake fireworks', '湖上花火の宿泊抽選', '호수 불꽃놀이 숙박 추첨', '湖上花火住宿抽签', '湖上花火住宿抽籤', 'Kembang api di danau', 'พลุเหนือทะเลสาบ', 'ألعاب نارية فوق البحيرة'), // prettier-ignore
    opens: -5,
    closes: 10,
    result: 11,
    deadline: 18,
    stay: [150, 10],
    is_exclusive: true,
    entries: [
      { number: 'LBCD-1000-0001', member: TARO, room: 'hanare', status: 'registration_cancelled' },
      { number: 'LBCD-1000-0002', member: JIRO, room: 'hanare', status: 'registered' },
    ],
  },
  closed: {
    id: 3,
    uuid: '1f0a5a52-6f4e-4f0e-9d1e-000000000003',
    names: named('New Year at the lake', '湖畔の正月抽選', '호숫가의 새해 추첨', '湖畔新年抽签', '湖畔新年抽籤', 'Tahun Baru di danau', 'ปีใหม่ริมทะเลสาบ', 'رأس السنة على البحيرة'), // prettier-ignore
    opens: -20,
    closes: -1,
    result: 2,
    deadline: 9,
    stay: [130, 8],
    entries: [
      { number: 'LBCD-1000-0003', member: HANAKO, room: 'hanare', status: 'registered' },
      { number: 'LBCD-1000-0004', member: TARO, room: 'hanare', status: 'registered' },
      { number: 'LBCD-1000-0005', member: JIRO, room: 'tsukimi', status: 'registered' },
    ],
  },
  announced: {
    id: 4,
    uuid: '1f0a5a52-6f4e-4f0e-9d1e-000000000004',
    names: named('Winter illuminations', '冬の灯り抽選', '겨울 빛 축제 추첨', '冬日灯光抽签', '冬日燈光抽籤', 'Cahaya musim dingin', 'แสงไฟฤดูหนาว', 'أضواء الشتاء'), // prettier-ignore
    opens: -30,
    closes: -5,
    // One room a night, so that one of two wins it.
    result: -3,
    isDrawn: true,
    deadline: 6,
    stay: [110, 8],
    entries: [
      { number: 'LBCD-1000-0006', member: HANAKO, room: 'tsukimi', status: 'registered' },
      { number: 'LBCD-1000-0007', member: TARO, room: 'hanare', status: 'registered' },
      { number: 'LBCD-1000-0008', member: JIRO, room: 'hanare', status: 'registered' },
    ],
  },
  over: {
    id: 5,
    uuid: '1f0a5a52-6f4e-4f0e-9d1e-000000000005',
    names: named('Autumn leaves', '紅葉の宿泊抽選', '단풍 숙박 추첨', '红叶住宿抽签', '紅葉住宿抽籤', 'Daun musim gugur', 'ใบไม้เปลี่ยนสี', 'أوراق الخريف'), // prettier-ignore
    opens: -60,
    closes: -40,
    result: -38,
    deadline: -30,
    stay: [90, 8],
    drawnWith: 'autumn-2026',
    entries: [
      { number: 'LBCD-1000-0009', member: HANAKO, room: 'hanare', status: 'winner_reservation_pending', rank: 1 },
      { number: 'LBCD-1000-0010', member: TARO, room: 'hanare', status: 'not_winner', rank: 2 },
      {
        number: 'LBCD-1000-0011',
        member: JIRO,
        room: 'tsukimi',
        status: 'winner_reservation_pending_declined',
        rank: 3,
      },
    ],
  },
} as const satisfies Record<string, EventSpec>

/** `start` is the world's first day. */
export async function seedLotteries(tx: Orm, start: PlainDate): Promise<void> {
  const [house] = await tx.select().from(hotel).where(eq(hotel.code, HOTEL))
  if (!house || (await tx.$count(lotteryEvent)) > 0) return
  const sold = await tx
    .select({ id: roomPlan.id, code: roomPlan.code, type: roomType })
    .from(roomPlan)
    .innerJoin(roomType, eq(roomType.id, roomPlan.room_type_id))
    .innerJoin(hotelPlan, eq(hotelPlan.id, roomPlan.hotel_plan_id))
    .where(eq(hotelPlan.code, GIVEN.plan))
  const given = GIVEN.rooms.flatMap((code) =>
    sold.filter(({ type }) => type.hotel_id === house.id && type.code === code),
  )
  const noon = (days: number) => new Date(Date.parse(`${start}T03:00:00Z`) + days * DAY_MS)
  const specs: EventSpec[] = Object.values(SEEDED_LOTTERIES)
  for (const { id, uuid, names, entries, drawnWith, isDrawn, ...event } of specs) {
    const [from, days] = event.stay
    await tx.insert(lotteryEvent).values({
      id,
      uuid,
      hotel_id: house.id,
      names,
      notifications: NOTIFICATION,
      entry_opens: noon(event.opens),
      entry_closes: noon(event.closes),
      result_at: noon(event.result),
      deadline: noon(event.deadline),
      stay_from: addDays(start, from),
      stay_to: addDays(start, from + days),
      min_nights: 2,
      max_nights: 4,
      is_exclusive: event.is_exclusive === true,
      seed: drawnWith ?? null,
      drawn_at: drawnWith === undefined ? null : noon(event.result),
    })
    if (given.length === 0) continue
    await tx
      .insert(lotteryRoom)
      .values(given.map((room) => ({ event_id: id, room_plan_id: room.id, rooms_a_night: 1 })))
    for (const entry of entries) await seedEntry(tx, entry, { id, entered: noon(event.opens + 1), checkin: addDays(start, from + 1), checkout: addDays(start, from + 3) }, given) // prettier-ignore
    // So that its rooms are held from the first day on, and no scheduled job changes the stock of a world nobody touched.
    if (isDrawn) {
      const ids = { ...systemIds, next: () => uuid }
      await drawEvent({ database: { orm: tx }, clock: { now: () => noon(event.result).getTime() }, ids }, id)
    }
  }
  await continueIds(tx, [lotteryEvent])
}

type Given = { id: number; code: string; type: typeof roomType.$inferSelect }
type Of = { id: number; entered: Date; checkin: PlainDate; checkout: PlainDate }

async function seedEntry(tx: Orm, entry: EntrySpec, { id, entered, checkin, checkout }: Of, given: readonly Given[]) {
  const [who] = await tx.select().from(member).where(eq(member.id, entry.member))
  const room = given.find(({ type }) => type.code === entry.room)
  if (!who || !room) return
  const { phone = '09012345678' } = who.profile
  await tx.insert(lotteryEntry).values({
    entry_number: entry.number,
    event_id: id,
    member_id: who.id,
    room_type_id: room.type.id,
    room_plan_id: room.id,
    checkin_date: checkin,
    checkout_date: checkout,
    form: {
      checkin_date: checkin,
      checkout_date: checkout,
      room_type_code: room.type.code,
      room_plan_code: room.code,
      party: { adults: 2, children: 0 },
      guest: { ...NAMES[entry.member], email: who.email, phone },
      requests: '',
    },
    locale: who.locale,
    status: entry.status,
    rank: entry.rank ?? null,
    told_at: entry.rank === undefined ? null : entered,
    created_at: entered,
    updated_at: entered,
  })
}
