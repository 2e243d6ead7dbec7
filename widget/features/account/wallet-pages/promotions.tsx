import { useState } from 'react'

import { wallet } from '../../../../shared/contract/wallet.ts'
import { useText } from '../../../state/settings/texts.ts'
import { CouponCard } from './coupon-card.tsx'
import { Empty } from '../empty.tsx'
import { remoteData, useRemote } from '../../../state/remote.ts'
import { LoadedPart } from '../loaded.tsx'
import { Tabs } from '../tabs.tsx'
import { VoucherCard } from './voucher-card.tsx'

const couponsData = remoteData(async ({ api, hotelId }, _input: null, signal) => {
  const { data } = await api(wallet.coupons, { hotelId }, { signal })
  return data
})
const vouchersData = remoteData(async ({ api }, _input: null, signal) => {
  const { data } = await api(wallet.vouchers, {}, { signal })
  return data
})

/** What the hotel gave the member to book with (ACCOUNT-006, ACCOUNT-013). */
export function Promotions() {
  const t = useText()
  const [shown, show] = useState<'coupons' | 'vouchers'>('coupons')
  return (
    <>
      <Tabs
        label={t('account.promotions')}
        tabs={[
          { value: 'coupons', label: t('account.coupons') },
          { value: 'vouchers', label: t('account.vouchers') },
        ]}
        value={shown}
        onChange={show}
      />
      {shown === 'coupons' ? <Coupons /> : <Vouchers />}
    </>
  )
}

function Coupons() {
  const t = useText()
  const from = useRemote(couponsData, null)
  return (
    <LoadedPart from={from} failed="account.couponsFailed">
      {(coupons) =>
        coupons.length === 0 ? (
          <Empty title={t('account.noCoupons')} />
        ) : (
          <ul className="tickets">
            {coupons.map((coupon) => (
              <CouponCard key={coupon.code} coupon={coupon} />
            ))}
          </ul>
        )
      }
    </LoadedPart>
  )
}

function Vouchers() {
  const t = useText()
  const from = useRemote(vouchersData, null)
  return (
    <LoadedPart from={from} failed="account.vouchersFailed">
      {(vouchers) =>
        vouchers.length === 0 ? (
          <Empty title={t('account.noVouchers')} />
        ) : (
          <ul className="tickets">
            {vouchers.map((voucher) => (
              <VoucherCard key={voucher.number} voucher={voucher} />
            ))}
          </ul>
        )
      }
    </LoadedPart>
  )
}
