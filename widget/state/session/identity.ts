import { atom } from 'jotai'

import { session } from '../../../shared/contract/session.ts'
import type { AnswerOf } from '../../../shared/contract/define.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { SignedInAnswer } from '../../../shared/model/person/member.ts'
import type { CallOptions } from '../../lib/api.ts'
import { asFailure } from '../../lib/failure.ts'
import { trackAtom } from '../analytics/analytics.ts'
import { dismissAtom, notifyAtom } from '../messages/messages.ts'
import { dropSessionAtom, keepSessionAtom } from './client-session.ts'
import { environmentAtom } from '../environment.ts'
import { clientSessionAtom, GUEST, hotelCodeAtom, identityAtom, organizationSessionAtom } from '../settings/settings.ts'
import type { Identity } from '../settings/settings.ts'
import { forgetVisitorAtom, restoreDraftOfAtom, turnAtom } from './sign-out.ts'
import { loadMemberAtom, loadProgramAtom } from './load-member.ts'
import { acceptOrganizationAtom, resumeOrganizationAtom } from './organization-session.ts'
import { membershipAtom, userAtom } from './user.ts'
import type { Membership } from './user.ts'
import { tellPageAtom } from '../tell-page.ts'

/** What signs in with the very call that asks who it is. */
export type WhoamiProof = Pick<CallOptions, 'oneTimeToken' | 'bearer'>
type Who = {
  identity: Identity
  membership: Membership
  resetCode: AnswerOf<typeof session.whoami>['meta']['reset_code']
}

/** Asks who is looking. Null: somebody signed in or out while the server thought, and that stands. */
export const askIdentityAtom = atom(null, async (get, set, proof: WhoamiProof = {}): Promise<Who | null> => {
  const turn = get(turnAtom) + 1
  set(turnAtom, turn)
  set(resumeOrganizationAtom)
  const company = get(organizationSessionAtom)
  const { data, meta } = await set(askAtom, proof)
  if (get(turnAtom) !== turn) return null
  if (get(organizationSessionAtom) === company) set(acceptOrganizationAtom, data)
  const { user_id: userId, access_token: accessToken, session: token } = data
  const isSomebody = token !== null && userId !== null
  // A token that signed in did so with a session of its own.
  if (isSomebody && token !== get(clientSessionAtom)) set(keepSessionAtom, token)
  return {
    identity: isSomebody ? { userId, accessToken } : GUEST,
    membership: { programId: data.program_id, otherProgramIds: data.non_signed_in_program_ids },
    resetCode: meta.reset_code,
  }
})

/** A token whose session was spent is no reason to know nobody: it is asked once more without it (BOOT-014). */
const askAtom = atom(null, async (get, _set, proof: WhoamiProof): Promise<AnswerOf<typeof session.whoami>> => {
  const { api } = get(environmentAtom)
  const ask = (with_: WhoamiProof) => api(session.whoami, { code: get(hotelCodeAtom) }, { ...with_, isSilent: true })
  try {
    return await ask(proof)
  } catch (error) {
    if (Object.keys(proof).length === 0 || !asFailure(error).codes.includes(ERRORS.tokenAlreadySpent.code)) throw error
    return ask({})
  }
})

/** At the start. A failure leaves a guest, who can do everything but what members do. */
export const identifyAtom = atom(null, async (get, set, proof: WhoamiProof = {}): Promise<void> => {
  // Decided meanwhile, by a word of the page.
  if (get(identityAtom) !== null) return
  const who = await set(askIdentityAtom, proof).catch(() => null)
  if (who) await set(acceptIdentityAtom, who)
  else if (get(identityAtom) === null) set(identityAtom, GUEST)
})

/** Takes what whoami said for who is here; the rest about a member follows behind. */
export const acceptIdentityAtom = atom(null, async (_get, set, who: Who): Promise<void> => {
  const { userId } = who.identity
  set(replaceVisitorAtom, userId)
  set(identityAtom, who.identity)
  if (who.resetCode !== null) set(resetAtom)
  if (userId === null) return
  set(membershipAtom, who.membership)
  await set(loadMemberAtom)
})

/** Both reset codes (BOOT-011, BOOT-012): the session that was kept stands for nobody any more. */
const resetAtom = atom(null, (_get, set) => {
  set(dropSessionAtom)
  set(notifyAtom, { id: 'signed-out', message: { key: 'errors.alreadySignedOut' }, variant: 'error' })
})

/** Whoever was here before is gone; the session of now is that of whoever comes. */
const replaceVisitorAtom = atom(null, (get, set, userId: number | null) => {
  const was = get(identityAtom)?.userId ?? null
  if (was === userId) return
  const token = get(clientSessionAtom)
  set(forgetVisitorAtom)
  if (userId !== null && token !== null) set(keepSessionAtom, token)
})

/** Somebody signed in. */
export const becomeAtom = atom(null, (get, set, identity: Identity, method: string) => {
  set(replaceVisitorAtom, identity.userId)
  set(identityAtom, identity)
  set(restoreDraftOfAtom)
  set(dismissAtom, 'signed-out')
  const { host } = get(environmentAtom)
  set(tellPageAtom, 'login', { method })
  host.post({ type: 'login', payload: { method } })
  void set(trackAtom, { kind: 'login', method })
})

/** A sign-in was answered: its session is the visit's from now on, and what the guest chose and wrote stays. */
export const becomeMemberAtom = atom(null, (_get, set, { session: token, user }: SignedInAnswer, method: string) => {
  set(becomeAtom, { userId: user.id, accessToken: user.access_token }, method)
  set(keepSessionAtom, token)
  set(userAtom, user)
  set(membershipAtom, { programId: user.program_id, otherProgramIds: user.non_signed_in_program_ids })
  void set(loadProgramAtom).catch(() => {}) // shown when it comes
})
