import { atom } from 'jotai'

import { ERRORS, errorRow } from '../../../../shared/errors.ts'
import { extraKey } from '../../../../shared/model/stay/extra.ts'
import type { ChosenExtra, PricedExtra } from '../../../../shared/model/stay/extra.ts'
import type { Failure } from '../../../lib/failure.ts'
import type { Message } from '../../../state/messages/messages.ts'
import { shownOf } from '../../../state/messages/failures.ts'
import { atomForChoice } from '../../../state/search/for-choice.ts'
import { selectionAtom } from '../../../state/search/selection.ts'
import { calculationAtom, shownCalculation } from '../price/calculation-state.ts'
import { stayAtom } from '../stay.ts'
import { checkoutSettingsAtom } from '../settings.ts'

/** What the guest wants beside the rooms. It survives what the form survives. */
export const chosenExtrasAtom = atomForChoice<ChosenExtra[]>([])
/** Where a stay is changed: whether the choice began with what was booked (EXTRA-012). */
export const arePresetAtom = atomForChoice(false)

/** Nobody who books at a hotel without extras loads anything of them. */
export const hasExtrasAtom = atom(
  (get) =>
    get(checkoutSettingsAtom).has_extras || get(selectionAtom).some(({ plan }) => plan.inclusive_extra_ids.length > 0),
)

/** Those of this stay: a day that is no longer part of it is not asked for. */
export const stayExtrasAtom = atom((get) => {
  const { checkin, checkout } = get(stayAtom)
  const isInStay = (date: string) => date === checkin || (checkin < date && date < checkout)
  return get(chosenExtrasAtom).filter(({ date, quantity }) => quantity > 0 && (date === undefined || isInStay(date)))
})

/** As the price is asked: what a guest answers changes no price. */
export const askedExtrasAtom = atom((get) =>
  get(stayExtrasAtom).map(({ answer: _answer, price: _price, ...chosen }) => chosen),
)

/** As they are booked, with the price the guest saw of each. */
export const bookedExtrasAtom = atom(
  (get) =>
    (priced: readonly PricedExtra[]): ChosenExtra[] =>
      get(stayExtrasAtom).map((chosen) => {
        const seen = priced.find((line) => extraKey(line) === extraKey(chosen))
        return { ...chosen, ...(seen && { price: seen.price }) }
      }),
)

/** What the server said about one extra, until the guest changes it (EXTRA-011). */
export type ExtraError = { extra_id: number; message: Message; code: number | null }
export const extraErrorAtom = atom<ExtraError | null>(null)

/** One more whenever the list on the screen may be wrong. */
export const extrasVersionAtom = atom(0)

export const isGone = (fault: ExtraError | null): boolean => fault?.code === ERRORS.extraDiscontinued.code

/** What is wrong with which extra: what the server refused, and what the price could not contain. */
export const extraErrorsAtom = atom((get): ReadonlyMap<number, Message> => {
  const short = shownCalculation(get(calculationAtom))?.data.extras_out_of_stock ?? []
  const chosen = get(stayExtrasAtom).map(({ extra_id }) => extra_id)
  const fault = get(extraErrorAtom)
  const message = short.filter((id) => chosen.includes(id)).map((id) => [id, SHORT] as const)
  return new Map<number, Message>([...message, ...(fault ? [[fault.extra_id, fault.message] as const] : [])])
})
const SHORT: Message = { key: 'errors.1105_extra' }

/** Before the guest goes on: false while an extra cannot be had, which is then pointed at once more. What was only told is read. */
export const checkExtrasAtom = atom(null, (get, set): boolean => {
  const fault = get(extraErrorAtom)
  if (fault && (fault.code === ERRORS.extraPriceChanged.code || isGone(fault))) set(extraErrorAtom, null)
  const [first] = get(extraErrorsAtom)
  if (!first) return true
  const [extra_id, message] = first
  set(extraErrorAtom, { extra_id, message, code: null })
  return false
})

/** Shows a refusal at the extra it names; false when it is about something else. */
export const takeExtraErrorAtom = atom(null, (_get, set, failure: Failure): boolean => {
  const [code] = failure.codes
  const payload = failure.payloads[0] ?? {}
  const { extra_id } = payload
  if (errorRow(code, payload).field !== 'extra' || typeof extra_id !== 'number') return false
  const fault = { extra_id, message: shownOf(failure).message, code: code ?? null }
  set(extraErrorAtom, fault)
  if (isGone(fault)) set(chosenExtrasAtom, (chosen) => chosen.filter((each) => each.extra_id !== extra_id))
  // One that is not in a new list would take its text away with it.
  else if (code !== ERRORS.extraNotFound.code && code !== ERRORS.extraDeadlinePassed.code)
    set(extrasVersionAtom, (version) => version + 1)
  return true
})

export const dropExtraAtom = atom(null, (_get, set, extra_id: number) => {
  set(chosenExtrasAtom, (chosen) => chosen.filter((each) => each.extra_id !== extra_id))
  set(extraErrorAtom, null)
})

export const forgetExtrasAtom = atom(null, (_get, set) => {
  set(chosenExtrasAtom, [])
  set(extraErrorAtom, null)
})
