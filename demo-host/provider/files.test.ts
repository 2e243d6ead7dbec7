import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'

import type { FastifyInstance } from 'fastify'

import { createFiles } from './files.ts'

const origins = {
  host: 'http://host.test',
  widget: 'http://widget.test',
  api: 'http://api.test',
  gateway: 'http://gateway.test',
  identity: 'http://identity.test',
}
const files = {
  'index-00000001.js': { text: 'import "./shared-00000002.js"', imports: ['shared-00000002.js'] },
  'shared-00000002.js': { text: 'export const n = 1', imports: [] },
}

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
  writeFileSync(join(dist, 'loader.js'), 'go("__WIDGET_ORIGIN__","__API_ORIGIN__","__WIDGET_ENTRY__")')
  writeFileSync(
    join(dist, 'manifest.json'),
    JSON.stringify({ version: '1.2.3', entry: 'index-00000001.js', entries: { index: 'index-00000001.js' }, files }),
  )
  server = createFiles({ dist, origins })
})
after(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
})

describe('the loader', () => {
  it('knows where its widget lives', async () => {
    const { body } = await server.inject('/v1/loader.js')
    assert.equal(body, 'go("http://widget.test","http://api.test","http://widget.test/assets/index-00000001.js")')
  })

  it('is fresh within minutes under its lasting address and never changes under a version', async () => {
    const [lasting, versioned, other] = await Promise.all(
      ['/v1/loader.js', '/v1.2.3/loader.js', '/v1.2.4/loader.js'].map((url) => server.inject(url)),
    )
    assert.match(String(lasting?.headers['cache-control']), /max-age=300/)
    assert.match(String(versioned?.headers['cache-control']), /immutable/)
    assert.equal(other?.statusCode, 404)
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
    }
  })
})

describe('a page of the widget', () => {
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

  it('carries its origins as text and lets nothing inline run', async () => {
    const { body, headers } = await server.inject('/booking/result')
    const [, stamped = ''] =
      /<script type="application\/json" id="booking-widget-origins">(.*?)<\/script>/.exec(body) ?? []
    assert.deepEqual(JSON.parse(stamped), origins)
    const policy = String(headers['content-security-policy'])
    assert.match(policy, /script-src 'self';/)
    assert.match(policy, /connect-src http:\/\/api\.test http:\/\/identity\.test;/)
    assert.match(policy, /frame-src http:\/\/gateway\.test;/)
    assert.doesNotMatch(policy, /unsafe/)
  })

  it('shows nothing of the request', async () => {
    const { body } = await server.inject('/booking/%3Cscript%3E?locale=%22%3E%3Cscript%3E')
    assert.doesNotMatch(body, /<script>/)
  })
})
