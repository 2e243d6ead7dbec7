import { atom } from 'jotai'
import type { Getter } from 'jotai'

import { accounts } from '../../../shared/contract/accounts.ts'
import type { User } from '../../../shared/model/person/member.ts'
import { environmentAtom } from '../environment.ts'
import { identityAtom, settingsAtom } from '../settings/settings.ts'
import { membershipAtom, programAtom, userAtom } from './user.ts'
import { atomForVisitor } from './visitor.ts'

/** Asked once more after an answer: somebody else may have come while the server thought. */
const memberIn = (get: Getter) => get(identityAtom)?.userId

/** Who it is and their program, behind everything a first look needs; without either they can book all the same. */
export const loadMemberAtom = atom(null, async (get, set): Promise<void> => {
  await Promise.all([set(loadUserAtom).catch(() => {}), set(loadProgramAtom).catch(() => {})])
})

/** What the server was asked last of who the member is, and when. */
export const askedUserAtom = atomForVisitor<{ at: number; user: Promise<User> } | null>(null)

/** Anew: what is shown of the member comes from the server. Throws what `api` throws. */
export const loadUserAtom = atom(null, async (get, set): Promise<void> => {
  if (!memberIn(get)) return
  const { api, now } = get(environmentAtom)
  const asked = api(accounts.me, {}).then(({ data }) => data)
  set(askedUserAtom, { at: now(), user: asked })
  const user = await asked
  if (memberIn(get) === user.id) set(userAtom, user)
})

export const loadProgramAtom = atom(null, async (get, set): Promise<void> => {
  const userId = memberIn(get)
  if (!userId || get(membershipAtom).programId === null) return
  const { api, host } = get(environmentAtom)
  const { data } = await api(accounts.program, { hotelId: get(settingsAtom).hotel_id })
  if (memberIn(get) !== userId) return
  set(programAtom, data)
  const additional_tiers = data.additional_tiers_attributes
    .filter(({ is_active }) => is_active)
    .map(({ kind, translations }) => ({ kind, translations }))
  // Inactive ones are nobody's business (MEMBER-061).
  if (additional_tiers[0]) host.post({ type: 'receiveCompanionInfo', payload: { additional_tiers } })
})
