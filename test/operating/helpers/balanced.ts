import { readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join, resolve } from 'node:path'

import { freePort } from '../../../demo-host/provider/db/free-port.ts'
import { ORIGINS } from '../../contract/helpers/world.ts'
import type { World } from '../../contract/helpers/world.ts'
import { until } from '../../lib/until.ts'
import { startProgram } from './programs.ts'
import type { Program } from './programs.ts'

const DEPLOY = resolve(import.meta.dirname, '../../../docs/deploy')
/** Which process answered; of the test alone. */
const SERVED_BY = 'x-served-by'
const NAMES: Readonly<Record<string, string>> = { [ORIGINS.api]: 'api.example', [ORIGINS.identity]: 'identity.example' }

export type Balanced = Program & {
  /** A guest's call through it. */
  fetch: World['fetch']
  /** How many answers each process gave: its server's name → answers. */
  answers: () => Readonly<Record<string, number>>
  /** Until it has found a process that was started. */
  found: (name: string) => Promise<void>
}

/** docs/deploy/haproxy.cfg without TLS, over the processes that begin at these ports. */
export async function startBalancer(folder: string, firstPorts: Readonly<Record<string, number>>): Promise<Balanced> {
  const port = await freePort()
  const example = await readFile(join(DEPLOY, 'haproxy.cfg'), 'utf8')
  const servers = (line: string) =>
    Object.entries(firstPorts).map(
      ([name, first]) =>
      line.replace('server first', `server ${name}`).replaceAll(/\b878[789]\b/g, (known) => String(first + Number(known) - 8787)), // prettier-ignore
    )
  const placed = example
    .split('\n')
    .flatMap((line) => (line.includes('server first') ? servers(line) : [line]))
    .join('\n')
    .replaceAll('/etc/haproxy', DEPLOY)
    .replace(/bind :443 ssl.*/, `bind 127.0.0.1:${port}\n  http-response set-header ${SERVED_BY} %s`)
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, placed)
  const program = await startProgram('/usr/sbin/haproxy', ['-db', '-f', file], { port, cwd: folder })
  const answers: Record<string, number> = {}

  const balanced: Balanced = {
    ...program,
    answers: () => answers,
    async found(name) {
      for (const origin of Object.keys(NAMES))
        await until(
          async () => (await balanced.fetch(`${origin}/readyz`)).headers.get(SERVED_BY) === name,
          () => `${name} behind ${origin}: ${program.said()}`,
        )
    },
    fetch: (address, init = {}) =>
      new Promise((done, fail) => {
        const { origin, pathname, search } = new URL(String(address))
        const headers = { ...Object.fromEntries(new Headers(init.headers)), host: NAMES[origin] ?? '' }
        const call = { host: '127.0.0.1', port, path: pathname + search, method: init.method, headers }
        request(call, (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('error', fail)
          response.on('end', () => {
            const by = String(response.headers[SERVED_BY] ?? 'nobody')
            answers[by] = (answers[by] ?? 0) + 1
            const kept = Object.entries(response.headers).map(([name, value]): [string, string] => [
              name,
              String(value),
            ])
            done(new Response(Buffer.concat(parts), { status: response.statusCode ?? 0, headers: kept }))
          })
        })
          .on('error', fail)
          .end(typeof init.body === 'string' ? init.body : undefined)
      }),
  }
  return balanced
}
