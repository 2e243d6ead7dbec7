import { isIP } from 'node:net'
import type { FastifyServerOptions } from 'fastify'

/** How many proxies stand before us, or which addresses are theirs. */
export type TrustedProxies = number | string[]

const MOST_HOPS = 10
const MOST_BITS = { 4: 32, 6: 128 } as const

/** '2', or '10.0.0.0/8, 2001:db8::1'; null where it is neither. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (/^\d+$/.test(text)) return Number(text) <= MOST_HOPS ? Number(text) : null
  const list = text.split(',').map((one) => one.trim())
  return list.every(isNetwork) ? list : null
}

/** An address, or a network as CIDR. A network of everybody would let each visitor name any address. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version !== 4 && version !== 6) return false
  return (
    more.length === 0 && (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= MOST_BITS[version]))
  )
}

/** As Fastify takes it; `hop` counts from our own socket. */
export const trustProxy = (proxies: TrustedProxies | undefined): FastifyServerOptions['trustProxy'] =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : (proxies ?? false)
