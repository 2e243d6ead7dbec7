import { atom } from 'jotai'

import { settingsAtom } from '../../../state/settings/settings.ts'
import { Failure } from '../../../lib/failure.ts'
import { returnUrlAtom } from '../pay/booking.ts'
import { calculateAtom, standingPriceAtom } from './calculation.ts'
import type { Agreement } from '../../../payment/card-fields.ts'
import { paidNowAtom, paymentTypeAtom } from '../pay/methods.ts'
import { currencyAtom } from '../stay.ts'

/** The sum on the screen, of the calculation it is from: the server refuses any other (guarantee S9). */
export const agreeAtom = atom(null, async (get, set): Promise<Agreement> => {
  const calculation = get(standingPriceAtom) ?? (await set(calculateAtom))
  const type = get(paymentTypeAtom)
  if (!calculation || type === null) throw new Failure('network')
  const body = {
    quote_id: calculation.meta.quote_id,
    payment_type: type,
    // A card as a guarantee stands for the whole stay.
    amount: get(paidNowAtom) || calculation.data.total.total_price,
    currency: get(currencyAtom),
    return_url: get(returnUrlAtom),
  }
  return { hotelId: get(settingsAtom).hotel_id, body }
})
