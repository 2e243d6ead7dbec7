import { validate } from 'superstruct'
import type { Failure, Struct } from 'superstruct'

import { nearest } from '../../../shared/rules/nearest.ts'
import { faultsBetween } from './document-references.ts'
import { hotelDocument } from './hotel-document.ts'
import type { HotelDocument } from './hotel-document.ts'

/** What a file is refused for, a line a mistake; nothing was changed. */
export class DocumentRefused extends Error {
  readonly faults: readonly string[]
  /** @param faults each with its place */
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

const refused = (faults: readonly string[]) => new DocumentRefused(faults.map((fault) => `hotel.json${fault}`))

/** The hotel that a text says, with everything that may be left out. Each mistake is told with its place, as a JSON pointer. */
export function readDocument(text: string): HotelDocument {
  const given = parsed(text)
  const unwritable = [...unwritableTexts('', given)]
  if (unwritable.length) throw refused(unwritable)
  const [error, document] = validate(given, hotelDocument, { coerce: true })
  const faults = error ? error.failures().map(faultOf) : faultsBetween(document)
  if (faults.length) throw refused(faults)
  return document as HotelDocument // there is no fault
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw refused([` is not JSON: ${error instanceof Error ? error.message : error}`])
  }
}

/** Half a character, or none that is written: no database keeps them. */
const UNWRITABLE = /[\0\p{Cs}]/u

function* unwritableTexts(place: string, value: unknown): Iterable<string> {
  if (typeof value === 'string' && UNWRITABLE.test(value)) yield `${place}: holds a character that cannot be kept`
  if (typeof value !== 'object' || value === null) return
  for (const [key, one] of Object.entries(value)) yield* unwritableTexts(place + step(key), one)
}

const step = (key: unknown) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** "At path: a.b -- ", which the pointer says. */
const PLACE = /^At path: \S+ -- /

function faultOf({ path, type, message }: Failure): string {
  const pointer = path.map(step).join('')
  if (type !== 'never') return `${pointer}: ${message.replace(PLACE, '')}`
  const [name] = path.slice(-1)
  const meant = nearest(String(name), namesAt(path.slice(0, -1)))
  return `${pointer}: there is no such field${meant ? `. Is "${meant}" meant?` : ''}`
}

/** The fields that stand there. */
function namesAt(path: readonly unknown[]): string[] {
  let at: unknown = hotelDocument
  for (const key of path) {
    const schema: unknown = (at as Struct<unknown, unknown>).schema
    at = isTable(schema) && typeof key === 'string' ? schema[key] : schema
  }
  const fields: unknown = (at as Struct<unknown, unknown> | undefined)?.schema
  return isTable(fields) ? Object.keys(fields) : []
}
const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !('validator' in value)
