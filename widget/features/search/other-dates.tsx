import { useAtomValue } from 'jotai'

import { displayDate, weekday } from '../../lib/intl.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Value } from './bar-values.tsx'

/** What stands where the dates would: any, or a day without a night. */
export default function OtherDates() {
  const t = useText()
  const locale = useLocale()
  const { checkin, nights, is_undated } = useAtomValue(criteriaAtom)
  if (is_undated)
    return (
      <Value caption={t('search.dates')} under={t('core.nights', { n: nights })}>
        {t('options.anyDates')}
      </Value>
    )
  return (
    <Value caption={t('options.day')} under={t('options.dayUse')}>
      {t('options.dayValue', { from: displayDate(checkin), fromDay: weekday(checkin, locale) })}
    </Value>
  )
}
