import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { after, before, beforeEach, describe, it } from 'node:test'

import { MINUTE_MS } from '../../../../shared/constants.ts'
import { FRAMED } from '../../../../shared/framing.ts'
import { hotelRoutes } from '../../../../shared/routes.ts'
import { startWorld } from '../../../../test/lib/world.ts'
import type { World } from '../../../../test/lib/world.ts'
import { readBuild, startFiles } from '../build.ts'
import { widgetDocument } from '../document.ts'
import { securityHeaders } from '../security-headers.ts'
import { checkPaymentPage } from './check-payment-page.ts'
import { integrityOf, readInventory } from './inventory.ts'
import { watchPaymentPages } from './watch-payment-pages.ts'
import { NO_OUTSIDERS } from '../../hotels/allowed-origins.ts'

type Answer = { path: string; text: string; headers: Headers }
type Tamper = (answer: Answer) => Answer

const DIST = process.env.DIST ?? new URL('../../../../dist', import.meta.url).pathname
const EVIL = 'https://evil.example'
const PAGE = `${hotelRoutes.guestDetail.path}?code=shirotsuki`
const build = readBuild(DIST)
const inventory = readInventory(DIST)
const entry = `/assets/${build.entries.document}`
const later = inventory.scripts.map(({ path }) => path).find((path) => path.startsWith('/assets/payment-')) ?? ''

const inDocument =
  (from: string, to: string): Tamper =>
  (answer) => ({ ...answer, text: answer.text.replace(from, to) })
const inFile =
  (wanted: string): Tamper =>
  (answer) =>
    answer.path === wanted ? { ...answer, text: `${answer.text};fetch('${EVIL}')` } : answer
const inHeader =
  (name: string, change: (value: string) => string | null): Tamper =>
  (answer) => {
    const headers = new Headers(answer.headers)
    const value = change(headers.get(name) ?? '')
    headers.delete(name)
    if (value !== null) headers.set(name, value)
    return { ...answer, headers }
  }
const inPolicy = (from: string, to: string) => inHeader('content-security-policy', (value) => value.replace(from, to))

/** What is done to the page between the product and a guest → what is told of it. */
const TAMPERS: Record<string, [Tamper, RegExp]> = {
  'a script that is changed': [inFile(entry), new RegExp(`^${entry} is not what was built`)],
  'a script that is loaded later and changed': [inFile(later), new RegExp(`^${later} is not what was built`)],
  'a script tag more': [
    inDocument('</body>', `<script src="${EVIL}/a.js"></script>\n</body>`),
    /^It holds what nobody authorised: <script src="https:\/\/evil/,
  ],
  'a script of another origin, and a policy that lets it run': [
    (answer) =>
      inPolicy(
        "script-src 'self'",
        `script-src 'self' ${EVIL}`,
      )(inDocument(`src="${entry}"`, `src="${EVIL}${entry}"`)(answer)),
    /^Its content-security-policy allows https:\/\/evil\.example in script-src/,
  ],
  'another script in the document, in place of its own': [
    inDocument('"use strict"', `fetch('${EVIL}')`),
    /^It holds what nobody authorised: <script data-start/,
  ],
  'no policy': [inHeader('content-security-policy', () => null), /^It has no content-security-policy/],
  'another way for its calls, and a header less': [
    (answer) => inHeader('permissions-policy', () => null)(inDocument('"api":"', `"api":"${EVIL}#`)(answer)),
    /^It takes https:\/\/evil\S+ for the api|^It has no permissions-policy/,
  ],
}

describe('the payment page, between the product and a guest', () => {
  let world: World
  let between: Server
  let origin: string
  let tamper: Tamper

  before(async () => {
    world = await startWorld({ dist: DIST })
    between = createServer(async (request, response) => {
      const path = request.url ?? ''
      const answer = await fetch(world.origins.widget + path)
      const { text, headers } = tamper({ path, text: await answer.text(), headers: answer.headers })
      for (const [name, value] of headers)
        if (!/^(content-(encoding|length)|transfer-encoding|connection)$/.test(name)) response.setHeader(name, value)
      response.writeHead(answer.status).end(text)
    })
    await new Promise<void>((listening) => between.listen(0, '127.0.0.1', listening))
    const address = between.address()
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  beforeEach(() => {
    tamper = (answer) => answer
  })
  after(async () => {
    between.close()
    await world.stop()
  })

  const check = (others = Object.values(world.origins)) =>
    checkPaymentPage({ address: origin + PAGE, dist: DIST, authorised: { scripts: [], others } })

  it('is what was built (guarantee S31)', async () => assert.deepEqual(await check(), []))

  for (const [what, [change, told]] of Object.entries(TAMPERS))
    it(`is found to hold ${what} (guarantee S31)`, async () => {
      tamper = change
      const began = performance.now()
      const found = await check()
      assert.ok(performance.now() - began < MINUTE_MS)
      assert.ok(
        found.some((sentence) => told.test(sentence)),
        found.join('\n'),
      )
      assert.ok(found.length < 10, found.join('\n'))
    })

  it('names each origin of elsewhere that nobody authorised', async () => {
    const { api } = world.origins
    const found = await check(Object.values(world.origins).filter((one) => one !== api))
    assert.ok(found.includes(`It takes ${api} for the api, which nobody authorised.`), found.join('\n'))
  })

  it('is not taken for right where it does not come', async () => {
    const found = await checkPaymentPage({
      address: `${origin}/missing.js`,
      dist: DIST,
      authorised: { scripts: [], others: [] },
    })
    assert.deepEqual(found, [`The page answers 404: ${origin}/missing.js`])
  })

  it('is watched for the hotels that are named, and what differs is an error of the log', async () => {
    const logged: object[] = []
    const watch = watchPaymentPages({
      hotels: ['shirotsuki'],
      dist: DIST,
      origins: { ...world.origins, widget: origin },
      outsidersOf: async () => ({ ...NO_OUTSIDERS, parents: [world.origins.host] }),
      log: { error: (found) => logged.push(found) },
    })
    tamper = (answer) => ({ ...answer, text: answer.text.replaceAll(world.origins.widget, origin) })
    await watch.look()
    assert.deepEqual(logged, [])
    tamper = inFile(later)
    await watch.look()
    watch.close()
    assert.equal(logged.length, 1)
  })
})

describe('the inventory of the payment page', () => {
  it('has every script that the document loads or may load, as it was built, with a reason', () => {
    const paths = new Set(inventory.scripts.map(({ path }) => path))
    for (const file of startFiles(build, build.entries.document ?? '')) assert.ok(paths.has(`/assets/${file}`), file)
    for (const { path, integrity, why } of inventory.scripts) {
      const file = build.contents.get(path.replace('/assets/', ''))
      assert.equal(file && integrityOf(file.identity), integrity, path)
      assert.match(why, /\.$/)
    }
  })

  it('has the one script that stands in the document, as it was built, with a reason', () => {
    const [script, ...others] = inventory.inline
    assert.deepEqual(others, [])
    assert.equal(script?.integrity, integrityOf(Buffer.from(build.documentStart)))
    assert.match(script?.why ?? '', /\.$/)
  })

  it('has a reason for every header that a document is protected by', async () => {
    const origins = { host: '', widget: 'https://w.example', api: '', gateway: '', identity: '' }
    const outsiders = NO_OUTSIDERS
    const surroundings = { framed: FRAMED.guestDetail, isOpened: false }
    const documentFor = await widgetDocument(build, origins)
    const { headers } = documentFor({ locale: 'en', outsiders, surroundings })
    const sent = Object.keys({ ...headers, ...securityHeaders(origins.widget) }).filter(
      (one) => one !== 'cache-control',
    )
    assert.deepEqual(inventory.headers.map(({ name }) => name).toSorted(), sent.toSorted())
  })
})
