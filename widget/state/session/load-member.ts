import { atom } from 'jotai'

import { accounts } from '../../../shared/contract/accounts.ts'
import type { User } from '../../../shared/model/person/member.ts'
import { environmentAtom } from '../environment.ts'
import { identityAtom, isSignedInAtom, settingsAtom } from '../settings/settings.ts'
import { membershipAtom, programAtom, userAtom } from './user.ts'
import { visitorAtom } from './visitor.ts'

/** Somebody else may have come while the server thought. */
const isStillAtom = atom(null, (get, _set, userId: number | null) => get(identityAtom)?.userId === userId)

/** Who it is and their program, behind everything a first look needs; without either they can book all the same. */
export const loadMemberAtom = atom(null, async (get, set): Promise<void> => {
  await Promise.all([set(loadUserAtom).catch(() => {}), set(loadProgramAtom).catch(() => {})])
})

/** Asks who the member is; whoever wants to know while the server thinks gets the same answer. Throws what `api` throws. */
export const askUserAtom = atom((get) => {
  const { api } = get(environmentAtom)
  get(visitorAtom) // somebody else is another question
  let asking: Promise<User> | null = null
  return () =>
    (asking ??= api(accounts.me, {})
      .then(({ data }) => data)
      .finally(() => {
        asking = null
      }))
})

/** Anew: what is shown of the member comes from the server. */
export const loadUserAtom = atom(null, async (get, set): Promise<void> => {
  if (!get(isSignedInAtom)) return
  const user = await get(askUserAtom)()
  if (set(isStillAtom, user.id)) set(userAtom, user)
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
