import type { LotteryRouteId, MemberRouteId, RouteId } from '../../../shared/routes.ts'
import type { Screen } from './screens.ts'

const SIGN_IN = ['signIn', 'common', 'errors'] as const
const SIGN_UP = ['signUp', 'document', 'signIn', 'common', 'errors'] as const

const LOTTERY = ['lottery', 'common', 'errors'] as const

const ACCOUNT = ['account', 'lottery', 'checkout', 'guest', 'prefectures', 'common', 'errors'] as const

const CORPORATE = ['corporate', 'common', 'errors', 'codes'] as const

const signIn: Screen = { load: () => import('../../features/sign-in/sign-in.tsx'), parts: SIGN_IN }
const signUp: Screen = { load: () => import('../../features/sign-in/sign-up/sign-up.tsx'), parts: SIGN_UP }
const result: Screen = { load: () => import('../../features/sign-in/sign-up/sign-up-result.tsx'), parts: SIGN_UP }
const done: Screen = { load: () => import('../../features/sign-in/sign-up/sign-up-done.tsx'), parts: SIGN_UP }

// One screen for all of its pages, so that going from one to the next moves no more than it must.
const account: Screen = { load: () => import('../../features/account/account.tsx'), parts: ACCOUNT }

/** Every page about members has a screen; one that is missing does not compile. */
const SCREENS: Record<MemberRouteId | LotteryRouteId, Screen> = {
  signIn,
  otaSignIn: { load: () => import('../../features/sign-in/ota-sign-in.tsx'), parts: SIGN_IN },
  chatSignIn: signIn,
  signOut: { load: () => import('../../features/sign-in/sign-out.tsx'), parts: [] },
  signUp,
  signUpResult: result,
  signUpDone: done,
  chatSignUp: { load: () => import('../../features/sign-in/sign-up/chat-sign-up.tsx'), parts: SIGN_UP },
  chatSignUpForm: signUp,
  chatSignUpResult: result,
  chatSignUpDone: done,
  forgotPassword: { load: () => import('../../features/sign-in/forgot-password.tsx'), parts: SIGN_IN },
  changePassword: { load: () => import('../../features/sign-in/change-password.tsx'), parts: SIGN_IN },
  memberConfirmation: { load: () => import('../../features/sign-in/sign-up/member-confirmation.tsx'), parts: SIGN_UP },
  memberSetup: {
    load: () => import('../../features/sign-in/sign-up/setup.tsx'),
    parts: ['external', ...SIGN_UP],
  },
  memberDeleted: { load: () => import('../../features/sign-in/sign-up/member-deleted.tsx'), parts: SIGN_UP },
  resendConfirmation: { load: () => import('../../features/sign-in/sign-up/resend-confirmation.tsx'), parts: SIGN_UP },
  myAccount: account,
  accountProfile: account,
  accountReservations: account,
  accountPoints: account,
  accountPaymentOptions: account,
  accountPromotions: account,
  organizationSignIn: {
    load: () => import('../../features/corporate/sign-in/corporate-sign-in.tsx'),
    parts: CORPORATE,
  },
  organizationAdmin: { load: () => import('../../features/corporate/usage/usage.tsx'), parts: CORPORATE },
  organizationReservations: {
    load: () => import('../../features/corporate/stays/company-stays.tsx'),
    parts: CORPORATE,
  },
  organizationSignOut: { load: () => import('../../features/corporate/sign-in/corporate-sign-out.tsx'), parts: [] },
  lotteryEntry: {
    load: () => import('../../features/lottery/entry.tsx'),
    parts: [...LOTTERY, 'checkout', 'guest', 'prefectures'],
  },
  lotteryConfirmation: { load: () => import('../../features/lottery/confirmation.tsx'), parts: LOTTERY },
  lotteryComplete: { load: () => import('../../features/lottery/complete.tsx'), parts: LOTTERY },
  lotteryIncomplete: { load: () => import('../../features/lottery/incomplete.tsx'), parts: LOTTERY },
}
export const MEMBER_SCREENS: Partial<Record<RouteId, Screen>> = SCREENS
