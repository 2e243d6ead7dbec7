import { atom } from 'jotai'

import type { Booking, Guest } from '../../../../shared/model/stay/reservation.ts'
import type { CheckoutSettings } from '../../../../shared/model/hotel/checkout-settings.ts'
import * as rules from '../../../../shared/rules/person/names.ts'
import type { FieldErrorKey } from '../../../../shared/rules/person/names.ts'
import { isPrefecture } from '../../../../shared/prefectures.ts'
import type { Message } from '../../../state/messages/messages.ts'
import { readableTextsAtom } from '../../../state/settings/readable-texts.ts'
import { localeAtom } from '../../../state/settings/texts.ts'
import { atomForVisitor } from '../../../state/session/visitor.ts'
import { NO_ROOM_GUESTS, roomErrorsAtom, roomGuestsAtom } from './room-guests.ts'
import type { RoomField } from './room-guests.ts'
import { checkoutSettingsAtom } from '../settings.ts'

/** What is typed into one field each: the guest's own details, and what they tell the hotel beside them. */
export type GuestForm = Required<Guest> &
  Record<'email_again' | 'requests' | 'receipt_title' | 'receipt_unicode', string>
export type FormField = keyof GuestForm | RoomField | 'terms'

export const EMPTY_FORM: GuestForm = {
  last_name: '',
  first_name: '',
  last_name_kana: '',
  first_name_kana: '',
  last_name_kanji: '',
  first_name_kanji: '',
  email: '',
  email_again: '',
  phone: '',
  nationality: '',
  postal_code: '',
  prefecture_or_state: '',
  street_address: '',
  building_name_and_number: '',
  requests: '',
  receipt_title: '',
  receipt_unicode: '',
}
export const isFormField = (name: string): name is keyof GuestForm => Object.hasOwn(EMPTY_FORM, name)

/** What the guest wrote about themselves: it survives every failure, the way back and a reload. */
export const guestFormAtom = atomForVisitor<GuestForm>(EMPTY_FORM)
export const termsAtom = atomForVisitor(false)
/** Whether the hotel may write about its offers: never by itself. */
export const optInAtom = atomForVisitor(false)

/** Fields whose mistakes may be shown: left by the guest, or all once they wanted to go on. */
const leftAtom = atomForVisitor<ReadonlySet<FormField>>(new Set<FormField>())
type ServerFaults = Partial<Record<FormField, Message>>
/** What the server said about fields; gone as soon as the guest changes them. */
export const serverFieldErrorsAtom = atomForVisitor<ServerFaults>({})

/** GUEST-012: hiragana is asked of Japanese readers; letters do for everyone else, so theirs are not asked twice. */
export const asksKanaAtom = atom(
  (get) => get(localeAtom) === 'ja' && get(checkoutSettingsAtom).guest_info.kana_name !== 'do_not_ask',
)

/** The country of the address: the one the guest named, and Japan for who reads Japanese and was not asked. */
export const isInJapanAtom = atom((get): boolean => {
  const { nationality } = get(guestFormAtom)
  return nationality ? nationality === 'JP' : get(localeAtom) === 'ja'
})

/** What was written for another country is no prefecture of Japan. */
const placedFormAtom = atom((get): GuestForm => {
  const form = get(guestFormAtom)
  return get(isInJapanAtom) && !isPrefecture(form.prefecture_or_state) ? { ...form, prefecture_or_state: '' } : form
})

/** The guest as it is sent. */
export const guestAtom = atom((get): Guest => {
  const { guest_info: info } = get(checkoutSettingsAtom)
  return rules.normalizeGuest(withKana(get(placedFormAtom), info, get(asksKanaAtom)), info)
})

type Words = Pick<Booking, 'requests' | 'receipt_title' | 'receipt_unicode' | 'promotions_opt_in'>

/** What else the guest tells the hotel, as it is sent: only what was asked for and written. */
export const wordsAtom = atom((get): Words => {
  const { guest_info: info, receipt_fields, promotions_opt_in } = get(checkoutSettingsAtom)
  const form = get(guestFormAtom)
  const text = info.requests === 'do_not_ask' ? '' : rules.normalizeText(form.requests)
  return {
    ...(text && { requests: text }),
    ...(receipt_fields && {
      receipt_title: rules.normalizeName(form.receipt_title),
      receipt_unicode: rules.normalizePhone(form.receipt_unicode),
    }),
    ...(promotions_opt_in && { promotions_opt_in: get(optInAtom) }),
  }
})

function withKana(guest: Guest, info: CheckoutSettings['guest_info'], isAsked: boolean): Guest {
  if (isAsked || info.kana_name === 'do_not_ask') return guest
  return { ...guest, first_name_kana: guest.first_name, last_name_kana: guest.last_name }
}

export const CONSENT_KINDS = ['terms', 'privacy'] as const
/** Nobody agrees to what cannot be read. */
const asksTermsAtom = atom((get) => get(readableTextsAtom)(CONSENT_KINDS).length > 0)

const formErrorsAtom = atom((get): Partial<Record<FormField, FieldErrorKey>> => {
  const form = get(placedFormAtom)
  const { guest_info: info, receipt_fields: asksReceipt } = get(checkoutSettingsAtom)
  const errors: Partial<Record<FormField, FieldErrorKey>> = rules.guestErrors(form, {
    ...info,
    kana_name: get(asksKanaAtom) ? info.kana_name : 'do_not_ask',
  })
  const again = rules.emailAgain(form.email_again, form.email)
  if (again) errors.email_again = again
  const others = {
    requests: rules.requests(form.requests, info.requests),
    receipt_title: asksReceipt ? rules.freeText(form.receipt_title) : null,
    receipt_unicode: asksReceipt ? rules.receiptNumber(form.receipt_unicode) : null,
    ...get(roomErrorsAtom),
  }
  for (const [field, error] of Object.entries(others)) if (error) errors[field as FormField] = error // entries forgets
  const unaccepted = get(asksTermsAtom) && rules.terms(get(termsAtom))
  if (unaccepted) errors.terms = unaccepted
  return errors
})

export const isFormRightAtom = atom((get) => Object.keys(get(formErrorsAtom)).length === 0)

/** Mistakes that are shown now. */
export const shownErrorsAtom = atom((get): Partial<Record<FormField, Message>> => {
  const left = get(leftAtom)
  const shown: Partial<Record<FormField, Message>> = {}
  for (const [field, key] of Object.entries(get(formErrorsAtom)) as [FormField, FieldErrorKey][])
    // entries forgets the keys
    if (left.has(field)) shown[field] = { key }
  return { ...shown, ...get(serverFieldErrorsAtom) }
})

export const typeAtom = atom(null, (get, set, field: keyof GuestForm, value: string) => {
  set(guestFormAtom, (form) => ({ ...form, [field]: value }))
  set(hideErrorAtom, field)
})

export const acceptTermsAtom = atom(null, (_get, set, isAccepted: boolean) => {
  set(termsAtom, isAccepted)
  set(hideErrorAtom, 'terms')
})

/** What is said about a field is over once the guest changes it. */
export const hideErrorAtom = atom(null, (get, set, field: FormField) => {
  set(leftAtom, (left) => new Set([...left].filter((other) => other !== field)))
  const { [field]: message, ...others } = get(serverFieldErrorsAtom)
  if (message) set(serverFieldErrorsAtom, others)
})

/** An empty field is no mistake yet: the guest may only be passing through. */
export const leaveFieldAtom = atom(null, (_get, set, field: FormField, value: string) => {
  if (value.trim()) set(leftAtom, (left) => new Set([...left, field]))
})

/** Shows every mistake; true when there is none. */
export const checkFormAtom = atom(null, (get, set): boolean => {
  const wrong = Object.keys(get(formErrorsAtom))
  set(leftAtom, new Set([...Object.keys(EMPTY_FORM), ...wrong, 'terms'] as FormField[])) // as above
  return get(isFormRightAtom)
})

export const clearFormAtom = atom(null, (_get, set) => {
  set(guestFormAtom, EMPTY_FORM)
  set(termsAtom, false)
  set(optInAtom, false)
  set(roomGuestsAtom, NO_ROOM_GUESTS)
  set(leftAtom, new Set<FormField>())
  set(serverFieldErrorsAtom, {})
})
