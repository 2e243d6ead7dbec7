import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useRef, useState } from 'react'

import type { Currency } from '../../../../shared/currencies.ts'
import { EXTRA_ANSWER_LENGTH } from '../../../../shared/model/stay/extra.ts'
import type { Extra, ExtraInventory } from '../../../../shared/model/stay/extra.ts'
import type { Sum } from '../../../../shared/rules/money/money.ts'
import { money } from '../../../lib/format.ts'
import { ownLanguage } from '../../../lib/own-language.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { FieldNote } from '../../../ui/fields/field-frame.tsx'
import { check } from '../../../ui/icons/signs.ts'
import { Label } from '../../../ui/messages/label.tsx'
import { MoneyPair } from '../../../ui/money/money-pair.tsx'
import { Photo } from '../../../ui/layout/photo.tsx'
import { Say } from '../../../ui/messages/say.tsx'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { chosenExtrasAtom, extraErrorAtom, extraErrorsAtom, isGone } from './extras-choice.ts'
import { paymentCurrencyAtom } from '../pay/payment-currency.ts'
import { currencyAtom } from '../stay.ts'
import css from './extras.css'
import { SlotStepper, useLeft, useSlotWords } from './slot-stepper.tsx'
import { quantityOf, slotsOf, sumIn } from './slots.ts'
import type { Slot } from './slots.ts'
import { answerExtraAtom } from './state.ts'
import { SEPARATOR } from '../../../ui/separator.ts'

type RowProps = {
  extra: Extra
  inventory: ExtraInventory
  /** The other currency its prices came in. */
  second: Currency | null
}

export function ExtraRow({ extra, inventory, second }: RowProps) {
  useStylesheet(css)
  const t = useText()
  const place = useRef<HTMLLIElement>(null)
  const nameId = useId()
  const fault = useAtomValue(extraErrorsAtom).get(extra.extra_id)
  const server = useAtomValue(extraErrorAtom)
  const isChosen = useAtomValue(chosenExtrasAtom).some(({ extra_id }) => extra_id === extra.extra_id)
  const isOut = extra.stock === 0 || (server?.extra_id === extra.extra_id && isGone(server))
  // What the guest has of it can be taken back, whatever is left.
  const isCounted = !isOut || isChosen
  const slots = slotsOf(extra)
  const [only] = slots
  useEffect(() => {
    // Newer browsers answer with a promise, and React calls what an effect returns.
    if (server?.extra_id === extra.extra_id) place.current?.scrollIntoView({ block: 'center' })
  }, [server, extra.extra_id])

  return (
    <li className="extra" ref={place}>
      {extra.photo && <Photo url={extra.photo.url} alt={extra.photo.alt} gone={isOut} />}
      <div className="body">
        <div className="stack tight">
          <Name extra={extra} id={nameId} />
          <EachPrice slots={slots} second={second} />
          <Stock extra={extra} isOut={isOut} />
        </div>
        {slots.length === 1 && only && isCounted && (
          <SlotStepper {...{ extra, inventory }} slot={only} name={extra.name} nameId={nameId} />
        )}
        {slots.length > 1 && isCounted && <Slots {...{ extra, inventory, slots, second }} />}
        {extra.question && isChosen && <Question extra={extra} question={extra.question} />}
        <div role="alert" className="whole">
          {fault && <FieldNote id={`extra-${extra.extra_id}-note`} error={formatMessage(t, fault)} />}
        </div>
      </div>
    </li>
  )
}

/** Contained in the price of the stay: there is nothing to choose. */
export function IncludedRow({ extra }: { extra: Extra }) {
  useStylesheet(css)
  const t = useText()
  return (
    <li className="extra">
      {extra.photo && <Photo url={extra.photo.url} alt={extra.photo.alt} />}
      <div className="body">
        <div className="stack tight">
          <Name extra={extra} />
          <Say kind="good" icon={check}>
            {t('extras.included')}
          </Say>
        </div>
      </div>
    </li>
  )
}

function Name({ extra: { name, description, lang }, id }: { extra: Extra; id?: string }) {
  return (
    <div lang={ownLanguage(lang)}>
      <h3 className="extra-name" id={id}>
        <bdi>{name}</bdi>
      </h3>
      {description && (
        <p className="small soft">
          <bdi>{description}</bdi>
        </p>
      )}
    </div>
  )
}

/** From the lowest price with its tax, where days and times differ; each of them says its own. */
function EachPrice({ slots, second }: { slots: readonly Slot[]; second: Currency | null }) {
  const t = useText()
  const locale = useLocale()
  const [currency, pays] = [useAtomValue(currencyAtom), useAtomValue(paymentCurrencyAtom)]
  const [first, ...others] = slots.toSorted((one, other) => one.price - other.price)
  if (!first) return null
  const last = others.at(-1) ?? first
  const priceOf = ({ amount, currency }: Sum) => money(amount, currency, locale)
  const written = (lowest: Sum, highest: Sum) => {
    const [from, to] = [priceOf(lowest), priceOf(highest)]
    return from === to ? from : t('extras.prices', { from, to })
  }
  const own = ({ price: amount }: Slot) => ({ amount, currency })
  const taxOf = ({ tax: amount }: Slot) => ({ amount, currency })
  const [lowest, highest] = [first, last].map(({ mcp_price }) => sumIn(second, mcp_price))
  const each = (lowest: Sum, highest: Sum) => t('extras.each', { price: written(lowest, highest) })
  // The tax is the hotel's own, as its price is.
  const tax = last.tax > 0 && SEPARATOR + t('extras.tax', { tax: written(taxOf(first), taxOf(last)) })
  const hotels = each(own(first), own(last)) + (tax || '')
  const other = lowest && highest && each(lowest, highest)
  const [line, beside] = other && pays !== currency ? [other, hotels] : [hotels, other]
  return (
    <p className="small">
      {line}
      {beside && (
        <>
          <br />
          <span className="tiny soft">{beside}</span>
        </>
      )}
    </p>
  )
}

function Stock({ extra, isOut }: { extra: Extra; isOut: boolean }) {
  const t = useText()
  if (isOut)
    return (
      <p>
        <Label kind="plain">{t('extras.soldOut')}</Label>
      </p>
    )
  const { min_quantity: min, max_quantity: max, booking_limit: limit } = extra
  const notes = [
    ...(min > 1 ? [t('extras.range', { min, max })] : []),
    ...(limit === null ? [] : [t('extras.limit', { max: limit })]),
  ]
  return notes.length > 0 && <p className="tiny soft">{notes.join(SEPARATOR)}</p>
}

/** A quantity a day, a time, or both (EXTRA-003, EXTRA-004). */
function Slots({ extra, inventory, slots, second }: RowProps & { slots: readonly Slot[] }) {
  const t = useText()
  const chosen = useAtomValue(chosenExtrasAtom)
  // Only how it begins: whoever opened it closes it.
  const [isOpen] = useState(chosen.some(({ extra_id }) => extra_id === extra.extra_id))
  return (
    <details className="whole" open={isOpen}>
      <summary>{t(extra.extra_type === 'dated' ? 'extras.days' : 'extras.times')}</summary>
      <ul className="slots">
        {slots.map((slot) => (
          <SlotLine key={`${slot.date} ${slot.delivered_at}`} {...{ extra, inventory, slot, second }} />
        ))}
      </ul>
    </details>
  )
}

function SlotLine({ extra, inventory, slot, second }: RowProps & { slot: Slot }) {
  const t = useText()
  const locale = useLocale()
  const [currency, pays] = [useAtomValue(currencyAtom), useAtomValue(paymentCurrencyAtom)]
  const left = useLeft(inventory, slot)
  const isChosen = quantityOf(useAtomValue(chosenExtrasAtom), slot) > 0
  const words = useSlotWords(slot)
  return (
    <li>
      <span>
        {words}
        <br />
        <span className="small soft">
          <MoneyPair
            sum={{ amount: slot.price, currency }}
            beside={sumIn(second, slot.mcp_price)}
            {...{ pays, locale }}
          />
        </span>
      </span>
      {left === 0 && !isChosen ? (
        <Label kind="plain">{t('extras.soldOut')}</Label>
      ) : (
        <SlotStepper {...{ extra, inventory, slot }} name={`${extra.name}, ${words}`} />
      )}
    </li>
  )
}

function Question({ extra, question }: { extra: Extra; question: string }) {
  const t = useText()
  const answer = useSetAtom(answerExtraAtom)
  const value = useAtomValue(chosenExtrasAtom).find(({ extra_id }) => extra_id === extra.extra_id)?.answer ?? ''
  return (
    <div className="whole">
      <Field
        label={<bdi lang={ownLanguage(extra.lang)}>{question}</bdi>}
        optional={t('common.optional')}
        name={`extra-${extra.extra_id}`}
        maxLength={EXTRA_ANSWER_LENGTH}
        autoComplete="off"
        value={value}
        onChange={(event) => answer(extra.extra_id, event.currentTarget.value)}
      />
    </div>
  )
}
