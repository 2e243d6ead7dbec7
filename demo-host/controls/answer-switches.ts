import { boolean, enums, integer, max, min, object, optional, size, string, unknown } from 'superstruct'
import type { Infer } from 'superstruct'

const MAX_DELAY_MS = 30_000
const MAX_TIMES = 100
const MAX_ARMED = 50

/** "The next answer to this call is …": status and code make the contract's error body, body replaces it whole. */
export const answerSwitch = object({
  method: optional(enums(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
  /** A path as the contract writes it: '/hotels/:hotelId/rooms'; '*' is any path. */
  path: size(string(), 1, 200),
  status: optional(max(min(integer(), 200), 599)),
  code: optional(integer()),
  title: optional(size(string(), 0, 500)),
  headers: optional(object({ 'retry-after': optional(string()) })),
  body: optional(unknown()),
  delay_ms: optional(max(min(integer(), 0), MAX_DELAY_MS)),
  /** The connection ends without an answer. */
  drop: optional(boolean()),
  /** The work is done first, and then its answer is late or lost. */
  after: optional(boolean()),
  times: optional(max(min(integer(), 1), MAX_TIMES)),
})
export type AnswerSwitch = Infer<typeof answerSwitch>
export type AnswerSwitches = ReturnType<typeof createAnswerSwitches>

export function createAnswerSwitches() {
  let armed: AnswerSwitch[] = []
  return {
    list: (): readonly AnswerSwitch[] => armed,
    arm: (more: AnswerSwitch) => {
      armed = [...armed, more].slice(-MAX_ARMED)
    },
    clear: () => {
      armed = []
    },
    /** The oldest switch for this call, used up once. */
    take(method: string, path: string): AnswerSwitch | null {
      const found = armed.find((each) => (each.method ?? method) === method && isPath(each.path, path))
      if (!found) return null
      const left = (found.times ?? 1) - 1
      armed = armed.flatMap((each) => (each === found ? (left > 0 ? [{ ...each, times: left }] : []) : [each]))
      return found
    },
  }
}

/** ':name' stands for one part of a path. */
export function isPath(pattern: string, path: string): boolean {
  if (pattern === '*') return true
  const [wanted, given] = [pattern, path].map((text) => text.split('/'))
  if (!wanted || !given || wanted.length !== given.length) return false
  return wanted.every((part, at) => part.startsWith(':') || part === given[at])
}
