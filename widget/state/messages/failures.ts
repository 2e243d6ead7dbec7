import { atom } from 'jotai'

import { errorRow, errorText } from '../../../shared/errors.ts'
import type { ErrorSlot } from '../../../shared/errors.ts'
import type { Failure, FailureKind } from '../../lib/failure.ts'
import type { TextKey } from '../../lib/i18n.ts'
import { dismissAtom, notifyAtom, slotsAtom } from './messages.ts'
import type { Shown, Message } from './messages.ts'

const KIND_TEXTS: Record<FailureKind, TextKey> = {
  refused: 'errors.general',
  system: 'errors.general',
  processing: 'errors.processing',
  network: 'errors.network',
  timeout: 'errors.timeout',
  aborted: 'errors.general',
  unknown: 'errors.outcome_unknown',
}

/** The words for a failure: its code's text, else the answer's title, else the general one (ERR-128). */
export function shownOf(failure: Failure): Shown {
  const code = failure.codes[0] ?? null
  const known = errorText(code ?? undefined, failure.payloads[0])
  const unknown: Message =
    failure.kind === 'refused' && failure.title ? { title: failure.title } : { key: KIND_TEXTS[failure.kind] }
  return { message: known ?? unknown, code, kind: failure.kind }
}

/** Puts a failure where the table says, or where the caller knows better. An abort is nobody's news. */
export const showAtom = atom(null, (_get, set, failure: Failure, slot?: ErrorSlot) => {
  if (failure.kind === 'aborted') return
  const place = failure.kind === 'refused' ? errorRow(failure.codes[0]).slot : null
  const chosen = slot ?? place ?? 'global'
  set(slotsAtom, (slots) => ({ ...slots, [chosen]: shownOf(failure) }))
})

const waitingCallsAtom = atom(0)

/** One call more, or less, that the server keeps asking to wait: as long as there is one, the guest reads so (AMB-21). */
export const serverBusyAtom = atom(null, (get, set, calls: number) => {
  set(waitingCallsAtom, (waiting) => waiting + calls)
  if (get(waitingCallsAtom) > 0) set(notifyAtom, { id: 'busy', variant: 'info', message: { key: 'errors.busy' } })
  else set(dismissAtom, 'busy')
})

export const questionKey = ({ id, ownable_type }: { id: number; ownable_type: string }) => `${ownable_type}/${id}`

/** What the server said about one question; gone as soon as the guest changes the answer. */
export type QuestionError = { key: string; message: Message }

/** A refusal that names a question is told there; null: it is about something else. */
export function questionError(failure: Failure): QuestionError | null {
  const { question_id: id, ownable_type } = failure.payloads[0] ?? {}
  if (typeof id !== 'number') return null
  return { key: questionKey({ id, ownable_type: String(ownable_type) }), message: shownOf(failure).message }
}
