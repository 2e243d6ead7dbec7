import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

import { rooms } from '../../shared/contract/rooms.ts'
import { MINUTE_MS, SECOND_MS } from '../../shared/constants.ts'
import { PARTY, STAY } from '../contract/helpers/guest.ts'
import { guestOf, HOTEL } from './house.ts'
import type { House } from './house.ts'
import { secondsGiven } from './given.ts'
import { exactly, milliseconds, partOf, table } from './report.ts'
import type { Promised, Section } from './report.ts'

/** Searches a second: hardly any, and as many as are promised. */
const [CALM, FULL] = [20, 200]
const CALM_MS = 10 * SECOND_MS
const [MOST_P95_MS, MOST_P99_MS] = [80, 200]
/** What is compiled, cached and collected is so by then. */
const WARM_UP = 0.25
const MEMORY_EVERY_MS = SECOND_MS
const MEGABYTE_KB = 1024
/** Of what a process holds without its garbage, from the second quarter of the time to the last. */
const MOST_GROWTH = 1.05
const TEN_MINUTES_MS = 10 * MINUTE_MS

const NETWORKS = 250

type Answers = { taken: number[]; failed: number }

/** So many searches a second, whether the ones before are answered or not, as guests come (guarantee S33). */
export const load: Section = {
  title: `load: ${FULL} searches a second, two processes, one PostgreSQL`,
  async run({ house: open }) {
    const house = await open()
    const lasts_ms = secondsGiven('LOAD_SECONDS', 60)
    const search = await searching(house)
    for (const pressure of [CALM, FULL]) await sendSteadily(search, pressure, CALM_MS / 2)
    const calm = await sendSteadily(search, CALM, CALM_MS)
    const memory = watchMemory(house)
    const full = await sendSteadily(search, FULL, lasts_ms)
    const grown = memory.stop()
    const rows = [['calm', calm] as const, ['full', full] as const].map(([name, { taken, failed }]) => [
      name,
      taken.length,
      failed,
      ...[0.5, 0.95, 0.99].map((part) => milliseconds(partOf(taken, part))),
    ])
    table(['', 'answers', 'errors', 'median', '95 %', '99 %'], rows)
    table(
      ['process', 'megabytes', 'more in ten minutes'],
      grown.map(({ held, slope }, at) => [at + 1, held, slope]),
    )
    return promises(calm, full, grown)
  },
}

function promises(calm: Answers, full: Answers, grown: readonly Growth[]): Promised[] {
  const [p95, p99] = [partOf(full.taken, 0.95), partOf(full.taken, 0.99)]
  const ratio = p95 / partOf(calm.taken, 0.95)
  const most = Math.max(...grown.map(({ ratio: more }) => more))
  return [
    exactly('searches without an answer', calm.failed + full.failed, 0),
    { promise: `95 % within ${MOST_P95_MS} ms`, seen: milliseconds(p95), isKept: p95 <= MOST_P95_MS },
    { promise: `99 % within ${MOST_P99_MS} ms`, seen: milliseconds(p99), isKept: p99 <= MOST_P99_MS },
    // For machines that are not the one of the promise: how much of the time is waiting for one another.
    {
      promise: 'told beside it: 95 % at ten times the searches',
      seen: `${ratio.toFixed(1)} times as long`,
      isKept: true,
    },
    {
      promise: `memory grows at most to ${MOST_GROWTH} times`,
      seen: `${most.toFixed(3)} times`,
      isKept: most <= MOST_GROWTH,
    },
  ]
}

/** One search, whose nights and size differ from the one before. */
async function searching(house: House): Promise<() => Promise<number>> {
  const guest = await guestOf(house)
  let turn = 0
  return async () => {
    const adults = 1 + (turn++ % 2)
    const query = { ...STAY, rooms: [{ ...PARTY, adults }] }
    // Nobody alone searches so often: a network has its limit.
    const from = { 'x-forwarded-for': `10.2.0.${turn % NETWORKS}` }
    return (await guest.send(rooms.search, { hotelId: HOTEL, query }, from)).status
  }
}

async function sendSteadily(search: () => Promise<number>, aSecond: number, lasts_ms: number): Promise<Answers> {
  const answers: Answers = { taken: [], failed: 0 }
  const startedAt = performance.now()
  const all: Promise<void>[] = []
  for (let sent = 0; sent < (aSecond * lasts_ms) / SECOND_MS; sent++) {
    const due = startedAt + (sent * SECOND_MS) / aSecond
    if (due > performance.now()) await pause(due - performance.now())
    all.push(
      search().then(
        (status) => {
          // Counted from when it was due: a sender that comes late hides nothing.
          if (status === 200) answers.taken.push(performance.now() - due)
          else answers.failed++
        },
        () => void answers.failed++,
      ),
    )
  }
  await Promise.all(all)
  return answers
}

type Growth = { held: string; slope: string; ratio: number }

/** What the processes hold, each second; the least of a while is what no garbage is in. */
function watchMemory({ processes }: House): { stop: () => Growth[] } {
  const seen: number[][] = processes.map(() => [])
  const look = async () => {
    for (const [at, { pid }] of processes.entries()) seen[at]?.push(await kilobytesOf(pid))
  }
  const timer = setInterval(() => void look().catch(() => undefined), MEMORY_EVERY_MS) // once more in a second
  return {
    stop() {
      clearInterval(timer)
      return seen.map((all) => {
        const warm = all.slice(Math.floor(all.length * WARM_UP))
        const third = Math.ceil(warm.length / 3)
        const [before, after] = [Math.min(...warm.slice(0, third)), Math.min(...warm.slice(-third))]
        const apart_ms = (warm.length - third) * MEMORY_EVERY_MS
        const slope = (((after - before) / MEGABYTE_KB) * TEN_MINUTES_MS) / apart_ms
        return { held: (after / MEGABYTE_KB).toFixed(0), slope: `${slope.toFixed(1)} MB`, ratio: after / before }
      })
    },
  }
}

async function kilobytesOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout)
}
