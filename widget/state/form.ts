import { atom } from 'jotai'

import { errorRow } from '../../shared/errors.ts'
import type { ErrorField } from '../../shared/errors.ts'
import { asFailure } from '../lib/failure.ts'
import type { Failure } from '../lib/failure.ts'
import type { TextKey } from '../lib/i18n.ts'
import type { Shown, Message } from './messages/messages.ts'
import { shownOf } from './messages/failures.ts'
import { atomForVisitor } from './session/visitor.ts'

type Values = Record<string, string | boolean>
export type FieldErrors<V extends Values> = Partial<Record<keyof V & string, Message>>

type Answers<V extends Values> = {
  /** Which of its fields a refusal is about. */
  fields?: Partial<Record<ErrorField, keyof V & string>>
  /** Codes that say more here than everywhere. */
  words?: Partial<Record<number, TextKey>>
}

/** What a form holds: it survives every refusal, another language and a look at another screen, and nothing is stored. */
export function formOf<V extends Values>(initial: V, { fields: fieldOf = {}, words = {} }: Answers<V> = {}) {
  const valuesAtom = atomForVisitor<V>(initial)
  const fieldErrorsAtom = atomForVisitor<FieldErrors<V>>({})
  /** What the server said about the form as a whole. */
  const refusedAtom = atomForVisitor<Shown | null>(null)
  const isBusyAtom = atomForVisitor(false)

  const typeAtom = atom(null, (_get, set, name: keyof V & string, value: string | boolean) => {
    set(valuesAtom, (values) => ({ ...values, [name]: value }))
    set(fieldErrorsAtom, (faults) => (name in faults ? without(faults, name) : faults))
  })

  const refuseAtom = atom(null, (_get, set, failure: Failure) => {
    if (failure.kind === 'aborted') return
    const row = errorRow(failure.codes[0])
    const field = failure.kind === 'refused' && row.field && fieldOf[row.field]
    const own = words[failure.codes[0] ?? 0]
    const shown = own ? { ...shownOf(failure), message: { key: own } } : shownOf(failure)
    if (field) set(fieldErrorsAtom, (faults) => ({ ...faults, [field]: shown.message }))
    else set(refusedAtom, shown)
  })

  /** Sends it once, if nothing is wrong with it; true when the server has taken it. */
  const sendAtom = atom(null, async (get, set, faults: FieldErrors<V>, send: () => Promise<void>): Promise<boolean> => {
    if (get(isBusyAtom)) return false
    set(refusedAtom, null)
    set(fieldErrorsAtom, faults)
    if (Object.keys(faults).length > 0) return false
    set(isBusyAtom, true)
    try {
      await send()
      return true
    } catch (error) {
      set(refuseAtom, asFailure(error))
      return false
    } finally {
      set(isBusyAtom, false)
    }
  })

  return { valuesAtom, fieldErrorsAtom, refusedAtom, isBusyAtom, typeAtom, sendAtom }
}
function without<V extends Values>(faults: FieldErrors<V>, name: keyof V & string): FieldErrors<V> {
  const { [name]: _gone, ...others } = faults
  return others as FieldErrors<V> // a rest of a mapped type is no longer one
}

export type FormState<V extends Values> = ReturnType<typeof formOf<V>>

/** Only the faults there are, by the keys of their texts. */
export function fieldErrorsOf<V extends Values>(
  found: Partial<Record<keyof V & string, TextKey | null>>,
): FieldErrors<V> {
  const entries = Object.entries<TextKey | null | undefined>(found).flatMap(([name, key]) =>
    key ? [[name, { key }]] : [],
  )
  return Object.fromEntries(entries) as FieldErrors<V> // Object.entries forgets the names it lists
}
