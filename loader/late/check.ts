import type { PortMessage } from '../../shared/element.ts'

type Checks = Readonly<Record<string, Readonly<Record<string, string>> | null>>

// Inherited names do not count: a page may have put anything on Object.prototype.
const has = (value: unknown, name: string) => Object.hasOwn(Object(value), name)

/** The message in it, or undefined for anything that no row describes. */
export const checked = (checks: Checks, data: unknown): PortMessage | undefined => {
  if (!has(data, 'type')) return undefined
  const { type, payload } = data as { type: unknown; payload?: Record<string, unknown> } // fields are looked at here
  if (typeof type !== 'string' || !has(checks, type)) return undefined
  const shape = checks[type]
  const isRight = shape
    ? Object.keys(shape).every((name) => has(payload, name) && typeof payload?.[name] === shape[name])
    : payload == null
  return isRight ? ({ type, payload } as PortMessage) : undefined // the generated checks say what the row's struct says
}
