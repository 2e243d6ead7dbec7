import { atom } from 'jotai'

import type { InputOf } from '../../../../shared/contract/define.ts'
import { extras } from '../../../../shared/contract/extras.ts'
import { mcpCurrencyAtom } from '../../../state/settings/currency.ts'
import { remoteData } from '../../../state/remote.ts'
import { updatedQueryAtom } from '../../../state/reservation/updating.ts'
import { chosenExtrasAtom, extraErrorAtom } from './extras-choice.ts'
import { linesAtom, stayAtom } from '../stay.ts'
import { withQuantity } from './slots.ts'
import type { Slot } from './slots.ts'

/** What the list depends on beside the language. */
export const extrasQueryAtom = atom((get) => {
  const { checkin, checkout } = get(stayAtom)
  const second = get(mcpCurrencyAtom)
  const codes = get(linesAtom).map(({ plan }) => plan.room_plan_code)
  return {
    checkin_date: checkin,
    checkout_date: checkout,
    room_plan_codes: [...new Set(codes)],
    ...(second && { mcp_currency: second }),
    ...get(updatedQueryAtom),
  }
})

export const extrasData = remoteData(
  ({ api, hotelId }, query: InputOf<typeof extras.list>['query'], signal) =>
    api(extras.list, { hotelId, query }, { signal }),
  { keepsOther: true },
)

export const chooseExtraAtom = atom(null, (get, set, slot: Slot, quantity: number) => {
  set(chosenExtrasAtom, (chosen) => withQuantity(chosen, slot, quantity))
  if (get(extraErrorAtom)?.extra_id === slot.extra_id) set(extraErrorAtom, null)
})

export const answerExtraAtom = atom(null, (_get, set, extra_id: number, answer: string) =>
  set(chosenExtrasAtom, (chosen) => chosen.map((each) => (each.extra_id === extra_id ? { ...each, answer } : each))),
)
