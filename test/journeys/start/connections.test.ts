import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'

import fastify from 'fastify'
import type { Browser } from 'playwright'

import { createFiles } from '../../../demo-host/provider/assets/files.ts'
import { readRelease } from '../../../demo-host/provider/assets/release.ts'
import { NO_OUTSIDERS } from '../../../demo-host/provider/hotels/allowed-origins.ts'
import { launchChromium } from '../../lib/browser.ts'
import { openSecureServer } from '../../lib/tls/secure-server.ts'
import type { SecureAnswer, SecureRequest, SecureServer } from '../../lib/tls/secure-server.ts'
import { selfSigned } from '../../lib/tls/self-signed.ts'
import { journey } from '../helpers/guest.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** What only one connection is about, or is counted anew. */
const OF_A_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host'])
const own = (headers: Iterable<readonly [string, string]>) =>
  Object.fromEntries([...headers].filter(([name]) => !OF_A_CONNECTION.has(name)))

/** The lines that README has a webmaster paste. */
const PASTED = /```html\n([^`]*<booking-widget [^`]*)```/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8'))?.[1] ?? ''

const { world } = journey()
/** A browser that believes every certificate. */
let browser: Browser
const certificate = selfSigned()
let origins: Record<'page' | 'widget' | 'api', SecureServer>
/** Whether the widget's origin answers calls of its documents, too. */
let hasOwnCalls = false
/** What the page is: the lines that were pasted. */
let lines = ''

/** The product knows the demonstration's own page and no port that a test was given: to it, this page is that one. */
async function askApi({ method, path, headers, body }: SecureRequest): Promise<SecureAnswer> {
  const from = { ...own(Object.entries(headers)), origin: world().origins.host }
  const answer = await fetch(world().origins.api + path, { method, headers: from, ...(method === 'POST' && { body }) })
  const { 'content-encoding': _, ...rest } = own(answer.headers)
  const back = { ...rest, 'access-control-allow-origin': String(headers.origin) }
  return { status: answer.status, headers: back, body: Buffer.from(await answer.arrayBuffer()) }
}

/** The widget, its API and a hotel's page on names of their own, by HTTP/2 over TLS. */
async function openSite(): Promise<typeof origins> {
  const api = await openSecureServer(certificate, askApi)
  /** Made once its own address is known. */
  const behind: { files?: ReturnType<typeof createFiles> } = {}
  const widget = await openSecureServer(certificate, async (asked) => {
    const { path, headers } = asked
    if (hasOwnCalls && path.startsWith('/api/')) return askApi({ ...asked, path: path.slice('/api'.length) })
    const answer = await behind.files?.inject({ url: path, headers })
    const named = Object.entries(answer?.headers ?? {}).map(([name, value]) => [name, String(value)] as const)
    return { status: answer?.statusCode ?? 500, headers: own(named), body: answer?.rawPayload ?? '' }
  })
  const served = { ...world().origins, widget: widget.origin, api: api.origin }
  behind.files = createFiles({
    release: readRelease(join(ROOT, 'dist'), served),
    origins: served,
    ...(hasOwnCalls && { api: fastify() }),
    outsidersOf: async () => NO_OUTSIDERS,
  })
  const page = await openSecureServer(certificate, async ({ path }) => {
    const [type, body] =
      path === '/' ? ['text/html; charset=utf-8', `<!doctype html><title>Hotel</title>${lines}`] : ['text/plain', '']
    return { status: 200, headers: { 'content-type': type }, body }
  })
  return { page, widget, api }
}

describe('what a page opens by HTTP/2 over TLS until its bar can be used', () => {
  before(async () => {
    browser = await launchChromium('--ignore-certificate-errors')
  })
  after(() => browser.close())
  beforeEach(async () => {
    hasOwnCalls = false
    origins = await openSite()
  })
  const stop = () => Promise.all(Object.values(origins).map((one) => one.stop()))
  afterEach(stop)

  async function visit(pasted: string, address = origins.page.origin) {
    lines = pasted.replaceAll('https://widget.example', origins.widget.origin)
    const context = await browser.newContext({ locale: 'en' })
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Search', exact: true }).and(page.locator(':enabled')).waitFor()
    const widget = [...origins.widget.connections]
    await context.close()
    return widget
  }

  it("is one connection to the widget's origin with README's lines: the loader's serves its files, too", async () => {
    const widget = await visit(PASTED)
    assert.equal(widget.length, 1)
    assert.ok(Number(widget[0]?.asked.length) > 3)
    assert.match(String(widget[0]?.asked[0]), /loader\.js$/)
  })

  it("is one connection for the widget's own page, too: its document's", async () => {
    const widget = await visit('', `${origins.widget.origin}/booking/result?code=shirotsuki&locale=en`)
    assert.equal(widget.length, 1)
    assert.match(String(widget[0]?.asked[0]), /^\/booking\/result/)
  })

  it("is none to the API where the widget's origin answers its page's calls: they come without cookies, by a second one to it", async () => {
    const address = () => `${origins.widget.origin}/booking/result?code=shirotsuki&locale=en`
    await visit('', address())
    assert.ok(origins.api.connections.some(({ asked }) => asked.length > 0))
    await stop()
    hasOwnCalls = true
    origins = await openSite()
    const [document, calls, ...more] = await visit('', address())
    assert.deepEqual([origins.api.connections, more], [[], []])
    assert.ok(document?.asked.every((path) => !path.startsWith('/api/')))
    assert.ok(calls?.asked.some((path) => path.startsWith('/api/hotels/shirotsuki/start')))
  })
})
