import { atom } from 'jotai'

import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { applyChangeOutcomeAtom, sendChangeAtom } from '../../../state/reservation/change.ts'
import { sumAtom } from './sum.ts'
import { wishAtom, wishedStay } from './wish.ts'

/** What was wished and is priced; a stay that loses something never costs more, so nobody is asked for money. */
export const changeAtom = atom(null, async (get, set, reservation: Reservation): Promise<void> => {
  const sum = get(sumAtom)
  const stay = wishedStay(reservation, get(wishAtom)(reservation.reservation_number))
  if (!stay || sum.kind !== 'ready') return
  const changed = await set(sendChangeAtom, reservation, { ...stay, total_price: sum.sum.after })
  if (changed) set(applyChangeOutcomeAtom, reservation)
})
