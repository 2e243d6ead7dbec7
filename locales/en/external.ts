import { english } from '../text.ts'

export const text = english({
  waiting: 'Signing you in …',
  title: 'Sign-in did not work',
  failed: 'Your sign-in could not be confirmed. Please try again.',
  notRegistered: 'You could not be signed in because your membership is not registered here.',
  notLeft: 'The sign-in page did not open. Please check your connection and try again.',
  customAuthFailed: 'We could not sign you in automatically. You can search and book without signing in.',
  signUp: 'Become a member',
  signIn: 'Sign in another way',
  search: 'Search for rooms',
  others: 'Or sign in with',
  setupTitle: 'One last thing',
  setupLead: 'Please tell us your name to finish joining.',
  setupDone: 'Finish',
})
