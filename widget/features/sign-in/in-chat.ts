import { atom } from 'jotai'

import type { Target } from '../../state/navigation/navigation.ts'
import { visitAtom } from '../../state/analytics/visit.ts'

const PAGES: Partial<Record<Target['to'], Target['to']>> = {
  signIn: 'chatSignIn',
  signUp: 'chatSignUp',
  signUpResult: 'chatSignUpResult',
  signUpDone: 'chatSignUpDone',
}

/** In a chatbot each step has a page of its own, with nothing but a way out (ROUTE-032). */
export const signInStepAtom = atom((get) => {
  const { isInChatbot } = get(visitAtom)
  return (to: Target['to']): Target['to'] => (isInChatbot && PAGES[to]) || to
})
