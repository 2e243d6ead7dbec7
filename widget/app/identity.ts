import { atom } from 'jotai'

import { session } from '../../shared/contract/session.ts'
import type { AnswerOf } from '../../shared/contract/define.ts'
import { noteAtom } from '../state/analytics.ts'
import { environmentAtom } from '../state/environment.ts'
import { GUEST, hotelCodeAtom, identityAtom } from '../state/settings.ts'
import type { Identity } from '../state/settings.ts'
import { forgetVisitorAtom, turnAtom } from './sign-out.ts'

type Who = { identity: Identity; resetCode: AnswerOf<typeof session.whoami>['meta']['reset_code'] }

/** Asks who is looking. Null: somebody signed in or out while the server thought, and that stands. */
export const askIdentityAtom = atom(null, async (get, set, oneTimeToken?: string): Promise<Who | null> => {
  const turn = get(turnAtom) + 1
  set(turnAtom, turn)
  const { api } = get(environmentAtom)
  const { data, meta } = await api(session.whoami, { code: get(hotelCodeAtom) }, { oneTimeToken })
  if (get(turnAtom) !== turn) return null
  const { user_id: userId, access_token: accessToken } = data
  const isSomebody = data.session !== null && userId !== null
  return { identity: isSomebody ? { userId, accessToken } : GUEST, resetCode: meta.reset_code }
})

/** At the start. A failure leaves a guest, who can do everything but what members do. */
export const identifyAtom = atom(null, async (get, set): Promise<void> => {
  // Decided meanwhile, by a word of the page.
  if (get(identityAtom) !== null) return
  const who = await set(askIdentityAtom).catch(() => null)
  if (who) set(identityAtom, who.identity)
  else if (get(identityAtom) === null) set(identityAtom, GUEST)
})

/** Somebody signed in. Whoever was here before is gone. */
export const becomeAtom = atom(null, (get, set, identity: Identity, method: string) => {
  if (get(identityAtom)?.userId !== identity.userId) set(forgetVisitorAtom)
  set(identityAtom, identity)
  get(environmentAtom).host.post({ type: 'event', payload: { name: 'login', detail: { method } } })
  void set(noteAtom, { kind: 'login', method })
})
