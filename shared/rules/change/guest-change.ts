import type { Guest, GuestInfo } from '../../model/stay/reservation.ts'
import { guestErrors, normalizeGuest } from '../person/names.ts'
import type { FieldErrorKey } from '../person/names.ts'

// What of a booking's guest may be another afterwards (CALL-046). The form and the server ask the
// same rules. The e-mail is not among it: it proves who asks, and every letter about the stay goes there.

type Field = keyof Guest

const GUEST_NAME_FIELDS = [
  'last_name',
  'first_name',
  'last_name_kana',
  'first_name_kana',
  'last_name_kanji',
  'first_name_kanji',
] as const satisfies readonly Field[]

const isName = (field: string): boolean => GUEST_NAME_FIELDS.some((name) => name === field)

/** The guest as they are kept: what was typed over what is known. What the hotel asks for no more stays as it was. */
export const mergedGuest = (known: Guest, typed: Partial<Guest>, info: GuestInfo): Guest => ({
  ...known,
  ...normalizeGuest({ ...known, ...typed }, info),
  email: known.email,
})

/** The fields in which two of them differ; an empty one is as one that is not there. */
export function differingFields(known: Guest, next: Guest): Field[] {
  const fields = new Set([...Object.keys(known), ...Object.keys(next)]) as Set<Field> // Object.keys forgets them
  return [...fields].filter((field) => (known[field] ?? '') !== (next[field] ?? ''))
}

/** Where a hotel keeps the names of its guests as they were booked, another name is none. */
export const isRenamed = (known: Guest, next: Guest): boolean => differingFields(known, next).some(isName)

/** One text key a wrong field; what cannot be changed here cannot be wrong here. */
export function changedGuestErrors(next: Guest, info: GuestInfo, mayRename: boolean) {
  const { email: _, ...errors } = guestErrors(next, info)
  const open = Object.entries(errors).filter(([field]) => mayRename || !isName(field))
  return Object.fromEntries(open) as Partial<Record<Field, FieldErrorKey>> // Object.entries forgets them
}
