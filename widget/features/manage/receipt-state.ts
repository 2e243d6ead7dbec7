import { atom } from 'jotai'

import { accounts } from '../../../shared/contract/accounts.ts'
import { managing } from '../../../shared/contract/managing.ts'
import { RECEIPT_TRIES, RETRY_WAIT_MS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import * as rules from '../../../shared/rules/person/names.ts'
import type { FieldErrorKey } from '../../../shared/rules/person/names.ts'
import { receiptState } from '../../../shared/rules/money/receipts.ts'
import type { ReceiptState } from '../../../shared/rules/money/receipts.ts'
import { asFailure } from '../../lib/failure.ts'
import type { Failure } from '../../lib/failure.ts'
import { fetchFile } from '../../lib/files/fetch-file.ts'
import { fileNameOf, saveFile } from '../../lib/files/save-file.ts'
import type { Shown } from '../../state/messages/messages.ts'
import { environmentAtom } from '../../state/environment.ts'
import { shownOf } from '../../state/messages/failures.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { localeAtom } from '../../state/settings/texts.ts'
import { userAtom } from '../../state/session/user.ts'
import { serverNowAtom } from '../../state/reservation/review.ts'
import { atomForVisitor } from '../../state/session/visitor.ts'

export type Addressee = { name: string; number: string }
export type Writing =
  { kind: 'idle' } | { kind: 'writing' } | { kind: 'saved' } | { kind: 'slow' } | { kind: 'refused'; shown: Shown }

/** Whom a reservation's receipt is for, as far as the guest typed it; it outlives the screen and every failure. */
const typedAtom = atomForVisitor<Readonly<Record<string, Partial<Addressee>>>>({})
/** What a member keeps for receipts in the profile. */
const presetAtom = atomForVisitor<Partial<Addressee>>({})
export const writingAtom = atomForVisitor<Writing>({ kind: 'idle' })

export const receiptStateAtom = atom((get) => (reservation: Reservation): ReceiptState => {
  const { status, payment, total, checkout_date, hotel } = reservation
  const received = {
    status,
    payment_type: payment.type,
    paid: payment.paid,
    cancellation_fee: total.cancellation.fee,
    checkout_date,
  }
  return receiptState(received, hotel.time_zone, get(serverNowAtom)())
})

/** MANAGE-036: a receipt in Taiwan names a company, by its number of eight digits. */
export const asksNumberAtom = atom((get) => get(settingsAtom).locale === 'zh_Hant')

/** What stands in the form: typed here, else told while booking, else kept by the member, else who booked. */
export const addresseeAtom = atom((get) => (reservation: Reservation): Addressee => {
  const { receipt, reservation_number: of } = reservation
  const booked = { name: receipt?.receipt_title, number: receipt?.receipt_unicode }
  const [typed, preset] = [get(typedAtom)[of] ?? {}, get(presetAtom)]
  return {
    name: typed.name ?? (booked.name || preset.name || guestName(reservation)),
    number: typed.number ?? (booked.number || preset.number || ''),
  }
})

function guestName({ guest, name }: Reservation): string {
  const { last_name_kanji: last, first_name_kanji: first } = guest
  return last && first ? `${last} ${first}` : name
}

export const typeAddresseeAtom = atom(null, (_get, set, of: string, change: Partial<Addressee>) => {
  set(typedAtom, (typed) => ({ ...typed, [of]: { ...typed[of], ...change } }))
})

/** Whoever has no profile, or whose profile does not come, fills the form themselves. */
export const loadPresetAtom = atom(null, async (get, set): Promise<void> => {
  const user = get(userAtom)
  if (!user) return
  const { data } = await get(environmentAtom).api(accounts.show, { hotelId: get(settingsAtom).hotel_id })
  if (get(userAtom)?.id === user.id) set(presetAtom, { name: data.receipt_title, number: data.receipt_unicode })
})

type Faults = Record<keyof Addressee, FieldErrorKey | null>

export const addresseeErrorsAtom = atom((get) => (reservation: Reservation): Faults => {
  const { name, number } = get(addresseeAtom)(reservation)
  return {
    name: rules.required(name) ?? rules.freeText(name),
    number: get(asksNumberAtom) ? rules.receiptNumber(number) : null,
  }
})

/** Fetches the sheet for whom the form names, once that is right, and hands it over as a file; one that is still being written is waited for (1200). */
export const saveReceiptAtom = atom(null, async (get, set, reservation: Reservation): Promise<void> => {
  const { name: wrongName, number: wrongNumber } = get(addresseeErrorsAtom)(reservation)
  if (get(writingAtom).kind === 'writing' || wrongName || wrongNumber) return
  const { view } = get(environmentAtom)
  set(writingAtom, { kind: 'writing' })
  try {
    const pdf = await set(writtenReceiptAtom, reservation)
    const name = `receipt-${fileNameOf(reservation.reservation_number)}.pdf`
    saveFile(view, new Blob([pdf], { type: 'application/pdf' }), name)
    set(writingAtom, { kind: 'saved' })
  } catch (error) {
    const failure = asFailure(error)
    set(writingAtom, isNotReady(failure) ? { kind: 'slow' } : { kind: 'refused', shown: shownOf(failure) })
  }
})

const isNotReady = ({ codes }: Failure): boolean => codes.includes(ERRORS.jobUnfinished.code)

const writtenReceiptAtom = atom(null, async (get, _set, reservation: Reservation) => {
  const { setting } = get(environmentAtom)
  const { name, number } = get(addresseeAtom)(reservation)
  const { hotelId, reservation_number: reservationId, email, token } = reservation
  const query = {
    name: rules.normalizeName(name),
    email,
    bypass_token: token,
    locale: get(localeAtom),
    ...(get(asksNumberAtom) && { receipt_unicode: rules.normalizePhone(number) }),
  }
  for (let tries = 1; ; tries++) {
    try {
      return await fetchFile(setting, managing.receipt, { hotelId, reservationId, query })
    } catch (error) {
      if (!isNotReady(asFailure(error)) || tries === RECEIPT_TRIES) throw error
      await setting.wait(RETRY_WAIT_MS)
    }
  }
})
