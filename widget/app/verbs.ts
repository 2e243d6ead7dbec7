import type { createStore } from 'jotai'

import type { Verbs } from '../lib/host.ts'
import { consentAtom } from '../state/consent.ts'

type Store = ReturnType<typeof createStore>

/** What the page around us may ask for, by the names of the element's methods; each comes with the first call of its kind. */
export function verbsOf(store: Store): Verbs {
  const lead = () => import('./lead-verbs.ts')
  const late = () => import('./late-verbs.ts')
  return {
    open: async (opening) => store.set((await lead()).openAtom, opening),
    search: async (query) => store.set((await lead()).searchAtom, query),
    setLocale: async (tag) => store.set((await lead()).setLocaleAtom, tag),
    setConsent: (consent) => store.set(consentAtom, consent),
    setCurrency: async (currency) => store.set((await late()).setCurrencyAtom, currency),
    signIn: async (token) => store.set((await late()).signInAtom, token),
    logout: async () => store.set((await late()).logoutAtom),
    refreshLogin: async () => store.set((await late()).refreshLoginAtom),
    showChatbot: async () => store.set((await late()).showChatbotAtom),
  }
}
