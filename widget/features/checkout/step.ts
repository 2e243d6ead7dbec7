import { atom } from 'jotai'
import { is, type, enums } from 'superstruct'

import { goAtom, placeAtom, routeAtom } from '../../state/navigation/navigation.ts'
import { isFormRightAtom } from './details/form.ts'
import { isShortFlowAtom } from './pay/methods.ts'

/** ROUTE-053 and AMB-03: details 0, payment 1 on the same path, each a history entry of its own. */
export type CheckoutStep = 'details' | 'payment'

const paymentState = type({ step: enums([1]) })

/** A path of its own on an agency's site (ROUTE-055). Payment needs right details: an old history entry without them shows the details. */
export const checkoutStepAtom = atom((get): CheckoutStep => {
  const isAsked = is(get(placeAtom).state, paymentState) || get(routeAtom).view === 'payment'
  return isAsked && !get(isShortFlowAtom) && get(isFormRightAtom) ? 'payment' : 'details'
})

const bookedState = type({ steps: enums([2, 3]) })
export type StepCount = 2 | 3

/** How many steps led to the confirmation; null for who comes from a mail and walked none. */
export const bookedStepsAtom = atom((get): StepCount | null => {
  const { state } = get(placeAtom)
  return is(state, bookedState) ? state.steps : null
})

export const toPaymentAtom = atom(null, (_get, set) =>
  set(goAtom, { to: 'guestDetail', view: 'payment', state: { step: 1 } }),
)
