import { atom } from 'jotai'

import { rooms } from '../../../../shared/contract/rooms.ts'
import type { Calculation } from '../../../../shared/contract/rooms.ts'
import type { ChosenExtra } from '../../../../shared/model/stay/extra.ts'
import { asFailure } from '../../../lib/failure.ts'
import { messageOf } from '../../../state/reservation/change-told.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { shownOf } from '../../../state/messages/failures.ts'
import { criteriaAtom } from '../../../state/search/search.ts'
import { toSelectedRooms } from '../../../state/search/selection.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { paymentAtom } from '../../../payment/attempt.ts'
import { updatedQueryAtom } from '../../../state/reservation/updating.ts'
import { calculationAtom, shownCalculation } from '../price/calculation-state.ts'
import { arePresetAtom, askedExtrasAtom, takeExtraErrorAtom } from '../extras/extras-choice.ts'
import { checkoutSettingsAtom } from '../settings.ts'
import { linesAtom, stayAtom } from '../stay.ts'

const runningAtom = atom<AbortController | null>(null)

/** The bank is asked about a price that was agreed on; it stands, whatever changes meanwhile. */
const isAgreedAtom = atom((get) => get(paymentAtom).kind === 'challenge' && get(calculationAtom).kind === 'ready')

/** The new stay as it was chosen. How it is paid, and what points and vouchers pay of it, stays as it was booked. */
export const wantedAtom = atom((get) => {
  const { checkin, checkout } = get(stayAtom)
  const { coupon_code } = get(criteriaAtom)
  const { coupons_enabled } = get(checkoutSettingsAtom)
  return {
    checkin_date: checkin,
    checkout_date: checkout,
    rooms: toSelectedRooms(get(linesAtom)),
    ...(coupon_code && coupons_enabled && { coupon_code }),
  }
})

/** A list that is empty is not sent, and without one the price is that of the extras that were booked. */
const NO_EXTRAS: ChosenExtra[] = [{ extra_id: 1, quantity: 0 }]

/** Of the booked ones, as long as the guest has not been shown them. */
const wantedExtrasAtom = atom((get) => {
  const asked = get(askedExtrasAtom)
  return asked.length === 0 && get(arePresetAtom) ? NO_EXTRAS : asked
})

/** What the change means in money, calculated by the server; an answer that is overtaken is dropped (guarantee W11). */
export const calculateChangeAtom = atom(null, async (get, set): Promise<Calculation | null> => {
  if (get(isAgreedAtom)) return null
  get(runningAtom)?.abort()
  const running = new AbortController()
  set(runningAtom, running)
  set(calculationAtom, { kind: 'loading', before: shownCalculation(get(calculationAtom)) })
  const query = { ...get(wantedAtom), extras: get(wantedExtrasAtom), ...get(updatedQueryAtom) }
  try {
    const input = { hotelId: get(settingsAtom).hotel_id, query }
    const calculation = await get(environmentAtom).api(rooms.price, input, { signal: running.signal })
    if (running.signal.aborted) return null
    set(calculationAtom, { kind: 'ready', calculation })
    return calculation
  } catch (error) {
    const failure = asFailure(error)
    if (running.signal.aborted) return null
    set(takeExtraErrorAtom, failure)
    set(calculationAtom, { kind: 'refused', shown: { ...shownOf(failure), message: messageOf(failure) } })
    return null
  }
})
