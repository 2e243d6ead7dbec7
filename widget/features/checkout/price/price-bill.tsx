import type { ReactNode } from 'react'

import type { Currency } from '../../../../shared/currencies.ts'
import type { Price, RoomDiscount } from '../../../../shared/model/search/price.ts'
import { Lazy } from '../../../state/lazy.ts'
import { usePointName } from '../../../state/settings/point-name.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Bill } from '../../../ui/money/bill.tsx'
import { MoneyPair } from '../../../ui/money/money-pair.tsx'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import {
  billLines,
  converted as inSecond,
  convertedPrice,
  offOf,
  ON_THE_WAY,
  partsOf,
  WHEN_PAID,
} from './bill-lines.ts'
import css from './price-bill.css'

export type PriceBillProps = {
  price: Price
  /** Of all rooms: what others than the hotel took off. */
  discounts?: readonly (RoomDiscount & { times?: number })[]
  currency: Currency
  /** What the guest wanted prices in as well. */
  second: Currency | null
  /** Which of the two leaves the card; the hotel's, if nothing else is said. */
  pays?: Currency
  /** What is left to pay and what a cancellation would cost: for a stay that is not booked yet. */
  open?: boolean
}

const MONEY = ['money'] as const
const paidInSecond = () => import('./money/charged-in.tsx').then(({ PaidInSecond }) => PaidInSecond)
const NONE: NonNullable<PriceBillProps['discounts']> = []

type Line = { id: string; label: string; amount: ReactNode }

/** The whole price of a stay: what it is made of, when it is paid, and for whoever asks all sums on the way. */
export function PriceBill({ price, discounts = NONE, currency, second, pays, open = false }: PriceBillProps) {
  useStylesheet(css)
  const t = useText()
  const name = usePointName('checkout.billPoints')
  const { pair, converted } = usePair({ price, currency, second, pays })
  const other = converted && { price: converted, off: offOf(discounts, inSecond) }
  const lines = billLines({ price, off: offOf(discounts) }, other).map(({ key, amount, beside, less }) => ({
    id: key,
    label: key === 'checkout.billPoints' ? name : t(key),
    amount: pair(amount, beside ?? undefined),
    less,
  }))
  const { fee, mcp_fee } = price.cancellation
  const paid = partsOf(price, WHEN_PAID).map(({ field, key }): Line => ({
    id: field,
    label: t(key),
    amount: pair(price[field], converted?.[field]),
  }))
  const feeLine: Line = { id: 'fee', label: t('checkout.billCancelFee'), amount: pair(fee, mcp_fee?.cents) }
  return (
    <div className="stack price-bill">
      <Bill
        lines={lines}
        isLive={open}
        total={{ label: t('checkout.billTotal'), amount: pair(price.total_price, converted?.total_price) }}
      />
      {open && <Lines lines={fee === 0 ? paid : [...paid, feeLine]} />}
      <Parts {...{ price, currency, second, pays }} />
      {converted && second && pays !== second && (
        <p className="tiny soft">{t('checkout.billConverted', { hotel: currency, second })}</p>
      )}
      {converted && second && pays === second && (
        <Lazy load={paidInSecond} parts={MONEY} props={{ hotel: currency, second }} />
      )}
    </div>
  )
}

function Parts(props: PriceBillProps) {
  const t = useText()
  const name = usePointName('checkout.billPoints')
  const { price } = props
  const { pair, converted } = usePair(props)
  const lines = partsOf(price, ON_THE_WAY).map(({ field, key }): Line => ({
    id: field,
    label: t(key, { name }),
    amount: pair(price[field], converted?.[field]),
  }))
  // A single one is the room without tax, which stands in the bill.
  if (lines.length < 2) return null
  return (
    <details className="small">
      <summary>{t('checkout.billParts')}</summary>
      <Lines lines={lines} />
    </details>
  )
}

function Lines({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <dl className="bill">
      {lines.map(({ id, label, amount }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}

function usePair({ price, currency, second, pays }: PriceBillProps) {
  const locale = useLocale()
  const converted = second === null ? null : convertedPrice(price)
  const pair = (amount: number, cents: number | undefined) => {
    const beside = second === null || cents === undefined ? null : { amount: cents, currency: second }
    return <MoneyPair sum={{ amount, currency }} {...{ beside, pays, locale }} />
  }
  return { pair, converted }
}
