import { fillPath } from '../../../shared/booking-routes.ts'
import { findRoute, hotelRoutes } from '../../../shared/routes.ts'
import type { RouteId } from '../../../shared/routes.ts'
import { onThisOrigin, splitLanguage } from '../../../shared/rules/link/plain-path.ts'
import { takeSecrets } from './secrets.ts'

export type Address = { pathname: string; search: string; hash: string }
export type TidyAddress = {
  path: string
  query: URLSearchParams
  /** What proves the reader of a reservation; it is kept beside the address, so that a reload knows it (decided line 8). */
  proof: Record<string, string> | null
  hadEmail: boolean
  /** What signs in, by its plain name; it leaves the address and is kept nowhere else. */
  secrets: ReadonlyMap<string, string>
}

/** Nobody types it, and no text of a call may hold it. */
const NUL = '%00'
const PROOFS = ['bypass_token', 'email']
/** Screens that show a reservation to whoever proves it. */
const PROVEN: readonly RouteId[] = ['confirmation', 'review']

/** An address as the routes know it, without secrets and without anybody's e-mail (QUERY-045, QUERY-047, ROUTE-057, ROUTE-058). */
export function tidyAddress({ pathname, search, hash }: Address): TidyAddress {
  const query = new URLSearchParams(search.replaceAll(NUL, ''))
  const path = ofPayment(localised(onThisOrigin(oldForm(pathname, hash, query)), query), query)
  const isProven = PROVEN.includes(findRoute(path).id)
  const proof = isProven ? takeProof(query) : null
  const secrets = takeSecrets(query)
  // There alone `code` is not the hotel, if the hotel is named beside it (ROUTE-051).
  if (findRoute(path).id === 'customReturn' && query.get('hotel_code')) {
    secrets.set('code', query.get('code') ?? '')
    query.delete('code')
  }
  const clean = isProven ? path : onThisOrigin(path.split('/').map(withoutEmail).join('/'))
  const isDirty = !isProven && cleanQuery(query)
  return { path: clean, query, proof, hadEmail: clean !== path || isDirty, secrets }
}

export const hrefOf = ({ path, query }: Pick<TidyAddress, 'path' | 'query'>): string => {
  const search = String(query) // Safari 16 does not count them
  return search ? `${path}?${search}` : path
}

/** #/path?query is how the addresses of old were written. */
function oldForm(pathname: string, hash: string, query: URLSearchParams): string {
  if (!hash.startsWith('#/')) return pathname
  const [path = '/', search = ''] = hash.slice(1).split(/\?(.*)/s)
  for (const [name, value] of new URLSearchParams(search)) query.append(name, value)
  return path
}

function localised(given: string, query: URLSearchParams): string {
  const { path, locale } = splitLanguage(given)
  if (locale && !query.has('locale')) query.set('locale', locale)
  return path
}

/** A payment that is named stands in the path (ROUTE-003). */
function ofPayment(path: string, query: URLSearchParams): string {
  const paymentNumber = query.get('triplaPaymentNo')
  query.delete('triplaPaymentNo')
  return paymentNumber ? fillPath(hotelRoutes.payment.path, { paymentNumber }) : path
}

function takeProof(query: URLSearchParams): TidyAddress['proof'] {
  const name = PROOFS.find((one) => query.get(one))
  const proof = name === undefined ? null : { [name]: query.get(name) ?? '' }
  for (const one of PROOFS) query.delete(one)
  return proof
}

function cleanQuery(query: URLSearchParams): boolean {
  let isDirty = false
  const entries = [...query]
  for (const [name, value] of entries) {
    const [cleanName, cleanValue] = [withoutEmail(name), withoutEmail(value)]
    if (cleanName === name && cleanValue === value) continue
    isDirty = true
    query.delete(name)
    if (cleanName === name && cleanValue) query.append(name, cleanValue)
  }
  return isDirty
}

const LAYERS = 5
const WORDS = /([\s"'<>(){}[\],;:&=?#/|]+)/
const EMAIL = /[^@]@[^@]+\.[^@.]/

/** The same text; or, when it holds an e-mail address under however many layers of encoding, decoded and without it. */
function withoutEmail(text: string): string {
  let plain = text
  for (let layer = 0; layer < LAYERS && plain.includes('%'); layer++)
    plain = plain.replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  if (!EMAIL.test(plain)) return text
  const words = plain.split(WORDS)
  const kept = words.filter((word) => !EMAIL.test(word))
  return kept.length === words.length ? text : kept.join('')
}
