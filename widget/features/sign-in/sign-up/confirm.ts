import { atom } from 'jotai'

import { accounts } from '../../../../shared/contract/accounts.ts'
import type { AnswerOf } from '../../../../shared/contract/define.ts'
import { asFailure } from '../../../lib/failure.ts'
import type { Shown } from '../../../state/messages/messages.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { shownOf } from '../../../state/messages/failures.ts'
import { queryAtom } from '../../../state/navigation/navigation.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { loadUserAtom } from '../../../state/session/load-member.ts'
import { secretAtom } from '../../../state/navigation/secret.ts'

type Answer = AnswerOf<typeof accounts.confirm>['data']
export type Confirmation =
  | { kind: 'asking' }
  /** The link lacks what proves that the mail was read. */
  | { kind: 'invalid' }
  | { kind: 'refused'; shown: Shown }
  | { kind: 'confirmed'; answer: Answer }

export const confirmationAtom = atom<Confirmation>({ kind: 'asking' })

/**
 * Whether the link is good, and only then it is spent (MEMBER-057). What it was stays beside the address: whoever reloads the
 * page reads that it did its work, and not that it lacks something.
 */
export const confirmEmailAtom = atom(null, async (get, set): Promise<void> => {
  // Who comes back to the page reads what they read before.
  if (get(confirmationAtom).kind === 'confirmed') return
  const confirmation_token = set(secretAtom, 'confirmation_token')
  if (confirmation_token === null) return set(confirmationAtom, { kind: 'invalid' })
  set(confirmationAtom, { kind: 'asking' })
  const { api } = get(environmentAtom)
  const hotelId = get(settingsAtom).hotel_id
  const program = Number(get(queryAtom).get('program_id')) || undefined
  try {
    await api(accounts.verify, { hotelId, body: { confirmation_token } }, { isSilent: true })
    const query = { confirmation_token, program_id: program }
    const { data } = await api(accounts.confirm, { hotelId, query }, { isSilent: true })
    set(confirmationAtom, { kind: 'confirmed', answer: data })
    // A changed address is a part of who is signed in here.
    void set(loadUserAtom).catch(() => {})
  } catch (error) {
    const failure = asFailure(error)
    if (failure.kind !== 'aborted') set(confirmationAtom, { kind: 'refused', shown: shownOf(failure) })
  }
})
