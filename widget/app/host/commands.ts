import type { createStore } from 'jotai'

import type { Commands } from '../../lib/host.ts'
import { consentAtom } from '../../state/analytics/consent.ts'

type Store = ReturnType<typeof createStore>

/** What the page around us may ask for, by the names of the element's methods; each comes with the first call of its kind. */
export function commandsOf(store: Store): Commands {
  const lead = () => import('./navigation-commands.ts')
  const late = () => import('./lazy-commands.ts')
  return {
    open: async (opening) => store.set((await lead()).openViewAtom, opening),
    search: async (query) => store.set((await lead()).openSearchAtom, query),
    setLocale: async (tag) => store.set((await lead()).setLocaleAtom, tag),
    setConsent: (consent) => store.set(consentAtom, consent),
    setCurrency: async (currency) => store.set((await late()).setCurrencyAtom, currency),
    signIn: async (token) => store.set((await late()).signInByTokenAtom, token),
    logout: async () => store.set((await late()).logoutAtom),
    refreshLogin: async () => store.set((await late()).refreshLoginAtom),
    showChatbot: async (address) => store.set((await late()).showChatbotAtom, address),
  }
}
