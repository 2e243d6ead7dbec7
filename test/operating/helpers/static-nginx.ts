import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { startProgram } from './programs.ts'
import type { Program } from './programs.ts'

const EXAMPLE = resolve(import.meta.dirname, '../../../docs/deploy/nginx-static.conf')

/** Debian's nginx over a stamped folder, as docs/deploy/nginx-static.conf sets it up, without TLS on a port of this machine. */
export async function startStaticNginx(folder: string, site: string, port: number): Promise<Program> {
  const example = await readFile(EXAMPLE, 'utf8')
  const server = example
    .replaceAll('/srv/booking/site', site)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replace(/^ {2}ssl_certificate.*\n/gm, '')
  const work = join(folder, 'nginx')
  await mkdir(work)
  await chmod(folder, 0o755)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${work}/${one};`,
  )
  const whole = `pid ${work}/nginx.pid; error_log stderr; daemon off; events {}\nhttp { access_log off; ${temporary.join(' ')}\n${server} }`
  const file = join(work, 'nginx.conf')
  await writeFile(file, whole)
  return startProgram('/usr/sbin/nginx', ['-p', work, '-c', file], { port, cwd: work })
}
