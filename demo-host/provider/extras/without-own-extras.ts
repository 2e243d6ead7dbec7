import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { add } from '../../../shared/rules/money/money.ts'
import type { HotelExtra } from './extras.ts'

type BookedExtra = { extra_id: number; stock_date: PlainDate | null; quantity: number }

/** What a booking has of an extra is there for it again. */
export const withoutOwnExtras = (all: readonly HotelExtra[], booked: readonly BookedExtra[]): HotelExtra[] =>
  all.map((row) => {
    const ours = (date: PlainDate) =>
      add(...booked.filter((one) => one.extra_id === row.id && one.stock_date === date).map(({ quantity }) => quantity))
    const days = [...row.days].map(([date, day]) => [date, { ...day, sold: day.sold - ours(date) }] as const)
    return { ...row, days: new Map(days) }
  })
