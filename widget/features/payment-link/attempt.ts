import { atom } from 'jotai'
import { is } from 'superstruct'

import { linkPayment, linkTransaction } from '../../../shared/model/payment/payment-link.ts'
import type { LinkPayment, LinkTransaction } from '../../../shared/model/payment/payment-link.ts'
import type { CardFields } from '../../payment/card-fields.ts'
import type { TextKey } from '../../lib/i18n.ts'
import { environmentAtom } from '../../state/environment.ts'
import { linkNumberAtom } from './record.ts'

/** How far paying is. */
export type Paying =
  | { kind: 'idle' }
  | { kind: 'busy' }
  /** isOver: no card can change it, so the form stays and is closed. */
  | { kind: 'refused'; text: TextKey; isOver: boolean }
  /** The card may have been charged: nobody says anything before it was asked again under the same key. */
  | { kind: 'unknown' }
  | { kind: 'challenge'; asked: LinkTransaction }
  /** Just now, by this guest. */
  | { kind: 'paid' }

const payingOfLinksAtom = atom<Readonly<Record<string, Paying>>>({})
/** Of the link of the address; an answer about another one, by its number, is kept for that one. */
export const payingAtom = atom(
  (get): Paying => get(payingOfLinksAtom)[get(linkNumberAtom)] ?? { kind: 'idle' },
  (get, set, paying: Paying, number: string = get(linkNumberAtom)) =>
    set(payingOfLinksAtom, (all) => ({ ...all, [number]: paying })),
)

/** The gateway's fields on the screen. Nothing that is typed into them ever comes here. */
export const fieldsAtom = atom<CardFields | null>(null)

/** One press is one attempt: its key is made before the first POST and kept until a definite answer (guarantee W9). */
export type LinkAttempt = { key: string; body: LinkPayment; asked: LinkTransaction | null }

export const readLinkAttemptAtom = atom(null, (get): LinkAttempt | null => {
  const kept = get(environmentAtom).storage.read('linkAttempts')?.[get(linkNumberAtom)]
  if (!kept || !is(kept.body, linkPayment)) return null
  return { key: kept.key, body: kept.body, asked: is(kept.asked, linkTransaction) ? kept.asked : null }
})

export const keepLinkAttemptAtom = atom(null, (get, _set, attempt: LinkAttempt, number: string) => {
  const { storage } = get(environmentAtom)
  storage.write('linkAttempts', { ...storage.read('linkAttempts'), [number]: attempt })
})

export const dropLinkAttemptAtom = atom(null, (get, _set, number: string) => {
  const { storage } = get(environmentAtom)
  const { [number]: _, ...others } = storage.read('linkAttempts') ?? {}
  storage.write('linkAttempts', others)
})
