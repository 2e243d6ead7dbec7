import { validate } from 'superstruct'

import { answerStruct, answerWriter } from '../../demo-host/provider/http/answer-writer.ts'
import type { Call } from '../../shared/contract/define.ts'
import { rooms } from '../../shared/contract/rooms.ts'
import { starting } from '../../shared/contract/starting.ts'
import { PARTY, STAY } from '../contract/helpers/guest.ts'
import { guestOf, HOTEL } from './house.ts'
import { table } from './report.ts'
import type { Section } from './report.ts'

const MEASURED_MS = 1_000
const MICROSECONDS = 1_000
/** The serializer has to be worth its while: a check takes so many times as long, at least. */
const LEAST_TIMES = 4

/** Beside the other work of a machine: CPU of this process, for answers as two processes gave them. */
export const answers: Section = {
  title: 'answers: to write one, and to hold it to the contract whole',
  async run({ house: open }) {
    const guest = await guestOf(await open())
    const month = { start_date: '2026-11-01', end_date: '2026-11-30', rooms: [PARTY] }
    const found = await guest.send(rooms.search, { hotelId: HOTEL, query: { ...STAY, rooms: [PARTY] } })
    const days = await guest.send(rooms.inventory, { hotelId: HOTEL, query: month })
    const settings = await guest.send(starting.settings, { code: 'shirotsuki' })
    const measured = [
      measure('search', rooms.search, found.body),
      measure('calendar', rooms.inventory, days.body),
      measure('settings', starting.settings, settings.body),
    ]
    table(
      ['answer', 'characters', 'written', 'held to the contract', 'times'],
      measured.map(({ name, length, written, held }) => [
        name,
        length,
        ms(written),
        ms(held),
        (held / written).toFixed(1),
      ]),
    )
    const least = Math.min(...measured.map(({ written, held }) => held / written))
    return [
      {
        promise: `a check takes at least ${LEAST_TIMES} times as long`,
        seen: `${least.toFixed(1)} times`,
        isKept: least >= LEAST_TIMES,
      },
    ]
  },
}

function measure(name: string, row: Call, answer: unknown) {
  const [struct, write] = [answerStruct(row), answerWriter(row)]
  const written = cpuOfOne(() => write(answer))
  const held = cpuOfOne(() => JSON.stringify(validate(answer, struct, { coerce: true })[1]))
  return { name, length: write(answer).length, written, held }
}

/** Milliseconds, once the engine has had as long to compile it. */
function cpuOfOne(run: () => unknown): number {
  repeat(run)
  const before = process.cpuUsage()
  const times = repeat(run)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / MICROSECONDS / times
}

function repeat(run: () => unknown): number {
  const startedAt = performance.now()
  let times = 0
  while (performance.now() - startedAt < MEASURED_MS) {
    run()
    times++
  }
  return times
}

const ms = (taken: number) => `${taken.toFixed(3)} ms`
