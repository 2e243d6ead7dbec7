import { setTimeout as pause } from 'node:timers/promises'

import { SECOND_MS } from '../../shared/constants.ts'
import type { Guest } from '../bench/chaos/guest.ts'
import { until } from '../lib/until.ts'
import { bookLastRooms } from './helpers/last-rooms.ts'
import type { NodeName } from './helpers/patroni.ts'
import type { Site } from './helpers/site.ts'

export type Act = {
  /** Hurts one place, and comes back when all of it is whole again. `racer`: a guest who does nothing meanwhile. */
  run: (site: Site, racer: Guest) => Promise<void>
  /** So long nobody may be answered well. */
  silence_ms: number
  /** Some calls may be answered 503 with Retry-After, or be broken off; otherwise none is. */
  isNoticed: boolean
  /** Only where the checkout has the release before. */
  needsReleaseBefore?: true
}

const FAILOVER_MS = 60 * SECOND_MS

async function primaryOf({ cluster }: Site): Promise<NodeName> {
  return until(() => cluster.primary(), 'one PostgreSQL is the primary', FAILOVER_MS)
}
const otherThan = (name: NodeName): NodeName => (name === 'one' ? 'two' : 'one')

/** Guests are taken again, and both PostgreSQL are what they were before. */
async function isWhole({ cluster, reached, openFetch }: Site): Promise<void> {
  await cluster.healthy()
  const send = openFetch()
  const isReady = () => send(`${reached.api[0]}/readyz`).then(({ ok }) => ok)
  await until(isReady, 'guests are taken again', FAILOVER_MS)
}

/** One after the other, so that there is always one to answer. */
async function startEachAnew({ serves }: Site): Promise<void> {
  for (const serve of serves) {
    await serve.stop()
    await serve.start()
  }
}

/** What is done, and what it may cost. The test runs over this table. */
export const ACTS: Readonly<Record<string, Act>> = {
  'each process is started anew, one after the other': {
    run: startEachAnew,
    silence_ms: 5 * SECOND_MS,
    isNoticed: false,
  },
  'each process is set back to the release before and forward again, twice, one after the other': {
    async run(site) {
      const { before, now } = site.releases
      for (const release of [before, now, before, now]) {
        for (const serve of site.serves) serve.install(release)
        await startEachAnew(site)
      }
    },
    silence_ms: 5 * SECOND_MS,
    isNoticed: false,
    needsReleaseBefore: true,
  },
  'kill -9 of a process': {
    async run({ serves: [serve] }) {
      await serve?.stop('SIGKILL')
      await serve?.start()
    },
    silence_ms: 6 * SECOND_MS,
    isNoticed: true,
  },
  'PgBouncer is started anew': {
    async run(site) {
      await site.pooler.program.stop()
      await site.pooler.program.start()
      await isWhole(site)
    },
    silence_ms: 10 * SECOND_MS,
    isNoticed: true,
  },
  'HAProxy before the databases is started anew': {
    async run(site) {
      await site.balancer.program.stop()
      await site.balancer.program.start()
      await isWhole(site)
    },
    silence_ms: 10 * SECOND_MS,
    isNoticed: true,
  },
  'PgBouncer is paused for ten seconds': {
    async run(site) {
      await site.tellPooler('PAUSE')
      await pause(10 * SECOND_MS)
      await site.tellPooler('RESUME')
      await isWhole(site)
    },
    silence_ms: 18 * SECOND_MS,
    isNoticed: true,
  },
  'patronictl switchover': {
    async run(site) {
      const from = await primaryOf(site)
      await site.cluster.control('switchover', '--master', from, '--candidate', otherThan(from), '--force')
      await isWhole(site)
    },
    silence_ms: 10 * SECOND_MS,
    isNoticed: true,
  },
  'kill -9 of the primary, which Patroni starts anew': {
    async run(site) {
      await site.cluster.killPostgres(await primaryOf(site))
      await isWhole(site)
    },
    silence_ms: 45 * SECOND_MS,
    isNoticed: true,
  },
  'kill -9 of the machine with the primary': {
    async run(site) {
      const lost = await primaryOf(site)
      await site.cluster.killMachine(lost)
      await until(async () => (await site.cluster.primary()) === otherThan(lost), 'the other takes over', FAILOVER_MS)
      await site.cluster.start(lost)
      await isWhole(site)
    },
    silence_ms: 45 * SECOND_MS,
    isNoticed: true,
  },
  'the replica is stopped and comes back': {
    async run(site) {
      const replica = otherThan(await primaryOf(site))
      await site.cluster.stop(replica)
      await pause(10 * SECOND_MS)
      await site.cluster.start(replica)
      await isWhole(site)
    },
    silence_ms: 15 * SECOND_MS,
    isNoticed: true,
  },
  'the replica hangs for thirty seconds': {
    async run(site) {
      const goOn = await site.cluster.freezePostgres(otherThan(await primaryOf(site)))
      await pause(30 * SECOND_MS).finally(goOn)
      await isWhole(site)
    },
    silence_ms: 25 * SECOND_MS,
    isNoticed: true,
  },
  'the replica applies nothing for ten seconds': {
    async run(site) {
      const replica = otherThan(await primaryOf(site))
      await site.cluster.ask(replica, 'select pg_wal_replay_pause()')
      await pause(10 * SECOND_MS)
      await site.cluster.ask(replica, 'select pg_wal_replay_resume()')
      await isWhole(site)
    },
    silence_ms: 3 * SECOND_MS,
    isNoticed: false,
  },
  'a hundred last rooms are booked while the replica applies nothing': {
    async run(site, racer) {
      await bookLastRooms(site, otherThan(await primaryOf(site)), racer)
      await isWhole(site)
    },
    silence_ms: 3 * SECOND_MS,
    isNoticed: false,
  },
  'one of three etcd is away': {
    async run(site) {
      const [member] = site.etcd.members
      await member?.stop('SIGKILL')
      await pause(10 * SECOND_MS)
      await member?.start()
      await isWhole(site)
    },
    silence_ms: 10 * SECOND_MS,
    isNoticed: true,
  },
  'all of etcd is away until the primary has stepped down': {
    async run(site) {
      const { members } = site.etcd
      await Promise.all(members.map((member) => member.stop('SIGKILL')))
      await until(async () => (await site.cluster.primary()) === null, 'the primary steps down', FAILOVER_MS)
      await pause(10 * SECOND_MS)
      await Promise.all(members.map((member) => member.start()))
      await isWhole(site)
    },
    silence_ms: 75 * SECOND_MS,
    isNoticed: true,
  },
}
