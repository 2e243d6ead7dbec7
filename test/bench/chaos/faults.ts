import { setTimeout as pause } from 'node:timers/promises'

import { SECOND_MS } from '../../../shared/constants.ts'
import type { Chance } from './chance.ts'
import type { Site } from './site.ts'

/** Between two faults of one place. */
const [LEAST_QUIET_MS, MOST_QUIET_MS] = [4 * SECOND_MS, 14 * SECOND_MS]
/** Longer than a guest who loads the page anew believes in a request nobody has heard of (UNHEARD_ATTEMPT_MS). */
const [SHORTEST_MS, LONGEST_MS] = [SECOND_MS, 13 * SECOND_MS]
const SLOW_MS = 3 * SECOND_MS
/** Answers of the gateway that go wrong before it is well again. */
const MOST_ANSWERS = 8
const SWITCHED = ['authorize', 'refund', 'fetch', 'cancel', 'capture'] as const
const WRONG = ['slow', 'dropped', 'error'] as const

type Fault = (site: Site, chance: Chance) => Promise<void>
/** Begins and ends it; the place is whole again afterwards. */
type Faults = Readonly<Record<string, Fault>>

const length = (chance: Chance) => pause(chance.between(SHORTEST_MS, LONGEST_MS))
const indexOf = ({ processes }: Site, chance: Chance) => Math.floor(chance.next() * processes.length)

/** What can happen to each place; places suffer beside one another, a place one thing at a time. */
const PLACES: readonly Faults[] = [
  {
    async 'a process killed'(site, chance) {
      const index = indexOf(site, chance)
      await site.processes[index]?.kill()
      await site.restart(index)
    },
    async 'a process asked to stop'(site, chance) {
      const index = indexOf(site, chance)
      await site.processes[index]?.stop()
      await site.restart(index)
    },
    async 'a process frozen'({ processes, ...site }, chance) {
      const frozen = processes[indexOf({ processes, ...site }, chance)]
      frozen?.freeze()
      await length(chance)
      frozen?.goOn()
    },
  },
  {
    async 'the database killed'({ postgres }) {
      await postgres.kill()
      await postgres.restart()
    },
    async 'the database restarted'({ postgres }) {
      await postgres.stop()
      await postgres.restart()
    },
    async 'the database frozen'({ postgres }, chance) {
      await postgres.freeze()
      await length(chance)
      await postgres.goOn()
    },
  },
  {
    async 'the gateway killed'({ gateway }, chance) {
      await gateway.kill()
      await length(chance)
      await gateway.restart()
    },
    async 'the gateway frozen'({ gateway }, chance) {
      gateway.freeze()
      await length(chance)
      gateway.goOn()
    },
    async 'the gateway slow or wrong'({ gatewayOrigin }, chance) {
      const fault = {
        call: chance.oneOf(SWITCHED),
        kind: chance.oneOf(WRONG),
        after: chance.isOnce(2),
        delay_ms: Math.round(chance.between(0, SLOW_MS)),
        times: Math.ceil(chance.between(0, MOST_ANSWERS)),
      }
      const headers = { 'content-type': 'application/json' }
      await fetch(`${gatewayOrigin}/test/switches`, { method: 'POST', headers, body: JSON.stringify(fault) })
      await length(chance)
      await fetch(`${gatewayOrigin}/test/switches`, { method: 'DELETE' })
    },
  },
]

/** Faults by their names, and how often each was injected. */
export type Injected = Record<string, number>

/** Hurts every place until then, and leaves all of them whole. */
export async function injectFaults(site: Site, until: number, chances: () => Chance): Promise<Injected> {
  const injected: Injected = Object.fromEntries(
    PLACES.flatMap((faults) => Object.keys(faults).map((name) => [name, 0])),
  )
  await Promise.all(
    PLACES.map(async (faults) => {
      const chance = chances()
      for (;;) {
        await pause(chance.between(LEAST_QUIET_MS, MOST_QUIET_MS))
        if (Date.now() >= until) return
        const [name, fault] = chance.oneOf(Object.entries(faults))
        injected[name] = (injected[name] ?? 0) + 1
        await fault(site, chance)
      }
    }),
  )
  return injected
}
