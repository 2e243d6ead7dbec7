import { atom } from 'jotai'

import { wallet } from '../../../shared/contract/wallet.ts'
import { environmentAtom } from '../environment.ts'
import { isSignedInAtom } from '../settings/settings.ts'
import { atomForVisitor, visitorAtom } from './visitor.ts'

/** Whether there is any voucher to speak of (VOUCHER-005, VOUCHER-006); nobody signed in has none, and is not asked about. */
export const hasVouchersAtom = atomForVisitor(false)

export const loadVouchersAtom = atom(null, async (get, set): Promise<void> => {
  if (!get(isSignedInAtom)) return
  const visitor = get(visitorAtom)
  const { data } = await get(environmentAtom).api(wallet.vouchers, {}, { isSilent: true })
  // One that ran out has no ui_status and counts for nothing (AMB-09).
  if (get(visitorAtom) === visitor)
    set(
      hasVouchersAtom,
      data.some(({ ui_status }) => ui_status !== null),
    )
})
