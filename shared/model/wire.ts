import { boolean, define, enums, integer, min, object, Struct, validate } from 'superstruct'

import { LOCALES } from '../locales.ts'
import { isDate } from '../rules/days/dates.ts'

/** A plain date, 'YYYY-MM-DD', that exists in the calendar. */
export const plainDate = () => define<string>('plainDate', (value) => typeof value === 'string' && isDate(value))
/** Minor units of the row's currency. */
export const minor = () => integer()
export const count = () => min(integer(), 0)
export const locale = () => enums(Object.keys(LOCALES) as (keyof typeof LOCALES)[]) // Object.keys forgets the names it lists
export const mcp = () => object({ cents: integer() })

/** A field that never breaks the whole: a missing or ill-typed value becomes the fallback (BOOT-040, guarantee W5). */
export function lenient<T, S>(struct: Struct<T, S>, fallback: NoInfer<T>): Struct<T, Struct<T, S>> {
  return new Struct({
    type: 'lenient',
    schema: struct,
    coercer(value) {
      const [error, masked] = validate(value, struct, { coerce: true, mask: true })
      return error ? fallback : masked
    },
  })
}

/** A file as it goes over the wire. */
export const bytes = () => define<Uint8Array>('bytes', (value) => value instanceof Uint8Array)

/**
 * Text is read before it is looked at, all else is left as it came. superstruct's own `coerce` makes an error, with its
 * stack, of each value that is no text, and most fields of a search are not there.
 */
export function fromText<T, S>(struct: Struct<T, S>, read: (text: string) => unknown): Struct<T, S> {
  return new Struct({
    ...struct,
    coercer: (value, context) => struct.coercer(typeof value === 'string' ? read(value) : value, context),
  })
}

/** Query parameters travel as text; the same struct takes the typed value on the way out and the text on the way in. */
export const queryBoolean = () =>
  fromText(boolean(), (text) => (text === 'true' ? true : text === 'false' ? false : text))
