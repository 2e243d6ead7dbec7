import type { Choosing, Refusal } from '../../../shared/rules/days/stay-choice.ts'
import { dayAndMonth } from '../../lib/format.ts'
import type { TextKey } from '../../lib/i18n.ts'
import type { CalendarWords } from './calendar-day.tsx'

const WORDS = {
  outside: 'panels.cellPast',
  full: 'panels.legendFull',
  closed: 'panels.legendClosed',
  outOnly: 'panels.legendOut',
} as const satisfies Record<Exclude<Refusal['why'], 'early' | 'tooShort'>, TextKey>

/** Why a day was not taken, as a sentence: "27 November: at least 2 nights". */
export function refusalText({ day, why, least }: Refusal, { last }: Choosing, { t, locale }: CalendarWords): string {
  if (why === 'outside' && last !== null && day > last)
    return t('panels.openUntil', { date: dayAndMonth(last, locale) })
  const words = why === 'early' || why === 'tooShort' ? t('panels.minStay', { n: least }) : t(WORDS[why])
  return t('panels.daySays', { date: dayAndMonth(day, locale), words })
}
