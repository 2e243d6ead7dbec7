import { atom } from 'jotai'

import { errorRow, errorText } from '../../shared/errors.ts'
import type { ErrorSlot } from '../../shared/errors.ts'
import type { TextKey, Translate } from '../lib/i18n.ts'
import type { Failure, FailureKind } from '../lib/failure.ts'

/** What is told: a text of ours by key, or the server's own title for a code we do not know. Kept as data, so a new language tells it anew. */
export type Told = { key: TextKey; values?: Record<string, string | number> } | { title: string }
export type Shown = { told: Told; code: number | null; kind: FailureKind | null }

export type Banner = { id: string; variant: 'success' | 'error' | 'info' | 'warning'; told: Told }

export const slotsAtom = atom<Partial<Record<ErrorSlot, Shown>>>({})
export const bannersAtom = atom<Banner[]>([])

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
  const unknown: Told =
    failure.kind === 'refused' && failure.title ? { title: failure.title } : { key: KIND_TEXTS[failure.kind] }
  return { told: known ?? unknown, code, kind: failure.kind }
}

/** The words of what is told. The values of a key chosen at run time cannot be checked by its type. */
export function say(t: Translate, told: Told): string {
  if ('title' in told) return told.title
  return (t as (key: TextKey, values?: Record<string, string | number>) => string)(told.key, told.values)
}

/** Puts a failure where the table says, or where the caller knows better. An abort is nobody's news. */
export const showAtom = atom(null, (_get, set, failure: Failure, slot?: ErrorSlot) => {
  if (failure.kind === 'aborted') return
  const place = failure.kind === 'refused' ? errorRow(failure.codes[0]).slot : null
  const chosen = slot ?? place ?? 'global'
  set(slotsAtom, (slots) => ({ ...slots, [chosen]: shownOf(failure) }))
})

export const clearSlotAtom = atom(null, (_get, set, slot: ErrorSlot) => {
  set(slotsAtom, ({ [slot]: _gone, ...rest }) => rest)
})

/** A message for what the guest just did; without a variant it is good news (HEAD-029). */
export const tellAtom = atom(null, (_get, set, banner: { id: string; told: Told; variant?: Banner['variant'] }) => {
  const next: Banner = { variant: 'success', ...banner }
  set(bannersAtom, (banners) => [...banners.filter((other) => other.id !== next.id), next])
})

export const dismissAtom = atom(null, (_get, set, id: string) => {
  set(bannersAtom, (banners) => banners.filter((banner) => banner.id !== id))
})
