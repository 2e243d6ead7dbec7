import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { openWorld, ORIGINS } from '../contract/helpers/world.ts'
import type { World } from '../contract/helpers/world.ts'
import { PROFILES, ROWS } from './rows.ts'
import type { Profile } from './rows.ts'
import { junit, runRows } from './run-rows.ts'
import { at } from './target.ts'
import type { Target } from './target.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Those of the rows, so that another row of the same subject would tell, too. */
const profilesOf = (ids: readonly string[]) =>
  PROFILES.filter((profile) => ids.some((id) => id.startsWith(`${profile}.`)))

type Changed = (answer: Response, asked: { url: URL; init: RequestInit }) => Promise<Response>

/** A body with one place changed on its way. */
const bent =
  (isMeant: (url: URL, method: string) => boolean, change: (body: unknown) => void): Changed =>
  async (answer, { url, init }) => {
    if (!answer.ok || !isMeant(url, init.method ?? 'GET')) return answer
    const body: unknown = await answer.json()
    change(body)
    return Response.json(body, { status: answer.status, headers: answer.headers })
  }
const asStatus =
  (from: number, to: number, isMeant: (url: URL) => boolean = () => true): Changed =>
  async (answer, { url }) =>
    answer.status === from && isMeant(url)
      ? new Response(await answer.text(), { status: to, headers: answer.headers })
      : answer
const set = (value: unknown, path: readonly (string | number)[], to: unknown) => {
  const place = at(value, ...path.slice(0, -1))
  if (typeof place === 'object' && place !== null) Reflect.set(place, path.at(-1) ?? '', to)
}
const rooms = (body: unknown): unknown[] => (at(body, 'data', 'rooms') as unknown[] | undefined) ?? []
const plans = (body: unknown): unknown[] => rooms(body).flatMap((room) => (at(room, 'room_plan') as unknown[]) ?? [])

const isSearch = (url: URL) => url.pathname.endsWith('/rooms')
const isPrice = (url: URL) => url.pathname.endsWith('/price')
const isSettings = (url: URL) => url.pathname.endsWith('/booking_widget')
const isBooking = (url: URL, method: string) => url.pathname.endsWith('/reservations') && method === 'POST'
const isCancel = (url: URL) => url.pathname.endsWith('/cancel')

/** A provider with one rule off, and the rows that must name it: no other may. */
const BROKEN: readonly [what: string, rows: readonly string[], changed: Changed][] = [
  ['settings whose ways to pay are no list', ['search.settings'], bent(isSettings, (body) => set(body, ['data', 'payment_options'], 'cash'))],
  ['a search whose currency is a number', ['search.rooms'], bent(isSearch, (body) => set(body, ['meta', 'currency'], 392))],
  ['rates of one night too few', ['search.nights'], bent(isSearch, (body) => plans(body).forEach((plan) => (at(plan, 'room_rate') as unknown[]).pop()))],
  ['rooms that are too small', ['search.party'], bent(isSearch, (body) => rooms(body).forEach((room) => set(room, ['max_adult'], 1)))],
  ['an unknown hotel that is refused as forbidden', ['search.unknown-hotel'], asStatus(404, 403, ({ pathname }) => pathname.includes('no-such-hotel'))],
  ['a call it does not know that asks for a session', ['search.unknown-call'], asStatus(404, 401, ({ pathname }) => pathname.endsWith('no-such-call'))],
  ['a session that nobody needs', ['search.no-session'], asStatus(401, 200)],
  ['pages that may not send the key', ['search.cors'], async (answer) => without(answer, 'access-control-allow-headers')],
  ['a refusal that shows its program', ['search.discreet'], async (answer) => answer.status === 422 ? showing(answer) : answer],
  ['a price that is not the one that was shown', ['book.adds-up'], bent(isSearch, (body) => plans(body).forEach((plan) => set(plan, ['price', 'tax'], Number(at(plan, 'price', 'tax')) + 1)))],
  ['a calculation whose sold-out extras are no list', ['book.price'], bent(isPrice, (body) => set(body, ['data', 'extras_out_of_stock'], 'none'))],
  ['a booking that has another number each time', ['book.once'], numberedAnew()],
  ['a stranger who is told that there is a stay', ['book.strangers'], async (answer, { url }) => answer.status >= 400 && /TST-\d+-\d+$/.test(url.pathname) ? new Response(await answer.text(), { status: 410, headers: answer.headers }) : answer],
  ['a fee that is another than agreed', ['cancel.done'], bent(isCancel, (body) => set(body, ['data', 'cancellation', 'fee'], Number(at(body, 'data', 'cancellation', 'fee')) + 1))],
] // prettier-ignore

/** The second answer under a key says another number than the first. */
function numberedAnew(): Changed {
  const seen = new Set<string | null>()
  return async (answer, asked) => {
    const key = new Headers(asked.init.headers).get('idempotency-key')
    const isRepeated = seen.has(key)
    if (isBooking(asked.url, asked.init.method ?? 'GET')) seen.add(key)
    const change = (body: unknown) => set(body, ['data', 'reservation_number'], `R-${seen.size}`)
    return isRepeated ? bent(isBooking, change)(answer, asked) : answer
  }
}

function without(answer: Response, header: string): Response {
  const headers = new Headers(answer.headers)
  headers.delete(header)
  return new Response(answer.body, { status: answer.status, headers })
}
async function showing(answer: Response): Promise<Response> {
  const body: unknown = await answer.json()
  set(body, ['errors', 0, 'title'], 'TypeError: at readParty (/srv/app/node_modules/party/index.js:12)')
  return Response.json(body, { status: answer.status, headers: answer.headers })
}

describe('the conformance kit', () => {
  let world: World
  let document: unknown
  before(async () => {
    world = await openWorld()
    document = await (await world.fetch(`${ORIGINS.api}/openapi.json`)).json()
  })
  after(() => world.close())

  const target = (changed: Changed = async (answer) => answer): Target => ({
    url: ORIGINS.api,
    identity: ORIGINS.identity,
    hotel: 'shirotsuki',
    page: ORIGINS.widget,
    today: '2026-11-01',
    async fetch(address, init = {}) {
      const url = new URL(String(address))
      return changed(await world.fetch(url, init), { url, init })
    },
  })
  const failed = async (changed?: Changed, only: readonly Profile[] = PROFILES) => {
    const outcomes = await runRows(target(changed), document, { only })
    return { outcomes, failed: outcomes.filter(({ kind }) => kind !== 'passed') }
  }

  it('passes the bundled provider in every row', async () => {
    const { outcomes, failed: broken } = await failed()
    assert.deepEqual(
      broken.map(({ row, why }) => `${row.id}: ${why}`),
      [],
    )
    assert.equal(outcomes.length, ROWS.length)
  })

  for (const [what, rows, changed] of BROKEN)
    it(`names ${what} by ${rows.join(' and ')} alone`, async () => {
      assert.deepEqual(
        (await failed(changed, profilesOf(rows))).failed.map(({ row }) => row.id),
        rows,
      )
    })

  it('fails in every row where no session is given, and says why', async () => {
    const { failed: broken } = await failed(async (answer, { url }) =>
      url.pathname.endsWith('/client_sessions') ? new Response('away', { status: 503 }) : answer,
    )
    assert.deepEqual(
      [...new Set(broken.map(({ kind, why }) => `${kind}: ${why}`))],
      ['failed: POST /api/client_sessions gave no session: 503 away'],
    )
    assert.equal(broken.length, ROWS.length)
  })

  for (const [what, url, code] of [
    ['1 where nobody answers', 'http://127.0.0.1:9', 1],
    ['2 for an address that is none', 'api.example', 2],
  ] as const)
    it(`ends with ${what}`, () => {
      const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
      const openapi = join(folder, 'openapi.json')
      writeFileSync(openapi, JSON.stringify(document))
      const words = ['--url', url, '--hotel', 'inn', '--openapi', openapi]
      const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'test/conformance/run.ts', ...words], { cwd: ROOT }) // prettier-ignore
      rmSync(folder, { recursive: true })
      assert.equal(status, code)
    })

  it('reports to build servers which row failed, and why', async () => {
    const row = { id: 'book.once', profile: 'book', says: 'one "stay"' } as const
    const xml = junit([{ row, kind: 'failed', why: 'there are 2 stays: <A>', ms: 1500 }])
    assert.match(xml, /<testsuite name="conformance" tests="1" failures="1" skipped="0">/)
    assert.match(
      xml,
      /name="book\.once: one &#34;stay&#34;" time="1\.5"><failure message="there are 2 stays: &#60;A&#62;"\/>/,
    )
  })
})
