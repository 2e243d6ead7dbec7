import { array, boolean, enums, integer, number, optional, record, string, type, unknown } from 'superstruct'
import type { Struct } from 'superstruct'
import {
  ATTEMPT_MS,
  BROWSING_STATE_MS,
  CLIENT_SESSION_MS,
  CRITERIA_COOKIE_MS,
  MINUTE_MS,
  OPEN_ATTEMPT_MS,
  PURCHASES_MS,
  UTM_COOKIE_MS,
} from './constants.ts'
import { CURRENCY_CODES } from './currencies.ts'
import { LOCALE_CODES } from './locales.ts'
import { partyRoom, tierCount } from './model/search/party.ts'
import { tracking } from './model/hotel/tracking.ts'

/** cookie: sent nowhere, read here. local: until it is cleared. session: this tab. lives null: no end of its own. */
export type StorageRow<Value> = {
  in: 'cookie' | 'local' | 'session'
  lives: number | null
  holds: Struct<Value, unknown>
}

function row<Value, Schema>(
  place: StorageRow<Value>['in'],
  lives: number | null,
  holds: Struct<Value, Schema>,
): { in: StorageRow<Value>['in']; lives: number | null; holds: Struct<Value, Schema> } {
  return { in: place, lives, holds }
}

// SEARCH-030: the search criteria cookie.
const criteria = type({
  checkin: optional(string()),
  checkout: optional(string()),
  type: optional(string()),
  is_day_use: optional(boolean()),
  rooms: optional(array(partyRoom)),
  parentUrl: optional(string()),
  adults: optional(integer()),
  kids_tiers: optional(array(tierCount)),
  room_count: optional(integer()),
  search_type: optional(string()),
  nights: optional(integer()),
})

// BOOT-035: the saved browsing state. Both as parameters of an address, so what is read is checked as one.
const browsing = type({
  searchForm: record(string(), string()),
  code: string(),
  query: record(string(), string()),
  isTiersMode: boolean(),
})

// W9: an attempt to book, kept from before the first POST until a definite answer, with what was sent (never a card
// number: a token of the gateway) and, once booked, the bank's question. The feature checks both with their own structs.
const attempt = type({ key: string(), hotel_id: number(), body: unknown(), booked: unknown(), until: number() })

// W9: that much of an attempt may lie in a host page's own storage too. It names nobody; whoever has the key may ask what
// became of the attempt, and learns no name, no token and no address in the clear.
const openAttempt = type({ key: string(), hotel_id: number(), at: number() })

// What later calls about reservations need (CONF-015: their number, token and booking_method), for this tab.
const booked = array(record(string(), string()))

export const STORAGE = {
  clientSession: row('cookie', CLIENT_SESSION_MS, string()),
  /** An organization's sign-in stands beside a member's and outlives it. */
  organizationSession: row('cookie', CLIENT_SESSION_MS, string()),
  criteria: row('cookie', CRITERIA_COOKIE_MS, criteria),
  utm: row('cookie', UTM_COOKIE_MS, tracking),
  browsing: row('session', BROWSING_STATE_MS, browsing),
  attempt: row('session', ATTEMPT_MS, attempt),
  openAttempt: row('session', OPEN_ATTEMPT_MS, openAttempt),
  // The same of payment links, by their numbers, which the feature checks with its own structs.
  linkAttempts: row(
    'session',
    ATTEMPT_MS,
    record(string(), type({ key: string(), body: unknown(), asked: unknown() })),
  ),
  // A guest's own words and choice, for a reload; the checkout checks them with its own struct.
  draft: row('session', BROWSING_STATE_MS, unknown()),
  booked: row('session', null, booked),
  // The start was refused its session, and made anew.
  startedAgain: row('session', MINUTE_MS, boolean()),
  // How many errors this visit has reported.
  reports: row('session', null, integer()),
  locale: row('local', null, enums(LOCALE_CODES)),
  // CHAT-010, CHAT-015: what the chatbot around the widget speaks, for when the guest comes back to it.
  chatbotLocale: row('local', null, enums(LOCALE_CODES)),
  currency: row('local', null, enums(CURRENCY_CODES)),
  // Digests of the numbers that were measured as a purchase, so that none is measured twice; they name nobody.
  purchases: row('local', PURCHASES_MS, array(string())),
}

export type StorageName = keyof typeof STORAGE
export type Stored<Name extends StorageName> = (typeof STORAGE)[Name]['holds']['TYPE']
