import { atom } from 'jotai'

import { accounts } from '../../../../../shared/contract/accounts.ts'
import type { Profile } from '../../../../../shared/model/person/member.ts'
import { profileAsGuest } from '../../../../../shared/rules/person/profile-guest.ts'
import { environmentAtom } from '../../../../state/environment.ts'
import { settingsAtom } from '../../../../state/settings/settings.ts'
import { userAtom } from '../../../../state/session/user.ts'
import { guestFormAtom, isFormField } from '../form.ts'
import type { GuestForm } from '../form.ts'

/** What a member told about themselves fills what is empty; what stands there already is the guest's word (GUEST-018). */
export const prefillAtom = atom(null, async (get, set): Promise<void> => {
  const user = get(userAtom)
  if (!user) return
  const { data } = await get(environmentAtom).api(accounts.show, { hotelId: get(settingsAtom).hotel_id })
  // Somebody else may have come while the server thought.
  if (get(userAtom)?.id !== user.id) return
  set(guestFormAtom, (form) => filled(form, { ...textsOf(data), email: user.email, email_again: user.email }))
})

function textsOf(profile: Profile): Partial<GuestForm> {
  const known = Object.entries(profileAsGuest(profile)).filter(
    ([name, value]) => isFormField(name) && typeof value === 'string',
  )
  return Object.fromEntries(known) as Partial<GuestForm> // fields of the form with texts, as just seen
}

function filled(form: GuestForm, known: Partial<GuestForm>): GuestForm {
  const isEmail = form.email === '' && form.email_again === ''
  const empty = Object.entries(known).filter(
    ([name, value]) => isFormField(name) && form[name] === '' && value && (isEmail || !name.startsWith('email')),
  )
  return { ...form, ...Object.fromEntries(empty) }
}
