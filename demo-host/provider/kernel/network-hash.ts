import { hashOf } from './ids.ts'
import { networkOf } from './network.ts'

/** Where a call comes from, as far as a table may know it: equal for equal networks, and no address. */
export const networkHash = ({ ip }: { ip: string }): string => hashOf(`network ${networkOf(ip)}`)
