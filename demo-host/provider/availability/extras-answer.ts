import type { ExtrasAnswer } from '../../../shared/contract/extras.ts'
import type { Extra, ExtraInventory, PricedExtra } from '../../../shared/model/stay/extra.ts'
import type { Updated } from '../../../shared/model/stay/held.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { Context } from '../kernel/context.ts'
import { datesOf, includedExtras, isForSale, isInTime, leftOn, unitPrice } from '../extras/extras.ts'
import type { HotelExtra } from '../extras/extras.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { checkStay } from '../inventory/availability-rules.ts'
import type { Stay } from '../inventory/availability-rules.ts'
import type { Exchange } from '../pricing/exchange.ts'
import { exchangeForStay, loadExtrasInventory } from './for-change.ts'
import { langOf, photosOf, localizerOf, localize } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'

type Query = Stay & Updated & { room_plan_codes?: readonly string[] | undefined; mcp_currency?: string | undefined }

/** What the guests of these rooms can have beside them, and what their plans contain anyway (CALL-029). */
export async function extrasAnswer(catalog: HotelCatalog, query: Query, context: Context): Promise<ExtrasAnswer> {
  const now = context.clock.now()
  checkStay(catalog.hotel, query, now)
  const rows = await loadExtrasInventory(catalog.hotel, query, query, context)
  const included = includedExtras(catalog, query.room_plan_codes ?? [])
  const exchange = await exchangeForStay(catalog.hotel, query, context)
  const shownFor = { localizer: localizerOf(catalog.hotel, context), exchange }

  const shown = rows.flatMap((row) => {
    if (included.has(row.id)) return [{ row, dates: [] }]
    if (!isForSale(row)) return []
    const days = row.type === 'dated' ? datesOf(row, query) : [query.checkin_date]
    const dates = days.filter((date) => isInTime(row, catalog.hotel.time_zone, date, now))
    return dates.length > 0 ? [{ row, dates }] : []
  })
  return {
    data: shown.map(({ row, dates }) => extraAnswer(catalog, row, query, dates, included.has(row.id), shownFor)),
    meta: { inventory: inventoryOf(shown), mcp_currency: exchange?.currency ?? null },
  }
}

type ShownFor = { localizer: Localizer; exchange: Exchange | null }

const pricesIn = (price: number, price_without_tax: number, exchange: Exchange | null) => ({
  price,
  price_without_tax,
  ...(exchange && { mcp_price: { cents: exchange.of(price) } }),
})

function extraAnswer(
  catalog: HotelCatalog,
  row: HotelExtra,
  stay: Stay,
  dates: readonly PlainDate[],
  is_included: boolean,
  { localizer, exchange }: ShownFor,
): Extra {
  const pricesOf = (date: PlainDate, time: string | null) => {
    const { unit_gross, unit_net } = unitPrice(catalog, row, date, time)
    return pricesIn(unit_gross, unit_net, exchange)
  }
  const dated = row.type === 'dated' ? dates : []
  const lefts = dates.map((date) => leftOn(row, date))
  return {
    extra_id: row.id,
    extra_type: row.type,
    name: localize(row.names, localizer),
    lang: langOf(row.names, localizer),
    description: localize(row.descriptions, localizer),
    photo: photosOf(row.photos, localizer)[0] ?? null,
    is_included,
    ...pricesOf(dates[0] ?? stay.checkin_date, null),
    min_quantity: row.min_quantity,
    max_quantity: row.max_quantity,
    booking_limit: row.booking_limit,
    booking_available_dates: [...dated],
    prices: Object.fromEntries(dated.map((date) => [date, pricesOf(date, null)])),
    delivery_times: row.delivery_times.map(({ delivered_at }) => {
      const { price, price_without_tax, mcp_price } = pricesOf(stay.checkin_date, delivered_at)
      const second = mcp_price && { mcp_priceWithTax: mcp_price }
      return { delivered_at, price: price_without_tax, priceWithTax: price, ...second }
    }),
    question: localize(row.questions, localizer) || null,
    stock: lefts.includes(null) || lefts.length === 0 ? null : Math.max(...lefts.map(Number)),
  }
}

function inventoryOf(shown: readonly { row: HotelExtra; dates: readonly PlainDate[] }[]): ExtraInventory {
  const counted = shown.map(({ row, dates }) => {
    const days = dates.flatMap((date) => {
      const left = leftOn(row, date)
      return left === null ? [] : [[date, left] as const]
    })
    return [String(row.id), Object.fromEntries(days)] as const
  })
  return Object.fromEntries(counted.filter(([, days]) => Object.keys(days).length > 0))
}

type Line = Pick<PricedExtra, 'extra_id' | 'date' | 'delivered_at' | 'quantity' | 'answer'> &
  Pick<HotelExtra, 'names' | 'questions'> & { unit_gross: number; unit_net: number }

/** A chosen or booked extra with its name. */
export const lineAnswer = (line: Line, { localizer, exchange }: ShownFor): PricedExtra => ({
  extra_id: line.extra_id,
  name: localize(line.names, localizer),
  lang: langOf(line.names, localizer),
  date: line.date,
  delivered_at: line.delivered_at,
  quantity: line.quantity,
  ...pricesIn(line.unit_gross * line.quantity, line.unit_net * line.quantity, exchange),
  question: localize(line.questions, localizer) || null,
  answer: line.answer,
})
