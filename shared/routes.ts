/** What surrounds a screen: header and footer, only a close button, or nothing (specification 2.3, AMB-48). */
export type Frame = 'full' | 'close' | 'none'

export type RouteRow = {
  path: string
  /** Query parameters the screen itself reads. */
  query?: readonly string[]
  frame: Frame
  /** Header menus the screen does without (specification 2.6). */
  hides?: readonly ('language' | 'currency' | 'login')[]
  /** A failed start does not replace this screen (AMB-60). */
  ignoresInitError?: true
}

const rows = <const T extends Record<string, RouteRow>>(table: T): T => table

/** The hotel widget's route set (specification 2.1). */
export const hotelRoutes = rows({
  result: { path: '/booking/result', frame: 'full' },
  recommender: { path: '/booking/recommender', frame: 'full' },
  recommenderWidget: { path: '/recommender-widget', frame: 'none', ignoresInitError: true },
  facilities: { path: '/facilities', query: ['hotel_codes'], frame: 'full', hides: ['currency'] },
  cancellationPolicy: {
    path: '/cancellation-policy',
    query: ['cancellation_policy_id', 'room_plan_codes', 'checkin'],
    frame: 'close',
  },
  guestDetail: { path: '/reservation/guest-detail', frame: 'full', hides: ['language', 'currency'] },
  confirmation: {
    path: '/reservation/confirmation/:confirmationNumber',
    query: ['email', 'bypass_token'],
    frame: 'full',
    hides: ['currency'],
  },
  fail: {
    path: '/reservation/fail',
    query: ['code', 'checkin', 'checkout', 'adults', 'error_code', 'error', 'current_reservation'],
    frame: 'full',
    hides: ['currency'],
  },
  changeLocale: { path: '/iframe-change-locale', query: ['locale'], frame: 'none', ignoresInitError: true },
  unavailable: { path: '/503', query: ['code'], frame: 'full', hides: ['currency', 'login'], ignoresInitError: true },
  notFound: { path: '/not-found', frame: 'full', hides: ['currency'], ignoresInitError: true },
})
export type RouteId = keyof typeof hotelRoutes

/** Other shapes of the same screens (specification 2.2); a `:code` in the path is the hotel code. */
export const aliases: Record<string, RouteId> = {
  '/': 'result',
  '/hotels/:code': 'result',
  '/reservation-tripla/:code/search': 'result',
  '/reservation-tripla/:code/guest-detail': 'guestDetail',
  '/reservation-tripla/:code/confirmation': 'confirmation',
}

type PathParams<P extends string> = P extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? { [K in Name]: string } & PathParams<`/${More}`>
    : { [K in Rest]: string }
  : unknown
export type ParamsOf<Id extends RouteId> = PathParams<(typeof hotelRoutes)[Id]['path']>

export type Found = { id: RouteId; params: Record<string, string>; alias: boolean }

/** Which screen a path names; an unknown one is notFound. */
export function findRoute(path: string): Found {
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

/** What stands on printed links where a parameter ought to begin: ?code=…=voucher (domain facts 1). */
export const MISPRINT = /=voucher$/
const withoutMisprint = (code: string) => code.replace(MISPRINT, '')

export function fillPath(shape: string, params: Record<string, string>): string {
  return shape.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
