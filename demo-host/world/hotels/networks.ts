import type { Network } from '../../provider/hotels/countries.ts'

/** The networks that RFC 5737 and RFC 3849 keep for examples, each in a country of the world. */
export const NETWORK_ROWS: readonly Network[] = [
  { address: '192.0.2.0', prefix: 24, country: 'DE' },
  { address: '198.51.100.0', prefix: 24, country: 'US' },
  { address: '203.0.113.0', prefix: 24, country: 'TW' },
  { address: '2001:db8::', prefix: 32, country: 'AU' },
]
