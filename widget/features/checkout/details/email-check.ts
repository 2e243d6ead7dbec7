import { atom } from 'jotai'

import { EMAIL_CHECK_MS } from '../../../../shared/constants.ts'
import { emails } from '../../../../shared/contract/emails.ts'
import { errorRow } from '../../../../shared/errors.ts'
import { normalizeEmail } from '../../../../shared/rules/person/names.ts'
import { asFailure } from '../../../lib/failure.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { shownOf } from '../../../state/messages/failures.ts'
import { atomForVisitor } from '../../../state/session/visitor.ts'
import { guestFormAtom, serverFieldErrorsAtom } from './form.ts'

/** Whether the way on waits for the answer: a second press changes nothing. */
export const isCheckingEmailAtom = atom(false)
/** Addresses that were found good: each is asked for once. */
const usableAtom = atomForVisitor<ReadonlySet<string>>(new Set<string>())

/** Goes on once the address is known to take mail, or when nobody can tell in time (CALL-140). */
export const withUsableEmailAtom = atom(null, async (get, set, goOn: () => void) => {
  if (get(isCheckingEmailAtom)) return
  set(isCheckingEmailAtom, true)
  const isUsable = await set(verifyAtom, normalizeEmail(get(guestFormAtom).email))
  set(isCheckingEmailAtom, false)
  if (isUsable) goOn()
})

const verifyAtom = atom(null, async (get, set, email: string): Promise<boolean> => {
  if (get(usableAtom).has(email)) return true
  try {
    await get(environmentAtom).api(emails.verify, { body: { email } }, { signal: AbortSignal.timeout(EMAIL_CHECK_MS) })
    set(usableAtom, (known) => new Set([...known, email]))
    return true
  } catch (error) {
    const failure = asFailure(error)
    // The mail of the booking tells its own fate: a check that failed holds nobody up.
    if (failure.kind !== 'refused' || errorRow(failure.codes[0]).field !== 'email') return true
    set(serverFieldErrorsAtom, { email: shownOf(failure).message })
    return false
  }
})
