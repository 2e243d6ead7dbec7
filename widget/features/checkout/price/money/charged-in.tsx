import { useAtomValue } from 'jotai'

import { money } from '../../../../lib/format.ts'
import { useLocale, useText } from '../../../../state/settings/texts.ts'
import { Banner } from '../../../../ui/messages/banner.tsx'
import { chargedSecondAtom, isRevertedAtom, totalSumAtom } from '../../pay/payment-currency.ts'
import { currencyAtom } from '../../stay.ts'

/** PAY-059, AMB-16: the guest is told whenever what they pay in is not what they chose. */
export function ChargedIn() {
  const t = useText()
  const locale = useLocale()
  const isReverted = useAtomValue(isRevertedAtom)
  const hotel = useAtomValue(currencyAtom)
  const second = useAtomValue(chargedSecondAtom)
  const sum = useAtomValue(totalSumAtom)
  if (!isReverted || second === null || sum === null) return null
  return (
    <Banner kind="plain" title={t('money.revertedTitle', { hotel, sum: money(sum.amount, sum.currency, locale) })}>
      {t('money.revertedText', { second })}
    </Banner>
  )
}

/** Beside a way of paying that cannot be charged in the second currency (PAY-048). */
export function ChargedInHotel() {
  return useText()('money.chargedIn', { hotel: useAtomValue(currencyAtom) })
}

/** Below the bill: which of its two currencies leaves the card. */
export function PaidInSecond({ hotel, second }: { hotel: string; second: string }) {
  return <p className="tiny soft">{useText()('money.paidInSecond', { hotel, second })}</p>
}
