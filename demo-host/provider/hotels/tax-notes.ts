import type { TaxNote } from '../../../shared/model/hotel/checkout-settings.ts'
import { isWithin } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { TaxNoteRule } from '../db/schema/hotel-settings.ts'

/** What guests are told today about a tax that changes (CONST-030). */
export function taxNoteOn(rules: readonly TaxNoteRule[] = [], today: PlainDate): TaxNote | null {
  const rule = rules.find(({ from, until }) => isWithin(today, from, until))
  if (!rule) return null
  const { percentage, next_percentage, next_from } = rule
  return { percentage, next_percentage, next_from }
}
