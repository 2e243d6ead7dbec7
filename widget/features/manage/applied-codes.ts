import { changing } from '../../../shared/contract/changing.ts'
import type { InputOf } from '../../../shared/contract/define.ts'
import { remoteData } from '../../state/remote.ts'

/** The coupon and the voucher that pay a part of a stay: the lookup of CALL-129. */
export const appliedCodesData = remoteData(async ({ api }, input: InputOf<typeof changing.codes>, signal) => {
  const { data } = await api(changing.codes, input, { signal })
  return data
})
