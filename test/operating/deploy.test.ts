import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, OutgoingHttpHeaders, Server } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'

import { freePort } from '../../demo-host/provider/db/free-port.ts'
import { HEADERS } from '../../shared/headers.ts'
import { writeCertificate } from './helpers/certificate.ts'
import type { Certificate } from './helpers/certificate.ts'
import { startProgram } from './helpers/programs.ts'

const run = promisify(execFile)
const DEPLOY = resolve(import.meta.dirname, '../../docs/deploy')
/** Where the files of docs/deploy find what they name. */
const NAMES = { 'widget.example': 8787, 'api.example': 8788, 'identity.example': 8789 }

type Proxy = {
  file: string
  /** The example as a whole set-up of this folder, listening on the port. */
  complete: (text: string, port: number, folder: string) => string
  start: (file: string, folder: string) => [program: string, words: string[]]
}

const HAPROXY: Pick<Proxy, 'complete' | 'start'> = {
  complete: (text, port) => text.replace('bind :443', `bind 127.0.0.1:${port}`),
  start: (file) => ['/usr/sbin/haproxy', ['-db', '-f', file]],
}
const CADDY: Pick<Proxy, 'complete' | 'start'> = {
  complete: (text, port) =>
    `{\n\tadmin off\n\tauto_https disable_redirects\n\thttps_port ${port}\n\tdefault_bind 127.0.0.1\n}\n${text}`,
  start: (file) => ['/usr/bin/caddy', ['run', '--adapter', 'caddyfile', '--config', file]],
}

const PROXIES: Record<string, Proxy> = {
  nginx: {
    file: 'nginx.conf',
    complete: (text, port, folder) =>
      `pid ${folder}/nginx.pid; error_log stderr; daemon off; events {}\n` +
      `http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;\n` +
      `fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;\n` +
      `${text.replaceAll('listen 443', `listen 127.0.0.1:${port}`)} }`,
    start: (file, folder) => ['/usr/sbin/nginx', ['-p', folder, '-c', file]],
  },
  HAProxy: { file: 'haproxy.cfg', ...HAPROXY },
  Caddy: { file: 'Caddyfile', ...CADDY },
  'HAProxy before several machines': { file: 'cluster/haproxy.cfg', ...HAPROXY },
  'Caddy before containers': {
    file: 'compose/Caddyfile',
    ...CADDY,
    // It fetches its certificates, which nobody gives to a test.
    complete: (text, port, folder) => {
      const tls = `tls ${join(folder, 'fullchain.pem')} ${join(folder, 'privkey.pem')}`
      return CADDY.complete(text.replaceAll('.example {', `$&\n\t${tls}`), port, folder)
    },
  },
}

/** What the examples name → what it is on this machine. */
const placed = (text: string, folder: string, ports: ReadonlyMap<number, number>) =>
  [...ports]
    .reduce((moved, [known, real]) => moved.replaceAll(String(known), String(real)), text)
    .replaceAll(/10\.0\.0\.2[12]|serve-[12]/g, '127.0.0.1')
    .replaceAll('/etc/ssl/booking', folder)
    .replaceAll('/etc/haproxy', DEPLOY)
    .replaceAll('/etc/nginx/snippets', DEPLOY)

type Seen = { port: number; headers: Record<string, string | undefined> }
type Answer = { status?: number; headers: IncomingHttpHeaders; text: string }

/** As the product itself says it, without the number of a call. */
const AWAY = { errors: [{ title: 'The service is not available for the moment', details: { base: [] } }] }
const PAGE = 'https://www.hotel.example'
const AWAY_HEADERS = {
  'retry-after': '2',
  'access-control-allow-origin': PAGE,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'Retry-After',
  'cache-control': 'no-store',
}

/** What a page needs to call the product: each is asked for in a preflight. */
const ASKED = ['content-type', ...Object.values(HEADERS).map((name) => name.toLowerCase())]
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** As browsers decide it of a call with cookies, for which an asterisk stands for nothing (Fetch, 4.8); one without is let through, too. */
function letsAsk({ status = 0, headers }: Answer, method: string): string[] {
  const listed = (name: string) => String(headers[name]).split(/, */)
  const allowed = listed('access-control-allow-headers').map((name) => name.toLowerCase())
  const isForPage = headers['access-control-allow-origin'] === PAGE && headers['access-control-allow-credentials'] === 'true' // prettier-ignore
  const isOk = status >= 200 && status <= 299 && isForPage
  return isOk && listed('access-control-allow-methods').includes(method)
    ? ASKED.filter((name) => allowed.includes(name))
    : []
}

describe('the examples of docs/deploy', () => {
  let folder: string
  let certificate: Certificate
  const behind: Server[] = []
  const ports = new Map<number, number>()
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'booking-deploy-'))
    certificate = await writeCertificate(folder, Object.keys(NAMES))
    for (const known of Object.values(NAMES)) {
      const server = createServer(
        ({ headers }, response) => void response.end(JSON.stringify({ port: known, headers })),
      )
      const port = await freePort()
      await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
      behind.push(server)
      ports.set(known, port)
    }
  })
  after(async () => {
    for (const server of behind) server.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** What a guest's browser asks for through the proxy. */
  const ask = (port: number, name: string, method: string, more: OutgoingHttpHeaders) =>
    new Promise<Answer>((done, fail) => {
      const headers = { host: name, ...more }
      const options = { host: '127.0.0.1', port, servername: name, ca: certificate.text, agent: false, method, headers } // prettier-ignore
      request(options, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => done({ status: response.statusCode, headers: response.headers, text }))
      })
        .on('error', fail)
        .end()
    })

  /** `ports`: where the product is behind it. */
  async function startProxy({ file, complete, start }: Proxy, ports: ReadonlyMap<number, number>) {
    const port = await freePort()
    const example = await readFile(join(DEPLOY, file), 'utf8')
    const written = join(folder, file.replace('/', '-'))
    await writeFile(written, complete(placed(example, folder, ports), port, folder))
    const options = { port, cwd: folder, env: { ...process.env, HOME: folder } }
    return { port, program: await startProgram(...start(written, folder), options) }
  }

  for (const [name, proxy] of Object.entries(PROXIES)) {
    it(`${name} leads each name to its server, adds the guest's address last and believes no host but its own`, async () => {
      const { port, program } = await startProxy(proxy, ports)
      try {
        for (const [host, known] of Object.entries(NAMES)) {
          const answer = await ask(port, host, 'GET', { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'thief.example' }) // prettier-ignore
          assert.equal(answer.status, 200, `${host}: ${program.said()}`)
          const found: Seen = JSON.parse(answer.text)
          const { 'x-forwarded-for': addresses = '', 'x-forwarded-host': other, 'x-forwarded-proto': scheme } = found.headers // prettier-ignore
          assert.deepEqual([found.port, found.headers.host, scheme], [known, host, 'https'])
          assert.equal(addresses.split(',').at(-1)?.trim(), '127.0.0.1')
          assert.ok(other === undefined || other === host, other)
        }
      } finally {
        await program.stop()
      }
    })

    it(`${name} says by itself that nobody is there, so that a page elsewhere reads it, with cookies too, and asks again`, async () => {
      const nobody = await Promise.all(Object.values(NAMES).map(async (known) => [known, await freePort()] as const))
      const { port, program } = await startProxy(proxy, new Map(nobody))
      try {
        await Promise.all(
          Object.keys(NAMES).map(async (host) => {
            const from = { origin: PAGE }
            const answer = await ask(port, host, 'GET', from)
            const { 'content-type': type, ...headers } = answer.headers
            assert.deepEqual([answer.status, type, JSON.parse(answer.text)], [503, 'application/json', AWAY], host)
            for (const [header, value] of Object.entries(AWAY_HEADERS)) assert.equal(headers[header], value, host)
            for (const method of METHODS) {
              const asked = { 'access-control-request-method': method, 'access-control-request-headers': ASKED.join() }
              assert.deepEqual(letsAsk(await ask(port, host, 'OPTIONS', { ...from, ...asked }), method), ASKED, host)
            }
            // What no page asks for is told to none.
            assert.equal(
              (await ask(port, host, 'GET', {})).headers['access-control-allow-origin'] || undefined,
              undefined,
            )
          }),
        )
      } finally {
        await program.stop()
      }
    })
  }

  it('the unit of systemd is understood, and exposes little', async () => {
    const unit = join(folder, 'booking.service')
    await copyFile(join(DEPLOY, 'booking.service'), unit)
    const { stdout, stderr } = await run('systemd-analyze', ['verify', unit])
    assert.equal(stdout + stderr, '')
    const security = await run('systemd-analyze', ['security', '--offline=true', '--threshold=30', unit])
    assert.match(security.stdout, /Overall exposure level for booking\.service: [0-2]\.\d/)
  })
})
