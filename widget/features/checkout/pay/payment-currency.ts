import { atom } from 'jotai'

import type { Currency } from '../../../../shared/currencies.ts'
import { isOnlineCard, keepsCurrency, PAYMENT_TYPES } from '../../../../shared/payments.ts'
import type { CardBrand } from '../../../../shared/payments.ts'
import type { PaymentType } from '../../../../shared/payment-codes.ts'
import { priceSum } from '../../../../shared/rules/money/money.ts'
import type { Sum } from '../../../../shared/rules/money/money.ts'
import { mcpCurrencyAtom } from '../../../state/settings/currency.ts'
import { calculationAtom, shownCalculation } from '../price/calculation-state.ts'
import { cardGatewayAtom, isFreeAtom, paidNowAtom, paymentTypeAtom } from './methods.ts'
import { currencyAtom } from '../stay.ts'
import { checkoutSettingsAtom } from '../settings.ts'

/** The brand of the number in the card fields, as far as they know it. */
export const cardBrandAtom = atom<CardBrand | null>(null)

/** Of a stay that was paid and becomes dearer only this much is charged, and as the rest of it was. */
const differenceAtom = atom((get): number | null => {
  const shown = shownCalculation(get(calculationAtom))?.data
  return shown?.change && shown.change.charge !== shown.total.total_price ? shown.change.charge : null
})

/** The guest's second currency, where this hotel can charge a card in it; a session of Adyen is opened in the hotel's. */
export const chargedSecondAtom = atom((get): Currency | null => {
  const shown = shownCalculation(get(calculationAtom))
  if (get(differenceAtom) !== null || (shown?.data.change && shown.meta.mcp_currency === null)) return null
  const isOpen = get(checkoutSettingsAtom).mcp_payment_gateway_setting !== null && get(cardGatewayAtom) !== 'adyen_gmo'
  return isOpen && !get(isFreeAtom) ? get(mcpCurrencyAtom) : null
})

/** PAY-047, PAY-059, AMB-16: a card of an allowed brand is charged in the second currency, everything else in the hotel's. */
export const chargedInAtom = atom((get) => (type: PaymentType | null, brand: CardBrand | null): Currency => {
  const second = get(chargedSecondAtom)
  if (second === null || type === null || !isOnlineCard(type)) return get(currencyAtom)
  // Before the first digits nobody knows the brand; most cards are of an allowed one.
  return brand === null || keepsCurrency(type, brand) ? second : get(currencyAtom)
})

/** What the guest is going to pay in, as things stand. */
export const paymentCurrencyAtom = atom((get): Currency => get(chargedInAtom)(get(paymentTypeAtom), get(cardBrandAtom)))

/** The guest chose a second currency, and this way of paying is charged in the hotel's: that is said. */
export const isRevertedAtom = atom(
  (get) => get(chargedSecondAtom) !== null && get(paymentCurrencyAtom) === get(currencyAtom),
)

/** What is charged with the press, in the currency it is charged in. */
export const paidNowSumAtom = atom((get): Sum => {
  const difference = get(differenceAtom)
  if (difference !== null) return { amount: difference, currency: get(currencyAtom) }
  const [hotel, currency, type] = [get(currencyAtom), get(paymentCurrencyAtom), get(paymentTypeAtom)]
  const total = shownCalculation(get(calculationAtom))?.data.total
  const plain = { amount: get(paidNowAtom), currency: hotel }
  if (!total || type === null || plain.amount === 0) return plain
  return priceSum(total, PAYMENT_TYPES[type].charged === 'deposit' ? 'deposit_amount' : 'total_price', hotel, currency)
})

/** The whole stay in the currency of the payment; null while the price is on its way. */
export const totalSumAtom = atom((get): Sum | null => {
  const calculation = shownCalculation(get(calculationAtom))
  if (!calculation) return null
  const { data, meta } = calculation
  return priceSum(data.total, 'total_price', meta.currency, get(paymentCurrencyAtom))
})
