import { useAtomValue } from 'jotai'

import { Lazy } from '../../../state/lazy.ts'
import { checkoutSettingsAtom } from '../settings.ts'

const load = () => import('./coupon/coupon-section.tsx').then(({ CouponSection }) => CouponSection)
const loadNote = () => import('./coupon/tax-note.tsx').then(({ TaxNoteLine }) => TaxNoteLine)
const WORDS = ['price'] as const

/** Only where the hotel has coupons: nobody else fetches the field. */
export function CouponPlace() {
  const { coupons_enabled: hasCoupons } = useAtomValue(checkoutSettingsAtom)
  return hasCoupons ? <Lazy load={load} parts={WORDS} props={{}} /> : null
}

/** A change of the consumption tax, on the days guests are told about it (CONST-030). */
export function TaxNotePlace() {
  const { tax_note: note } = useAtomValue(checkoutSettingsAtom)
  return note && <Lazy load={loadNote} parts={WORDS} props={{ note }} />
}
