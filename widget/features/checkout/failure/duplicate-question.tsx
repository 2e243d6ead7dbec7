import { useAtomValue, useSetAtom } from 'jotai'

import { dateRange } from '../../../lib/format.ts'
import { paymentAtom, triedPaymentAtom } from '../../../payment/attempt.ts'
import type { DuplicateStay } from '../../../payment/attempt.ts'
import { goAtom } from '../../../state/navigation/navigation.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { stayAtom } from '../stay.ts'
import { payAtom } from '../pay/new-stay.ts'

/** Which stay was booked a moment ago, and whether it is meant once more. */
export function DuplicateQuestion() {
  const payment = useAtomValue(paymentAtom)
  return payment.kind === 'refused' && payment.duplicate ? <Question duplicate={payment.duplicate} /> : null
}

function Question({ duplicate: { number, by } }: { duplicate: DuplicateStay }) {
  const t = useText()
  const { checkin, checkout } = useAtomValue(stayAtom)
  const dates = dateRange(checkin, checkout, useLocale())
  const setPayment = useSetAtom(paymentAtom)
  const pay = useSetAtom(payAtom)
  const go = useSetAtom(goAtom)
  const email = useAtomValue(triedPaymentAtom)?.email
  const see = () => {
    setPayment({ kind: 'idle' })
    // The number of a stay that another browser booked is in its guest's mail.
    if (number === null) go({ to: 'lookup' })
    else go({ to: 'review', params: { confirmationNumber: number }, state: { email } })
  }
  return (
    <span className="stack">
      <span className="stack tight">
        {number !== null && (
          <span>
            {t('checkout.number')} <bdi dir="ltr">{number}</bdi>
          </span>
        )}
        <b>{dates}</b>
        <span>{t('paying.duplicateQuestion')}</span>
      </span>
      <span className="row wrap">
        <Button size="small" look="main" onClick={see}>
          {t('paying.duplicateSee')}
        </Button>
        <Button size="small" onClick={() => void pay(by, { allow_duplicate: true })}>
          {t('paying.duplicateBook')}
        </Button>
      </span>
    </span>
  )
}
