import { atom } from 'jotai'

import type { CardFields } from './gateways/gateway.ts'

/** The gateway's fields on the screen. */
export const cardFieldsAtom = atom<CardFields | null>(null)

/** The one card value that is ours; it is sent to the gateway and never stored. */
export const cardHolderAtom = atom('')

export type HolderErrorKey = 'errors.required' | 'checkout.holderLatin'

const HALF_WIDTH_ROMAN = /^[A-Za-z][A-Za-z .'-]{0,59}$/

/** Spec 5: half-width Roman letters. */
export function holderError(holder: string): HolderErrorKey | null {
  if (holder.trim() === '') return 'errors.required'
  return HALF_WIDTH_ROMAN.test(holder.trim()) ? null : 'checkout.holderLatin'
}

const holderLeftAtom = atom(false)

export const holderErrorAtom = atom((get) => (get(holderLeftAtom) ? holderError(get(cardHolderAtom)) : null))

export const typeHolderAtom = atom(null, (_get, set, holder: string) => {
  set(cardHolderAtom, holder)
  set(holderLeftAtom, false)
})

export const leaveHolderAtom = atom(null, (get, set) => {
  if (get(cardHolderAtom).trim()) set(holderLeftAtom, true)
})

/** Shows what is wrong with it; true when nothing is. */
export const checkHolderAtom = atom(null, (get, set): boolean => {
  set(holderLeftAtom, true)
  return holderError(get(cardHolderAtom)) === null
})
