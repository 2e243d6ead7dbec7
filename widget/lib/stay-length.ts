import type { PlainDate } from '../../shared/rules/days/dates.ts'
import { nights } from '../../shared/rules/days/dates.ts'
import type { Translate } from './i18n.ts'

/** 2 nights; Day use */
export function stayLength(t: Translate, checkin: PlainDate, checkout: PlainDate): string {
  return checkin === checkout ? t('common.dayUse') : t('core.nights', { n: nights(checkin, checkout) })
}
