import { atom } from 'jotai'
import type { SetStateAction, WritableAtom } from 'jotai'

/** Counts the people who were here: one more with every sign-out. */
export const visitorAtom = atom(0)

/** What belongs to a person and goes with them (specification 4, "Login states"); nobody keeps a list of what to clear. */
export function atomForVisitor<Value>(initial: Value): WritableAtom<Value, [SetStateAction<Value>], void> {
  const heldAtom = atom({ visitor: 0, value: initial })
  const valueAtom: WritableAtom<Value, [SetStateAction<Value>], void> = atom(
    (get) => {
      const { visitor, value } = get(heldAtom)
      return visitor === get(visitorAtom) ? value : initial
    },
    (get, set, next: SetStateAction<Value>) => {
      const value = typeof next === 'function' ? (next as (before: Value) => Value)(get(valueAtom)) : next // no value of ours is a function
      set(heldAtom, { visitor: get(visitorAtom), value })
    },
  )
  return valueAtom
}
