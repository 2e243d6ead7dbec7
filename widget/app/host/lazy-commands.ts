import { atom } from 'jotai'

import { isCurrency } from '../../../shared/currencies.ts'
import { readLink } from '../../../shared/rules/link/read-link.ts'
import { refusal } from '../../lib/host.ts'
import { notifyAtom } from '../../state/messages/messages.ts'
import { chooseCurrencyAtom, isMultiCurrencyAtom } from '../../state/settings/currency.ts'
import { environmentAtom } from '../../state/environment.ts'
import { placeAtom } from '../../state/navigation/navigation.ts'
import { clientSessionAtom, isSignedInAtom, settingsAtom } from '../../state/settings/settings.ts'
import { visitAtom } from '../../state/analytics/visit.ts'
import { askIdentityAtom, becomeAtom, acceptIdentityAtom } from '../../state/session/identity.ts'
import { signOutOrganizationAtom } from '../../state/session/organization.ts'
import { forgetVisitorAtom, returnToSearchAtom, signOutAtom } from '../../state/session/sign-out.ts'
import { tellPageAtom } from '../../state/tell-page.ts'

// The methods of the element that few pages call (docs/embedding.md); they come with the first call.

export const setCurrencyAtom = atom(null, (get, set, currency: string) => {
  const isOwn = currency === get(settingsAtom).currency
  if (!isCurrency(currency) || !(isOwn || get(isMultiCurrencyAtom))) throw refusal('currency_not_offered')
  set(chooseCurrencyAtom, currency)
})

/** With the message that the page's address names, as the tag of before wrote it; else with the one that led here (QUERY-018). */
export const showChatbotAtom = atom(null, (get, _set, address: string) => {
  const { host } = get(environmentAtom)
  const { openers } = readLink(address)
  const message = new URLSearchParams(address).get('auto_messages') || get(visitAtom).iconMessageId
  host.post({ type: 'show-chatbot', payload: { icon_message_id: message?.slice(0, LONGEST_ID) ?? '' } })
  for (const name of new Set(openers)) host.post({ type: 'removeQuery', payload: { query: name } })
})
const LONGEST_ID = 200

/** A token the server does not know signs nobody in, and nobody out. */
export const signInByTokenAtom = atom(null, async (_get, set, token: string) => {
  const who = await set(askIdentityAtom, { oneTimeToken: token })
  if (!who) throw refusal('superseded')
  if (who.identity.userId === null) throw refusal(who.resetCode ?? 'token_not_known')
  set(becomeAtom, who.identity, 'token')
  void set(acceptIdentityAtom, who)
})

/** The page says so, so it is done at once and said, whoever was here (CHAT-006). */
export const logoutAtom = atom(null, (get, set) => {
  const wasSignedIn = get(isSignedInAtom)
  set(signOutOrganizationAtom)
  set(wasSignedIn ? signOutAtom : forgetVisitorAtom)
  set(notifyAtom, { id: 'signed-out', message: { key: 'errors.isSignedOut' }, variant: 'info' })
  if (wasSignedIn) return set(returnToSearchAtom)
  set(tellPageAtom, 'logout', {})
})

/** CHAT-007: another page of ours may have started a session or signed in since. */
export const refreshLoginAtom = atom(null, async (get, set) => {
  const known = get(environmentAtom).storage.read('clientSession')
  if (known) set(clientSessionAtom, known)
  const who = await set(askIdentityAtom).catch(() => undefined)
  if (who === null) return
  if (who && who.identity.userId !== null) {
    set(becomeAtom, who.identity, 'chatbot')
    void set(acceptIdentityAtom, who)
    if (SIGN_IN_PAGES.test(get(placeAtom).path)) set(returnToSearchAtom)
    return
  }
  set(forgetVisitorAtom)
  set(returnToSearchAtom)
})
// CHAT-007: by their paths, because each is several pages and nobody who is signed in has a reason to stay on one.
const SIGN_IN_PAGES = /^\/(?:chat-)?(?:sign-in|sign-up|forgot-password)\b/
