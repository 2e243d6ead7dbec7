import { atom } from 'jotai'

import { paymentAtom } from '../../../payment/attempt.ts'
import { goAtom } from '../../../state/navigation/navigation.ts'
import { stayAtom, totalsAtom } from '../stay.ts'

/** The failure page takes the place of the payment step, so that the way back leads to the filled form. */
export const failAtom = atom(null, (get, set, code: number | null, at?: 'bank') => {
  const { checkin, checkout } = get(stayAtom)
  const query = {
    checkin,
    checkout,
    adults: String(get(totalsAtom).adults),
    error_code: code?.toString(),
  }
  set(paymentAtom, { kind: 'idle' })
  set(goAtom, { to: 'fail', query, replace: true, state: at && { at } })
})
