import { atom } from 'jotai'

import { ONLINE_CAP_JPY } from '../../../shared/constants.ts'
import type { Currency } from '../../../shared/currencies.ts'
import { CARD_BRANDS, GATEWAYS, PAYMENT_TYPES, needsGateway } from '../../../shared/payments.ts'
import type { CardGateway, CardKind, PaymentTypeRow } from '../../../shared/payments.ts'
import type { GatewayId, PaymentType } from '../../../shared/payment-codes.ts'
import { linesAtom, chosenTotalAtom, currencyAtom } from './stay.ts'
import { settingsAtom } from '../../state/settings.ts'
import { calculationAtom, shownCalculation } from './calculation-state.ts'
import { CARD_GATEWAYS } from './gateways/index.ts'

/** A way to pay all chosen plans allow; one that cannot be used now stays and says why. */
export type Method = { type: PaymentType; off: 'gateway' | 'cap' | null }

type Plan = { payment_method: readonly PaymentType[] }
type Offered = {
  plans: readonly Plan[]
  options: readonly PaymentType[]
  currency: Currency
  hasGateway: boolean
  accepted: readonly CardKind[]
}

/** Spec 8.3: methods cannot be mixed across rooms, so only what every plan allows and the hotel offers is left. */
export function offeredMethods({ plans, options, currency, hasGateway, accepted }: Offered): Method[] {
  const [first, ...others] = plans
  const common = (first?.payment_method ?? []).filter(
    (type) =>
      others.every((plan) => plan.payment_method.includes(type)) && (options.length === 0 || options.includes(type)),
  )
  return common
    .filter((type) => isIn(type, currency))
    .map((type) => ({ type, off: offReason(type, hasGateway, accepted) }))
}

function isIn(type: PaymentType, currency: Currency): boolean {
  const row: PaymentTypeRow = PAYMENT_TYPES[type]
  return row.currency === undefined || row.currency === currency
}

function offReason(type: PaymentType, hasGateway: boolean, accepted: readonly CardKind[]): Method['off'] {
  const row: PaymentTypeRow = PAYMENT_TYPES[type]
  if (row.redirect || (needsGateway(type) && !hasGateway)) return 'gateway'
  return row.card && accepted.length === 0 ? 'cap' : null
}

const KINDS: readonly CardKind[] = [...new Set(Object.values(CARD_BRANDS).map((row) => row.is))]

/** As they travel in one text. */
export const kindsOf = (list: string): CardKind[] => KINDS.filter((kind) => list.split(',').includes(kind))

/** AMB-37: strictly more than a million yen paid now cannot go on Visa or Mastercard. Other currencies the server converts. */
export function acceptedKinds(paidNow: number, currency: Currency): CardKind[] {
  return KINDS.filter((kind) => !(currency === 'JPY' && CARD_BRANDS[kind].capped && paidNow > ONLINE_CAP_JPY))
}

/** AMB-04: with nothing to type about the payment, the choice stands among the details. */
export function isShortFlow(methods: readonly Method[], total: number | null): boolean {
  const open = methods.filter((method) => method.off === null)
  return total === 0 || (open.length > 0 && open.every(({ type }) => !needsGateway(type)))
}

/** Whose fields take the card; null when this hotel's gateway cannot be shown here. */
export const cardGatewayAtom = atom((get): CardGateway | null => {
  const { payment_gateway_setting: id, payment_hub_config: config } = get(settingsAtom)
  const gateway = id === null ? null : gatewayCard(id)
  return gateway && config && CARD_GATEWAYS[gateway] ? gateway : null
})

const gatewayCard = (id: GatewayId): CardGateway | null => GATEWAYS[id].card

const totalAtom = atom((get) => shownCalculation(get(calculationAtom))?.data.total ?? null)

/** What is charged while booking; before the calculation is there, the sum of the results stands for it. */
function paidNow(type: PaymentType | null, whole: number, deposit: number | null): number {
  const charged = type === null ? 'all' : PAYMENT_TYPES[type].charged
  return { all: whole, deposit: deposit ?? whole, nothing: 0 }[charged]
}

const paidByAtom = atom((get) => (type: PaymentType | null): number => {
  const total = get(totalAtom)
  return paidNow(type, total?.total_price ?? get(chosenTotalAtom), total?.deposit_amount ?? null)
})

export const paidNowAtom = atom((get): number => get(paidByAtom)(get(paymentTypeAtom)))
export const acceptedKindsAtom = atom((get) =>
  acceptedKinds(get(paidByAtom)(get(pickedPaymentAtom)), get(currencyAtom)),
)

export const methodsAtom = atom((get): Method[] =>
  offeredMethods({
    plans: get(linesAtom).map(({ plan }) => plan),
    options: get(settingsAtom).payment_options,
    currency: get(currencyAtom),
    hasGateway: get(cardGatewayAtom) !== null,
    accepted: get(acceptedKindsAtom),
  }),
)

export const pickedPaymentAtom = atom<PaymentType | null>(null)

/** The way the guest picked, or the first one that can be used. */
export const paymentTypeAtom = atom((get): PaymentType | null => {
  const open = get(methodsAtom).filter((method) => method.off === null)
  const picked = get(pickedPaymentAtom)
  return (open.find(({ type }) => type === picked) ?? open[0])?.type ?? null
})

export const isShortFlowAtom = atom((get) => isShortFlow(get(methodsAtom), get(totalAtom)?.total_price ?? null))
/** Nothing is left to pay, so no way to pay is asked for (PAY-056). */
export const isFreeAtom = atom((get) => get(totalAtom)?.total_price === 0)

/** A card number is needed before the booking can be sent. */
export const needsCardAtom = atom((get): boolean => {
  const type = get(paymentTypeAtom)
  return type !== null && PAYMENT_TYPES[type].card && !get(isFreeAtom)
})
