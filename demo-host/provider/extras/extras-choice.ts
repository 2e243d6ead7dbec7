import { extraKey } from '../../../shared/model/stay/extra.ts'
import type { ChosenExtra } from '../../../shared/model/stay/extra.ts'
import type { Price } from '../../../shared/model/search/price.ts'
import type { SelectedRoom } from '../../../shared/model/search/search.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { PAYMENT_TYPES } from '../../../shared/payments.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { add } from '../../../shared/rules/money/money.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { Database } from '../db/open.ts'
import type { QuotedExtra } from '../db/schema/money.ts'
import { datesOf, includedExtras, isForSale, isInTime, leftOn, loadExtras, unitPrice } from './extras.ts'
import type { HotelExtra } from './extras.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { ApiErrorRow } from '../kernel/api-error.ts'
import type { Stay } from '../inventory/availability-rules.ts'

/** The codes ERR-011 to ERR-017, in their order; 1105 is about an extra where the payload names one (AMB-05). */
const REFUSALS = {
  unknown: [ERRORS.extraNotFound, 'There is no such extra'],
  late: [ERRORS.extraDeadlinePassed, 'The time to book this extra has passed'],
  quantity: [ERRORS.extraQuantityInvalid, 'This extra cannot be booked in this quantity'],
  price: [ERRORS.extraPriceChanged, 'The price of this extra is another one'],
  limit: [ERRORS.extraLimitExceeded, 'This is more of the extra than one booking may have'],
  short: [ERRORS.soldOut, 'There are not enough of this extra left'],
  gone: [ERRORS.extraDiscontinued, 'This extra is not sold any more'],
} as const satisfies Record<string, readonly [error: ApiErrorRow, title: string]>

export function refusedExtra(why: keyof typeof REFUSALS, extra_id: number): ApiError {
  const [error, title] = REFUSALS[why]
  return new ApiError(error, title, {
    details: { extra_id },
    base: [{ field: 'extras', code: error.code, error: title }],
  })
}

export type ExtraLine = QuotedExtra & {
  row: HotelExtra
  answer: string | null
  /** The day it is brought, which is also the day whose stock it takes. */
  day: PlainDate
}
export type Choice = Stay & { rooms: readonly Pick<SelectedRoom, 'room_plan_code'>[]; extras: readonly ChosenExtra[] }
/** `short`: the lines of which there are not enough. */
export type PricedExtras = { lines: ExtraLine[]; short: ExtraLine[] }

type Orm = Pick<Database['orm'], 'select'>

/** Every chosen extra with its price; the first that cannot be had refuses the whole. */
export async function priceExtras(orm: Orm, catalog: HotelCatalog, choice: Choice, now: number): Promise<PricedExtras> {
  const asked = choice.extras.filter(({ quantity }) => quantity > 0)
  if (asked.length === 0) return { lines: [], short: [] }
  const rows = await loadExtras(orm, catalog.hotel.id, choice)
  const codes = choice.rooms.map(({ room_plan_code }) => room_plan_code)
  const included = includedExtras(catalog, codes)
  // What a plan contains is not charged a second time (EXTRA-009).
  const lines = asked
    .filter(({ extra_id }) => !included.has(extra_id))
    .map((chosen) => lineOf(catalog, rows, choice, chosen, now))
  checkTogether(lines)
  const short = lines.filter((line) => isShort(line, lines))
  return { lines: lines.filter((line) => !short.includes(line)), short }
}

function lineOf(catalog: HotelCatalog, rows: HotelExtra[], stay: Stay, chosen: ChosenExtra, now: number): ExtraLine {
  const { extra_id, quantity, date = null, delivered_at = null, answer } = chosen
  const row = rows.find(({ id }) => id === extra_id)
  if (!row) throw refusedExtra('unknown', extra_id)
  if (!isForSale(row)) throw refusedExtra('gone', extra_id)
  if ((row.type === 'dated') !== (date !== null) || !hasTime(row, delivered_at))
    throw refusedExtra('quantity', extra_id)
  if (date !== null && !datesOf(row, stay).includes(date)) throw refusedExtra('gone', extra_id)
  const day = date ?? stay.checkin_date
  if (!isInTime(row, catalog.hotel.time_zone, day, now)) throw refusedExtra('late', extra_id)
  if (quantity < row.min_quantity || quantity > row.max_quantity) throw refusedExtra('quantity', extra_id)
  const price = unitPrice(catalog, row, day, delivered_at)
  return { row, extra_id, date, delivered_at, quantity, ...price, day, answer: answer?.trim() || null }
}

const hasTime = ({ delivery_times }: HotelExtra, time: string | null): boolean =>
  time === null ? delivery_times.length === 0 : delivery_times.some(({ delivered_at }) => delivered_at === time)

const quantityOf = (lines: readonly ExtraLine[]): number => add(...lines.map(({ quantity }) => quantity))

function checkTogether(lines: readonly ExtraLine[]): void {
  for (const { row, ...line } of lines) {
    if (lines.filter((other) => extraKey(other) === extraKey(line)).length > 1) throw refusedExtra('quantity', row.id)
    const whole = quantityOf(lines.filter(({ extra_id }) => extra_id === row.id))
    if (row.booking_limit !== null && whole > row.booking_limit) throw refusedExtra('limit', row.id)
  }
}

function isShort({ row, day }: ExtraLine, lines: readonly ExtraLine[]): boolean {
  const left = leftOn(row, day)
  return left !== null && quantityOf(lines.filter((line) => line.row === row && line.day === day)) > left
}

/** For a booking: nothing may be short, and what was quoted stays as it was (guarantee S9). */
export function agreedExtras(
  { lines, short }: PricedExtras,
  quoted: readonly QuotedExtra[] | null,
  sent: readonly ChosenExtra[],
): ExtraLine[] {
  const [missing] = short
  if (missing) throw refusedExtra('short', missing.extra_id)
  return lines.map((line) => {
    const key = extraKey(line)
    const kept = quoted?.find((each) => extraKey(each) === key)
    const agreed = kept ? { ...line, unit_gross: kept.unit_gross, unit_net: kept.unit_net } : line
    const seen = sent.find((each) => extraKey(each) === key)?.price
    if (seen !== undefined && seen !== agreed.unit_gross * agreed.quantity) throw refusedExtra('price', line.extra_id)
    return agreed
  })
}

/** Whether a quote was for just these extras. */
export function isQuoted(quoted: readonly QuotedExtra[], lines: readonly ExtraLine[]): boolean {
  const written = (list: readonly (QuotedExtra | ExtraLine)[]) =>
    list
      .map((line) => `${extraKey(line)} ${line.quantity}`)
      .toSorted()
      .join()
  return written(quoted) === written(lines)
}

export const quotedExtra = ({
  extra_id,
  date,
  delivered_at,
  quantity,
  unit_gross,
  unit_net,
}: ExtraLine): QuotedExtra => ({
  extra_id,
  date,
  delivered_at,
  quantity,
  unit_gross,
  unit_net,
})

/** The price of the rooms with the extras on top of it: they are paid when the rest of the stay is. */
export function withExtras(price: Price, lines: readonly QuotedExtra[], paymentType: PaymentType | null): Price {
  const gross = add(...lines.map(({ unit_gross, quantity }) => unit_gross * quantity))
  const net = add(...lines.map(({ unit_net, quantity }) => unit_net * quantity))
  const isPaidNow = paymentType !== null && PAYMENT_TYPES[paymentType].charged === 'all'
  return {
    ...price,
    total_extra_price: gross,
    extra_price_without_tax: net,
    tax: price.tax + gross - net,
    total_price: price.total_price + gross,
    total_price_without_tax: price.total_price_without_tax + net,
    total_price_before_point_discount: price.total_price_before_point_discount + gross,
    remain_amount: price.remain_amount + (isPaidNow ? 0 : gross),
  }
}
