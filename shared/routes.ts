import { bookingAliases, bookingRoutes, matchRoute, rows } from './booking-routes.ts'
import type { RouteMatch, RouteRow } from './booking-routes.ts'
import type { otaRoutes } from './ota-routes.ts'

const page = <const Path extends string, const More extends object>(path: Path, more: More) =>
  ({ path, frame: 'full', ...more }) as const
const signIn = { needs: 'signIn' } as const
const signUp = { needs: 'signUp' } as const
const inChat = { frame: 'close' } as const
const account = { guard: 'member', needs: 'account' } as const
const corporate = { needs: 'organization' } as const

/** Signing in and up, and the account (ROUTE-024 to ROUTE-039); their screens come with the first of them. */
export const memberRoutes = rows({
  signIn: page('/sign-in', signIn),
  otaSignIn: page('/ota-sign-in', { ...signIn, ofBrand: true }),
  chatSignIn: page('/chat-sign-in', { ...signIn, ...inChat }),
  signOut: page('/sign-out', { guard: 'member' }),
  signUp: page('/sign-up', signUp),
  signUpResult: page('/sign-up-result', signUp),
  signUpDone: page('/sign-up-done', {}),
  chatSignUp: page('/chat-sign-up', { ...signUp, ...inChat }),
  chatSignUpForm: page('/chat-sign-up-form', { ...signUp, ...inChat }),
  chatSignUpResult: page('/chat-sign-up-result', { ...signUp, ...inChat }),
  chatSignUpDone: page('/chat-sign-up-done', inChat),
  forgotPassword: page('/forgot-password', signIn),
  changePassword: page('/change-password', {}),
  memberConfirmation: page('/member-confirmation', {}),
  memberDeleted: page('/member-deleted-confirmation', {}),
  /** Ours: what an identity elsewhere did not say of a new member (MEMBER-056). */
  memberSetup: page('/member-setup', { guard: 'member' }),
  resendConfirmation: page('/resend-confirmation-email', signIn),
  myAccount: page('/my-account', account),
  accountProfile: page('/my-account/profile', account),
  accountReservations: page('/my-account/reservations', account),
  accountPoints: page('/my-account/points', { ...account, needs: 'points' }),
  accountPaymentOptions: page('/my-account/payment-options', account),
  accountPromotions: page('/my-account/promotions', account),
  organizationSignIn: page('/organization-sign-in', corporate),
  organizationAdmin: page('/organization-admin', { ...corporate, guard: 'organizationAdmin' }),
  /** Ours: what an organization has booked, and the end of its sign-in (CORP-002, CORP-004). */
  organizationReservations: page('/organization-reservations', { ...corporate, guard: 'organization' }),
  organizationSignOut: page('/organization-sign-out', { guard: 'organization' }),
})
export type MemberRouteId = keyof typeof memberRoutes

const noLogin = { hides: ['login'], ignoresInitError: true } as const

/** Rooms given by lot (ROUTE-016 to ROUTE-019, AMB-40); their screens come with the first of them. */
const lotteryRoutes = rows({
  lotteryEntry: page('/room-lottery/guest-detail', { guard: 'member', hides: ['language', 'corporate'] }),
  lotteryConfirmation: page('/room-lottery/confirmation/:confirmationNumber', {
    guard: 'member',
    hides: ['corporate'],
  }),
  lotteryComplete: page('/room-lottery/complete/:confirmationNumber', { hides: ['login'] }),
  lotteryIncomplete: page('/room-lottery/reservation-incomplete/:lotteryEntryNumber', {}),
})
export type LotteryRouteId = keyof typeof lotteryRoutes

/** What the links of a hotel's letters lead to; their screens come with the first of them. */
const letterRoutes = rows({
  payment: page('/payments/:paymentNumber', noLogin),
  /** The record without a form, for a screen at the desk (AMB-48). */
  paymentDisplay: page('/payments/:paymentNumber/display', { ...noLogin, frame: 'none' }),
  unsubscribe: page('/unsubscribe-email/confirmation', noLogin),
  unsubscribed: page('/unsubscribe-email/success', noLogin),
})
export type EmailRouteId = keyof typeof letterRoutes

/** The hotel widget's route set (ROUTE-001 to ROUTE-041). */
export const hotelRoutes = rows({
  ...memberRoutes,
  ...bookingRoutes,
  recommender: { path: '/booking/recommender', frame: 'full' },
  recommenderWidget: { path: '/recommender-widget', frame: 'none', ignoresInitError: true },
  facilities: { path: '/facilities', frame: 'full' },
  cancellationPolicy: {
    path: '/cancellation-policy',
    frame: 'close',
  },
  /** Finding a reservation again by its number and e-mail. */
  lookup: page('/search', {}),
  /** For who booked it: signed in, found by number and e-mail, or with the mail's token (AMB-02). */
  review: page('/review-reservation/:confirmationNumber', { hides: ['chatSignIn'] }),
  /** Ours: update mode for fewer nights, fewer rooms and a coupon. The login menu is hidden in it (HEAD-011). */
  change: page('/review-reservation/:confirmationNumber/change', { hides: ['login', 'chatSignIn'] }),
  ...lotteryRoutes,
  ...letterRoutes,
  iframeToken: { path: '/iframe-token', frame: 'none', signsIn: true },
  iframeLiffToken: { path: '/iframe-liff-token', frame: 'none', signsIn: true },
  memberSystemReturn: { path: '/hotels/:code/creansmaerd/callback', frame: 'none', signsIn: true },
  customReturn: { path: '/sso/custom/callback', frame: 'none', signsIn: true },
  externalReturn: { path: '/hotels/:code/:provider/callback', frame: 'none', signsIn: true },
  changeLocale: { path: '/iframe-change-locale', frame: 'none', ignoresInitError: true },
  unavailable: { path: '/503', frame: 'full', hides: ['login'], ignoresInitError: true },
  notFound: { path: '/not-found', frame: 'full', ignoresInitError: true },
})
export type OtaRouteId = keyof typeof otaRoutes
export type RouteId = keyof typeof hotelRoutes | OtaRouteId

/** Other shapes of the same screens (ROUTE-045 to ROUTE-052); a `:code` in the path is the hotel code. */
export const aliases: Record<string, RouteId> = {
  ...bookingAliases,
  '/member-registration-tripla/:code/open-signup': 'signUp',
  '/member-registration-tripla/:code/done': 'signUpDone',
  '/member-registration-tripla/:code/sign-in': 'signIn',
  '/corporate/:code/sign-in': 'organizationSignIn',
}

type PathParams<P extends string> = P extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? { [K in Name]: string } & PathParams<`/${More}`>
    : { [K in Rest]: string }
  : unknown
export type ParamsOf<Id extends RouteId> = PathParams<(typeof hotelRoutes & typeof otaRoutes)[Id]['path']>

const allRows: Readonly<Partial<Record<RouteId, RouteRow>>> = hotelRoutes
/** The row of a screen as a hotel's widget has it; an agency's own pages are not there. */
export const hotelRow = (id: RouteId): RouteRow => allRows[id] ?? hotelRoutes.notFound

/** Which screen a path names; an unknown one is notFound. */
export const findRoute = (path: string): RouteMatch<RouteId> =>
  matchRoute(path, hotelRoutes, aliases) ?? { id: 'notFound', params: {}, alias: false }
