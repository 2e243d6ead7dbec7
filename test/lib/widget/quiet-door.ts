import { until } from '../until.ts'

/** Longer than a widget thinks between an answer and the next question. */
const QUIET_MS = 200

/** Knows when a widget that asks through it asks for nothing more. */
export function quietDoor() {
  let underWay = 0
  let stillSince = performance.now()
  return {
    async pass<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
      underWay++
      try {
        return await ask()
      } finally {
        underWay--
        stillSince = performance.now()
      }
    },
    quiet: (what: () => string) => until(() => underWay === 0 && performance.now() - stillSince > QUIET_MS, what),
  }
}
