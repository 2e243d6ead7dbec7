import { LAST_ARRIVAL_DAY } from '../../../shared/limits.ts'
import { parseDate, parts, twoDigits } from '../../../shared/rules/days/dates.ts'

/** A day that a sentence names, once it is known from when on it is looked for. */
export type Mention = {
  start: number
  end: number
  /** A day, and not a month or week that begins with it. */
  isDay: boolean
  /** Null: there is no such day, or it is over. */
  from: (notBefore: string) => string | null
  /** The last day, of "3-5 May". */
  to?: (notBefore: string) => string | null
}

/** A day of a calendar as it is named; without a year, the next one there is. */
export type NamedDay = { year?: number; month: number; day: number }

const written = (year: number, month: number, day: number) =>
  parseDate(`${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`)

export function dayFrom({ year, month, day }: NamedDay, notBefore: string): string | null {
  const now = parts(notBefore).year
  const years = year === undefined ? [now, now + 1] : [year]
  const found = years.flatMap((one) => written(one, month, day) ?? []).find((date) => date >= notBefore)
  return found !== undefined && found <= LAST_ARRIVAL_DAY ? found : null
}
