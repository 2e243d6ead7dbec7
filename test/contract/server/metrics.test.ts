import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'
import fastify from 'fastify'

import { HEADERS } from '../../../shared/headers.ts'
import { answerOwnCalls } from '../../../demo-host/provider/assets/own-origin-calls.ts'
import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { createProvider } from '../../../demo-host/provider/app.ts'
import type { Provider } from '../../../demo-host/provider/app.ts'
import { httpGateway } from '../../../demo-host/provider/gateways/http-gateway.ts'
import { systemIds } from '../../../demo-host/provider/kernel/ids.ts'
import { mailQueue } from '../../../demo-host/provider/mail/mail.ts'
import { createMetrics } from '../../../demo-host/provider/metrics/metrics.ts'
import type { Metrics } from '../../../demo-host/provider/metrics/metrics.ts'
import { serveMetrics } from '../../../demo-host/provider/metrics/serve-metrics.ts'
import { watchedGateways } from '../../../demo-host/provider/metrics/watched-gateways.ts'
import { paidStay } from '../helpers/examples.ts'
import { firstRoom, openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const EMAIL = 'kanarienvogel@example.com'
/** What a series may say of itself; anything else could name a hotel or a guest. */
const LABELS = ['route', 'method', 'status', 'state', 'at', 'le', 'quantile', 'kind', 'gateway', 'call', 'outcome', 'space', 'type', 'version', 'major', 'minor', 'patch'] // prettier-ignore

const COUNT = 'http_request_duration_seconds_count'
const RELEASES = 'booking_release_calls_total'
const ASKED = 'booking_gateway_duration_seconds_count'

type Series = { name: string; labels: Record<string, string>; value: number }

/** The text format, read by somebody else's rules: https://prometheus.io/docs/instrumenting/exposition_formats/ */
function seriesIn(text: string): Series[] {
  return text.split('\n').flatMap((line) => {
    const [, name, inside = '', value] = /^([a-z_:][\w:]*)(?:\{(.*)\})? (\S+)$/i.exec(line) ?? []
    if (!name) return []
    const labels = [...inside.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = '', of = '']) => [key, of])
    return [{ name, labels: Object.fromEntries(labels) as Record<string, string>, value: Number(value) }]
  })
}

describe('what operators read', () => {
  let world: World
  let provider: Provider
  let metrics: Metrics
  let guest: Guest
  before(async () => {
    world = await openWorld()
    metrics = createMetrics(world.database)
    const more = { ids: systemIds, mail: mailQueue(world.clock), origins: ORIGINS, log: false, metrics } as const
    provider = createProvider({ ...world, ...more })
    guest = await openGuest({ fetch: (input, init) => provider.handle(new Request(input, init)) })
  })
  after(async () => {
    await provider.close()
    await world.close()
  })

  const read = async () => seriesIn(await metrics.text())
  const sum = (all: Series[], name: string, labels: Record<string, string> = {}) =>
    all
      .filter((one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value))
      .reduce((total, { value }) => total + value, 0)

  it('counts a booking once under its route, the mail that waits for it, and names neither hotel nor guest', async () => {
    const made = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
    const person = { ...made.guest, email: EMAIL }
    const known = await read()
    const { status, body } = await guest.book(HOTEL, { ...made, guest: person }, systemIds.next())
    assert.equal(status, 201, JSON.stringify(body))
    const found = await read()

    const answered = { method: 'POST', status: '201' }
    const grown = found.filter(({ name, labels, value }) => name === COUNT && value > sum(known, name, labels))
    assert.equal(sum(found, COUNT, answered) - sum(known, COUNT, answered), 1)
    assert.deepEqual(grown.map(({ labels }) => labels), [{ route: '/hotels/:hotelId/reservations', ...answered }]) // prettier-ignore
    assert.equal(sum(found, 'booking_mails_waiting') - sum(known, 'booking_mails_waiting'), 1)
    assert.equal(sum(found, 'booking_refunds_owed'), sum(known, 'booking_refunds_owed'))
    const text = await metrics.text()
    for (const secret of [EMAIL, 'shirotsuki']) assert.ok(!text.includes(secret), secret)
    for (const { name, labels } of found)
      for (const label of Object.keys(labels)) assert.ok(LABELS.includes(label), `${name}{${label}}`)
  })

  it('takes a mail server for stalled where mails to several wait and none goes out, not for one full mailbox', async () => {
    const { orm } = world.database
    await orm.delete(emailOutbox)
    const MINUTE_MS = 60_000
    const wrote = (to_address: string, minutes: number, sent?: number) => {
      const [created_at, sent_at] = [minutes, sent ?? 0].map((ago) => new Date(Date.now() - ago * MINUTE_MS))
      const row = { to_address, template: 'account', locale: 'en', dedupe: `${to_address} ${minutes}` } as const
      assert.ok(created_at && sent_at)
      const state = sent === undefined ? {} : { state: 'sent' as const, sent_at }
      return orm.insert(emailOutbox).values({ ...row, ...state, created_at, next_at: new Date() })
    }
    const stalled = async () => Math.floor(sum(await read(), 'booking_mail_stalled_seconds') / 60)
    const oldest = async () => Math.floor(sum(await read(), 'booking_oldest_mail_seconds') / 60)
    assert.equal(await stalled(), 0)
    await wrote('full@example.com', 900)
    await wrote('Full@example.com', 300)
    assert.deepEqual([await oldest(), await stalled()], [900, 0], 'one address takes none')
    await wrote('eleanor@example.com', 200, 199)
    await wrote('taro@example.com', 30)
    assert.deepEqual([await oldest(), await stalled()], [900, 0], 'since one went out, one has been queued')
    await wrote('hanako@example.com', 12)
    assert.deepEqual([await oldest(), await stalled()], [900, 30])
    await wrote('nora@example.com', 2, 1)
    assert.deepEqual([await oldest(), await stalled()], [900, 0])
    await orm.delete(emailOutbox)
  })

  it("counts a call at the widget's origin once, as the API's", async () => {
    const widget = fastify()
    answerOwnCalls(widget, provider.server)
    metrics.watch(widget)
    widget.get('/*', async () => 'a document')
    const known = await read()
    const { statusCode } = await widget.inject({ url: '/api/hotels/shirotsuki/settings/sign_in_button' })
    const found = await read()
    const labels = { method: 'GET', status: String(statusCode) }
    assert.equal(sum(found, COUNT) - sum(known, COUNT), 1)
    const grown = found.filter(({ name, labels: of, value }) => name === COUNT && value > sum(known, name, of))
    assert.deepEqual(grown.map(({ labels: of }) => of), [{ route: '/hotels/:code/settings/sign_in_button', ...labels }]) // prettier-ignore
    await widget.inject('/booking')
    assert.equal(sum(await read(), COUNT) - sum(found, COUNT), 1)
    await widget.close()
  })

  it('makes no series of an address that somebody made up', async () => {
    const known = (await read()).length
    for (const name of ['one', 'two', 'three']) await provider.handle(new Request(`${ORIGINS.api}/${name}`))
    const found = await read()
    assert.equal(sum(found, COUNT, { route: 'none', status: '404' }), 3)
    for (const name of ['four', 'five']) await provider.handle(new Request(`${ORIGINS.api}/${name}`))
    assert.equal((await read()).length, found.length)
    assert.ok(found.length > known)
  })

  it('counts calls by the release that asked, as far as there may be so many', async () => {
    const known = await read()
    const told = ['7.1.0', '7.1.0', 'grand-hotel', ...Array.from({ length: 60 }, (_, n) => `7.2.${n}`)]
    for (const version of told)
      await provider.handle(new Request(`${ORIGINS.api}/nowhere`, { headers: { [HEADERS.appVersion]: version } }))
    const found = await read()
    const counted = (labels: Record<string, string> = {}) => sum(found, RELEASES, labels) - sum(known, RELEASES, labels)
    assert.deepEqual(
      [counted({ version: '7.1.0' }), counted({ version: 'grand-hotel' }), counted()],
      [2, 0, told.length],
    )
    assert.ok(counted({ version: 'other' }) > 1)
    assert.ok(found.filter(({ name }) => name === RELEASES).length <= 51)
  })

  it('times each round of the jobs, and counts one that failed', async () => {
    const known = await read()
    await provider.jobs.sweep()
    await world.database.orm.execute(sql`alter table quote rename to quote_away`)
    await assert.rejects(provider.jobs.sweep())
    await world.database.orm.execute(sql`alter table quote_away rename to quote`)
    const found = await read()
    const grown = (name: string) => sum(found, name) - sum(known, name)
    assert.equal(grown('booking_job_round_duration_seconds_count'), 2)
    assert.equal(grown('booking_job_round_failures_total'), 1)
  })

  it('counts who answered what may be read on a replica', async () => {
    for (const at of ['replica', 'primary', 'replica'] as const) metrics.read(at)
    const found = await read()
    const counted = (at: string) => sum(found, 'booking_reads_total', { at })
    assert.deepEqual([counted('replica'), counted('primary')], [2, 1])
  })

  it('times what gateways are asked, by what became of it', async () => {
    const known = await read()
    await paidStay(world, guest, HOTEL)
    const found = await read()
    const counted = (labels: Record<string, string>) => sum(found, ASKED, labels) - sum(known, ASKED, labels)
    assert.deepEqual([counted({ call: 'authorize' }), counted({ outcome: 'answered' })], [1, counted({})])

    const told: unknown[] = []
    const away = () => Promise.reject(new TypeError('fetch failed'))
    const secrets = { key: 'k', api: 'a', webhook: 'w' }
    const paypal = httpGateway(
      { origin: 'https://gateway.example', secrets, fetch: away, clock: world.clock },
      'paypal',
    )
    const { fetch: ask } =
      watchedGateways({ paypal }, ({ gateway, call, outcome }) => told.push([gateway, call, outcome])).paypal ?? paypal
    assert.deepEqual(await ask('r-1'), { kind: 'unknown', reason: 'network' })
    assert.deepEqual(told, [['paypal', 'fetch', 'network']])
  })

  it('is one page for Prometheus, and says 503 while the database is away', async () => {
    const door = serveMetrics(metrics)
    const { statusCode, headers, body } = await door.inject('/metrics')
    assert.equal(statusCode, 200)
    assert.match(String(headers['content-type']), /^text\/plain; version=0\.0\.4/)
    assert.match(body, /# TYPE process_cpu_seconds_total counter/)
    const away = serveMetrics({ ...metrics, text: () => Promise.reject(new Error('away')) })
    assert.equal((await away.inject('/metrics')).statusCode, 503)
    await Promise.all([door.close(), away.close()])
  })
})
