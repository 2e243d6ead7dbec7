import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createSecureServer } from 'node:http2'
import type { Http2SecureServer, ServerHttp2Session, ServerHttp2Stream } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { text } from 'node:stream/consumers'

import { freePort } from '../../../demo-host/provider/db/free-port.ts'
import { writeCertificate } from '../../operating/helpers/certificate.ts'
import { openBrowser } from './browser.ts'
import type { Browser } from './browser.ts'

const HOST = '127.0.0.1'

describe("a guest's browser", () => {
  let folder: string
  let server: Http2SecureServer
  let origin: string
  let certificate: string
  let browser: Browser
  const sessions: ServerHttp2Session[] = []
  /** What is done with a call to a path. */
  const acts: Record<string, (stream: ServerHttp2Stream) => void> = {
    '/none': (stream) => stream.respond({ ':status': 204 }, { endStream: true }),
    '/silent': () => {},
    '/half': (stream) => {
      stream.respond({ ':status': 200 })
      stream.write('half', () => stream.destroy(new Error('broken off')))
    },
    '/gone': (stream) => stream.session?.destroy(),
  }
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'booking-browser-'))
    const { text: cert } = await writeCertificate(folder, [HOST])
    certificate = cert
    server = createSecureServer({ cert, key: await readFile(join(folder, 'privkey.pem')) })
    server.on('session', (session) => sessions.push(session))
    server.on('stream', (stream, headers) => {
      stream.on('error', () => undefined) // the browser's side of it is what is looked at
      const act = acts[String(headers[':path'])]
      if (act) return act(stream)
      void text(stream).then((body) => {
        stream.respond({ ':status': 201, 'retry-after': '2' })
        stream.end(JSON.stringify({ ...headers, body }))
      })
    })
    const port = await freePort()
    await new Promise<void>((listening) => server.listen(port, HOST, listening))
    origin = `https://${HOST}:${port}`
  })
  after(async () => {
    for (const session of sessions) session.destroy()
    await new Promise((closed) => server.close(closed))
    await rm(folder, { recursive: true })
  })
  beforeEach(() => {
    sessions.length = 0
    browser = openBrowser(certificate)
  })
  afterEach(() => browser.close())

  it('sends what fetch would send, over one connection, and gives what was answered', async () => {
    const headers = { origin: 'https://hotel.example', 'X-Forwarded-For': '10.1.0.1' }
    const ask = () => browser.fetch(`${origin}/a?b=c`, { method: 'POST', headers, body: 'ä' })
    const answer = await ask()
    assert.deepEqual([answer.status, answer.headers.get('retry-after')], [201, '2'])
    const { ':method': method, ':path': path, origin: from, 'x-forwarded-for': address, 'content-length': length, body } = await answer.json() // prettier-ignore
    const seen = { method, path, from, address, length, body }
    assert.deepEqual(seen, { method: 'POST', path: '/a?b=c', from: headers.origin, address: '10.1.0.1', length: '2', body: 'ä' }) // prettier-ignore
    await ask()
    assert.equal(sessions.length, 1)
    const nothing = await browser.fetch(`${origin}/none`)
    assert.deepEqual([nothing.status, nothing.body], [204, null])
  })

  it('believes no other certificate', async () => {
    const place = join(folder, 'other')
    await mkdir(place)
    const other = openBrowser((await writeCertificate(place, [HOST])).text)
    await assert.rejects(other.fetch(`${origin}/a`), /self-signed certificate/)
    other.close()
  })

  it('tells of an answer that was broken off, and of a connection, and makes another', async () => {
    await assert.rejects(browser.fetch(`${origin}/half`))
    await assert.rejects(browser.fetch(`${origin}/gone`))
    assert.equal((await browser.fetch(`${origin}/a`)).status, 201)
    assert.equal(sessions.length, 2)
  })

  it('gives up where it is told to', async () => {
    await assert.rejects(browser.fetch(`${origin}/silent`, { signal: AbortSignal.timeout(50) }), /abort/i)
    assert.equal((await browser.fetch(`${origin}/a`)).status, 201)
  })
})
