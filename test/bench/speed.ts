import { hotels } from '../../shared/contract/hotels.ts'
import { rooms } from '../../shared/contract/rooms.ts'
import { openGuest, PARTY } from '../contract/helpers/guest.ts'
import type { Guest } from '../contract/helpers/guest.ts'
import type { World } from '../contract/helpers/world.ts'
import { addLarge, FIRST_NIGHT } from './large-world.ts'
import type { Bench, Promised, Section } from './report.ts'
import { milliseconds, table } from './report.ts'

const [WARM_UPS, ROUNDS] = [3, 25]
/** Ten times as much may take so many times as long; more would say that something grows by its square. */
const MOST_TIMES = 14
const [MONTH_END, ONE_NIGHT_LATER, THREE_NIGHTS_LATER] = ['2026-12-31', '2026-12-02', '2026-12-04']

const HOTEL = { hotels: 1, nights: 6 }
const BRAND = { types: 4, plans: 3, nights: 2 }
const IDS = { smallHotel: 1000, hotel: 1001, largeHotel: 1002, brand: 2001, largeBrand: 3001 }

/** Hotels of 48, 600 and 6,000 plans; a brand of 200 hotels, one of 2,000. */
export async function furnish({ database }: World): Promise<void> {
  const { orm } = database
  await addLarge(orm, { ...HOTEL, first: IDS.smallHotel, brandId: IDS.smallHotel, types: 8, plans: 6 })
  await addLarge(orm, { ...HOTEL, first: IDS.hotel, brandId: IDS.hotel, types: 20, plans: 30 })
  await addLarge(orm, { ...HOTEL, first: IDS.largeHotel, brandId: IDS.largeHotel, types: 60, plans: 100 })
  await addLarge(orm, { ...BRAND, first: IDS.brand, brandId: IDS.brand, hotels: 200 })
  await addLarge(orm, { ...BRAND, first: IDS.largeBrand, brandId: IDS.largeBrand, hotels: 2000 })
}

type Ask = (guest: Guest, id: number) => Promise<{ status: number }>

async function median(run: () => Promise<{ status: number }>): Promise<number> {
  const taken: number[] = []
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    const startedAt = performance.now()
    const { status } = await run()
    if (status !== 200) throw new Error(`It was answered ${status}`)
    if (round >= 0) taken.push(performance.now() - startedAt)
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Infinity
}

/** By how many plans or hotels there are: the last two sizes are held to their promises. */
type Sizes = readonly (readonly [size: number, id: number])[]

/** A whole call: session, statement, prices, the check of our own answer. */
function speed(title: string, most: number, sizes: Sizes, ask: Ask): Section {
  return {
    title: `${title}: the median of ${ROUNDS} calls`,
    async run({ large: world }: Bench): Promise<Promised[]> {
      const guest = await openGuest(await world())
      const taken: number[] = []
      for (const [, id] of sizes) taken.push(await median(() => ask(guest, id)))
      table(
        ['how many', 'median'],
        taken.map((ms, at) => [String(sizes[at]?.[0]), milliseconds(ms)]),
      )
      const [one = Infinity, ten = Infinity] = taken.slice(-2)
      return [
        { promise: `at most ${most} ms`, seen: milliseconds(one), isKept: one <= most },
        {
          promise: `at most ${MOST_TIMES} times as long for ten times as much`,
          seen: `${(ten / one).toFixed(1)} times`,
          isKept: ten / one <= MOST_TIMES,
        },
      ]
    },
  }
}

const SEARCH_MS = 40
const CALENDAR_MS = 5
const BRAND_MS = 20
const OF_HOTELS: Sizes = [
  [48, IDS.smallHotel],
  [600, IDS.hotel],
  [6_000, IDS.largeHotel],
]
const OF_BRANDS: Sizes = [
  [200, IDS.brand],
  [2_000, IDS.largeBrand],
]

export const search = speed('search: three nights in a hotel of 600 plans', SEARCH_MS, OF_HOTELS, (guest, hotelId) =>
  // prettier-ignore
  guest.send(rooms.search, {
    hotelId,
    query: { checkin_date: FIRST_NIGHT, checkout_date: THREE_NIGHTS_LATER, rooms: [PARTY] },
  }),
)

export const calendar = speed('calendar: a month of the same hotel', CALENDAR_MS, OF_HOTELS, (guest, hotelId) =>
  // prettier-ignore
  guest.send(rooms.inventory, {
    hotelId,
    query: { start_date: ONE_NIGHT_LATER, end_date: MONTH_END, rooms: [PARTY] },
  }),
)

export const brand = speed('brand: a page of 20 of 200 hotels, exactly priced', BRAND_MS, OF_BRANDS, (guest, brandId) =>
  // prettier-ignore
  guest.send(hotels.ofBrand, {
    brandId,
    query: {
      checkin_date: FIRST_NIGHT,
      checkout_date: ONE_NIGHT_LATER,
      is_including_lowest_price: true,
      rooms: [PARTY],
    },
  }),
)
