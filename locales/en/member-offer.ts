import { english } from '../text.ts'

export const text = english({
  signInToBook: 'Sign in to book',
  signIn: 'Sign in',
})
