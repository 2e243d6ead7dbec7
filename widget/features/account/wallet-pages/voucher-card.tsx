import { useAtomValue } from 'jotai'

import type { Voucher } from '../../../../shared/model/person/wallet.ts'
import { today } from '../../../../shared/rules/days/dates.ts'
import { displayDate } from '../../../../locales/display-date.ts'
import type { Translate } from '../../../lib/i18n.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Money } from '../../../ui/money/money.tsx'
import { Ticket } from './ticket.tsx'

/** Number, name, amount, status, when it was used, and the nights it is good for and not (VOUCHER-001). */
export function VoucherCard({ voucher }: { voucher: Voucher }) {
  const t = useText()
  const locale = useLocale()
  const { time_zone } = useAtomValue(settingsAtom)
  const { number, name, amount, currency, status, ui_status, consumed_at, excluded } = voucher
  return (
    <Ticket
      name={name}
      code={number}
      // The state to show; only one that ran out has none (AMB-09).
      status={ui_status ?? status}
      worth={<Money {...{ amount, currency, locale }} />}
      uses={{ mode: 'voucher', voucher_coupon_code: number, coupon_code: '' }}
      facts={[
        stayWords(t, voucher.target_stay),
        ...excluded.map(({ from, to }) => t('account.notForStays', { from: displayDate(from), to: displayDate(to) })),
        voucher.valid_until && t('account.validUntil', { date: displayDate(voucher.valid_until) }),
        consumed_at && t('account.usedOn', { date: displayDate(today(time_zone, Date.parse(consumed_at))) }),
      ]}
    />
  )
}

function stayWords(t: Translate, { from, to }: Voucher['target_stay']): string | null {
  if (from && to) return t('account.forStays', { from: displayDate(from), to: displayDate(to) })
  if (from) return t('account.forStaysFrom', { from: displayDate(from) })
  return to && t('account.forStaysUntil', { to: displayDate(to) })
}
