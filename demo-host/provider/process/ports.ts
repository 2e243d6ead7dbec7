import { createServer } from 'node:net'

import type { Origins } from '../../../shared/origins.ts'

/** One port each, from PORT on: page paths such as /hotels/:code would otherwise collide with calls. */
export const PORT_OFFSETS = { host: 0, widget: 1, api: 2, gateway: 3, identity: 4 } as const satisfies Record<
  keyof Origins,
  number
>
export type ServerName = keyof typeof PORT_OFFSETS
export const SERVER_NAMES = Object.keys(PORT_OFFSETS) as ServerName[] // Object.keys forgets the names it lists

const HIGHEST_PORT = 65_535

/** The first of the five ports; PORT=0 and the like are mistakes, not wishes. */
export function firstPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port + 4 <= HIGHEST_PORT) return port
  throw new Error(
    `PORT=${text} is no port: choose a number from 1 to ${HIGHEST_PORT - 4}, four more after it are used too`,
  )
}

export function originsFrom(first: number, environment: NodeJS.ProcessEnv): Origins {
  const origin = (name: ServerName) =>
    environment[`${name.toUpperCase()}_ORIGIN`]?.replace(/\/$/, '') ?? `http://localhost:${first + PORT_OFFSETS[name]}`
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
