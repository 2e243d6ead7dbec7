import { atom } from 'jotai'

import { wallet } from '../../../../../shared/contract/wallet.ts'
import { environmentAtom } from '../../../../state/environment.ts'
import { settingsAtom } from '../../../../state/settings/settings.ts'

export type Used = { coupon: string | null; voucher: string | null }

/** CALL-098, CALL-130: says what a booking used up. The booking itself did it already, so saying it changes nothing. */
export const consumeAtom = atom(null, async (get, _set, { coupon, voucher }: Used): Promise<void> => {
  const { api } = get(environmentAtom)
  const { hotel_id: hotelId } = get(settingsAtom)
  if (voucher !== null) await api(wallet.consumeVoucher, { number: voucher })
  if (coupon === null) return
  // A code for everybody is in nobody's wallet.
  const { data } = await api(wallet.coupons, { hotelId })
  if (data.some(({ code }) => code === coupon)) await api(wallet.consumeCoupon, { hotelId, code: coupon })
})
