import { useAtomValue } from 'jotai'

import { lastTransferDay } from '../../../../shared/rules/days/transfer.ts'
import { money } from '../../../lib/format.ts'
import { dateAndWeekday } from '../../../../locales/display-date.ts'
import { businessDateAtom } from '../../../state/search/search.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { calculationAtom, shownCalculation } from '../price/calculation-state.ts'
import { chosenTotalAtom, currencyAtom, stayAtom } from '../stay.ts'
import { checkoutSettingsAtom } from '../settings.ts'

/** Before booking: how much, until when, and what happens if it does not come (PAY-009). */
export function TransferNote() {
  const t = useText()
  const locale = useLocale()
  const setting = useAtomValue(checkoutSettingsAtom).bank_transfer
  const today = useAtomValue(businessDateAtom)
  const { checkin } = useAtomValue(stayAtom)
  const total = shownCalculation(useAtomValue(calculationAtom))?.data.total.total_price
  const chosen = useAtomValue(chosenTotalAtom)
  const currency = useAtomValue(currencyAtom)
  if (!setting) return null

  const last = lastTransferDay(today, checkin, setting.days)
  return (
    <div className="stack tight small">
      <p>
        <b>
          {t('paying.transferBy', {
            sum: money(total ?? chosen, currency, locale),
            date: dateAndWeekday(last, t),
          })}
        </b>
      </p>
      <p className="soft">{t('paying.transferHow')}</p>
      <p className="soft">{t('paying.transferEnds')}</p>
    </div>
  )
}
