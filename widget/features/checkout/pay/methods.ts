import { atom } from 'jotai'

import { CARDS_BEFORE_ON_SITE } from '../../../../shared/constants.ts'
import type { Currency } from '../../../../shared/currencies.ts'
import { acceptedKinds, GATEWAYS, PAYMENT_TYPES, gatewayFor, needsGateway } from '../../../../shared/payments.ts'
import type { CardGateway, CardKind, GatewayRow, PaymentTypeRow } from '../../../../shared/payments.ts'
import type { PaymentType } from '../../../../shared/payment-codes.ts'
import type { GatewayAccount } from '../../../../shared/model/hotel/checkout-settings.ts'
import { openWindows } from '../../../../shared/rules/days/maintenance.ts'
import { linesAtom, chosenTotalAtom, currencyAtom } from '../stay.ts'
import { mcpCurrencyAtom } from '../../../state/settings/currency.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { refusedCardsAtom } from '../../../payment/attempt.ts'
import { calculationAtom, shownCalculation } from '../price/calculation-state.ts'
import { bookedStayPaymentAtom } from '../prepay/booked-stay-payment.ts'
import { checkoutSettingsAtom } from '../settings.ts'

/** A way to pay all chosen plans allow; one that cannot be used now stays and says why. */
export type Method = { type: PaymentType; off: 'gateway' | 'cap' | 'maintenance' | null }

type Plan = { payment_method: readonly PaymentType[] }
type Offered = {
  plans: readonly Plan[]
  options: readonly PaymentType[]
  currency: Currency
  hasGateway: boolean
  accepted: readonly CardKind[]
  /** The hotel takes whoever had two cards refused at its desk. */
  isDeskOpen?: boolean
  /** Ways of paying the payment provider's work keeps closed now. */
  closed?: readonly PaymentType[]
}

/** PAY-017: methods cannot be mixed across rooms, so only what every plan allows and the hotel offers is left. */
export function offeredMethods({ plans, options, currency, ...state }: Offered): Method[] {
  const [first, ...others] = plans
  const common = (first?.payment_method ?? []).filter(
    (type) =>
      others.every((plan) => plan.payment_method.includes(type)) && (options.length === 0 || options.includes(type)),
  )
  const desk: PaymentType[] = state.isDeskOpen && first && !common.includes('on_site') ? ['on_site'] : []
  return [...common, ...desk]
    .filter((type) => isIn(type, currency))
    .map((type) => ({ type, off: offReason(type, state) }))
}

function isIn(type: PaymentType, currency: Currency): boolean {
  const row: PaymentTypeRow = PAYMENT_TYPES[type]
  return row.currency === undefined || row.currency === currency
}

type State = Pick<Offered, 'hasGateway' | 'accepted' | 'closed'>

function offReason(type: PaymentType, { hasGateway, accepted, closed = [] }: State): Method['off'] {
  const row: PaymentTypeRow = PAYMENT_TYPES[type]
  if (closed.includes(type)) return 'maintenance'
  if (needsGateway(type) && !hasGateway) return 'gateway'
  return row.card && accepted.length === 0 ? 'cap' : null
}

/** AMB-04: with nothing to type about the payment, the choice stands among the details. */
export function isShortFlow(methods: readonly Method[], total: number | null | undefined): boolean {
  const open = methods.filter((method) => method.off === null)
  return total === 0 || (open.length > 0 && open.every(({ type }) => !needsGateway(type)))
}

/** Whose fields take the card; null when this hotel's gateway cannot be shown here. */
export const cardGatewayAtom = atom((get): CardGateway | null => get(gatewayRowAtom)?.card ?? null)

/** Where its fields and pages are. */
export const gatewayConfigAtom = atom((get) => {
  const settings = get(checkoutSettingsAtom)
  return settings.payment_gateway_config ?? settings.payment_hub_config
})

/** Who has an account with the gateway itself pays in its script; null: the simulator stands in. */
export const accountAtom = atom((get) => (id: CardGateway | 'paypal' | null): GatewayAccount | null => {
  const accounts = get(checkoutSettingsAtom).gateway_accounts
  return accounts.find(({ gateway }) => gateway === id) ?? null
})

/** PAY-030: what is shown in the second currency may have a gateway of its own. */
export const gatewayRowAtom = atom((get): GatewayRow | null => {
  const id = gatewayFor(get(checkoutSettingsAtom), get(mcpCurrencyAtom) !== null)
  return id === null || get(gatewayConfigAtom) === null ? null : GATEWAYS[id]
})

/** The price on the screen. A change of a booked stay says what it means in money. */
const priceAtom = atom((get) => shownCalculation(get(calculationAtom))?.data)

/** What is charged while booking; before the calculation is there, the sum of the results stands for it. */
const paidByAtom = atom((get) => (type: PaymentType | null): number => {
  const price = get(priceAtom)
  const whole = price?.total.total_price ?? get(chosenTotalAtom)
  const sums = { all: whole, deposit: price?.total.deposit_amount ?? whole, nothing: 0 }
  return price?.change?.charge ?? sums[type ? PAYMENT_TYPES[type].charged : 'all']
})

export const paidNowAtom = atom((get): number => get(paidByAtom)(get(paymentTypeAtom)))
export const acceptedKindsAtom = atom((get) => {
  const closed = get(atWorkAtom).flatMap(({ brands }) => brands)
  const kinds = acceptedKinds(get(paidByAtom)(get(pickedPaymentAtom)), get(currencyAtom))
  return kinds.filter((kind) => !closed.includes(kind))
})

/** When the ways of paying were last looked at; a screen that shows them looks again. */
export const lookedAtAtom = atom<number | null>(null)
/** PAY-058: the hours of the payment provider's work this moment lies in. */
export const atWorkAtom = atom((get) =>
  openWindows(get(checkoutSettingsAtom).payment_maintenance, get(lookedAtAtom) ?? get(environmentAtom).now()),
)

const payablePlansAtom = atom((get): readonly Plan[] => {
  const held = get(bookedStayPaymentAtom)
  return held ? [{ payment_method: held.types }] : get(linesAtom).map(({ plan }) => plan)
})
const isDeskOpenAtom = atom(
  (get) =>
    get(bookedStayPaymentAtom) === null &&
    get(checkoutSettingsAtom).on_site_after_failures &&
    get(refusedCardsAtom) >= CARDS_BEFORE_ON_SITE,
)

export const methodsAtom = atom((get): Method[] =>
  offeredMethods({
    plans: get(payablePlansAtom),
    options: get(checkoutSettingsAtom).payment_options,
    currency: get(currencyAtom),
    hasGateway: get(gatewayRowAtom) !== null,
    accepted: get(acceptedKindsAtom),
    isDeskOpen: get(isDeskOpenAtom),
    closed: get(atWorkAtom).flatMap(({ methods }) => methods),
  }),
)

export const pickedPaymentAtom = atom<PaymentType | null>(null)

/** The way the guest picked, or the first one that can be used. */
export const paymentTypeAtom = atom((get): PaymentType | null => {
  const open = get(methodsAtom).filter((method) => method.off === null)
  const picked = get(pickedPaymentAtom)
  return (open.find(({ type }) => type === picked) ?? open[0])?.type ?? null
})

export const isShortFlowAtom = atom((get) => isShortFlow(get(methodsAtom), get(priceAtom)?.total.total_price))
/** Nothing is left to pay, so no way to pay is asked for (PAY-056). */
export const isFreeAtom = atom((get) => get(paidByAtom)(null) === 0)

/** A card number is needed before the booking can be sent: not for a deposit of nothing, whose rest is paid at the hotel. */
export const needsCardAtom = atom((get): boolean => {
  const type = get(paymentTypeAtom)
  const row = type && PAYMENT_TYPES[type]
  // The sums of another way of paying, which stand until the new ones come, have no deposit.
  const isDeposit = row?.charged === 'deposit' && get(calculationAtom).kind === 'ready'
  return !!row?.card && get(paidByAtom)(isDeposit ? type : null) > 0
})
