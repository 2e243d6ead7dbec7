import { validate } from 'superstruct'

import { ANALYTICS } from '../../shared/analytics.ts'
import type {
  AnalyticsItem,
  AnalyticsPayload,
  AnalyticsPlaceholder,
  AnalyticsRow,
  Measured,
} from '../../shared/analytics.ts'
import { CURRENCIES } from '../../shared/currencies.ts'
import type { Currency } from '../../shared/currencies.ts'
import type { Room, RoomPlan } from '../../shared/model/search/room.ts'
import { offerTotal } from '../../shared/rules/money/money.ts'

/** What goes to the data layer, as it is. */
export type Entry = { event: string } & Record<string, unknown>

const LONGEST = 500
// A page or a hotel may have written one where nobody expects it, as it is or as part of an address.
const EMAIL = /[^\s@/?&=,;]+(?:@|%40)[^\s@/?&=,;]+/gi

/** Texts without e-mails, and nothing undefined: a field is there or it is not, in every mode. */
function harmless(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, LONGEST).replaceAll(EMAIL, '')
  if (Array.isArray(value)) return value.map(harmless)
  if (typeof value !== 'object' || value === null) return value
  const known = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(known.map(([name, field]) => [name, harmless(field)]))
}

/** Only what the event's row lists travels (W16); null for what does not fit it. `more` is the hotel's own data. */
export function entryOf({ event, payload }: Measured, more: Record<string, unknown> = {}): Entry | null {
  const row = ANALYTICS[event] as AnalyticsRow // structs are invariant; only the struct itself reads the payload
  const [problem, listed] = validate(payload, row.payload, { coerce: true, mask: true })
  return problem ? null : (harmless({ ...more, ...Object(listed), event: row.as }) as Entry) // made of an object with an event
}

/** Whole units, as GA4 wants amounts. */
export const wholeUnits = (amount: number, currency: Currency): number => amount / 10 ** CURRENCIES[currency].digits

type Seller = { hotel_name: string; currency: Currency }

/** So many rooms of a plan, as GA4 reads them. */
export const itemOf = (
  { hotel_name, currency }: Seller,
  room: Room,
  plan: RoomPlan,
  quantity: number,
): AnalyticsItem => ({
  item_id: plan.room_plan_code,
  item_name: room.room_type_name,
  item_variant: plan.room_plan_name,
  item_category: room.room_type_code,
  affiliation: hotel_name,
  price: wholeUnits(offerTotal(plan.price), currency),
  quantity,
})

/** A recommendation that was clicked, with the first plan of its room (ANALYTICS-008). */
export const recommended = (seller: Seller, room: Room, search_id: string): AnalyticsPayload<'recommend'> => ({
  room_type_code: room.room_type_code,
  action: 'click',
  search_id,
  ecommerce: ecommerceOf(
    seller.currency,
    room.room_plan.slice(0, 1).map((plan) => itemOf(seller, room, plan, 1)),
  ),
})

/** GA4's value is the sum of its items. */
export const ecommerceOf = (currency: Currency, items: AnalyticsItem[]) => {
  const digits = 10 ** CURRENCIES[currency].digits
  const cents = items.reduce((sum, { price, quantity }) => sum + Math.round(price * digits) * quantity, 0)
  return { currency, value: cents / digits, items }
}

export type Values = Record<AnalyticsPlaceholder, string | number>

/**
 * The hotel's analytics text with its placeholders filled in. It is read as data first and filled afterwards, so no name
 * of a room can become more than a text, and a script is nothing at all.
 */
export function filledText(text: string, values: Values): Record<string, unknown> {
  try {
    const written: unknown = JSON.parse(text)
    return typeof written === 'object' && written !== null && !Array.isArray(written)
      ? Object(fill(written, values))
      : {}
  } catch {
    return {} // not data
  }
}

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g

function fill(written: unknown, values: Values): unknown {
  if (Array.isArray(written)) return written.map((one) => fill(one, values))
  if (typeof written === 'object' && written !== null)
    return Object.fromEntries(Object.entries(written).map(([name, field]) => [name, fill(field, values)]))
  if (typeof written !== 'string') return written
  const valueOf = (name: string) => (Object.hasOwn(values, name) ? values[name as AnalyticsPlaceholder] : undefined) // hasOwn says so
  // A placeholder that stands alone keeps its kind: a price is a number.
  const alone = /^\{\{\s*(\w+)\s*\}\}$/.exec(written)?.[1]
  if (alone !== undefined) return valueOf(alone) ?? written
  return written.replaceAll(PLACEHOLDER, (whole, name: string) => String(valueOf(name) ?? whole))
}

/** The data layer of a document of our own; its tags may come before or after us. */
export function pushToDataLayer(view: Window, entry: Entry): void {
  const page = view as Window & { dataLayer?: unknown }
  page.dataLayer ??= []
  if (!Array.isArray(page.dataLayer)) return
  // A tag manager merges what it gets: without this the items of the last event would stay beside fewer new ones.
  if ('ecommerce' in entry) page.dataLayer.push({ ecommerce: null })
  page.dataLayer.push(entry)
}

/** Tells numbers apart and says nothing about them (FNV-1a, 64 bits). */
export function digestOf(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const character of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n)
  return hash.toString(36)
}
