import { english } from '../text.ts'

export const text = english({
  account: 'Your account',
  signIn: 'Sign in',
  signUp: 'Become a member',
  signOut: 'Sign out',
  stays: 'My stays',
  points: 'Points',
  payment: 'Cards',
  promotions: 'Coupons',
  profile: 'Profile',
  myPage: 'My page',
  corporate: 'Corporate sign-in',
  admin: 'Stay usage',
  organizationStays: 'Company stays',
  organizationSignOut: 'Company sign-out',
  notOffered: 'This hotel does not offer that page. You can search and book here.',
})
