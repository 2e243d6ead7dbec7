import { findRoute } from './routes.ts'
import type { RouteId } from './routes.ts'
import { onThisOrigin, splitLanguage } from './rules/link/plain-path.ts'

/** any: whoever the hotel's settings allow, '*' among them. named: the sites that they name. none: nobody. */
export type Framed = 'any' | 'named' | 'none'

/**
 * Who may show a page of the widget in a frame (guarantee S30). Every route decides here, so a new one cannot forget to. It is
 * about the address a document is loaded with: within one document a framed guest goes wherever the widget leads. Apart
 * from the routes, because no guest downloads it before the search bar.
 */
export const FRAMED: Record<RouteId, Framed> = {
  // Booking, and the views that the element opens in a frame.
  result: 'any',
  recommender: 'any',
  recommenderWidget: 'any',
  facilities: 'any',
  cancellationPolicy: 'any',
  guestDetail: 'any',
  confirmation: 'any',
  lookup: 'any',
  fail: 'any',
  signIn: 'any',
  signUp: 'any',
  organizationSignIn: 'any',
  // Made for the frames of a chatbot, or of a page that changes the language.
  chatSignIn: 'any',
  chatSignUp: 'any',
  chatSignUpForm: 'any',
  chatSignUpResult: 'any',
  chatSignUpDone: 'any',
  changeLocale: 'any',
  // Nothing of anybody's.
  unavailable: 'any',
  notFound: 'any',
  // An agency's site; its pages begin at addresses that are none of the widget's.
  agencyHome: 'any',
  agencyHotels: 'any',
  agencySelection: 'any',

  // What a member or a guest has, and what signs in or out within a page of the hotel.
  iframeToken: 'named',
  iframeLiffToken: 'named',
  signOut: 'named',
  signUpResult: 'named',
  signUpDone: 'named',
  forgotPassword: 'named',
  memberSetup: 'named',
  resendConfirmation: 'named',
  lotteryEntry: 'named',
  lotteryConfirmation: 'named',
  lotteryComplete: 'named',
  lotteryIncomplete: 'named',
  myAccount: 'named',
  accountProfile: 'named',
  accountReservations: 'named',
  accountPoints: 'named',
  accountPaymentOptions: 'named',
  accountPromotions: 'named',
  organizationAdmin: 'named',
  organizationReservations: 'named',
  organizationSignOut: 'named',
  review: 'named',
  change: 'named',

  // A letter's link or another server leads here, with a token in the address or a password to be chosen.
  otaSignIn: 'none',
  changePassword: 'none',
  memberConfirmation: 'none',
  memberDeleted: 'none',
  payment: 'none',
  paymentDisplay: 'none',
  unsubscribe: 'none',
  unsubscribed: 'none',
  memberSystemReturn: 'none',
  customReturn: 'none',
  externalReturn: 'none',
}

/** Pages that a window of ours shows while the page that opened it waits for its word (widget/state/session/sign-in-window). */
const OPENED: readonly RouteId[] = [
  'signIn',
  'memberSystemReturn',
  'customReturn',
  'externalReturn',
  'cancellationPolicy',
]

/** What such a window comes back with: LINE's way back is three parameters of any screen (QUERY-034). */
export const BROUGHT = ['line_code', 'sign_in_code', 'otid']

/** A payment that is named beside any path is what is shown (ROUTE-003). */
export const SHOWN_ALONE = 'triplaPaymentNo'

/** What the address of a document says about its surroundings. */
export function surroundingsOf(path: string, query: URLSearchParams): { framed: Framed; isOpened: boolean } {
  const { id } = findRoute(splitLanguage(onThisOrigin(path)).path)
  const isOpened = OPENED.includes(id) || BROUGHT.some((name) => query.has(name))
  return { framed: query.has(SHOWN_ALONE) ? 'none' : FRAMED[id], isOpened }
}
