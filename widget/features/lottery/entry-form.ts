import { atom } from 'jotai'
import { mask } from 'superstruct'

import { accounts } from '../../../shared/contract/accounts.ts'
import { lottery } from '../../../shared/contract/lottery.ts'
import { checkoutSettings } from '../../../shared/model/hotel/checkout-settings.ts'
import type { EntryForm, LotteryEntry } from '../../../shared/model/stay/lottery.ts'
import type { Guest } from '../../../shared/model/stay/reservation.ts'
import * as rules from '../../../shared/rules/person/names.ts'
import { profileAsGuest } from '../../../shared/rules/person/profile-guest.ts'
import { asFailure } from '../../lib/failure.ts'
import { environmentAtom } from '../../state/environment.ts'
import { fieldErrorsOf, formOf } from '../../state/form.ts'
import { idempotentSaveFor, isOutcomeUnknown } from '../../state/idempotent-save.ts'
import type { IdempotentSave } from '../../state/idempotent-save.ts'
import { showAtom } from '../../state/messages/failures.ts'
import { clearSlotAtom, notifyAtom } from '../../state/messages/messages.ts'
import { goAtom, routeAtom } from '../../state/navigation/navigation.ts'
import { atomForVisitor } from '../../state/session/visitor.ts'
import { userAtom } from '../../state/session/user.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { localeAtom } from '../../state/settings/texts.ts'

const EMPTY = {
  last_name: '',
  first_name: '',
  last_name_kana: '',
  first_name_kana: '',
  last_name_kanji: '',
  first_name_kanji: '',
  email: '',
  phone: '',
  nationality: '',
  postal_code: '',
  prefecture_or_state: '',
  street_address: '',
  building_name_and_number: '',
  requests: '',
}
export type EntryValues = typeof EMPTY
const isField = (name: string): name is keyof EntryValues => Object.hasOwn(EMPTY, name)

/** What was written survives every refusal, and the way to another room and back. */
export const entryForm = formOf<EntryValues>(EMPTY)
const settingsOfFormAtom = atom((get) => mask(get(settingsAtom), checkoutSettings).guest_info)
/** As while booking: hiragana is asked of Japanese readers; letters do for everyone else. */
export const entryInfoAtom = atom((get) => {
  const info = get(settingsOfFormAtom)
  return get(localeAtom) === 'ja' ? info : { ...info, kana_name: 'do_not_ask' as const }
})

/** Of which entry, or of the member, the form was filled; each fills it once, and only what is empty. */
const filledOfAtom = atomForVisitor('')

/** With the entry that is changed, or else with what the member has told about themselves (GUEST-018). */
export const fillEntryAtom = atom(null, async (get, set, entry: LotteryEntry | null): Promise<void> => {
  const of = entry?.entry_number ?? 'member'
  const user = get(userAtom)
  if (get(filledOfAtom) === of || !user) return
  set(filledOfAtom, of)
  if (entry?.form) {
    const { guest, requests } = entry.form
    return set(entryForm.valuesAtom, { ...EMPTY, ...textsOf(guest), requests: requests ?? '' })
  }
  const { hotel_id: hotelId } = get(settingsAtom)
  // Without them the form is as it is for everybody.
  const answer = await get(environmentAtom)
    .api(accounts.show, { hotelId })
    .catch(() => null)
  if (!answer || get(userAtom)?.id !== user.id) return
  const known = { ...textsOf(profileAsGuest(answer.data)), email: user.email }
  const empty = Object.entries(known).filter(([name]) => isField(name) && get(entryForm.valuesAtom)[name] === '')
  set(entryForm.valuesAtom, (values) => ({ ...values, ...Object.fromEntries(empty) }))
})

const textsOf = (of: object): Partial<EntryValues> =>
  Object.fromEntries(Object.entries(of).filter(([name, value]) => isField(name) && typeof value === 'string'))

const guestOfAtom = atom((get): Guest => {
  const { requests: _, ...values } = get(entryForm.valuesAtom)
  const info = get(settingsOfFormAtom)
  const isRead = info.kana_name !== 'do_not_ask' && get(localeAtom) !== 'ja'
  // Who is asked for no hiragana gives their letters for it.
  const kana = isRead ? { first_name_kana: values.first_name, last_name_kana: values.last_name } : {}
  return rules.normalizeGuest({ ...values, ...kana }, info)
})

const errorsAtom = atom((get) => {
  const values = get(entryForm.valuesAtom)
  const info = get(entryInfoAtom)
  return fieldErrorsOf<EntryValues>({
    ...rules.guestErrors(values, info),
    requests: rules.requests(values.requests, info.requests),
  })
})

/** What is entered for. */
export type EntryFor = Pick<EntryForm, 'checkin_date' | 'checkout_date' | 'room_type_code' | 'room_plan_code' | 'party'>

const attemptAtom = atomForVisitor<IdempotentSave<object> | null>(null)

/** Enters, or changes the entry; what is refused is told at the lottery, and nothing written is lost (LOTTERY-025). */
export const sendEntryAtom = atom(
  null,
  async (get, set, asked: EntryFor, { eventUuid, entryNumber }: { eventUuid: string; entryNumber: string | null }) => {
    const { api, newId } = get(environmentAtom)
    const { hotel_id: hotelId } = get(settingsAtom)
    const { id: here } = get(routeAtom)
    // Whoever has gone on to something else while it was on its way stays there, and is told.
    const isHere = () => get(routeAtom).id === here
    set(clearSlotAtom, 'roomLottery')
    const isSent = await set(entryForm.sendAtom, get(errorsAtom), async () => {
      const requests = rules.normalizeText(get(entryForm.valuesAtom).requests)
      const body = { ...asked, guest: get(guestOfAtom), ...(requests && { requests }) }
      try {
        if (entryNumber !== null) {
          await api(lottery.update, { hotelId, entryNumber, body })
          set(notifyAtom, { id: 'lottery-saved', message: { key: 'lottery.saved' } })
          const params = { confirmationNumber: entryNumber }
          if (isHere()) set(goAtom, { to: 'lotteryConfirmation', params, replace: true })
          return
        }
        const entered = { lottery_event_uuid: eventUuid, ...body }
        const attempt = idempotentSaveFor<object>(get(attemptAtom), eventUuid, entered, newId)
        set(attemptAtom, attempt)
        const { data } = await api(lottery.enter, { hotelId, body: entered }, { key: attempt.key })
        set(attemptAtom, null)
        const params = { confirmationNumber: data.entry_number }
        if (isHere()) set(goAtom, { to: 'lotteryComplete', params, replace: true })
        else set(notifyAtom, { id: 'lottery-entered', message: { key: 'lottery.completeTitle' } })
      } catch (error) {
        const failure = asFailure(error)
        if (!isOutcomeUnknown(failure)) set(attemptAtom, null)
        set(showAtom, failure, 'roomLottery')
        throw error
      }
    })
    if (!isSent) return
    set(entryForm.valuesAtom, EMPTY)
    set(filledOfAtom, '')
  },
)
