import { atom } from 'jotai'
import { mask } from 'superstruct'

import { managing } from '../../../../shared/contract/managing.ts'
import type { GuestChange } from '../../../../shared/model/stay/guest-change.ts'
import { manageSettings } from '../../../../shared/model/hotel/manage-settings.ts'
import type { Guest, Reservation, RoomGuest } from '../../../../shared/model/stay/reservation.ts'
import {
  changedGuestErrors,
  differingFields,
  isRenamed,
  mergedGuest,
} from '../../../../shared/rules/change/guest-change.ts'
import { guestName, isFieldErrorKey, normalizeName } from '../../../../shared/rules/person/names.ts'
import type { FieldErrorKey } from '../../../../shared/rules/person/names.ts'
import { asFailure } from '../../../lib/failure.ts'
import type { Failure } from '../../../lib/failure.ts'
import { idempotentSaveFor } from '../../../state/idempotent-save.ts'
import type { IdempotentSave } from '../../../state/idempotent-save.ts'
import { notifyAtom } from '../../../state/messages/messages.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { localeAtom } from '../../../state/settings/texts.ts'
import { atomForVisitor } from '../../../state/session/visitor.ts'
import { reviewCredentialsAtom } from '../../../state/reservation/review-credentials.ts'
import { reviewAtom } from '../../../state/reservation/review.ts'
import { savingRefusal } from './refusal.ts'
import type { Saving } from './refusal.ts'

export type BookedRoomField = `rooms.${number}.guest.${keyof RoomGuest}`
export type GuestFieldName = keyof Guest | BookedRoomField
type Faults = Partial<Record<GuestFieldName, FieldErrorKey>>
type Typed = { number: string; guest: Partial<Guest>; rooms: Readonly<Record<number, RoomGuest>> }

const NOTHING: Typed = { number: '', guest: {}, rooms: {} }
const keptAtom = atomForVisitor<Typed>(NOTHING)
/** Mistakes are told once the guest wanted to save, and at a field no longer once it is another. */
const toldAtom = atomForVisitor<Faults>({})
export const guestFieldErrorsAtom = atom((get) => get(toldAtom))
export const savingGuestsAtom = atomForVisitor<Saving>({ kind: 'idle' })
const attemptAtom = atomForVisitor<IdempotentSave<Omit<GuestChange, 'email' | 'bypass_token'>> | null>(null)

/** What was typed about one reservation; at another one nothing is typed yet. */
const typedAtom = atom((get) => (number: string): Typed => {
  const kept = get(keptAtom)
  return kept.number === number ? kept : { ...NOTHING, number }
})

export const guestInfoAtom = atom((get) => {
  const { guest_info: info } = mask(get(settingsAtom), manageSettings)
  // As while booking: hiragana is asked of Japanese readers; letters do for everyone else.
  return get(localeAtom) === 'ja' ? info : { ...info, kana_name: 'do_not_ask' as const }
})

/** What stands in a field: what was typed, else what is booked. */
export const guestValuesAtom = atom((get) => ({ guest, reservation_number }: Reservation): Guest => ({
  ...guest,
  ...get(typedAtom)(reservation_number).guest,
}))

const NOBODY: RoomGuest = { first_name: '', last_name: '' }

/** Who stays in each of several rooms; nobody is named where it is who booked. */
export const roomValuesAtom = atom((get) => ({ rooms, guest: booker, reservation_number }: Reservation) => {
  const { rooms: typed } = get(typedAtom)(reservation_number)
  if (rooms.length < 2) return []
  return rooms.map(({ reservation_hotel_room_id: id, guest, party }) => {
    const isBooker = guest?.first_name === booker.first_name && guest.last_name === booker.last_name
    const known = isBooker || !guest ? NOBODY : guest
    return { id, party, known, value: typed[id] ?? known }
  })
})

export const typeGuestAtom = atom(null, (get, set, number: string, field: keyof Guest, value: string) => {
  const typed = get(typedAtom)(number)
  set(keptAtom, { ...typed, guest: { ...typed.guest, [field]: value } })
  set(hideFaultAtom, field)
})

type RoomValue = { id: number; value: RoomGuest }
export const typeRoomAtom = atom(
  null,
  (get, set, number: string, { id, value }: RoomValue, change: Partial<RoomGuest>) => {
    const typed = get(typedAtom)(number)
    set(keptAtom, { ...typed, rooms: { ...typed.rooms, [id]: { ...value, ...change } } })
    for (const name of ['first_name', 'last_name'] as const) set(hideFaultAtom, `rooms.${id}.guest.${name}`)
  },
)

const hideFaultAtom = atom(null, (_get, set, field: GuestFieldName) =>
  set(toldAtom, ({ [field]: _gone, ...others }) => others),
)

export const forgetGuestsAtom = atom(null, (_get, set) => {
  set(keptAtom, NOTHING)
  set(toldAtom, {})
  set(savingGuestsAtom, { kind: 'idle' })
})

/** The whole guest as they would be kept. Who is asked for no hiragana gives their letters for it, as while booking. */
const nextGuestAtom = atom((get) => (reservation: Reservation): Guest => {
  const { guest: known, reservation_number } = reservation
  const { guest_info: info } = mask(get(settingsAtom), manageSettings)
  const next = mergedGuest(known, get(typedAtom)(reservation_number).guest, info)
  const isOtherName = next.first_name !== known.first_name || next.last_name !== known.last_name
  if (info.kana_name === 'do_not_ask' || get(localeAtom) === 'ja' || !isOtherName) return next
  return { ...next, first_name_kana: next.first_name, last_name_kana: next.last_name }
})

const fieldErrorsAtom = atom((get) => (reservation: Reservation, mayRename: boolean): Faults => {
  const faults: Faults = changedGuestErrors(get(nextGuestAtom)(reservation), get(guestInfoAtom), mayRename)
  for (const { id, value } of mayRename ? get(roomValuesAtom)(reservation) : []) {
    const isNamed = value.first_name.trim() !== '' || value.last_name.trim() !== ''
    for (const name of ['first_name', 'last_name'] as const) {
      const error = isNamed ? guestName(value[name]) : null
      if (error) faults[`rooms.${id}.guest.${name}`] = error
    }
  }
  return faults
})

/** What is another, as it is sent; null: everything is as it was booked. */
const changeAtom = atom((get) => (reservation: Reservation, mayRename: boolean) => {
  const { guest: known, version } = reservation
  const next = get(nextGuestAtom)(reservation)
  const fields = differingFields(known, next).filter(
    (field) => mayRename || !isRenamed(known, { ...known, [field]: next[field] }),
  )
  const guest = Object.fromEntries(fields.map((field) => [field, next[field] ?? '']))
  const rooms = get(roomValuesAtom)(reservation)
    .map(({ id, value, known: before }) => ({
      reservation_hotel_room_id: id,
      first_name: normalizeName(value.first_name),
      last_name: normalizeName(value.last_name),
      isOther: value.first_name !== before.first_name || value.last_name !== before.last_name,
    }))
    .flatMap(({ isOther, ...room }) => (isOther && mayRename ? [room] : []))
  if (fields.length + rooms.length === 0) return null
  return { version, ...(fields.length > 0 && { guest }), ...(rooms.length > 0 && { rooms }) }
})

/** True once it is saved, or there was nothing to save. */
export const saveGuestsAtom = atom(
  null,
  async (get, set, reservation: Reservation, mayRename: boolean): Promise<boolean> => {
    if (get(savingGuestsAtom).kind === 'busy') return false
    const { reservation_number: number, hotelId, email } = reservation
    const faults = get(fieldErrorsAtom)(reservation, mayRename)
    set(toldAtom, faults)
    set(savingGuestsAtom, { kind: 'idle' })
    if (Object.keys(faults).length > 0) return false
    const change = get(changeAtom)(reservation, mayRename)
    if (change) {
      const { api, newId } = get(environmentAtom)
      const attempt = idempotentSaveFor(get(attemptAtom), number, change, newId)
      set(attemptAtom, attempt)
      set(savingGuestsAtom, { kind: 'busy' })
      try {
        const input = { hotelId, reservationId: number, body: { ...attempt.body, ...get(reviewCredentialsAtom) } }
        const { data } = await api(managing.guests, input, { key: attempt.key })
        set(attemptAtom, null)
        set(reviewAtom, (review) => (review.kind === 'ready' ? { ...review, reservation: data } : review))
        set(notifyAtom, { id: 'edited', message: { key: 'manage.guestsSaved', values: { email } } })
      } catch (error) {
        const failure = asFailure(error)
        if (failure.kind !== 'unknown') set(attemptAtom, null)
        const message = fieldFaults(failure)
        set(toldAtom, message)
        set(savingGuestsAtom, Object.keys(message).length > 0 ? { kind: 'idle' } : savingRefusal(failure))
        return false
      }
    }
    set(forgetGuestsAtom)
    return true
  },
)

/** What the server says about the guest's own fields, where it says what. */
function fieldFaults(failure: Failure): Faults {
  const entries = failure.errors
    .flatMap(({ base }) => base)
    .flatMap(({ field, error }) => {
      const [, name] = /^guest\.(\w+)$/.exec(field) ?? []
      return name && isFieldErrorKey(error) ? [[name, error]] : []
    })
  return Object.fromEntries(entries) as Faults // the provider names them as the body does
}
