import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'

import { freePort } from '../../demo-host/provider/db/free-port.ts'
import { startProgram } from './helpers/programs.ts'

const run = promisify(execFile)
const DEPLOY = resolve(import.meta.dirname, '../../docs/deploy')
/** Where the files of docs/deploy find what they name. */
const NAMES = { 'widget.example': 8787, 'api.example': 8788, 'identity.example': 8789 }
type Name = keyof typeof NAMES

type Proxy = {
  file: string
  /** The example as a whole set-up of this folder, listening on the port. */
  complete: (text: string, port: number, folder: string) => string
  start: (file: string, folder: string) => [program: string, words: string[]]
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
  HAProxy: {
    file: 'haproxy.cfg',
    complete: (text, port) => text.replace('bind :443', `bind 127.0.0.1:${port}`),
    start: (file) => ['/usr/sbin/haproxy', ['-db', '-f', file]],
  },
  Caddy: {
    file: 'Caddyfile',
    complete: (text, port) =>
      `{\n\tadmin off\n\tauto_https disable_redirects\n\thttps_port ${port}\n\tdefault_bind 127.0.0.1\n}\n${text}`,
    start: (file) => ['/usr/bin/caddy', ['run', '--adapter', 'caddyfile', '--config', file]],
  },
}

type Seen = { port: number; headers: Record<string, string | undefined> }

describe('the examples of docs/deploy', () => {
  let folder: string
  const behind: Server[] = []
  const ports = new Map<number, number>()
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'booking-deploy-'))
    const pair = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
    const subject = ['-subj', '/CN=api.example', '-addext', `subjectAltName=${Object.keys(NAMES).map((name) => `DNS:${name}`).join()}`] // prettier-ignore
    await run('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', ...pair, ...subject]) // prettier-ignore
    const files = ['fullchain.pem', 'privkey.pem'].map((name) => readFile(join(folder, name), 'utf8'))
    await writeFile(join(folder, 'haproxy.pem'), (await Promise.all(files)).join(''))
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

  /** What a guest's browser sends through the proxy, as the product sees it; null: the proxy knows of nobody behind it. */
  const seen = (port: number, name: Name) =>
    new Promise<Seen | null>((done, fail) => {
      const headers = { host: name, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'thief.example' }
      const options = { host: '127.0.0.1', port, servername: name, rejectUnauthorized: false, agent: false, headers }
      request(options, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => done(response.statusCode === 200 ? JSON.parse(text) : null))
      })
        .on('error', fail)
        .end()
    })

  for (const [name, { file, complete, start }] of Object.entries(PROXIES))
    it(`${name} leads each name to its server, adds the guest's address last and believes no host but its own`, async () => {
      const port = await freePort()
      const example = await readFile(join(DEPLOY, file), 'utf8')
      const placed = [...ports].reduce((text, [known, real]) => text.replaceAll(String(known), String(real)), example)
      const written = complete(placed.replaceAll('/etc/ssl/booking', folder), port, folder)
      await writeFile(join(folder, file), written)
      const program = await startProgram(...start(join(folder, file), folder), { port, cwd: folder, env: { ...process.env, HOME: folder } }) // prettier-ignore
      try {
        for (const [host, known] of Object.entries(NAMES)) {
          const found = await seen(port, host as Name) // its keys
          assert.ok(found, `${host}: ${program.said()}`)
          const { 'x-forwarded-for': addresses = '', 'x-forwarded-host': other, 'x-forwarded-proto': scheme } = found.headers // prettier-ignore
          assert.deepEqual([found.port, found.headers.host, scheme], [known, host, 'https'])
          assert.equal(addresses.split(',').at(-1)?.trim(), '127.0.0.1')
          assert.ok(other === undefined || other === host, other)
        }
      } finally {
        await program.stop()
      }
    })

  it('the unit of systemd is understood, and exposes little', async () => {
    const unit = join(folder, 'booking.service')
    await copyFile(join(DEPLOY, 'booking.service'), unit)
    const { stdout, stderr } = await run('systemd-analyze', ['verify', unit])
    assert.equal(stdout + stderr, '')
    const security = await run('systemd-analyze', ['security', '--offline=true', '--threshold=30', unit])
    assert.match(security.stdout, /Overall exposure level for booking\.service: [0-2]\.\d/)
  })
})
