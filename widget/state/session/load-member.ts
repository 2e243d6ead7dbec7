import { atom } from 'jotai'

import { accounts } from '../../../shared/contract/accounts.ts'
import { environmentAtom } from '../environment.ts'
import { identityAtom, isSignedInAtom, settingsAtom } from '../settings/settings.ts'
import { membershipAtom, programAtom, userAtom } from './user.ts'

/** Somebody else may have come while the server thought. */
const isStillAtom = atom(null, (get, _set, userId: number | null) => get(identityAtom)?.userId === userId)

/** Who it is and their program, behind everything a first look needs; without either they can book all the same. */
export const loadMemberAtom = atom(null, async (get, set): Promise<void> => {
  await Promise.all([set(loadUserAtom).catch(() => {}), set(loadProgramAtom).catch(() => {})])
})

/** Anew: what is shown of the member comes from the server. */
export const loadUserAtom = atom(null, async (get, set): Promise<void> => {
  if (!get(isSignedInAtom)) return
  const { data } = await get(environmentAtom).api(accounts.me, {})
  if (set(isStillAtom, data.id)) set(userAtom, data)
})

export const loadProgramAtom = atom(null, async (get, set): Promise<void> => {
  const userId = get(identityAtom)?.userId ?? null
  if (userId === null || get(membershipAtom).programId === null) return
  const { data } = await get(environmentAtom).api(accounts.program, { hotelId: get(settingsAtom).hotel_id })
  if (!set(isStillAtom, userId)) return
  set(programAtom, data)
  const additional_tiers = data.additional_tiers_attributes
    .filter(({ is_active }) => is_active)
    .map(({ kind, translations }) => ({ kind, translations }))
  // Inactive ones are nobody's business (MEMBER-061).
  if (additional_tiers.length > 0)
    get(environmentAtom).host.post({ type: 'receiveCompanionInfo', payload: { additional_tiers } })
})
