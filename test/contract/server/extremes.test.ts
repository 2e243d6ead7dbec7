import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { sql } from 'drizzle-orm'

import { attempt } from '../../../demo-host/provider/db/schema/member.ts'
import { parseCall } from '../../../shared/contract/define.ts'
import type { Call } from '../../../shared/contract/define.ts'
import { CONTRACT } from '../../../shared/contract/index.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { TOLD_FAULTS } from '../../../shared/limits.ts'
import { freshInput, memberHeaders } from '../helpers/account-examples.ts'
import { organizationHeaders } from '../helpers/organization-examples.ts'
import { CALL_ROWS, callExamples, EXAMPLE_HOTEL } from '../helpers/call-examples.ts'
import type { CallExample, CallInput } from '../helpers/call-examples.ts'
import { variantsOf } from '../helpers/extremes.ts'
import type { Variant } from '../helpers/extremes.ts'
import { openGuest, written } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

type Row = { name: string; call: Call }
const WITH_INPUT = CALL_ROWS.filter(({ call }) => call.query ?? call.body)
const WITH_PATH = CALL_ROWS.filter(({ call }) => call.call.includes(':'))

/** What hangs or grows takes longer than this on any machine, each time; docs/measures.md has the slowest of a quiet one. */
const SLOWEST_MS = 5_000
const DEEP = 10_000
const IN_A_PATH = ['0', '-1', 'NaN', '2147483648', '9007199254740993', 'x'.repeat(99), 'x'.repeat(5_000), '%00', '%ff', "'--", '__proto__', '..%2f..', '\u202e'] // prettier-ignore
const IN_A_HEADER = ['x'.repeat(8_000), '0', '-1', "'; --", '__proto__', '{"toString":1}', '\u00ff']

type Answered = { status: number; fields: (string | undefined)[]; title?: string }
type ErrorBody = { errors?: { title: string; details: { base?: { field?: string }[] } }[] }

describe('an extreme value in any call of the contract', () => {
  let world: World
  let guest: Guest
  let inputs: Record<string, CallExample>
  const slowest = { ms: 0, of: '' }
  const tried = { calls: 0, fields: 0, values: 0 }
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    await world.database.orm.execute(sql`update inventory_day set total = 90 where hotel_id = ${EXAMPLE_HOTEL}`)
    inputs = await callExamples(world, guest)
  })
  after(async () => {
    console.info(`${JSON.stringify(tried)}, slowest ${Math.round(slowest.ms)} ms: ${slowest.of}`)
    await world.close()
  })

  async function baseOf({ name, call }: Row) {
    // Wrong guesses are counted (guarantee S6), some of them for an hour: each call begins anew.
    await world.database.orm.delete(attempt)
    const example = inputs[name]
    assert.ok(example, `${name} has no true input`)
    const input = await freshInput(world, name, typeof example === 'function' ? await example() : example)
    const headers: Record<string, string> = {
      origin: ORIGINS.widget,
      [HEADERS.clientSession]: guest.token(),
      ...(call.idempotent && { [HEADERS.idempotencyKey]: `extreme-${name.replace('.', '-')}` }),
      ...(await memberHeaders(world, name)),
      ...(await organizationHeaders(world, name)),
    }
    return { input, headers }
  }

  async function timed(method: string, url: string, headers: Record<string, string>, body?: string) {
    const started = performance.now()
    const answer = await world.fetch(url, { method, headers, ...(body !== undefined && { body }) })
    const text = await answer.text()
    return { answer, text, ms: performance.now() - started }
  }

  async function ask(name: string, method: string, url: string, headers: Record<string, string>, body?: string) {
    const { answer, text, ...first } = await timed(method, url, headers, body)
    // The machine may have been away; a key of its own, lest the second is told what is known.
    const again = { ...headers, ...(headers[HEADERS.idempotencyKey] && { [HEADERS.idempotencyKey]: `again-${name}` }) }
    const ms = first.ms < SLOWEST_MS ? first.ms : (await timed(method, url, again, body)).ms
    assert.ok(ms < SLOWEST_MS, `${name} took ${first.ms} ms, and ${ms} the second time`)
    if (ms > slowest.ms) Object.assign(slowest, { ms, of: name })
    tried.values++
    const [error] = answer.status < 400 ? [] : ((JSON.parse(text) as ErrorBody).errors ?? [])
    const found: Answered = {
      status: answer.status,
      fields: error?.details.base?.map(({ field }) => field) ?? [],
      ...(error && { title: error.title }),
    }
    return found
  }

  async function send({ name, call }: Row, input: CallInput, headers: Record<string, string>): Promise<Answered> {
    const { method, url, body, type } = written(call, input as never) // every part of it is one the provider may meet
    return ask(name, method, url, { ...headers, ...(body !== undefined && { 'content-type': type }) }, body)
  }

  const said = ({ part, at, value }: Variant) =>
    `${part}.${at.join('.')} = ${(JSON.stringify(value) ?? '').slice(0, 40)}`

  /** Of every table. */
  async function rowsOfAll(): Promise<unknown> {
    const counted = await world.database.orm.execute(
      sql`select relname, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text as n
          from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
    )
    return JSON.stringify(counted)
  }

  it('is refused as JSON that is nested without end, or that changes what an object is (guarantee S28)', async () => {
    const deep = `{"a":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`
    const bodies = [
      deep,
      '['.repeat(DEEP),
      '{"__proto__":{"a":1}}',
      '{"toString":1,"valueOf":1}',
      '{"constructor":{}}',
      '{',
      '',
    ]
    for (const row of CALL_ROWS.filter(({ call }) => call.body && !call.form)) {
      const { input, headers } = await baseOf(row)
      const { method, url } = written(row.call, input as never) // as above
      for (const body of bodies) {
        const { status } = await ask(row.name, method, url, { ...headers, 'content-type': 'application/json' }, body)
        assert.equal(status, 400, `${row.name}: ${body.slice(0, 30)}`)
      }
    }
  })

  it('is no failure of ours in a path (guarantee S28)', async () => {
    for (const row of WITH_PATH) {
      const { method, path, at } = parseCall(row.call.call)
      const { input, headers } = await baseOf(row)
      const { url, body, type } = written(row.call, input as never) // as above
      const query = new URL(url).search
      for (const odd of IN_A_PATH) {
        const odds = path.replace(/:\w+/g, odd)
        const named = path.replace(/:(\w+)/g, (_, name: string) => (name === 'hotelId' ? String(input.hotelId) : odd))
        for (const one of new Set([odds, named])) {
          const all = { ...headers, ...(body !== undefined && { 'content-type': type }) }
          const { status } = await ask(row.name, method, `${ORIGINS[at]}${one}${query}`, all, body)
          assert.ok(status < 500, `${method} ${one}: ${status}`)
        }
      }
    }
  })

  it('is no failure of ours in a header (guarantee S28)', async () => {
    const { input, headers } = await baseOf({ name: 'rooms.search', call: CONTRACT.rooms.search })
    for (const name of Object.values(HEADERS))
      for (const value of IN_A_HEADER) {
        const all = { ...headers, [name]: name === HEADERS.authorization ? `Bearer ${value}` : value }
        const { status } = await send({ name: 'rooms.search', call: CONTRACT.rooms.search }, input, all)
        assert.ok(status < 500, `${name}: ${value.slice(0, 20)}: ${status}`)
      }
  })

  const FILE = 'Content-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  const FORMS: [string, string, string][] = [
    ['without a boundary', 'multipart/form-data', `--b\r\n${FILE}x\r\n--b--`],
    ['that is cut off in its file', 'multipart/form-data; boundary=b', `--b\r\n${FILE}abc`],
    ['that is cut off in its head', 'multipart/form-data; boundary=b', '--b\r\nContent-Dispo'],
    ['with nothing in it', 'multipart/form-data; boundary=b', '--b--'],
    ['of another boundary', 'multipart/form-data; boundary=c', `--b\r\n${FILE}x\r\n--b--`],
  ]
  for (const [name, type, body] of FORMS) {
    it(`is no failure of ours as a form ${name} (guarantee S28)`, async () => {
      const { headers } = await baseOf({ name: 'questions.upload', call: CONTRACT.questions.upload })
      const url = `${ORIGINS.api}/file_attachments`
      const { status, fields } = await ask('questions.upload', 'POST', url, { ...headers, 'content-type': type }, body)
      assert.deepEqual([status, fields], [422, ['file']])
    })
  }

  for (const row of WITH_INPUT) {
    it(`is refused by its name or answered, and writes nothing where it is refused: ${row.name} (guarantee S23)`, async () => {
      const { input, headers } = await baseOf(row)
      const variants = variantsOf(row.call, input)
      tried.calls++
      tried.fields += new Set(variants.map(({ part, at }) => `${part} ${at.join('.')}`)).size

      const before = await rowsOfAll()
      for (const variant of variants.filter(({ refused }) => refused.length > 0)) {
        const { status, fields } = await send(row, variant.input, headers)
        assert.deepEqual([status, fields], [422, variant.refused.slice(0, TOLD_FAULTS)], said(variant))
      }
      assert.equal(await rowsOfAll(), before)

      for (const variant of variants.filter(({ refused }) => refused.length === 0)) {
        assert.ok(!variant.isNever, `${said(variant)} is taken`)
        const { status, title } = await send(row, variant.input, headers)
        assert.ok(status < 500, `${said(variant)}: ${status} ${title}`)
      }
    })
  }
})
