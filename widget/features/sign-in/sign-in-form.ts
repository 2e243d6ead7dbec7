import { atom } from 'jotai'

import { accounts } from '../../../shared/contract/accounts.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { email, normalizeEmail, required } from '../../../shared/rules/person/names.ts'
import { environmentAtom } from '../../state/environment.ts'
import { becomeMemberAtom } from '../../state/session/identity.ts'
import { returnBackAtom } from '../../state/navigation/return-to.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { asFailure } from '../../lib/failure.ts'
import { atomForVisitor } from '../../state/session/visitor.ts'
import { fieldErrorsOf, formOf } from '../../state/form.ts'

export const signInForm = formOf(
  { email: '', password: '' },
  { words: { [ERRORS.invalidRequest.code]: 'signIn.wrong' } },
)
const { valuesAtom, sendAtom, typeAtom, refusedAtom } = signInForm

/** The password was right, and the address is still to be confirmed. */
export const unconfirmedAtom = atomForVisitor<string | null>(null)

/** A refusal keeps the address and asks for the password anew (MEMBER-002). */
export const submitSignInAtom = atom(null, async (get, set): Promise<void> => {
  const values = get(valuesAtom)
  const faults = fieldErrorsOf({ email: email(values.email), password: required(values.password) })
  const hotelId = get(settingsAtom).hotel_id
  const body = { email: normalizeEmail(values.email), password: values.password }
  const isIn = await set(sendAtom, faults, async () => {
    set(unconfirmedAtom, null)
    try {
      // A wrong password is no lost sign-in: nobody was signed in.
      const { data } = await get(environmentAtom).api(accounts.signIn, { hotelId, body }, { isSilent: true })
      set(becomeMemberAtom, data, 'password')
    } catch (error) {
      if (asFailure(error).payloads.some(({ reason }) => reason === 'unconfirmed')) set(unconfirmedAtom, body.email)
      throw error
    }
  })
  if (get(unconfirmedAtom)) set(refusedAtom, null)
  if (Object.keys(faults).length === 0) set(typeAtom, 'password', '')
  if (!isIn) return
  set(typeAtom, 'email', '')
  set(returnBackAtom)
})
