import { useAtomValue, useSetAtom } from 'jotai'

import { addDays, nights } from '../../../../shared/rules/days/dates.ts'
import { addMonthsToDate } from '../../../../shared/rules/days/months.ts'
import { businessDateAtom, criteriaAtom } from '../../../state/search/search.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { refineAtom } from '../state.ts'
import { asValue } from '../words.ts'

/** The last stay of the same length that can be booked (SEARCH-007). */
export function LastDates() {
  const t = useText()
  const today = useAtomValue(businessDateAtom)
  const criteria = useAtomValue(criteriaAtom)
  const { reservable_period_months } = useAtomValue(settingsAtom)
  const refine = useSetAtom(refineAtom)
  if (reservable_period_months === null) return null
  const checkin = addMonthsToDate(today, reservable_period_months)
  const checkout = addDays(checkin, nights(criteria.checkin, criteria.checkout))
  return (
    <Button size="small" onClick={() => refine({ checkin, checkout })}>
      {t('results.lastDates', { from: asValue(checkin), to: asValue(checkout) })}
    </Button>
  )
}
