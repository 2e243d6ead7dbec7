import { atom } from 'jotai'
import type { createStore } from 'jotai'

import { VIEW_PATHS } from '../../shared/element.ts'
import { localeOfTag } from '../../shared/locales.ts'
import { isParameter, PARAMETERS } from '../../shared/parameters.ts'
import { findRoute } from '../../shared/routes.ts'
import { refusal } from '../lib/host.ts'
import type { Verbs } from '../lib/host.ts'
import { consentAtom } from '../state/consent.ts'
import { goAtom } from '../state/navigation.ts'
import { environmentAtom } from '../state/environment.ts'
import { visitAtom } from '../state/visit.ts'
import { changeLocaleAtom } from './boot.ts'

type Store = ReturnType<typeof createStore>

/** What a page may bring along: never another hotel, a token or where the guest came from. */
const OPENABLE: readonly string[] = ['search', 'screen']
const openable = (query = '') =>
  Object.fromEntries(
    [...new URLSearchParams(query)].filter(([name]) => isParameter(name) && OPENABLE.includes(PARAMETERS[name].to)),
  )

/** A screen that is not there shows the search, and the page learns of it. */
const openAtom = atom(null, (_get, set, opening: string) => {
  const [view = '', query] = opening.split(/\?(.*)/s)
  const { id } = findRoute(VIEW_PATHS[view as keyof typeof VIEW_PATHS] ?? '') // METHODS made it of the views
  if (id !== 'notFound') return set(goAtom, { to: id, query: openable(query) })
  set(goAtom, { to: 'result' })
  throw refusal('unknown_view')
})

/** What a chatbot speaks is also what it speaks when the guest comes back (specification 4). */
const setLocaleAtom = atom(null, (get, set, tag: string) => {
  const locale = localeOfTag(tag)
  if (!locale) return
  if (get(visitAtom).isInChatbot) get(environmentAtom).storage.write('chatbotLocale', locale)
  return set(changeLocaleAtom, locale)
})

/** What the page around us may ask for, by the names of the element's methods. */
export function verbsOf(store: Store): Verbs {
  const late = () => import('./late-verbs.ts')
  return {
    open: (opening) => store.set(openAtom, opening),
    search: (query) => store.set(goAtom, { to: 'result', query: openable(query) }),
    setLocale: (tag) => store.set(setLocaleAtom, tag),
    setConsent: (consent) => store.set(consentAtom, consent),
    setCurrency: async (currency) => store.set((await late()).setCurrencyAtom, currency),
    signIn: async (token) => store.set((await late()).signInAtom, token),
    logout: async () => store.set((await late()).logoutAtom),
    refreshLogin: async () => store.set((await late()).refreshLoginAtom),
    showChatbot: async () => store.set((await late()).showChatbotAtom),
  }
}
