import { useAtom, useAtomValue } from 'jotai'

import type { TextKey } from '../../../../lib/i18n.ts'
import { formatMessage } from '../../../../state/messages/messages.ts'
import { criteriaAtom } from '../../../../state/search/search.ts'
import { useText } from '../../../../state/settings/texts.ts'
import { userAtom } from '../../../../state/session/user.ts'
import { Banner } from '../../../../ui/messages/banner.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { calculationAtom, shownCalculation } from '../../price/calculation-state.ts'
import { couponCodeAtom } from '../coupon-state.ts'
import { leftVoucherAtom, voucherErrorAtom } from '../spending-state.ts'
import { SEPARATOR } from '../../../../ui/separator.ts'

const REASONS = {
  voucher_unknown: 'spending.voucherUnknown',
  voucher_not_yet: 'spending.voucherNotYet',
  voucher_expired: 'spending.voucherExpired',
  voucher_used: 'spending.voucherUsed',
  voucher_dates: 'spending.voucherDates',
} as const satisfies Record<string, TextKey>
const isReason = (reason: string | null): reason is keyof typeof REASONS =>
  reason !== null && Object.hasOwn(REASONS, reason)

/** The voucher the search came with: what it pays, why it does not, or that the guest has taken it off. */
export function VoucherSection() {
  const t = useText()
  const { voucher_coupon_code: number } = useAtomValue(criteriaAtom)
  const applied = shownCalculation(useAtomValue(calculationAtom))?.data.voucher ?? null
  const voucherError = useAtomValue(voucherErrorAtom)
  const isMember = useAtomValue(userAtom) !== null
  const [left, leave] = useAtom(leftVoucherAtom)
  // The voucher that gave way to a coupon comes back with the end of the coupon.
  const hasCoupon = useAtomValue(couponCodeAtom) !== null
  if (!number) return null
  const fault = voucherError?.number === number && voucherError
  const isLeft = left === number
  const isChosen = !isLeft && applied
  const canBeChosen = isMember && isLeft && !fault && !hasCoupon
  const isShown = !isMember || fault || isChosen || canBeChosen
  return (
    <section className={isShown ? 'block' : undefined}>
      {isShown && <h2>{t('spending.voucher')}</h2>}
      <div className="stack" role="status">
        {!isMember && <Banner kind="plain">{t('spending.voucherSignIn')}</Banner>}
        {fault && (
          <Banner kind="warn">
            {isReason(fault.reason) ? t(REASONS[fault.reason]) : formatMessage(t, fault.message)}
          </Banner>
        )}
        {isChosen && (
          <p>
            {isChosen.name}
            {SEPARATOR}
            <bdi translate="no">{isChosen.number}</bdi>
          </p>
        )}
        {(isChosen || canBeChosen) && (
          <span>
            <Button look="quiet" onClick={() => leave(isLeft ? null : number)}>
              {isLeft ? t('spending.voucherUse', { number }) : t('spending.voucherRemove')}
            </Button>
          </span>
        )}
      </div>
    </section>
  )
}
