import { resolve } from 'node:path'

import type { GatewaySecrets } from '../../../demo-host/provider/gateways/http-gateway.ts'
import { emptyBuild } from '../../contract/helpers/empty-build.ts'
import { startProgram } from '../../operating/helpers/programs.ts'
import type { Front } from './balancers.ts'
import { keptProgram } from './kept-program.ts'
import type { KeptProgram } from './kept-program.ts'

/** The program of this release. */
export const ROOT = resolve(import.meta.dirname, '../../..')
export const HOOKS = ['--import', './scripts/node-hooks.mjs']

export type Around = {
  url: string
  readUrl?: string
  /** Where it is asked what it counts. */
  metrics?: string
  origins: Front['origins']
  smtp: string
  /** Its files; without them it has none. */
  dist?: string
  gateway: { origin: string; secrets: GatewaySecrets }
}

export type Serve = KeptProgram & {
  /** From its next start on it is of the release whose program lies in this folder. */
  install: (folder: string) => void
}

/** The gateway of the demonstration's first hotel. */
const ADAPTER = 'payment_hub'

/** `npm run serve`: the product alone, with its guests' cards taken by the gateway's simulator elsewhere. */
export async function startServe(
  folder: string,
  first: number,
  { url, readUrl, metrics, origins, smtp, dist, gateway }: Around,
): Promise<Serve> {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: url,
    DATABASE_READ_URL: readUrl,
    METRICS_LISTEN: metrics,
    SECRETS_KEY: 'a'.repeat(64),
    SMTP_URL: smtp,
    MAIL_FROM: 'Reservations <stay@hotel.example>',
    WIDGET_ORIGIN: origins.widget,
    API_ORIGIN: origins.api,
    IDENTITY_ORIGIN: origins.identity,
    // The balancer, and before it whatever stands before the guests of this test, who share one machine.
    TRUSTED_PROXIES: '2',
    GATEWAYS: ADAPTER,
    GATEWAY_ORIGIN: gateway.origin,
    GATEWAY_KEY: gateway.secrets.key,
    GATEWAY_API_SECRET: gateway.secrets.api,
    GATEWAY_WEBHOOK_SECRET: gateway.secrets.webhook,
    DIST: dist ?? emptyBuild(folder),
    PORT: String(first),
    HOST: '127.0.0.1',
  }
  const words = [...HOOKS, 'demo-host/provider/serve.ts']
  let release = ROOT
  // Its identity server listens last.
  const begin = () => startProgram(process.execPath, words, { cwd: release, env, port: first + 2 })
  const install = (folder: string) => void (release = folder)
  return { ...(await keptProgram(begin)), install }
}
