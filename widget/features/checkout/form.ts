import { atom } from 'jotai'

import type { Guest } from '../../../shared/model/reservation.ts'
import type { Settings } from '../../../shared/model/settings.ts'
import { emailAgain, guestErrors, normalizeGuest, terms } from '../../../shared/rules/names.ts'
import type { FieldErrorKey } from '../../../shared/rules/names.ts'
import type { Told } from '../../state/banner.ts'
import { settingsAtom } from '../../state/settings.ts'
import { localeAtom } from '../../state/texts.ts'
import { atomForVisitor } from '../../state/visitor.ts'

export type GuestForm = Required<Guest> & { email_again: string }
export type FormField = keyof GuestForm | 'terms'

export const EMPTY_FORM: GuestForm = {
  last_name: '',
  first_name: '',
  last_name_kana: '',
  first_name_kana: '',
  email: '',
  email_again: '',
  phone: '',
  nationality: '',
  postal_code: '',
  prefecture_or_state: '',
  street_address: '',
  building_name_and_number: '',
}
export const isFormField = (name: string): name is keyof GuestForm => Object.hasOwn(EMPTY_FORM, name)

/** What the guest wrote about themselves: it survives every failure, the way back and a reload. */
export const guestFormAtom = atomForVisitor<GuestForm>(EMPTY_FORM)
export const termsAtom = atomForVisitor(false)

/** Fields whose mistakes may be shown: left by the guest, or all once they wanted to go on. */
const leftAtom = atom<ReadonlySet<FormField>>(new Set<FormField>())
/** What the server said about one field; gone as soon as the guest changes it. */
export const serverFaultAtom = atom<{ field: FormField; told: Told } | null>(null)

/** Spec 5: hiragana is asked of Japanese readers; letters do for everyone else, so theirs are not asked twice. */
export const asksKanaAtom = atom(
  (get) => get(localeAtom) === 'ja' && get(settingsAtom).guest_info.kana_name !== 'do_not_ask',
)

/** The guest as it is sent. */
export const guestAtom = atom((get): Guest => {
  const { guest_info: info } = get(settingsAtom)
  return normalizeGuest(withKana(get(guestFormAtom), info, get(asksKanaAtom)), info)
})

function withKana({ email_again: _again, ...guest }: GuestForm, info: Settings['guest_info'], isAsked: boolean): Guest {
  if (isAsked || info.kana_name === 'do_not_ask') return guest
  return { ...guest, first_name_kana: guest.first_name, last_name_kana: guest.last_name }
}

export const formErrorsAtom = atom((get): Partial<Record<FormField, FieldErrorKey>> => {
  const form = get(guestFormAtom)
  const { guest_info: info } = get(settingsAtom)
  const errors: Partial<Record<FormField, FieldErrorKey>> = guestErrors(form, {
    ...info,
    kana_name: get(asksKanaAtom) ? info.kana_name : 'do_not_ask',
  })
  const again = emailAgain(form.email_again, form.email)
  if (again) errors.email_again = again
  const unaccepted = terms(get(termsAtom))
  if (unaccepted) errors.terms = unaccepted
  return errors
})

export const isFormRightAtom = atom((get) => Object.keys(get(formErrorsAtom)).length === 0)

/** Mistakes that are shown now. */
export const shownErrorsAtom = atom((get): Partial<Record<FormField, Told>> => {
  const left = get(leftAtom)
  const shown: Partial<Record<FormField, Told>> = {}
  for (const [field, key] of Object.entries(get(formErrorsAtom)) as [FormField, FieldErrorKey][])
    // entries forgets the keys
    if (left.has(field)) shown[field] = { key }
  const server = get(serverFaultAtom)
  return server ? { ...shown, [server.field]: server.told } : shown
})

export const typeAtom = atom(null, (get, set, field: keyof GuestForm, value: string) => {
  set(guestFormAtom, (form) => ({ ...form, [field]: value }))
  set(hideErrorAtom, field)
})

export const acceptTermsAtom = atom(null, (_get, set, isAccepted: boolean) => {
  set(termsAtom, isAccepted)
  set(hideErrorAtom, 'terms')
})

const hideErrorAtom = atom(null, (get, set, field: FormField) => {
  set(leftAtom, (left) => new Set([...left].filter((other) => other !== field)))
  if (get(serverFaultAtom)?.field === field) set(serverFaultAtom, null)
})

/** An empty field is no mistake yet: the guest may only be passing through. */
export const leaveFieldAtom = atom(null, (get, set, field: keyof GuestForm) => {
  if (get(guestFormAtom)[field].trim()) set(leftAtom, (left) => new Set([...left, field]))
})

/** Shows every mistake; true when there is none. */
export const checkFormAtom = atom(null, (get, set): boolean => {
  set(leftAtom, new Set<FormField>([...(Object.keys(EMPTY_FORM) as (keyof GuestForm)[]), 'terms'])) // as above
  return get(isFormRightAtom)
})

export const clearFormAtom = atom(null, (_get, set) => {
  set(guestFormAtom, EMPTY_FORM)
  set(termsAtom, false)
  set(leftAtom, new Set<FormField>())
  set(serverFaultAtom, null)
})
