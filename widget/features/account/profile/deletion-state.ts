import { atom } from 'jotai'

import { accounts } from '../../../../shared/contract/accounts.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { goAtom } from '../../../state/navigation/navigation.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { forgetVisitorAtom } from '../../../state/session/sign-out.ts'

/** For good. The page of the account is left before the member is gone, so that nobody is asked to sign in again. */
export const deleteAccountAtom = atom(null, async (get, set, password?: string) => {
  const { hotel_id: hotelId } = get(settingsAtom)
  await get(environmentAtom).api(accounts.cancel, { hotelId, body: password === undefined ? {} : { password } })
  set(goAtom, { to: 'memberDeleted', replace: true })
  set(forgetVisitorAtom)
})
