import { useAtomValue, useSetAtom } from 'jotai'

import { settingsAtom } from '../../state/settings.ts'
import { say } from '../../state/banner.ts'
import { useText } from '../../state/texts.ts'
import { Link } from '../../ui/link.tsx'
import { Tick } from '../../ui/tick.tsx'
import { acceptTermsAtom, checkFormAtom, shownErrorsAtom, termsAtom } from './form.ts'
import { Frame } from './frame.tsx'
import { GuestFields } from './guest-fields.tsx'
import { isShortFlowAtom } from './methods.ts'
import { payAtom } from './pay.ts'
import { PaymentChoice, usePayWords } from './payment-choice.tsx'
import { partiesAtom } from './stay.ts'
import { toPaymentAtom } from './step.ts'
import { partyWords } from './words.ts'

/** Step 0. Where there is nothing to type about the payment, it is also the last one (AMB-04). */
export function DetailsStep() {
  const t = useText()
  const isShort = useAtomValue(isShortFlowAtom)
  const check = useSetAtom(checkFormAtom)
  const toPayment = useSetAtom(toPaymentAtom)
  const pay = useSetAtom(payAtom)
  const words = usePayWords()

  const submit = () => {
    if (!check()) return false
    if (isShort) void pay()
    else toPayment()
    return true
  }
  return (
    <Frame
      step="details"
      title={t('checkout.whoComes')}
      button={isShort ? words : t('checkout.toPayment')}
      onSubmit={submit}
    >
      <section className="block">
        <GuestFields />
      </section>
      <Parties />
      {isShort && (
        <section className="block">
          <h2>{t('checkout.howToPay')}</h2>
          <PaymentChoice />
        </section>
      )}
      <section className="block">
        <Terms />
      </section>
    </Frame>
  )
}

/** Several rooms: who stays in which. */
function Parties() {
  const t = useText()
  const parties = useAtomValue(partiesAtom)
  if (parties.length < 2) return null
  return (
    <section className="block">
      <h2 className="part">{t('checkout.whoInRooms')}</h2>
      <ul className="stack tight small">
        {parties.map((party, at) => (
          <li key={at}>
            <b>{t('common.roomNumber', { number: at + 1 })}</b>
            <br />
            {partyWords(t, party)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Terms() {
  const t = useText()
  const { terms_url: termsUrl, privacy_url: privacyUrl } = useAtomValue(settingsAtom)
  const isAccepted = useAtomValue(termsAtom)
  const accept = useSetAtom(acceptTermsAtom)
  const { terms: wrong } = useAtomValue(shownErrorsAtom)
  return (
    <div className="stack tight">
      <Tick
        checked={isAccepted}
        onChange={(event) => accept(event.currentTarget.checked)}
        required
        error={wrong && say(t, wrong)}
      >
        {t('checkout.agree')}
      </Tick>
      <div className="row wrap small">
        {termsUrl && (
          <Link outside href={termsUrl}>
            {t('checkout.readTerms')}
          </Link>
        )}
        {privacyUrl && (
          <Link outside href={privacyUrl}>
            {t('checkout.readPrivacy')}
          </Link>
        )}
      </div>
    </div>
  )
}
