import { boolean, enums, integer, max, min, object, optional } from 'superstruct'
import type { Infer } from 'superstruct'

const MAX_DELAY_MS = 30_000
const MAX_TIMES = 20

/** "The next answer to this call is …", for tests and for people who want to see what the widget does then. */
export const gatewaySwitch = object({
  call: enums(['authorize', 'capture', 'refund', 'cancel', 'fetch', 'order', 'tokenise']),
  /** dropped: the connection ends without an answer. error: 500. slow: the answer comes late. */
  kind: enums(['slow', 'dropped', 'error']),
  /** The work is done before the answer goes wrong: the outcome is then truly unknown to the caller. */
  after: optional(boolean()),
  delay_ms: optional(max(min(integer(), 0), MAX_DELAY_MS)),
  times: optional(max(min(integer(), 1), MAX_TIMES)),
})
export type GatewaySwitch = Infer<typeof gatewaySwitch>
export type SwitchedCall = GatewaySwitch['call']

export type Switches = ReturnType<typeof createSwitches>

export function createSwitches() {
  let armed: GatewaySwitch[] = []
  return {
    arm: (more: GatewaySwitch) => {
      armed = [...armed.slice(-MAX_TIMES), more]
    },
    clear: () => {
      armed = []
    },
    list: (): readonly GatewaySwitch[] => armed,
    /** The switch for this call, used up once. */
    take(call: SwitchedCall): GatewaySwitch | null {
      const found = armed.find((each) => each.call === call)
      if (!found) return null
      const left = (found.times ?? 1) - 1
      armed = armed.flatMap((each) => (each === found ? (left > 0 ? [{ ...each, times: left }] : []) : [each]))
      return found
    },
  }
}
