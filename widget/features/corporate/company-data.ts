import { atom } from 'jotai'

import { asFailure } from '../../lib/failure.ts'
import { loseOrganizationAtom } from '../../state/session/organization.ts'
import { organizationAtom } from '../../state/session/organization-at.ts'
import { settingsAtom } from '../../state/settings/settings.ts'

/** Of the paths of an organization's calls. */
export type OfOrganization = { brandId: number; organizationId: number }

export const ofOrganizationAtom = atom((get): OfOrganization => ({
  brandId: get(settingsAtom).hotel_brand_id,
  organizationId: get(organizationAtom)?.id ?? 0,
}))

const UNAUTHORIZED = 401

/** A call of an organization says nothing about a member: its own session is what a 401 is about. */
export const SILENT = { isSilent: true } as const

/** True: the organization's session is over, and the way to sign in again is taken. */
export const isLostAtom = atom(null, (get, set, error: unknown): boolean => {
  if (asFailure(error).status !== UNAUTHORIZED || get(organizationAtom) === null) return false
  void set(loseOrganizationAtom)
  return true
})
