import type { otaRoutes } from './ota-routes.ts'

/** What surrounds a screen: header and footer, only a close button, or nothing (ROUTE-061, ROUTE-062, AMB-48). */
export type Frame = 'full' | 'close' | 'none'

export type RouteRow = {
  path: string
  frame: Frame
  /** Menus of the header, and a chatbot's one way to sign in, that the screen does without (HEAD-006 to HEAD-011, ROUTE-029). */
  hides?: readonly ('language' | 'currency' | 'login' | 'chatSignIn')[]
  /** A failed start does not replace this screen (AMB-60). */
  ignoresInitError?: true
  /** Only for a member; whoever is not one is led to sign in, and back (AMB-33). */
  guard?: 'member'
  /** Of the site of all the brand's hotels: its name stands in place of the hotel's, whose own header and footer are not here. */
  ofBrand?: true
  /** What the hotel must offer for this screen; opened by its address all the same, it is refused (PERM-031). */
  needs?: 'signIn' | 'signUp' | 'account'
  /** A step of a booking, or of its change. */
  flows?: true
  /** Of an agency's site and of no hotel of it (ota-routes.ts). */
  ofSite?: true
  /** Its address signs in, so what it brings is spent with the start. */
  signsIn?: true
}

const rows = <const T extends Record<string, RouteRow>>(table: T): T => table

const page = <const Path extends string, const More extends object>(path: Path, more: More) =>
  ({ path, frame: 'full', ...more }) as const
const signIn = { needs: 'signIn' } as const
const signUp = { needs: 'signUp' } as const
const inChat = { frame: 'close' } as const
const account = { guard: 'member', needs: 'account' } as const

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
  accountPoints: page('/my-account/points', account),
  accountPaymentOptions: page('/my-account/payment-options', account),
  accountPromotions: page('/my-account/promotions', account),
})
export type MemberRouteId = keyof typeof memberRoutes

const noMenus = { hides: ['currency', 'login'], ignoresInitError: true } as const

/** What the links of a hotel's letters lead to; their screens come with the first of them. */
const letterRoutes = rows({
  payment: page('/payments/:paymentNumber', noMenus),
  /** The record without a form, for a screen at the desk (AMB-48). */
  paymentDisplay: page('/payments/:paymentNumber/display', { ...noMenus, frame: 'none' }),
  unsubscribe: page('/unsubscribe-email/confirmation', noMenus),
  unsubscribed: page('/unsubscribe-email/success', noMenus),
})
export type EmailRouteId = keyof typeof letterRoutes

/** The hotel widget's route set (ROUTE-001 to ROUTE-041). */
export const hotelRoutes = rows({
  ...memberRoutes,
  result: { path: '/booking/result', frame: 'full', flows: true },
  recommender: { path: '/booking/recommender', frame: 'full' },
  recommenderWidget: { path: '/recommender-widget', frame: 'none', ignoresInitError: true },
  facilities: { path: '/facilities', frame: 'full', hides: ['currency'] },
  cancellationPolicy: {
    path: '/cancellation-policy',
    frame: 'close',
  },
  guestDetail: {
    path: '/reservation/guest-detail',
    frame: 'full',
    hides: ['language', 'currency', 'chatSignIn'],
    flows: true,
  },
  confirmation: {
    path: '/reservation/confirmation/:confirmationNumber',
    frame: 'full',
    hides: ['currency', 'chatSignIn'],
  },
  /** Finding a reservation again by its number and e-mail. */
  lookup: page('/search', {}),
  /** For who booked it: signed in, found by number and e-mail, or with the mail's token (AMB-02). */
  review: page('/review-reservation/:confirmationNumber', { hides: ['currency', 'chatSignIn'] }),
  /** Ours: update mode for fewer nights, fewer rooms and a coupon. The login menu is hidden in it (HEAD-011). */
  change: page('/review-reservation/:confirmationNumber/change', { hides: ['currency', 'login', 'chatSignIn'] }),
  fail: {
    path: '/reservation/fail',
    frame: 'full',
    hides: ['currency'],
    flows: true,
  },
  ...letterRoutes,
  iframeToken: { path: '/iframe-token', frame: 'none', signsIn: true },
  iframeLiffToken: { path: '/iframe-liff-token', frame: 'none', signsIn: true },
  memberSystemReturn: { path: '/hotels/:code/creansmaerd/callback', frame: 'none', signsIn: true },
  customReturn: { path: '/sso/custom/callback', frame: 'none', signsIn: true },
  externalReturn: { path: '/hotels/:code/:provider/callback', frame: 'none', signsIn: true },
  changeLocale: { path: '/iframe-change-locale', frame: 'none', ignoresInitError: true },
  unavailable: { path: '/503', frame: 'full', hides: ['currency', 'login'], ignoresInitError: true },
  notFound: { path: '/not-found', frame: 'full', hides: ['currency'], ignoresInitError: true },
})
export type OtaRouteId = keyof typeof otaRoutes
export type RouteId = keyof typeof hotelRoutes | OtaRouteId

/** Other shapes of the same screens (ROUTE-045 to ROUTE-052); a `:code` in the path is the hotel code. */
export const aliases: Record<string, RouteId> = {
  '/': 'result',
  '/hotels/:code': 'result',
  /** The number stands beside it, in reservation_number. */
  '/reservation/confirmation': 'confirmation',
  '/reservation-tripla/:code/search': 'result',
  '/reservation-tripla/:code/guest-detail': 'guestDetail',
  '/reservation-tripla/:code/payment': 'guestDetail',
  '/reservation-tripla/:code/confirmation': 'confirmation',
  '/member-registration-tripla/:code/open-signup': 'signUp',
  '/member-registration-tripla/:code/done': 'signUpDone',
  '/member-registration-tripla/:code/sign-in': 'signIn',
}

type PathParams<P extends string> = P extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? { [K in Name]: string } & PathParams<`/${More}`>
    : { [K in Rest]: string }
  : unknown
export type ParamsOf<Id extends RouteId> = PathParams<(typeof hotelRoutes & typeof otaRoutes)[Id]['path']>

export type RouteMatch = {
  id: RouteId
  params: Record<string, string>
  alias: boolean
  /** A part of the screen that the path names. */
  view?: string
}

/** Which screen a path names; an unknown one is notFound. */
export function findRoute(path: string): RouteMatch {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path
  for (const [id, row] of Object.entries(hotelRoutes)) {
    const params = matchPath(row.path, clean)
    if (params) return { id: id as RouteId, params, alias: false } // Object.entries forgets the keys it lists
  }
  for (const [shape, id] of Object.entries(aliases)) {
    const params = matchPath(shape, clean)
    if (params) return { id, params, alias: true }
  }
  return { id: 'notFound', params: {}, alias: false }
}

export function matchPath(shape: string, path: string): Record<string, string> | null {
  const wanted = shape.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const part of wanted) {
    const value = given.shift() ?? ''
    if (part.startsWith(':') && value) params[part.slice(1)] = decode(value)
    else if (part !== value) return null
  }
  return params
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value // a stray % is the guest's own text, not an escape
  }
}

/** AMB-51: hotel_code wins over code, code over the path. */
export const hotelCodeOf = (path: string, query: URLSearchParams): string =>
  withoutMisprint(query.get('hotel_code') || query.get('code') || (findRoute(path).params.code ?? ''))

/** What stands on printed links where a parameter ought to begin: ?code=…=voucher (docs/hotel-facts.md). */
export const MISPRINT = /=voucher$/
const withoutMisprint = (code: string) => code.replace(MISPRINT, '')

export function fillPath(shape: string, params: Record<string, string>): string {
  return shape.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
