import { atom } from 'jotai'

import { errorRow } from '../../../shared/errors.ts'
import type { Failure } from '../../lib/failure.ts'
import { showAtom, shownOf } from '../../state/failures.ts'
import { goAtom } from '../../state/navigation.ts'
import { paymentAtom } from './attempt.ts'
import { serverFaultAtom } from './form.ts'
import { stayAtom, totalsAtom } from './stay.ts'

/** Only a refusal says for certain that nothing was booked. An answer we cannot read may have been a booking. */
export const isStillUnknown = (failure: Failure): boolean =>
  failure.kind === 'unknown' ||
  failure.kind === 'processing' ||
  failure.kind === 'aborted' ||
  failure.codes.includes(STILL_RUNNING)

/** The same attempt is still being worked on: another press may not become a second booking. */
const STILL_RUNNING = 3013

/** Where a refusal leads is one row of ERRORS; the form stays filled whatever it is. */
export const landAtom = atom(null, (_get, set, failure: Failure) => {
  set(paymentAtom, { kind: 'idle' })
  if (failure.kind !== 'aborted') set(showWhereAtom, failure)
})

const showWhereAtom = atom(null, (_get, set, failure: Failure) => {
  const row = errorRow(failure.codes[0], failure.payloads[0])
  switch (row.then) {
    case 'stay':
    case 'payment':
      return set(stayHereAtom, failure)
    case 'guestDetail':
      return set(toDetailsAtom, failure)
    case 'fail':
      return set(failAtom, failure.codes[0] ?? null)
    case 'results':
    case 'search':
      set(showAtom, failure, row.slot)
      return set(goAtom, { to: 'result' })
    case 'signIn':
    case 'signOut':
      return set(showAtom, failure) // the session's own verbs have been told by the api
    default:
      return row.then satisfies never
  }
})

const stayHereAtom = atom(null, (_get, set, failure: Failure) => {
  const { field } = errorRow(failure.codes[0], failure.payloads[0])
  set(paymentAtom, { kind: 'refused', shown: shownOf(failure), field: field ?? null })
})

const toDetailsAtom = atom(null, (_get, set, failure: Failure) => {
  const { field } = errorRow(failure.codes[0], failure.payloads[0])
  const shown = shownOf(failure)
  if (field === 'email') set(serverFaultAtom, { field, told: shown.told })
  else set(paymentAtom, { kind: 'refused', shown, field: field ?? null })
  set(goAtom, { to: 'guestDetail', replace: true, state: { step: 0 } })
})

/** The failure page takes the place of the payment step, so that the way back leads to the filled form. */
export const failAtom = atom(null, (get, set, code: number | null) => {
  const { checkin, checkout } = get(stayAtom)
  const query = {
    checkin,
    checkout,
    adults: String(get(totalsAtom).adults),
    error_code: code === null ? undefined : String(code),
  }
  set(paymentAtom, { kind: 'idle' })
  set(goAtom, { to: 'fail', query, replace: true })
})
