import { atom } from 'jotai'

import { bookingRoutes } from '../../../../shared/booking-routes.ts'
import { OTA_SOURCE } from '../../../../shared/constants.ts'
import type { Currency } from '../../../../shared/currencies.ts'
import type { Calculation } from '../../../../shared/contract/rooms.ts'
import type { Booking, Card } from '../../../../shared/model/stay/reservation.ts'
import { needsGateway } from '../../../../shared/payments.ts'
import type { PaymentType } from '../../../../shared/payment-codes.ts'
import { attributionAtom } from '../../../state/analytics/attribution.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { hrefAtom } from '../../../state/navigation/navigation.ts'
import { otaAtom } from '../../../state/settings/settings.ts'
import { localeAtom } from '../../../state/settings/texts.ts'
import { visitAtom } from '../../../state/analytics/visit.ts'
import { criteriaAtom } from '../../../state/search/search.ts'
import { bookedExtrasAtom } from '../extras/extras-choice.ts'
import { keptChoiceAtom } from '../../../payment/card.ts'
import { guestAtom, wordsAtom } from '../details/form.ts'
import { sentAnswersAtom } from '../questions/given-answers.ts'
import { sentInvoiceAtom } from './invoice.ts'
import { isFreeAtom, methodsAtom, paymentTypeAtom } from './methods.ts'
import { chargedInAtom } from './payment-currency.ts'
import { bookedRoomsAtom } from '../details/room-guests.ts'
import { spentPointsAtom } from '../spending/spending-state.ts'
import { currencyAtom, stayAtom } from '../stay.ts'

/** What the gateway gave for who pays; nothing where it needs nothing from us. */
export type Payer = Pick<Booking['payment'], 'card' | 'paypal'>

/** The booking as it is sent; the total is the one the guest saw, and the server refuses any other (guarantee S9). */
export const bookingAtom = atom((get) => (calculation: Calculation, payer: Payer): Booking | null => {
  // The way that the price was asked for, as another may have another price; with nothing to pay any will do (PAY-056).
  const type = get(paymentTypeAtom) ?? get(methodsAtom)[0]?.type
  if (!type) return null
  const { checkin, checkout } = get(stayAtom)
  const { source, medium, referrerCode } = get(visitAtom)
  const guest = get(guestAtom)
  const tracking = get(attributionAtom)
  const invoice = get(sentInvoiceAtom)
  const points = get(spentPointsAtom)
  const { current_lottery_entry: entry_number } = get(criteriaAtom).carried
  return {
    checkin_date: checkin,
    checkout_date: checkout,
    rooms: get(bookedRoomsAtom)(guest),
    guest,
    payment: { type, ...get(sentPaymentAtom)(type, payer), ...(invoice && { invoice }) },
    extras: get(bookedExtrasAtom)(calculation.data.extras ?? []),
    ...(calculation.data.coupon && { coupon_code: calculation.data.coupon.code }),
    ...(calculation.data.voucher && { voucher_coupon_code: calculation.data.voucher.number }),
    ...(points > 0 && { points }),
    quote_id: calculation.meta.quote_id,
    total_price: calculation.data.total.total_price,
    ...secondCurrency(calculation),
    source: get(otaAtom) ? OTA_SOURCE : source,
    ...(medium && { medium }),
    ...(referrerCode && { referrer_code: referrerCode }),
    ...(entry_number && { lottery_result: { entry_number } }),
    ...get(wordsAtom),
    ...(Object.keys(tracking).length > 0 && { tracking }),
    ...get(sentAnswersAtom),
  }
})

/** What a gateway is told of who pays. */
export const sentPaymentAtom = atom((get) => (type: PaymentType, payer: Payer): Omit<Booking['payment'], 'type'> => ({
  ...payer,
  ...(needsGateway(type) && !get(isFreeAtom) && { return_url: get(returnUrlAtom) }),
  ...(payer.card && { ...get(chargedInSecondAtom)(type, payer.card), ...get(keptChoiceAtom).sent }),
}))

export const secondCurrency = ({
  meta: { mcp_currency, exchange_rate_version },
}: Calculation): Pick<Booking, 'mcp_currency' | 'exchange_rate_version'> =>
  mcp_currency && exchange_rate_version ? { mcp_currency, exchange_rate_version } : {}

/** Named only where it is not the hotel's own. */
const chargedInSecondAtom = atom((get) => (type: PaymentType, { brand }: Card): { currency?: Currency } => {
  const currency = get(chargedInAtom)(type, brand)
  return currency === get(currencyAtom) ? {} : { currency }
})

/**
 * Where the bank's page goes when it stands alone, and the one origin it tells that it was answered. Always ours: a
 * gateway knows the widget's origin, not every page that holds one. Inside a host page the watch finds out (bank.ts). It says
 * the language, which no browser need have kept; the start takes it out again (AMB-14).
 */
export const returnUrlAtom = atom(
  (get): string =>
    get(environmentAtom).attributes.origins.widget +
    get(hrefAtom)({ to: 'guestDetail', query: { locale: get(localeAtom) } }, bookingRoutes.guestDetail),
)
