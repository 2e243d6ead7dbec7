import { atom } from 'jotai'

import type { Booking, Card } from '../../../../shared/model/stay/reservation.ts'
import type { Wallet } from '../../../../shared/payments.ts'
import { cardFieldsAtom, keptChoiceAtom } from '../../../payment/card.ts'
import { tokenise } from '../../../payment/tokenise.ts'
import type { Payer } from './booking.ts'
import { cardGatewayAtom, needsCardAtom } from './methods.ts'
import { cardBrandAtom, paymentCurrencyAtom } from './payment-currency.ts'

/**
 * Where a hotel has both, the guest presses one of two buttons; where it has PayPal alone, either means it. An order is
 * one its guest has approved already, in the wallet's own window.
 */
export type PaidBy = 'card' | 'paypal' | { order_id: string }

/** Who pays; null: the card fields say themselves what is missing. */
export const payerAtom = atom(null, async (get, set, by: PaidBy): Promise<Payer | null> => {
  if (!get(needsCardAtom)) return {}
  if (by === 'card' && get(cardGatewayAtom)) {
    const card = await tokenise(get(cardFieldsAtom), get(keptChoiceAtom).card)
    return card && { card }
  }
  if (typeof by === 'object') return { paypal: by }
  const { orderAtom } = await import('../../../payment/wallets/paypal.ts')
  return { paypal: { order_id: await set(orderAtom) } }
})

/** The token says what card it is; where that changes the currency of the payment, the guest sees it and presses again. */
export const isChargedAsShownAtom = atom(null, (get, set, { brand }: Card): boolean => {
  const shown = get(paymentCurrencyAtom)
  set(cardBrandAtom, brand)
  return get(paymentCurrencyAtom) === shown
})

/** Whose page the guest leaves for to say yes; null: nobody's, or the bank's. */
export const walletOf = (payment: Pick<Booking['payment'], 'type' | 'paypal'> | undefined): Wallet | null =>
  payment?.type === 'amazon_pay' ? 'amazon_pay' : payment?.paypal ? 'paypal' : null
