import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, describe, it } from 'node:test'

import type { Page } from 'playwright'

import { createFiles } from '../../demo-host/provider/assets/files.ts'
import { checkPaymentPage } from '../../demo-host/provider/assets/payment-page/check-payment-page.ts'
import { readRelease } from '../../demo-host/provider/assets/release.ts'
import { completeOrigins } from '../../demo-host/provider/configuration/origins.ts'
import { BUILD } from '../../scripts/test-servers.ts'
import { aliases, hotelRoutes } from '../../shared/routes.ts'
import { ASKS, BOTH_WAYS, openGuest } from '../journeys/helpers/guest.ts'
import type { Guest } from '../journeys/helpers/guest.ts'
import { nextBuild } from '../journeys/helpers/next-build.ts'
import { anHourLater } from '../lib/an-hour-later.ts'
import { openBrowser } from '../lib/browser.ts'
import type { OpenBrowser } from '../lib/browser.ts'
import { startWorld } from '../lib/world.ts'
import type { World } from '../lib/world.ts'
import type { Program } from './helpers/programs.ts'
import { readHeadersFile } from './helpers/headers-file.ts'
import { stampSite } from './helpers/stamp-site.ts'
import { startStaticNginx } from './helpers/static-nginx.ts'
import { NO_OUTSIDERS } from '../../demo-host/provider/hotels/allowed-origins.ts'

/** Each says for itself when it was, and what it compresses. */
const OWN =
  /^(?:date|etag|last-modified|content-(?:length|encoding)|accept-ranges|connection|keep-alive|server|transfer-encoding|vary)$/

const WAYS = {
  'a page, inline': { host: '/' },
  'a page, in a frame': { host: '/frame/', inFrame: true },
  'its own document': {},
}

describe('the widget from a host of files, as docs/deploy/nginx-static.conf serves it', () => {
  let folder: string
  let world: World
  let nginx: Program
  let browser: OpenBrowser
  const site = () => join(folder, 'site')
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'booking-static-'))
    world = await startWorld({ dist: BUILD, isWidgetElsewhere: true })
    await stamp(BUILD)
    nginx = await startStaticNginx(folder, site(), Number(new URL(world.origins.widget).port))
    browser = await openBrowser()
  })
  afterEach(() => anHourLater(world))
  after(async () => {
    await browser?.close()
    await nginx?.stop()
    await world?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  async function stamp(dist: string) {
    const { host, widget, api, identity, gateway } = world.origins
    await stampSite({ widget, api, identity, gateway, site: host, out: site(), dist })
  }
  const ask = (path: string, coding = 'identity') =>
    fetch(world.origins.widget + path, { headers: { 'accept-encoding': coding }, redirect: 'manual' })

  /** What the page complains of, and every answer that was none. */
  function watch(page: Page): string[] {
    const told: string[] = []
    page.on('pageerror', (error) => told.push(String(error)))
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) told.push(message.text())
    })
    page.on('response', (response) => response.status() >= 400 && told.push(`${response.status()} ${response.url()}`))
    return told
  }

  const PAID = {
    'paid at the hotel': (taro: Guest) => taro.settle('hotel'),
    'by a card that the bank asks about': async (taro: Guest) => {
      await taro.toPayment()
      await taro.fillCard(ASKS)
      await taro.pay()
      await taro.answerBank('approve')
      return taro.confirmed()
    },
  }
  for (const [place, visit] of Object.entries(WAYS))
    for (const [way, pay] of Object.entries(PAID))
      it(`takes a booking ${way}, in ${place}`, async () => {
        const taro = await openGuest({ browser, world }, 'inFrame' in visit ? { inFrame: true } : {})
        const told = watch(taro.page)
        if ('host' in visit) {
          await taro.page.goto(world.origins.host + visit.host)
          await taro.search()
        } else await taro.openResults()
        await taro.choose(BOTH_WAYS)
        await taro.toDetails()
        await taro.introduce()
        assert.match(await pay(taro), /^\S+$/)
        assert.deepEqual(told, [])
        await taro.page.close()
      })

  it('has every file of its release with the bytes of its hash, in each form', async () => {
    const { files }: { files: Record<string, string> } = await (await ask('/v1/integrity.json')).json()
    const paths = Object.keys(files)
    assert.ok(paths.length > 100)
    for (const [at, path] of paths.entries())
      for (const coding of at % 20 === 0 ? ['identity', 'gzip', 'br'] : ['br']) {
        const answer = await ask(path, coding)
        assert.equal(answer.headers.get('content-encoding') ?? 'identity', coding, path)
        const hash = createHash('sha384')
          .update(Buffer.from(await answer.arrayBuffer()))
          .digest('base64')
        assert.equal(`sha384-${hash}`, files[path], path)
      }
  })

  it('answers as the product does, at every address, in every language, with every header (guarantees S1, S30)', async () => {
    const origins = completeOrigins({ ...world.origins, host: undefined })
    const release = readRelease(BUILD, origins)
    const server = createFiles({
      release,
      origins,
      outsidersOf: async () => ({ ...NO_OUTSIDERS, parents: [world.origins.host] }),
    })
    const pages = [...Object.values(hotelRoutes).map(({ path }) => path), ...Object.keys(aliases)].flatMap((shape) => {
      const path = shape.replaceAll(/:\w+/g, 'a')
      const written = [path, `/ja${path}`, `/zh-tw${path}`, `${path}?code=a&triplaPaymentNo=1`, `${path}?line_code=1`]
      return path === '/' ? written : [...written, `${path}/`, `${path}/?code=a`]
    })
    const asset = [...release.files.keys()].find((path) => path.startsWith('/assets/')) ?? ''
    const files = ['/v1/loader.js', '/v1/entries/booking.js', '/v1/entries/recommender.js', '/v1/version.js', '/v1/integrity.json', '/v1/old-browser.js', `/v${release.version}/loader.js`, `/v${release.version}/document.css`, `/v${release.version}/integrity.json`, asset] // prettier-ignore
    const none = ['/assets/none-00000000.js', '/v0.0.9/loader.js', '/favicon.ico', '/assets/none.css', '/index.html', '/_nginx.conf', `${asset}.br`] // prettier-ignore
    for (const address of [...pages, ...files, `${files[0]}?x%20=1`, ...none, '/booking/a@b.co', '/booking/a%40b.co']) {
      const [served, wanted] = [await ask(address), await server.inject({ url: address, headers: { host: 'x' } })]
      const path = served.url.slice(origins.widget.length)
      assert.equal(served.status, wanted.statusCode, path)
      const { headers } = wanted
      const isUnknown = /a(@|%40)b/.test(address)
      for (const name of new Set([...served.headers.keys(), ...Object.keys(headers)])) {
        if (OWN.test(name) || (isUnknown && name === 'content-security-policy')) continue
        assert.equal(served.headers.get(name), headers[name] ?? null, `${path}: ${name}`)
      }
      assert.equal(await served.text(), wanted.body.replace(/<html lang="[\w-]+"/, '<html lang="en"'), path)
    }
    await server.close()
  })

  it('is given the headers that _headers says, and an odd address is framed by nobody', async () => {
    const rules = readHeadersFile(await readFile(join(site(), '_headers'), 'utf8'))
    assert.ok(rules.size < 100, 'hosts take a hundred rules')
    const always = rules.get('/*') ?? {}
    for (const [shape, headers] of rules) {
      const [language = ''] = /^\/\w\w(?:-\w+)?\/(?=\*)/.exec(shape) ?? []
      if (shape === '/*' || language) continue
      const path = shape.replaceAll(/:\w+/g, 'a').replace('/assets/*', '/assets/').replace(/\*$/, 'loader.js')
      if (path === '/assets/') continue
      const answer = await ask(path)
      assert.equal(answer.status, 200, path)
      for (const [name, value] of Object.entries({ ...always, ...headers }))
        assert.equal(answer.headers.get(name), value, `${path}: ${name}`)
    }
    for (const odd of ['//booking/result', '/%62ooking/result', '/booking/result?%74riplaPaymentNo=1', '/nowhere'])
      assert.match((await ask(odd)).headers.get('content-security-policy') ?? '', /frame-ancestors 'none'$/, odd)
  })

  it('has a payment page that is what was built, by the check that operators run (guarantee S31)', async () => {
    const address = `${world.origins.widget}/reservation/guest-detail?code=shirotsuki`
    const authorised = { scripts: [], others: Object.values(world.origins) }
    assert.deepEqual(await checkPaymentPage({ address, dist: BUILD, authorised }), [])
  })

  it('misses no file for guests who are there when the next release is stamped into the folder (guarantee L8)', async () => {
    const next = nextBuild('0.2.0')
    const taro = await openGuest({ browser, world })
    const told = watch(taro.page)
    // What is fetched ahead would hide what a release takes away.
    await taro.page.addInitScript(`
      if (navigator.connection) Object.defineProperty(navigator.connection, 'saveData', { get: () => true })`)
    await taro.page.goto(`${world.origins.host}/`)
    await taro.search()
    await stamp(next.dist)
    assert.equal(await (await ask('/v1/version.js')).text(), 'export default"0.2.0"')
    await taro.choose(BOTH_WAYS)
    await taro.toDetails()
    await taro.introduce()
    assert.match(await taro.settle('card'), /^\S+$/)
    assert.deepEqual(told, [])
    await taro.page.close()
    next.remove()
  })
})
