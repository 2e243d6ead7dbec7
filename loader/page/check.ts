import type { PortMessage } from '../../shared/element.ts'

type Check =
  | { readonly characters: readonly [number, number] }
  | { readonly least: number }
  | { readonly among: readonly string[] }
  | 'object'
  | 'any'
/** By message, what each of its fields may be; `*` stands for fields that have no name of their own. */
export type Checks = Readonly<Record<string, Readonly<Record<string, Check>> | null>>

// Inherited names do not count: a page may have put anything on Object.prototype.
const has = (value: unknown, name: string) => Object.hasOwn(Object(value), name)

const fits = (value: unknown, check: Check): boolean => {
  if (check === 'any') return true
  if (check === 'object') return typeof value === 'object' && value !== null
  if ('least' in check) return typeof value === 'number' && value >= check.least
  if (typeof value !== 'string') return false
  if ('among' in check) return check.among.includes(value)
  const [least, most] = check.characters
  return value.length >= least && value.length <= most
}

/** The message in it, or undefined for anything that no row describes. */
export const checked = (checks: Checks, data: unknown): PortMessage | undefined => {
  if (!has(data, 'type')) return undefined
  const { type, payload } = data as { type: unknown; payload?: Record<string, unknown> } // fields are looked at here
  if (typeof type !== 'string' || !has(checks, type)) return undefined
  const shape = checks[type]
  const isRight = shape
    ? Object.entries(shape).every(
        ([name, check]) => name === '*' || (has(payload, name) && fits(payload?.[name], check)),
      ) &&
      (has(shape, '*') || Object.keys(Object(payload)).every((name) => has(shape, name)))
    : payload == null
  return isRight ? ({ type, payload } as PortMessage) : undefined // the generated checks say what the row's struct says
}
