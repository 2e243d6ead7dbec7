import { atom } from 'jotai'
import { mask } from 'superstruct'

import { memberSettings } from '../../../shared/model/hotel/member-settings.ts'
import { brandRow } from '../../../shared/brands.ts'
import { criteriaAtom } from '../search/search.ts'
import { isSignedInAtom, settingsAtom } from '../settings/settings.ts'
import { organizationAtom } from './organization-at.ts'

/** What the hotel sets for its members: read only by the parts about them, so that the start need not carry its names. */
export const memberSettingsAtom = atom((get) => mask(get(settingsAtom), memberSettings))

/** Our own form of e-mail and password: where the hotel has members of its own, and no other server says who they are (HEAD-030). */
export const isSignInOfferedAtom = atom((get): boolean => {
  const { membership_enabled, custom_auth } = get(memberSettingsAtom)
  return membership_enabled && !custom_auth
})

/** The five conditions of a sign-up (MEMBER-019). */
export const isSignUpOfferedAtom = atom((get): boolean => {
  const isVoucher = get(criteriaAtom).mode === 'voucher'
  const isSomebody = get(isSignedInAtom) || get(organizationAtom) !== null // AMB-27
  return get(memberSettingsAtom).allow_signup && get(isSignInOfferedAtom) && !isVoucher && !isSomebody
})

/** Who may have an account here at all (ACCOUNT-017). */
export const isAccountOfferedAtom = atom((get): boolean => {
  const { membership_enabled, custom_auth } = get(memberSettingsAtom)
  return membership_enabled || custom_auth
})

/** The page of points, which a hotel may hide (POINT-008). */
export const isPointsPageOfferedAtom = atom(
  (get): boolean => get(isAccountOfferedAtom) && !get(memberSettingsAtom).points_hidden,
)

/** A sign-in for companies, where the hotel has switched it on (PERM-021). */
export const isCorporateOfferedAtom = atom((get): boolean => get(memberSettingsAtom).organization_enabled)

/** Two brands have no sign-out of their own (AMB-28). */
const hasSignOutAtom = atom((get) => brandRow(get(settingsAtom).hotel_brand_id).logout !== false)
export const isSignOutOfferedAtom = atom((get) => get(isSignedInAtom) && get(hasSignOutAtom))
export const isCorporateSignOutOfferedAtom = atom((get) => get(organizationAtom) !== null && get(hasSignOutAtom))
