import { atom } from 'jotai'
import type { Atom, SetStateAction, WritableAtom } from 'jotai'

import { hotelCodeAtom } from '../settings/settings.ts'

/** Counts the people who were here: one more with every sign-out. */
export const visitorAtom = atom(0)

/** What is worth keeping only while its owner is the same; nobody keeps a list of what to clear. */
export function atomOf<Owner, Value>(
  ownerAtom: Atom<Owner>,
  initial: Value,
): WritableAtom<Value, [SetStateAction<Value>], void> {
  const ownedAtom = atom<{ owner: Owner; value: Value } | null>(null)
  const valueAtom: WritableAtom<Value, [SetStateAction<Value>], void> = atom(
    (get) => {
      const held = get(ownedAtom)
      return held && held.owner === get(ownerAtom) ? held.value : initial
    },
    (get, set, next: SetStateAction<Value>) => {
      const value = typeof next === 'function' ? (next as (before: Value) => Value)(get(valueAtom)) : next // no value of ours is a function
      set(ownedAtom, { owner: get(ownerAtom), value })
    },
  )
  return valueAtom
}

/** What belongs to a person and goes with them (MEMBER-027). */
export const atomForVisitor = <Value>(initial: Value) => atomOf(visitorAtom, initial)
/** What belongs to a hotel and is not shown at another one of the brand. */
export const atomForHotel = <Value>(initial: Value) => atomOf(hotelCodeAtom, initial)
