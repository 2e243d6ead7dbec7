import { atom } from 'jotai'

import { managing } from '../../../shared/contract/managing.ts'
import { email, normalizeEmail } from '../../../shared/rules/person/names.ts'
import { asFailure } from '../../lib/failure.ts'
import type { Shown } from '../../state/messages/messages.ts'
import { environmentAtom } from '../../state/environment.ts'
import { brandIdAtom } from '../../state/search/facilities.ts'
import { fieldErrorsOf, formOf } from '../../state/form.ts'
import { goAtom } from '../../state/navigation/navigation.ts'
import { lookedUp } from '../../state/reservation/review.ts'

export const lookupForm = formOf({ number: '', email: '' })
/** Why the last look found nothing. */
export const notFoundAtom = atom<Shown | null>(null)

/** Number and e-mail, without what pasting brings along; what is found is shown as the mail's link shows it. */
export const lookUpAtom = atom(null, async (get, set): Promise<void> => {
  const values = get(lookupForm.valuesAtom)
  const [number, address] = [values.number.trim(), normalizeEmail(values.email)]
  const faults = fieldErrorsOf({ number: number === '' ? 'errors.required' : null, email: email(address) })
  set(notFoundAtom, null)
  await set(lookupForm.sendAtom, faults, async () => {
    try {
      const input = { brandId: get(brandIdAtom), number, query: { email: address } }
      const { data } = await get(environmentAtom).api(managing.find, input)
      set(goAtom, {
        to: 'review',
        params: { confirmationNumber: data.reservation_number },
        query: { hotelId: String(data.hotelId) },
        state: { email: address },
      })
    } catch (error) {
      const failure = asFailure(error)
      if (failure.kind !== 'aborted') set(notFoundAtom, lookedUp(failure))
    }
  })
})
