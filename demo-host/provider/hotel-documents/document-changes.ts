import type { HotelDocument } from './hotel-document.ts'

const SHOWN_CHARACTERS = 60
/** What names one of a list, and whether guests see the list in its order. */
const KEYED: Record<string, { fields: readonly string[]; isOrdered: boolean }> = {
  kids_tiers: { fields: ['code'], isOrdered: true },
  taxes: { fields: ['kind', 'valid_from'], isOrdered: false },
  legal_texts: { fields: ['kind'], isOrdered: false },
  cancellation_policies: { fields: ['code'], isOrdered: false },
  parts: { fields: ['days_before', 'hours_after'], isOrdered: false },
  room_types: { fields: ['code'], isOrdered: true },
  extras: { fields: ['code'], isOrdered: false },
  plans: { fields: ['code'], isOrdered: true },
  kids_rates: { fields: ['tier'], isOrdered: false },
  rooms: { fields: ['code'], isOrdered: false },
  promotions: { fields: ['code'], isOrdered: false },
  questions: { fields: ['code'], isOrdered: true },
}
/** Codes alone, in no order. */
const SETS = ['inclusive_extras']

/** What another document changes, a line each; empty: nothing. Null: the hotel is new. */
export function changesBetween(before: HotelDocument | null, after: HotelDocument): string[] {
  if (!before) return [`${after.code}: new, with ${counted(after)}`]
  return [...differences('', before, after)]
}

const counted = ({ room_types, plans, extras }: HotelDocument) =>
  `${room_types.length} room types, ${plans.length} plans and ${extras.length} extras`

function* differences(place: string, before: unknown, after: unknown): Iterable<string> {
  const name = place.split('/').at(-1) ?? ''
  const keyed = KEYED[name]
  if (keyed && isList(before) && isList(after)) return yield* ofList(place, keyed, before, after)
  if (isFields(before) && isFields(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* differences(`${place}/${key}`, before[key], after[key])
    return
  }
  const isSet = SETS.includes(name) && Array.isArray(before) && Array.isArray(after)
  const [was, is] = isSet ? [before.toSorted(), after.toSorted()] : [before, after]
  if (written(was) !== written(is)) yield `${place}: ${shown(was)} → ${shown(is)}`
}

function* ofList(
  place: string,
  { fields, isOrdered }: { fields: readonly string[]; isOrdered: boolean },
  before: readonly Fields[],
  after: readonly Fields[],
): Iterable<string> {
  const keyOf = (row: Fields) => fields.map((field) => String(row[field])).join(' ')
  const [was, is] = [new Map(before.map((row) => [keyOf(row), row])), new Map(after.map((row) => [keyOf(row), row]))]
  for (const key of was.keys()) if (!is.has(key)) yield `${place}/${key}: taken away`
  for (const [key, row] of is) {
    const known = was.get(key)
    if (known) yield* differences(`${place}/${key}`, known, row)
    else yield `${place}/${key}: new`
  }
  const [kept, stays] = [[...was.keys()].filter((key) => is.has(key)), [...is.keys()].filter((key) => was.has(key))]
  if (isOrdered && kept.join() !== stays.join()) yield `${place}: their order is now ${[...is.keys()].join(', ')}`
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: unknown): value is Fields[] => Array.isArray(value) && value.every(isFields)

/** The same whatever the order of keys. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    isFields(one) ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1))) : one,
  ) ?? 'nothing'

function shown(value: unknown): string {
  const text = written(value)
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text
}
