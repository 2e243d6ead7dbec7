import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import type { Infer } from 'superstruct'

import { SECOND_MS } from '../../../shared/constants.ts'
import type { gatewaySettings } from './gateway-process.ts'

const SCRIPT = resolve(import.meta.dirname, 'gateway-process.ts')
const [STARTS, AGAIN_MS] = [5, SECOND_MS]

export type GatewayProcess = {
  kill: () => Promise<void>
  /** Once more over the same books. */
  restart: () => Promise<void>
  freeze: () => void
  goOn: () => void
  advance: (ms: number) => void
}

const living = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL')
})

/** `believed`: the file of a certificate that nobody vouches for, where it tells the product over TLS. */
export async function startGateway(
  settings: Infer<typeof gatewaySettings>,
  believed?: string,
): Promise<GatewayProcess> {
  let child: ChildProcess
  const trust = believed && { NODE_EXTRA_CA_CERTS: believed }
  async function started(): Promise<boolean> {
    const env = { ...process.env, ...trust, DEMO: '1', GATEWAY_SETTINGS: JSON.stringify(settings) }
    const made = fork(SCRIPT, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env })
    child = made
    living.add(made)
    made.once('exit', () => living.delete(made))
    return Promise.race([once(made, 'message').then(() => true), once(made, 'exit').then(() => false)])
  }
  /** As an operator's service manager does it. */
  async function restart(): Promise<void> {
    for (let times = 0; times < STARTS; times++) {
      if (await started()) return
      await pause(AGAIN_MS)
    }
    throw new Error('The payment gateway did not start; its reason is above')
  }
  await restart()
  return {
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    restart,
    freeze: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    advance: (ms) => void child.send(ms),
  }
}
