import { holdPort } from '../../../demo-host/provider/db/free-port.ts'
import { ORIGINS } from '../../contract/helpers/world.ts'

const TRIES = 50

/** The first of three free ports in a row, as a process of the product takes them. */
export async function freeThree(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried++) {
    const held = [await holdPort(), await holdPort(), await holdPort()] as const
    for (const { release } of held) await release()
    const [{ port }, , { port: last }] = held
    if (last === port + 2) return port
  }
  throw new Error(`No three free ports in a row in ${TRIES} tries`)
}

/** Calls of a test to the process that begins at this port, with nothing between. */
export function callsTo(first: number): typeof fetch {
  const reached: Record<string, number> = { [ORIGINS.widget]: first, [ORIGINS.api]: first + 1, [ORIGINS.identity]: first + 2 } // prettier-ignore
  return (address, init) => {
    const { origin, pathname, search } = new URL(String(address))
    return fetch(`http://127.0.0.1:${reached[origin]}${pathname}${search}`, init)
  }
}
