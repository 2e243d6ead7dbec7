import { listedHotels } from '../../demo-host/provider/agency/listed-hotels.ts'
import { findPlaces, findSite } from '../../demo-host/provider/agency/site.ts'
import { loadDayMinimums } from '../../demo-host/provider/inventory/day-minimums.ts'
import { loadStay } from '../../demo-host/provider/inventory/rate-calendar.ts'
import { seedOtaHouses } from '../../demo-host/world/ota/seed-ota.ts'
import { ota as contract } from '../../shared/contract/ota.ts'
import { openGuest, PARTY } from '../contract/helpers/guest.ts'
import type { World } from '../contract/helpers/world.ts'
import { FIRST_NIGHT } from './large-world.ts'
import type { Bench, Promised, Section } from './report.ts'
import { milliseconds, table } from './report.ts'

const [WARM_UPS, ROUNDS] = [5, 60]
const CHECKOUT = '2026-12-03'
const STAY = { checkin_date: FIRST_NIGHT, checkout_date: CHECKOUT }
const LAST_NIGHT = '2026-12-02'
const LEAST_HOTELS = 200
const [P50_MS, P95_MS] = [100, 250]

type Taken = { p50: number; p95: number }

async function measured(run: () => Promise<unknown>): Promise<Taken> {
  const taken: number[] = []
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    const startedAt = performance.now()
    await run()
    if (round >= 0) taken.push(performance.now() - startedAt)
  }
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(ROUNDS * part)] ?? Infinity
  return { p50: at(0.5), p95: at(0.95) }
}

/** A page of an agency's hotels, cheapest first, beside the statements it needs and nothing else. */
export const ota: Section = {
  title: `ota: a page of 12 of more than ${LEAST_HOTELS} hotels, cheapest first, exactly priced: ${ROUNDS} calls`,
  async run({ large }: Bench): Promise<Promised[]> {
    const world = await large()
    const { orm } = world.database
    await orm.transaction((tx) => seedOtaHouses(tx))
    const guest = await openGuest(world)
    const query = { ...STAY, rooms: [PARTY], sort: 'price_low_to_high' as const }
    const { body } = await guest.send(contract.search, { query })
    const shown = body.data.map(({ id }) => id)
    const whole = await measured(async () => {
      const { status } = await guest.send(contract.search, { query })
      if (status !== 200) throw new Error(`It was answered ${status}`)
    })
    const floor = await measured(() => statementsAlone(world, shown))
    table(
      ['', 'p50', 'p95'],
      [
        ['the whole call', milliseconds(whole.p50), milliseconds(whole.p95)],
        ['its statements alone', milliseconds(floor.p50), milliseconds(floor.p95)],
      ],
    )
    const hotels = body.meta.total_entries
    return [
      { promise: `at least ${LEAST_HOTELS} hotels`, seen: String(hotels), isKept: hotels >= LEAST_HOTELS },
      { promise: `half of them within ${P50_MS} ms`, seen: milliseconds(whole.p50), isKept: whole.p50 <= P50_MS },
      { promise: `95 of 100 within ${P95_MS} ms`, seen: milliseconds(whole.p95), isKept: whole.p95 <= P95_MS },
    ]
  },
}

async function statementsAlone({ database: { orm }, clock }: World, shown: readonly number[]): Promise<void> {
  await findSite(orm)
  await findPlaces(orm)
  const all = await listedHotels(orm)
  const byId = new Map(all.map((listed) => [listed.id, listed]))
  await loadDayMinimums(orm, byId, [FIRST_NIGHT, LAST_NIGHT], clock.now())
  await loadStay(orm, shown, STAY)
}
