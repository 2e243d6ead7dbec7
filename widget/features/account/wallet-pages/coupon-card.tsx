import { useAtomValue } from 'jotai'

import type { MemberCoupon } from '../../../../shared/model/person/wallet.ts'
import { number } from '../../../lib/format.ts'
import { displayDate } from '../../../../locales/display-date.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Money } from '../../../ui/money/money.tsx'
import { Ticket } from './ticket.tsx'
import { SEPARATOR } from '../../../ui/separator.ts'

/** Code, until when, for how many nights, for which plans and how often (COUPON-006). */
export function CouponCard({ coupon }: { coupon: MemberCoupon }) {
  const t = useText()
  const { code, name, status, valid_until: until, max_stays: stays, target_plans: plans, usage_limit: limit } = coupon
  return (
    <Ticket
      {...{ code, name, status }}
      worth={<Worth discount={coupon.discount} />}
      uses={{ coupon_code: code, voucher_coupon_code: '' }}
      facts={[
        until && t('account.validUntil', { date: displayDate(until) }),
        stays === null ? t('account.allNights') : t('account.firstNights', { n: stays }),
        plans.length === 0 ? t('account.allPlans') : t('account.forPlans', { plans: plans.join(SEPARATOR) }),
        limit === null ? t('account.noLimit') : t('account.usageLimit', { n: limit }),
      ]}
    />
  )
}

function Worth({ discount: { kind, value, currency } }: Pick<MemberCoupon, 'discount'>) {
  const locale = useLocale()
  const { currency: own } = useAtomValue(settingsAtom)
  if (kind === 'percentage') return <bdi dir="ltr">{number(value, locale)}%</bdi>
  return <Money amount={value} currency={currency ?? own} locale={locale} />
}
