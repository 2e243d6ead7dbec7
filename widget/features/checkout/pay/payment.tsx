import { useAtomValue, useSetAtom } from 'jotai'

import { useText } from '../../../state/settings/texts.ts'
import { lock } from '../../../ui/icons/booking.ts'
import { Say } from '../../../ui/messages/say.tsx'
import { Frame } from '../frame.tsx'
import { checkInvoiceAtom } from './invoice.ts'
import { needsCardAtom, paymentTypeAtom } from './methods.ts'
import { payAtom } from './new-stay.ts'
import { PaymentChoice, usePayWords } from './payment-choice.tsx'

/** Step 1: how to pay, and the one button that says what it does to the money. */
export function PaymentStep() {
  const t = useText()
  const words = usePayWords()
  const needsCard = useAtomValue(needsCardAtom)
  const canPay = useAtomValue(paymentTypeAtom) !== null
  const checkInvoice = useSetAtom(checkInvoiceAtom)
  const pay = useSetAtom(payAtom)

  const submit = () => {
    if (canPay && checkInvoice()) void pay()
  }
  return (
    <Frame step="payment" title={t('checkout.howToPay')} button={words} onSubmit={submit}>
      <section className="block">
        <PaymentChoice />
        {needsCard && <Say icon={lock}>{t('checkout.bankMayAsk')}</Say>}
      </section>
    </Frame>
  )
}
