import { createServer } from 'node:net'

import type { Origins } from '../../shared/origins.ts'
import type { Environment, Variable } from '../provider/configuration/variables.ts'

/** One port each, from PORT on: page paths such as /hotels/:code would otherwise collide with calls. */
export const PORT_OFFSETS = { host: 0, widget: 1, api: 2, gateway: 3, identity: 4 } as const satisfies Record<
  keyof Origins,
  number
>
export type ServerName = keyof typeof PORT_OFFSETS
export const SERVER_NAMES = Object.keys(PORT_OFFSETS) as ServerName[] // Object.keys forgets the names it lists

const VARIABLES = {
  host: 'HOST_ORIGIN',
  widget: 'WIDGET_ORIGIN',
  api: 'API_ORIGIN',
  gateway: 'GATEWAY_ORIGIN',
  identity: 'IDENTITY_ORIGIN',
} as const satisfies Record<ServerName, Variable>

export function originsFrom(first: number, environment: Environment): Origins {
  const origin = (name: ServerName) =>
    environment[VARIABLES[name]]?.replace(/\/$/, '') ?? `http://localhost:${first + PORT_OFFSETS[name]}`
  return {
    host: origin('host'),
    widget: origin('widget'),
    api: origin('api'),
    gateway: origin('gateway'),
    identity: origin('identity'),
  }
}

/** The ports of ours that something else already listens on. */
export async function takenPorts(first: number, address: string): Promise<number[]> {
  const ports = SERVER_NAMES.map((name) => first + PORT_OFFSETS[name])
  const isTaken = await Promise.all(ports.map((port) => taken(port, address)))
  return ports.filter((_, index) => isTaken[index])
}

function taken(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(true))
    probe.listen(port, address, () => probe.close(() => resolve(false)))
  })
}
