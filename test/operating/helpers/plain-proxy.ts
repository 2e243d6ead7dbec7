import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { startProgram } from './programs.ts'
import type { Program } from './programs.ts'

const DEPLOY = resolve(import.meta.dirname, '../../../docs/deploy')
/** The addresses of this machine that stand for the three names, and for a domain of a hotel's own that leads to the API. */
const NAMES = { widget: '127.0.0.1', api: '127.0.0.2', identity: '127.0.0.3' }
const OWN_DOMAIN = '127.0.0.4'

export const originsAt = (port: number) => ({
  widget: `http://${NAMES.widget}:${port}`,
  api: `http://${NAMES.api}:${port}`,
  identity: `http://${NAMES.identity}:${port}`,
})
export const ownDomainAt = (port: number): string => `${OWN_DOMAIN}:${port}`

type Placed = {
  folder: string
  port: number
  /** The first port of the process that the API and the sign-ins are asked of, and of the one that serves the widget's files. */
  first: number
  files: number
}

const behind = (text: string, { first, files }: Placed) =>
  text
    .replaceAll('8787 check port 8788', `${files} check port ${files + 1}`)
    .replaceAll('8787', String(files))
    .replaceAll('8788', String(first + 1))
    .replaceAll('8789', String(first + 2))

async function startHaproxy(placed: Placed): Promise<Program> {
  const { folder, port } = placed
  const addresses = [...Object.values(NAMES), OWN_DOMAIN].map((address) => `${address}:${port}`)
  const text = behind(await readFile(join(DEPLOY, 'haproxy.cfg'), 'utf8'), placed)
    .replace(/bind :443 ssl.*/, `bind ${addresses.join()}`)
    .replaceAll('/etc/haproxy', DEPLOY)
    .replace('widget.example', NAMES.widget)
    .replace('api.example', `${NAMES.api} ${OWN_DOMAIN}`)
    .replace('identity.example', NAMES.identity)
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, text)
  return startProgram('/usr/sbin/haproxy', ['-db', '-f', file], { port, cwd: folder })
}

async function startNginx(placed: Placed): Promise<Program> {
  const { folder, port } = placed
  const listen = (...addresses: string[]) => addresses.map((address) => `listen ${address}:${port};`).join(' ')
  const servers = behind(await readFile(join(DEPLOY, 'nginx.conf'), 'utf8'), placed)
    .replaceAll('/etc/nginx/snippets', DEPLOY)
    .replaceAll(/^ {2}(?:ssl_certificate|listen).*\n/gm, '')
    .replace('server_name widget.example;', listen(NAMES.widget))
    .replace('server_name api.example;', listen(NAMES.api, OWN_DOMAIN))
    .replace('server_name identity.example;', listen(NAMES.identity))
    // A name without its port is not where this process is asked.
    .replaceAll('Host $host;', 'Host $http_host;')
  const work = join(folder, 'nginx')
  await mkdir(work, { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${work}/${one};`,
  )
  const http = `http { access_log off; ${temporary.join(' ')}\n${servers} }`
  const file = join(work, 'nginx.conf')
  await writeFile(file, `pid ${work}/nginx.pid; error_log stderr; daemon off; events {}\n${http}`)
  return startProgram('/usr/sbin/nginx', ['-p', work, '-c', file], { port, cwd: work })
}

/** The examples of docs/deploy, listening without TLS where `originsAt` says. */
export const PLAIN_PROXIES: Readonly<Record<string, (placed: Placed) => Promise<Program>>> = {
  HAProxy: startHaproxy,
  nginx: startNginx,
}
