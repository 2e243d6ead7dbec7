import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'

import { Lazy } from '../../../state/lazy.ts'
import { useText } from '../../../state/settings/texts.ts'
import { organizationAtom } from '../../../state/session/organization-at.ts'
import { userAtom } from '../../../state/session/user.ts'
import { Banner } from '../../../ui/messages/banner.tsx'
import { checkExtrasAtom } from '../extras/extras-choice.ts'
import { ExtrasPlace } from '../extras/extras-place.tsx'
import { checkFormAtom } from './form.ts'
import { withUsableEmailAtom } from './email-check.ts'
import { Frame } from '../frame.tsx'
import { asksAtom, checkAnswersAtom } from '../questions/given-answers.ts'
import { CouponPlace } from '../spending/coupon-place.tsx'
import { GuestFields } from './guest-fields.tsx'
import { checkInvoiceAtom } from '../pay/invoice.ts'
import { isShortFlowAtom } from '../pay/methods.ts'
import { namedPriceAtom, payAtom } from '../pay/new-stay.ts'
import { PaymentChoice, usePayWords } from '../pay/payment-choice.tsx'
import { SpendingPlace } from '../spending/spending-place.tsx'
import { partiesAtom } from '../stay.ts'
import { toPaymentAtom } from '../step.ts'
import { checkoutSettingsAtom } from '../settings.ts'

const GUEST_WORDS = ['guest'] as const
const AGREEMENT_WORDS = ['guest', 'document'] as const

const loadNotices = () => import('../questions/notifications.tsx').then(({ Notifications }) => Notifications)
const loadQuestions = () => import('../questions/question-list.tsx').then(({ QuestionList }) => QuestionList)
const QUESTION_WORDS = ['questions'] as const

/** Step 0. Where there is nothing to type about the payment, it is also the last one (AMB-04). */
export function DetailsStep() {
  const t = useText()
  const isShort = useAtomValue(isShortFlowAtom)
  const check = useSetAtom(checkFormAtom)
  const checkExtras = useSetAtom(checkExtrasAtom)
  const checkInvoice = useSetAtom(checkInvoiceAtom)
  const toPayment = useSetAtom(toPaymentAtom)
  const pay = useSetAtom(payAtom)
  const goOn = useSetAtom(withUsableEmailAtom)
  const named = useAtomValue(namedPriceAtom)
  const words = usePayWords()
  const asks = useAtomValue(asksAtom)
  const checkAnswers = useSetAtom(checkAnswersAtom)

  // Whatever the rate, its accounts see the stay and change it (CORP-014).
  const organization = useAtomValue(organizationAtom)
  usePrefill()

  const submit = () => {
    // All of them, so that every mistake is shown at once.
    const isRight = [check(), checkExtras(), checkAnswers(), !isShort || checkInvoice()].every(Boolean)
    if (isRight) void goOn(() => (isShort ? void pay('card', undefined, named) : toPayment()))
  }
  return (
    <Frame
      step="details"
      title={t('checkout.whoComes')}
      button={isShort ? words : t('checkout.toPayment')}
      onSubmit={submit}
    >
      <section className="block">
        {organization && (
          <Banner kind="plain">{t('checkout.bookedFor', { organization: organization.display_name })}</Banner>
        )}
        <GuestFields />
      </section>
      <RoomGuests />
      <Wishes />
      <ExtrasPlace />
      {asks && <Lazy load={loadNotices} parts={QUESTION_WORDS} props={{}} />}
      {asks && <Lazy load={loadQuestions} parts={QUESTION_WORDS} props={{}} />}
      <CouponPlace />
      <SpendingPlace />
      {isShort && (
        <section className="block">
          <h2>{t('checkout.howToPay')}</h2>
          <PaymentChoice />
        </section>
      )}
      <section className="block">
        <Lazy load={loadAgreement} parts={AGREEMENT_WORDS} props={{}} />
      </section>
    </Frame>
  )
}

/** A member's own data come with the file for it; a guest asks for neither. */
function usePrefill() {
  const user = useAtomValue(userAtom)
  const store = useStore()
  useEffect(() => {
    if (!user) return
    void import('./guest/prefill.ts')
      .then(({ prefillAtom }) => store.set(prefillAtom))
      // Without them the form is as it is for everybody.
      .catch(() => undefined)
  }, [user, store])
}

/** What only some hotels and parties are asked for; whoever is not does not load it. */
function RoomGuests() {
  const isAsked = useAtomValue(partiesAtom).length > 1
  return isAsked && <Lazy load={loadRoomNames} parts={GUEST_WORDS} props={{}} />
}
const loadRoomNames = () => import('./guest/room-names.tsx').then((file) => file.RoomNames)

function Wishes() {
  const { receipt_fields: asksReceipt, guest_info: info } = useAtomValue(checkoutSettingsAtom)
  if (!asksReceipt && info.requests === 'do_not_ask') return null
  return (
    <section className="block">
      <Lazy load={loadWishes} parts={GUEST_WORDS} props={{}} />
    </section>
  )
}
const loadWishes = () => import('./guest/wishes.tsx').then((file) => file.GuestWishes)
const loadAgreement = () => import('./guest/agreement.tsx').then((file) => file.TermsAgreement)
