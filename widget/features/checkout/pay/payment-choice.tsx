import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { ReactNode } from 'react'

import { ONLINE_CAP_JPY } from '../../../../shared/constants.ts'
import { CARD_BRANDS, isOnlineCard, PAYMENT_TYPES, WALLET_NAMES } from '../../../../shared/payments.ts'
import type { CardKind } from '../../../../shared/payments.ts'
import type { PaymentType } from '../../../../shared/payment-codes.ts'
import { money } from '../../../lib/format.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { Lazy } from '../../../state/lazy.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Banner } from '../../../ui/messages/banner.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { bank, desk, wallet } from '../../../ui/icons/booking.ts'
import { PaymentMarks } from '../../../ui/payment/payment-marks.tsx'
import { RadioList } from '../../../ui/controls/radio-list.tsx'
import type { RadioLine } from '../../../ui/controls/radio-list.tsx'
import { calculationAtom, shownCalculation } from '../price/calculation-state.ts'
import { CardForm } from '../../../payment/card-form.tsx'
import {
  acceptedKindsAtom,
  atWorkAtom,
  gatewayRowAtom,
  isFreeAtom,
  lookedAtAtom,
  methodsAtom,
  needsCardAtom,
  paymentTypeAtom,
  pickedPaymentAtom,
} from './methods.ts'
import type { Method } from './methods.ts'
import { chargedSecondAtom, paidNowSumAtom } from './payment-currency.ts'
import { useOutcome } from './outcome.ts'
import { currencyAtom, goneLinesAtom } from '../stay.ts'
import { METHOD_WORDS, payWords } from '../words.ts'

/** One ruled list; the chosen way opens, one that cannot be used says why. */
export function PaymentChoice() {
  const t = useText()
  const methods = useAtomValue(methodsAtom)
  const chosen = useAtomValue(paymentTypeAtom)
  const pick = useSetAtom(pickedPaymentAtom)
  const isFree = useAtomValue(isFreeAtom)
  const lineOf = useLine()
  const second = useAtomValue(chargedSecondAtom)
  const isAtWork = useAtomValue(atWorkAtom).length > 0
  const isGone = useAtomValue(goneLinesAtom).length > 0
  useLook()
  useOutcome()

  if (isFree) return <Lazy load={nothingToPay} parts={PAYING} props={{}} />
  // Of rooms that are gone the notice above tells.
  if (methods.length === 0)
    return (
      !isGone && (
        <Banner kind="bad" title={t('checkout.noWayToPay')}>
          {t('checkout.noWayToPayText')}
        </Banner>
      )
    )
  return (
    <div className="stack">
      {isAtWork && <Lazy load={workNote} parts={PAYING} props={{}} />}
      <RadioList label={t('checkout.howToPay')} lines={methods.map(lineOf)} value={chosen} onChange={pick} />
      <CapNote />
      {second !== null && <Lazy load={chargedIn} parts={MONEY} props={{}} />}
    </div>
  )
}

/** The hours of a payment provider's work begin and end while a guest reads. */
function useLook() {
  const { now } = useAtomValue(environmentAtom)
  const look = useSetAtom(lookedAtAtom)
  useEffect(() => look(now()), [look, now])
}

function useLine(): (method: Method) => RadioLine<PaymentType> {
  const t = useText()
  const limit = useLimit()
  const note = useNote()
  const marks = useMarks()
  const second = useAtomValue(chargedSecondAtom)
  const takesCards = useAtomValue(gatewayRowAtom)?.card !== null
  const needsCard = useAtomValue(needsCardAtom)
  const isInHotels = (type: PaymentType) => second !== null && !isOnlineCard(type)
  return ({ type, off }) => {
    const isCard = PAYMENT_TYPES[type].card
    return {
      value: type,
      label: takesCards || !isCard ? t(METHOD_WORDS[type].name) : WALLET_NAMES.paypal,
      sign: takesCards && isCard ? marks : signOf(type),
      note: isInHotels(type) ? <NoteInHotels note={note(type)} /> : note(type),
      disabledReason: off && t(off === 'cap' ? 'checkout.offCap' : 'checkout.offGateway', { limit }),
      fields: isCard ? needsCard && <CardForm /> : fieldsOf(type),
    }
  }
}

const MONEY = ['money'] as const
const chargedIn = () => import('../price/money/charged-in.tsx').then(({ ChargedIn }) => ChargedIn)
const chargedInHotel = () => import('../price/money/charged-in.tsx').then(({ ChargedInHotel }) => ChargedInHotel)

function NoteInHotels({ note }: { note: string }) {
  return (
    <>
      {note} <Lazy load={chargedInHotel} parts={MONEY} props={{}} />
    </>
  )
}

/** What only a few ways of paying need comes when one of them is chosen. */
const PAYING = ['paying'] as const
const transferNote = () => import('./transfer-note.tsx').then(({ TransferNote }) => TransferNote)
const invoiceFields = () => import('./invoice-fields.tsx').then(({ InvoiceFields }) => InvoiceFields)
const nothingToPay = () => import('./nothing-to-pay.tsx').then(({ NothingToPay }) => NothingToPay)
const workNote = () => import('./work-note.tsx').then(({ WorkNote }) => WorkNote)

function fieldsOf(type: PaymentType): ReactNode {
  if (type === 'bank_transfer') return <Lazy load={transferNote} parts={PAYING} props={{}} />
  return type === 'deferred_payment' && <Lazy load={invoiceFields} parts={PAYING} props={{}} />
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

/** PAY-039: Visa and Mastercard end at a million yen paid online. */
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
  const { amount, currency } = useAtomValue(paidNowSumAtom)
  return payWords(t, type, amount && money(amount, currency, locale), useAtomValue(isFreeAtom))
}
