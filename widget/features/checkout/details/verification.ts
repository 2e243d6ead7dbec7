import { atom } from 'jotai'

import { ERRORS } from '../../../../shared/errors.ts'
import { Failure } from '../../../lib/failure.ts'
import { checkoutSettingsAtom } from '../settings.ts'

export const checkForPeopleAtom = atom((get) => get(checkoutSettingsAtom).turnstile)

/** What the check gave for the guest who is here; it is good for one booking. */
export const verificationTokenAtom = atom<string | null>(null)
/** One more whenever a token was used, so that the check begins again. */
export const verificationRoundAtom = atom(0)

type Verified = { verification_token?: string }

/** The token to book with, once; where the hotel asks for it nobody goes on without (GUEST-028). */
export const spendVerificationAtom = atom(null, (get, set): Verified => {
  if (get(checkForPeopleAtom) === null) return {}
  const token = get(verificationTokenAtom)
  if (token === null) throw new Failure('refused', 0, UNCHECKED)
  set(verificationTokenAtom, null)
  set(verificationRoundAtom, (round) => round + 1)
  return { verification_token: token }
})

/** As the server refuses it. */
const UNCHECKED = {
  errors: [{ title: '', details: { code: ERRORS.invalidRequest.code, reason: 'verification_failed' } }],
}

/** Before a card or a wallet is asked for anything. */
export const needVerificationAtom = atom(null, (get) => {
  if (get(checkForPeopleAtom) !== null && get(verificationTokenAtom) === null)
    throw new Failure('refused', 0, UNCHECKED)
})
