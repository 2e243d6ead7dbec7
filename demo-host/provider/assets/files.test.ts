import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'

import type { FastifyInstance } from 'fastify'

import type { GatewayAccount } from '../../../shared/model/hotel/checkout-settings.ts'
import { createFiles } from './files.ts'
import { readRelease } from './release.ts'
import { NO_OUTSIDERS } from '../hotels/allowed-origins.ts'

const origins = {
  host: 'http://host.test',
  widget: 'http://widget.test',
  api: 'http://api.test',
  gateway: 'http://gateway.test',
  identity: 'http://identity.test',
}
const PARENTS: Record<string, readonly string[]> = {
  a: ['https://a.example', 'https://www.a.example:8443'],
  open: ['*'],
  odd: ['https://x.example; script-src *', 'javascript:1', 'https://b.example'],
}
const ACCOUNTS: readonly GatewayAccount[] = [
  { gateway: 'paypal', client_key: 'k', origin: 'https://www.paypal.com', environment: 'live' },
  { gateway: 'adyen_gmo', client_key: 'k', origin: 'https://checkoutshopper-live.adyen.com', environment: 'live' },
]
const files = {
  'index-00000001.js': { text: 'import "./shared-00000002.js"', imports: ['shared-00000002.js'], modules: [] },
  'shared-00000002.js': { text: 'export const n = 1', imports: [], modules: ['shared/n.ts'] },
  'ja-00000006.js': { text: 'export default {}', imports: [], modules: ['locales/ja/core.ts', 'locales/ja/search.ts'] },
}
const BEGIN = 'begin("<b>")'
/** As the browser reckons it, from the document alone. */
const POLICY_OF_BEGIN = `'sha256-${createHash('sha256').update(BEGIN).digest('base64')}'`

const late = { version: '1.2.3', entries: { page: 'page-00000003.js', frame: 'frame-00000005.js' }, files: {} }

let dist: string
let server: FastifyInstance

before(() => {
  dist = mkdtempSync(join(tmpdir(), 'files-'))
  mkdirSync(join(dist, 'widget'))
  for (const [name, { text }] of Object.entries(files)) {
    writeFileSync(join(dist, 'widget', name), text)
    writeFileSync(join(dist, 'widget', `${name}.br`), brotliCompressSync(text))
    writeFileSync(join(dist, 'widget', `${name}.gz`), gzipSync(text))
  }
  writeFileSync(join(dist, 'late.json'), JSON.stringify(late))
  const alone = { version: '1.2.3', entries: { recommender: 'recommender-00000004.js' }, files: {} }
  writeFileSync(join(dist, 'recommender.json'), JSON.stringify(alone))
  writeFileSync(join(dist, 'loader.js'), 'go("__STAMPS__")')
  writeFileSync(join(dist, 'document-start.js'), BEGIN)
  writeFileSync(
    join(dist, 'manifest.json'),
    JSON.stringify({ version: '1.2.3', entry: 'index-00000001.js', entries: { index: 'index-00000001.js' }, files }),
  )
  server = createFiles({
    release: readRelease(dist, origins),
    origins,
    outsidersOf: async (code) => ({
      parents: PARENTS[code] ?? [],
      check: code === 'checked' ? 'https://check.example' : null,
      gateways: code === 'real' ? ACCOUNTS : [],
      chatbot: code === 'talking' ? 'https://chat.example' : null,
      domain: code === 'own' ? 'booking.hotel.example' : null,
    }),
  })
})
after(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
})

describe('the loader', () => {
  it('knows where its widget lives (guarantee L4)', async () => {
    const { body } = await server.inject('/v1/loader.js')
    const [known, page, frame, app] = JSON.parse(JSON.parse(body.slice(3, -1)))
    const { widget, api, identity } = origins
    assert.deepEqual(known, { widget, api, identity })
    assert.deepEqual([page, ...frame], [`${widget}/assets/page-00000003.js`, `${widget}/assets/frame-00000005.js`])
    // With what it imports at once, so that nothing waits until it has come.
    assert.deepEqual(app, [`${widget}/assets/index-00000001.js`, `${widget}/assets/shared-00000002.js`])
  })

  it('is fresh within minutes under its lasting address and never changes under a version (guarantee L8)', async () => {
    const [lasting, versioned, other] = await Promise.all(
      ['/v1/loader.js', '/v1.2.3/loader.js', '/v1.2.4/loader.js'].map((url) => server.inject(url)),
    )
    assert.match(String(lasting?.headers['cache-control']), /max-age=300/)
    assert.match(String(versioned?.headers['cache-control']), /immutable/)
    assert.equal(other?.statusCode, 404)
  })

  it('finds the files of the booking and of recommendations by name, and no others', async () => {
    for (const [name, file] of [
      ['booking', 'index-00000001.js'],
      ['recommender', 'recommender-00000004.js'],
    ]) {
      const { body, headers } = await server.inject(`/v1/entries/${name}.js`)
      assert.equal(body, `export*from'/assets/${file}'`)
      assert.match(String(headers['cache-control']), /max-age=300/)
    }
    assert.equal((await server.inject('/v1/entries/other.js')).statusCode, 404)
  })

  it('may be loaded by any page, checked for integrity, and under COEP', async () => {
    const { headers } = await server.inject('/v1/loader.js')
    assert.equal(headers['access-control-allow-origin'], '*')
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
    assert.equal(headers['content-type'], 'text/javascript; charset=utf-8')
  })
})

describe('hashed files', () => {
  const asset = '/assets/shared-00000002.js'

  it('come compressed as the build left them, and are kept for ever', async () => {
    const { headers, rawPayload } = await server.inject({ url: asset, headers: { 'accept-encoding': 'gzip, br' } })
    assert.equal(headers['content-encoding'], 'br')
    assert.equal(brotliDecompressSync(rawPayload).toString(), files['shared-00000002.js'].text)
    assert.match(String(headers['cache-control']), /immutable/)
    assert.equal(headers.vary, 'accept-encoding')
  })

  it('come as they are for a client that takes no encoding or refuses it', async () => {
    for (const accepted of ['', 'identity', 'br;q=0, gzip;q=0']) {
      const { headers, body } = await server.inject({ url: asset, headers: { 'accept-encoding': accepted } })
      assert.equal(headers['content-encoding'], undefined)
      assert.equal(body, files['shared-00000002.js'].text)
    }
  })

  it('are not sent again to a client that has them', async () => {
    const { headers } = await server.inject(asset)
    const again = await server.inject({ url: asset, headers: { 'if-none-match': String(headers.etag) } })
    assert.equal(again.statusCode, 304)
  })

  it('are not sent again either to one that names several, or any, as RFC 9110 lets it', async () => {
    const etag = String((await server.inject(asset)).headers.etag)
    const strong = etag.replace('W/', '')
    for (const known of [`"other", ${etag}`, `${etag},W/"other"`, '*', strong]) {
      const { statusCode, body } = await server.inject({ url: asset, headers: { 'if-none-match': known } })
      assert.deepEqual([statusCode, body], [304, ''], known)
    }
    for (const known of ['"other"', etag.slice(0, -2), ''])
      assert.equal((await server.inject({ url: asset, headers: { 'if-none-match': known } })).statusCode, 200, known)
  })

  it('are the only ones there are', async () => {
    for (const url of [
      '/assets/other.js',
      '/assets/..%2fmanifest.json',
      '/assets/constructor',
      '/manifest.json',
      '/favicon.ico',
    ]) {
      const { statusCode, headers } = await server.inject(url)
      assert.equal(statusCode, 404, url)
      assert.equal(headers['cache-control'], 'no-store')
      // A page elsewhere that asks for an old script reads so, and not that its browser blocked a text.
      const isScript = url.endsWith('.js')
      assert.match(String(headers['content-type']), isScript ? /^text\/javascript/ : /^text\/plain/)
      assert.equal(headers['access-control-allow-origin'], isScript ? '*' : undefined)
    }
  })
})

describe('a page of the widget', () => {
  it('comes compressed to who takes it so, and says the same', async () => {
    const url = '/booking/result?code=a'
    const accepting = (accepted: string) => server.inject({ url, headers: { 'accept-encoding': accepted } })
    const [plain, refused, small] = await Promise.all(['', 'gzip;q=0, br;q=0', 'gzip, deflate, br'].map(accepting))
    assert.equal(small?.headers['content-encoding'], 'gzip')
    assert.match(String(small.headers.vary), /accept-encoding/i)
    assert.equal(gunzipSync(small.rawPayload).toString(), plain?.body)
    assert.ok(small.rawPayload.length < Number(plain?.rawPayload.length) * 0.6)
    for (const other of [plain, refused]) assert.equal(other?.headers['content-encoding'], undefined)
    assert.equal(refused?.body, plain?.body)
  })

  it('is the same document at every path, in the language asked for', async () => {
    for (const url of ['/', '/booking/result?locale=ja&code=a', '/reservation/confirmation/']) {
      const { statusCode, body } = await server.inject(url)
      assert.equal(statusCode, 200)
      assert.match(body, url.includes('ja') ? /<html lang="ja" dir="ltr">/ : /<html lang="en" dir="ltr">/)
      assert.match(body, /<script type="module" src="\/assets\/index-00000001\.js">/)
      assert.match(body, /<link rel="modulepreload" href="\/assets\/shared-00000002\.js">/)
    }
    const { body } = await server.inject('/booking/result?locale=ar')
    assert.match(body, /<html lang="ar" dir="rtl">/)
  })

  it('carries its origins as text and lets nothing run inline but what begins the start (guarantee S1)', async () => {
    const { body, headers } = await server.inject('/booking/result')
    const [, stamped = ''] =
      /<script type="application\/json" id="booking-widget-origins">(.*?)<\/script>/.exec(body) ?? []
    assert.deepEqual(JSON.parse(stamped), origins)
    const policy = String(headers['content-security-policy'])
    assert.equal(/script-src ([^;]+);/.exec(policy)?.[1], `'self' ${POLICY_OF_BEGIN}`)
    assert.equal(/<script data-start[^>]*>(.*)<\/script>/.exec(body)?.[1], BEGIN)
    assert.match(policy, /connect-src http:\/\/api\.test http:\/\/identity\.test;/)
    assert.match(policy, /frame-src http:\/\/gateway\.test;/)
    assert.doesNotMatch(policy, /unsafe/)
  })

  it('says where a start is asked for, and which file brings the words of a language', async () => {
    const { body } = await server.inject('/booking/result')
    const [, start, words = ''] = /<script data-start="([^"]*)" data-words="([^"]*)">/.exec(body) ?? []
    assert.equal(start, 'http://api.test/hotels/:code/start')
    assert.deepEqual(JSON.parse(words.replaceAll('&#34;', '"')), { ja: '/assets/ja-00000006.js' })
  })

  it("lets the scripts and frames of the gateways in that its hotel has accounts with, and nobody else's", async () => {
    const [real, other] = await Promise.all(
      ['real', 'a'].map(async (code) => {
        const { headers } = await server.inject(`/booking/result?code=${code}`)
        const policy = String(headers['content-security-policy']).split('; ')
        return Object.fromEntries(policy.map((directive) => directive.split(/ (.*)/)))
      }),
    )
    const both = 'https://*.paypal.com https://*.adyen.com'
    assert.equal(real?.['script-src'], `'self' ${POLICY_OF_BEGIN} https://*.paypal.com`)
    // PayPal's buttons write styles, and nobody else may.
    assert.deepEqual([real?.['style-src'], other?.['style-src']], ["'self' 'unsafe-inline'", "'self'"])
    assert.equal(real?.['frame-src'], `http://gateway.test ${both}`)
    assert.equal(real?.['connect-src'], `http://api.test http://identity.test ${both}`)
    assert.doesNotMatch(JSON.stringify(other), /paypal|adyen|unsafe/)
  })

  it('is framed by the sites that its hotel names, and by any only when the hotel says so (guarantee S30)', async () => {
    const ancestors: [string, string][] = [
      ['/booking/result?code=a', "'self' https://a.example https://www.a.example:8443"],
      ['/booking/result?code=nobody&hotel_code=a', "'self' https://a.example https://www.a.example:8443"],
      ['/reservation-tripla/a/search', "'self' https://a.example https://www.a.example:8443"],
      ['/booking/result?code=open', '*'],
      ['/my-account?code=open', "'self'"],
      ['//ja/my-account/?code=open', "'self'"],
      ['/booking/result?code=open&triplaPaymentNo=1', "'none'"],
      ['/booking/result?code=odd', "'self' https://b.example"],
      ['/booking/result?code=nobody', "'self'"],
      ['/booking/result', "'self'"],
    ]
    for (const [url, wanted] of ancestors) {
      const { headers } = await server.inject(url)
      const directives = String(headers['content-security-policy']).split('; ')
      const [found, ...more] = directives.filter((directive) => directive.startsWith('frame-ancestors'))
      assert.equal(found, `frame-ancestors ${wanted}`, url)
      assert.deepEqual(more, [])
    }
  })

  it('asks for https for a year where it came by https, and never elsewhere', async () => {
    const overHttps = { ...origins, widget: 'https://widget.test' }
    const secure = createFiles({
      release: readRelease(dist, overHttps),
      origins: overHttps,
      outsidersOf: async () => NO_OUTSIDERS,
    })
    for (const url of ['/booking/result', '/v1/loader.js', '/assets/none.js']) {
      assert.match(String((await secure.inject(url)).headers['strict-transport-security']), /^max-age=31536000/)
      assert.equal((await server.inject(url)).headers['strict-transport-security'], undefined)
    }
    await secure.close()
  })

  it('is there for an address that holds an e-mail address, which the widget takes out', async () => {
    for (const url of ['/booking/a@b.co', '/booking/a%40b.co', '/booking/a%2540b.co'])
      assert.equal((await server.inject(url)).statusCode, 200, url)
  })

  it('shows nothing of the request', async () => {
    const { body } = await server.inject('/booking/%3Cscript%3E?locale=%22%3E%3Cscript%3E')
    assert.doesNotMatch(body, /<script>/)
  })
})
