import { atom } from 'jotai'

import { organizations } from '../../../../shared/contract/organizations.ts'
import { ERRORS } from '../../../../shared/errors.ts'
import { required } from '../../../../shared/rules/person/names.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { fieldErrorsOf, formOf } from '../../../state/form.ts'
import { goAtom } from '../../../state/navigation/navigation.ts'
import { returnBackAtom } from '../../../state/navigation/return-to.ts'
import { becomeOrganizationAtom } from '../../../state/session/organization.ts'
import { hotelCodeAtom } from '../../../state/settings/settings.ts'

export const corporateForm = formOf(
  { account_id: '', password: '' },
  {
    words: { [ERRORS.invalidRequest.code]: 'corporate.wrong', [ERRORS.accountLocked.code]: 'corporate.locked' },
  },
)
const { valuesAtom, sendAtom, typeAtom } = corporateForm

/** A refusal keeps the account id and asks for the password anew; nobody is signed out by it (CORP-008). */
export const submitCorporateSignInAtom = atom(null, async (get, set): Promise<void> => {
  const { account_id, password } = get(valuesAtom)
  const faults = fieldErrorsOf({ account_id: required(account_id), password: required(password) })
  const input = { code: get(hotelCodeAtom), body: { account_id: account_id.trim(), password } }
  const isIn = await set(sendAtom, faults, async () => {
    const { data } = await get(environmentAtom).api(organizations.signIn, input, { isSilent: true })
    set(becomeOrganizationAtom, data)
  })
  if (Object.keys(faults).length === 0) set(typeAtom, 'password', '')
  if (!isIn) return
  set(typeAtom, 'account_id', '')
  set(returnBackAtom)
})

/** Whoever signs out is back at the search (CORP-004). */
export const leaveAreaAtom = atom(null, (_get, set) => set(goAtom, { to: 'result', replace: true }))
