/** What surrounds a screen: header and footer, only a close button, or nothing (ROUTE-061, ROUTE-062, AMB-48). */
export type Frame = 'full' | 'close' | 'none'

export type RouteRow = {
  path: string
  frame: Frame
  /** Menus of the header, and a chatbot's one way to sign in, that the screen does without (HEAD-006 to HEAD-011, ROUTE-029). */
  hides?: readonly ('language' | 'login' | 'chatSignIn' | 'corporate')[]
  /** A failed start does not replace this screen (AMB-60). */
  ignoresInitError?: true
  /** Only for a member, for an organization's account or its admin; whoever is not one is led to sign in, and back (AMB-33). */
  guard?: 'member' | 'organization' | 'organizationAdmin'
  /** Of the site of all the brand's hotels: its name stands in place of the hotel's, whose own header and footer are not here. */
  ofBrand?: true
  /** What the hotel must offer for this screen; opened by its address all the same, it is refused (PERM-031). */
  needs?: 'signIn' | 'signUp' | 'account' | 'points' | 'organization'
  /** A step of a booking, or of its change. */
  flows?: true
  /** Of an agency's site and of no hotel of it (ota-routes.ts). */
  ofSite?: true
  /** Its address signs in, so what it brings is spent with the start. */
  signsIn?: true
}

export const rows = <const T extends Record<string, RouteRow>>(table: T): T => table

/** Where nearly every booking goes, from the first screen to its end: no guest waits for another file to move among these. */
export const bookingRoutes = rows({
  result: { path: '/booking/result', frame: 'full', flows: true },
  guestDetail: {
    path: '/reservation/guest-detail',
    frame: 'full',
    hides: ['language', 'chatSignIn'],
    flows: true,
  },
  confirmation: {
    path: '/reservation/confirmation/:confirmationNumber',
    frame: 'full',
    hides: ['chatSignIn'],
  },
  fail: {
    path: '/reservation/fail',
    frame: 'full',
    flows: true,
  },
})
export type BookingRouteId = keyof typeof bookingRoutes

/** Other shapes of these paths (ROUTE-045 to ROUTE-052); a `:code` in the path is the hotel code. */
export const bookingAliases = {
  '/': 'result',
  '/hotels/:code': 'result',
  /** The number stands beside it, in reservation_number. */
  '/reservation/confirmation': 'confirmation',
  '/reservation-tripla/:code/search': 'result',
  '/reservation-tripla/:code/guest-detail': 'guestDetail',
  '/reservation-tripla/:code/payment': 'guestDetail',
  '/reservation-tripla/:code/confirmation': 'confirmation',
} as const satisfies Record<string, BookingRouteId>

export type RouteMatch<Id extends string> = {
  id: Id
  params: Record<string, string>
  /** Whether the address has the path of another shape than the screen's own. */
  alias: boolean
  /** A part of the screen that the path names. */
  view?: string
}

/** Which of these rows a path names: by its own path first, then by another shape of it. */
export function matchRoute<Id extends string>(
  path: string,
  routes: Readonly<Record<string, RouteRow>>,
  aliases: Readonly<Record<string, Id>>,
): RouteMatch<Id> | null {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path
  const own = Object.entries(routes).map(([id, row]) => [row.path, id, false] as const)
  const other = Object.entries(aliases).map(([shape, id]) => [shape, id, true] as const)
  for (const [shape, id, alias] of [...own, ...other]) {
    const params = matchPath(shape, clean)
    if (params) return { id: id as Id, params, alias } // both tables are of these screens
  }
  return null
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
export const hotelCodeOf = ({ params }: Pick<RouteMatch<string>, 'params'>, query: URLSearchParams): string =>
  withoutMisprint(query.get('hotel_code') || query.get('code') || (params.code ?? ''))

/** What stands on printed links where a parameter ought to begin: ?code=…=voucher (docs/hotel-facts.md). */
export const MISPRINT = /=voucher$/
const withoutMisprint = (code: string) => code.replace(MISPRINT, '')

export function fillPath(shape: string, params: Record<string, string>): string {
  return shape.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
