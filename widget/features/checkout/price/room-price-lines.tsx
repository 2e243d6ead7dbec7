import type { Currency } from '../../../../shared/currencies.ts'
import type { RoomPrice } from '../../../../shared/model/search/price.ts'
import { add, money } from '../../../../shared/rules/money/money.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Money } from '../../../ui/money/money.tsx'

const DISCOUNTS = {
  payment: 'checkout.roomPaymentDiscount',
  creansmaerd: 'checkout.roomClubDiscount',
} as const satisfies Record<RoomPrice['discounts'][number]['discount_type'], string>

type SignIn = NonNullable<RoomPrice['sign_in_discount']>
const priceAfter = (discount: SignIn): number =>
  add(discount.total_price_after_discount, discount.total_price_after_discount_tax, discount.total_accommodation_tax)

/** What was taken off one room, and what it costs with and without a membership. */
export function RoomPriceLines({ room, currency }: { room: RoomPrice; currency: Currency }) {
  const t = useText()
  const locale = useLocale()
  const { discounts, rounding_discount: rounding, sign_in_discount: members, non_sign_in_discount: others } = room
  const said = (discount: SignIn) => money({ amount: priceAfter(discount), currency }, locale)
  const taken = [
    ...discounts.map(({ discount_type, discount_amount }) => ({
      key: DISCOUNTS[discount_type],
      amount: discount_amount,
    })),
    { key: 'checkout.roomRounding' as const, amount: rounding },
  ].filter(({ amount }) => amount !== 0)
  if (taken.length === 0 && !members && !others) return null
  return (
    <div className="room-price small">
      {taken.length > 0 && (
        <dl className="bill">
          {taken.map(({ key, amount }) => (
            <div key={key} className="less">
              <dt>{t(key)}</dt>
              <dd>
                <Money amount={-amount} {...{ currency, locale }} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {members && <p>{t('checkout.roomMembers', { price: said(members) })}</p>}
      {others && <p className="soft">{t('checkout.roomNonMembers', { price: said(others) })}</p>}
    </div>
  )
}
