import { isIPv6 } from 'node:net'

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** Of the eight groups of an IPv6 address those that name the network; the rest a host chooses as it likes. */
const NETWORK_GROUPS = 4

/** Whom an address is counted as: an IPv4 address is one, of IPv6 the whole /64 is, because one host owns all of it. */
export function networkOf(ip: string): string {
  const [bare = ''] = ip.split('%') // without the zone of a link-local address
  const [, mapped] = IPV4_IN_IPV6.exec(bare) ?? []
  if (mapped !== undefined) return mapped
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, NETWORK_GROUPS).join(':')}::/64` : bare
}

/** All eight groups without leading zeros. */
function groupsOf(address: string): string[] {
  const [start = '', end] = address.split('::')
  const list = (part: string) => (part === '' ? [] : part.split(':'))
  const [first, last] = [list(start), list(end ?? '')]
  const zeros = end === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}
