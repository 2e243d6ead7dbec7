import { atom } from 'jotai'
import { is } from 'superstruct'

import { linkPayment, linkTransaction } from '../../../shared/model/payment-link.ts'
import type { LinkPayment, LinkTransaction } from '../../../shared/model/payment-link.ts'
import type { CardFields } from '../../state/card-fields.ts'
import type { TextKey } from '../../lib/i18n.ts'
import { environmentAtom } from '../../state/environment.ts'
import { numberAtom } from './record.ts'

/** How far paying is. */
export type Paying =
  | { kind: 'idle' }
  | { kind: 'busy' }
  /** isOver: no card can change it, so the form stays and is closed. */
  | { kind: 'refused'; text: TextKey; isOver: boolean }
  /** The card may have been charged: nobody says anything before it was asked again under the same key. */
  | { kind: 'unknown' }
  | { kind: 'bank'; asked: LinkTransaction }
  /** Just now, by this guest. */
  | { kind: 'paid' }

export const payingAtom = atom<Paying>({ kind: 'idle' })

/** The gateway's fields on the screen. Nothing that is typed into them ever comes here. */
export const fieldsAtom = atom<CardFields | null>(null)

/** One press is one attempt: its key is made before the first POST and kept until a definite answer (guarantee W9). */
export type Attempt = { key: string; body: LinkPayment; asked: LinkTransaction | null }

export const readAttemptAtom = atom(null, (get): Attempt | null => {
  const kept = get(environmentAtom).storage.read('linkAttempt')
  if (!kept || kept.number !== get(numberAtom) || !is(kept.body, linkPayment)) return null
  return { key: kept.key, body: kept.body, asked: is(kept.asked, linkTransaction) ? kept.asked : null }
})

export const keepAttemptAtom = atom(null, (get, _set, attempt: Attempt) =>
  get(environmentAtom).storage.write('linkAttempt', { ...attempt, number: get(numberAtom) }),
)

export const dropAttemptAtom = atom(null, (get) => get(environmentAtom).storage.remove('linkAttempt'))
