import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'

import { ONLINE_CAP_JPY } from '../../../shared/constants.ts'
import { CARD_BRANDS, PAYMENT_TYPES } from '../../../shared/payments.ts'
import type { CardKind } from '../../../shared/payments.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { money } from '../../lib/format.ts'
import { useLocale, useText } from '../../state/texts.ts'
import { Banner } from '../../ui/banner.tsx'
import { Icon } from '../../ui/icon.tsx'
import { bank, desk, wallet } from '../../ui/icons/booking.ts'
import { PaymentMarks } from '../../ui/payment-marks.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import type { RadioLine } from '../../ui/radio-list.tsx'
import { calculationAtom, shownCalculation } from './calculation-state.ts'
import { CardForm } from './card-form.tsx'
import {
  acceptedKindsAtom,
  isFreeAtom,
  methodsAtom,
  paidNowAtom,
  paymentTypeAtom,
  pickedPaymentAtom,
} from './methods.ts'
import type { Method } from './methods.ts'
import { currencyAtom } from './stay.ts'
import { METHOD_WORDS, payWords } from './words.ts'

/** One ruled list; the chosen way opens, one that cannot be used says why. */
export function PaymentChoice() {
  const t = useText()
  const methods = useAtomValue(methodsAtom)
  const chosen = useAtomValue(paymentTypeAtom)
  const pick = useSetAtom(pickedPaymentAtom)
  const isFree = useAtomValue(isFreeAtom)
  const lineOf = useLine()

  if (isFree)
    return (
      <Banner kind="good" title={t('checkout.nothingToPay')}>
        {t('checkout.nothingToPayText')}
      </Banner>
    )
  if (methods.length === 0)
    return (
      <Banner kind="bad" title={t('checkout.noWayToPay')}>
        {t('checkout.noWayToPayText')}
      </Banner>
    )
  return (
    <div className="stack">
      <RadioList label={t('checkout.howToPay')} lines={methods.map(lineOf)} value={chosen} onChange={pick} />
      <CapNote />
    </div>
  )
}

function useLine(): (method: Method) => RadioLine<PaymentType> {
  const t = useText()
  const limit = useLimit()
  const note = useNote()
  const marks = useMarks()
  return ({ type, off }) => ({
    value: type,
    label: t(METHOD_WORDS[type].name),
    sign: PAYMENT_TYPES[type].card ? marks : signOf(type),
    note: note(type),
    disabledReason: off && t(off === 'cap' ? 'checkout.offCap' : 'checkout.offGateway', { limit }),
    fields: PAYMENT_TYPES[type].card && <CardForm />,
  })
}

const SIGNS = { on_site: desk, bank_transfer: bank } as const

function signOf(type: PaymentType): ReactNode {
  const shape = type === 'on_site' || type === 'bank_transfer' ? SIGNS[type] : wallet
  return <Icon of={shape} />
}

function useNote(): (type: PaymentType) => string {
  const t = useText()
  const locale = useLocale()
  const currency = useAtomValue(currencyAtom)
  const total = shownCalculation(useAtomValue(calculationAtom))?.data.total
  const sum = (amount: number) => money(amount, currency, locale)
  return (type) => {
    const { note } = METHOD_WORDS[type]
    if (note !== 'checkout.cardDepositNote') return t(note)
    return t(note, { now: sum(total?.deposit_amount ?? 0), later: sum(total?.remain_amount ?? 0) })
  }
}

const useLimit = () => money(ONLINE_CAP_JPY, 'JPY', useLocale())

const MARKS: Record<CardKind, string> = {
  visa: CARD_BRANDS.visa.mark,
  master: CARD_BRANDS.master.mark,
  jcb: CARD_BRANDS.jcb.mark,
  amex: CARD_BRANDS.amex.mark,
  diners: CARD_BRANDS.diners.mark,
}

function useMarks(): ReactNode {
  const t = useText()
  const kinds = useAtomValue(acceptedKindsAtom)
  return <PaymentMarks label={t('checkout.acceptedCards')} marks={kinds.map((kind) => MARKS[kind])} />
}

/** Spec 5: Visa and Mastercard end at a million yen paid online. */
function CapNote() {
  const t = useText()
  const limit = useLimit()
  const kinds = useAtomValue(acceptedKindsAtom)
  const hasCard = useAtomValue(methodsAtom).some(({ type }) => PAYMENT_TYPES[type].card)
  if (!hasCard || kinds.includes('visa') || kinds.length === 0) return null
  return <Banner kind="warn">{t('checkout.capNote', { limit })}</Banner>
}

/** The words of the last button: they repeat the sum that leaves the card now. */
export function usePayWords(): string {
  const t = useText()
  const locale = useLocale()
  const type = useAtomValue(paymentTypeAtom)
  const paidNow = useAtomValue(paidNowAtom)
  const currency = useAtomValue(currencyAtom)
  return payWords(t, type, money(paidNow, currency, locale), useAtomValue(isFreeAtom))
}
