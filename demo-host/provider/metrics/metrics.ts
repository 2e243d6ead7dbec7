import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { FastifyInstance } from 'fastify'

import { SECOND_MS } from '../../../shared/constants.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { isHandedOver } from '../assets/own-origin-calls.ts'
import type { Database } from '../db/orm.ts'
import type { Replica } from '../db/replica.ts'
import { replicaLag } from './replica-lag.ts'
import { createVersionLabels } from './version-labels.ts'
import type { GatewayCall } from './watched-gateways.ts'
import { standing } from './standing.ts'

/** A search takes some milliseconds, a charge some seconds. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const ROUND_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60]
const GATEWAY_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]
/** Of what no route answers: its address is whatever somebody typed, and each would be a series of its own. */
const NO_ROUTE = 'none'

const APP_VERSION = HEADERS.appVersion.toLowerCase()

/** Gauges with the ending of counters, which promtool refuses; the same is counted by type under `nodejs_active_…`. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total']

/** What one process counts, for Prometheus. No label names a hotel, a guest or an address (guarantee S27). */
export type Metrics = {
  /** Counts and times what a server answers. */
  watch: (server: FastifyInstance) => void
  /** Told after each round of the scheduled jobs. */
  round: (ms: number, isWell: boolean) => void
  /** Told of each call that may be answered from a replica, where there is one, and which of the two answered it. */
  read: (at: 'replica' | 'primary') => void
  /** Told of each question to a payment gateway. */
  gateway: (call: GatewayCall) => void
  /** In the text format of Prometheus, with what stands in the database now. Throws where the database is away. */
  text: () => Promise<string>
  contentType: string
}

export function createMetrics(database: Database, replica?: Replica): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  for (const name of MISNAMED) registry.removeSingleMetric(name)

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers of the three servers, by the pattern of their route.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: REQUEST_SECONDS,
    registers,
  })
  const rounds = new Histogram({
    name: 'booking_job_round_duration_seconds',
    help: 'Rounds of the scheduled jobs: holds that end, refunds, draws, reminders, retention.',
    buckets: ROUND_SECONDS,
    registers,
  })
  const failedRounds = new Counter({
    name: 'booking_job_round_failures_total',
    help: 'Rounds of the scheduled jobs that ended in an error, which the log has.',
    registers,
  })
  const reads = new Counter({
    name: 'booking_reads_total',
    help: 'Calls that may be answered from the replica of DATABASE_READ_URL, by the one of the two that answered.',
    labelNames: ['at'] as const,
    registers,
  })
  const gateways = new Histogram({
    name: 'booking_gateway_duration_seconds',
    help: 'Questions to payment gateways; where the outcome is not "answered", nobody knows what the gateway did.',
    labelNames: ['gateway', 'call', 'outcome'] as const,
    buckets: GATEWAY_SECONDS,
    registers,
  })
  const releases = new Counter({
    name: 'booking_release_calls_total',
    help: 'Calls by the version of the widget that asked, as it says of itself: which releases pages still have.',
    labelNames: ['version'] as const,
    registers,
  })
  const versionOf = createVersionLabels()
  const lag =
    replica &&
    new Gauge({
      name: 'booking_replica_lag_bytes',
      help: 'What of the log the replica of DATABASE_READ_URL has not applied; NaN where it does not answer.',
      registers,
    })
  if (database.connections) registry.registerMetric(poolGauge(database.connections))
  const asked = standing(registers)

  return {
    watch(server) {
      server.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
        if (isHandedOver(request)) return
        const { method, routeOptions, headers } = request
        const labels = { route: routeOptions.url ?? NO_ROUTE, method, status: statusCode }
        requests.observe(labels, elapsedTime / SECOND_MS)
        const version = headers[APP_VERSION]
        if (typeof version === 'string') releases.inc({ version: versionOf(version) })
      })
    },
    round(ms, isWell) {
      rounds.observe(ms / SECOND_MS)
      if (!isWell) failedRounds.inc()
    },
    read: (at) => reads.inc({ at }),
    gateway: ({ ms, ...labels }) => gateways.observe(labels, ms / SECOND_MS),
    async text() {
      await asked.ask(database.orm)
      if (replica) lag?.set(await replicaLag(database.orm, replica))
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}

const poolGauge = (connections: NonNullable<Database['connections']>) =>
  new Gauge({
    name: 'booking_database_connections',
    help: 'Connections of the pool that are in use or idle, and calls that wait for one.',
    labelNames: ['state'] as const,
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
    },
  })
