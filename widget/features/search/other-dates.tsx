import { useAtomValue } from 'jotai'

import { dateAndWeekday } from '../../../locales/display-date.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { useText } from '../../state/settings/texts.ts'
import { Value } from './bar-values.tsx'

/** What stands where the dates would: any, or a day without a night. */
export default function OtherDates() {
  const t = useText()
  const { checkin, nights, is_undated } = useAtomValue(criteriaAtom)
  if (is_undated)
    return (
      <Value caption={t('search.dates')} under={t('core.nights', { n: nights })}>
        {t('options.anyDates')}
      </Value>
    )
  return (
    <Value caption={t('options.day')} under={t('options.dayUse')}>
      {dateAndWeekday(checkin, t)}
    </Value>
  )
}
