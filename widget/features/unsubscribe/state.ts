import { atom } from 'jotai'

import { marketing } from '../../../shared/contract/marketing.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { asFailure } from '../../lib/failure.ts'
import type { Failure } from '../../lib/failure.ts'
import type { Shown } from '../../state/messages/messages.ts'
import { environmentAtom } from '../../state/environment.ts'
import { shownOf } from '../../state/messages/failures.ts'
import { goAtom } from '../../state/navigation/navigation.ts'
import { forgetSecretAtom, secretAtom } from '../../state/navigation/secret.ts'

/** What the link of a letter leads to. */
export type Subscription =
  | { kind: 'loading' }
  /** The link is none of ours, too old, or only half of one. */
  | { kind: 'invalid' }
  | { kind: 'refused'; shown: Shown }
  | { kind: 'already'; email: string }
  | { kind: 'asking'; email: string; secret: string; isBusy: boolean; failed: Shown | null }

export const subscriptionAtom = atom<Subscription>({ kind: 'loading' })

export const readSubscriptionAtom = atom(null, async (get, set, signal?: AbortSignal): Promise<void> => {
  const secret = set(secretAtom, 'unsubscribe_token')
  if (secret === null) return set(subscriptionAtom, { kind: 'invalid' })
  set(subscriptionAtom, { kind: 'loading' })
  try {
    const query = { unsubscribe_token: secret }
    const { data } = await get(environmentAtom).api(marketing.subscription, { query }, { signal })
    const { email } = data
    set(
      subscriptionAtom,
      data.status === 'unsubscribed'
        ? { kind: 'already', email }
        : { kind: 'asking', email, secret, isBusy: false, failed: null },
    )
  } catch (error) {
    const failure = asFailure(error)
    if (failure.kind === 'aborted') return
    set(subscriptionAtom, isBadLink(failure) ? { kind: 'invalid' } : { kind: 'refused', shown: shownOf(failure) })
  }
})

/** MAIL-004: a link that is over, or is none. */
const BAD_LINKS: readonly number[] = [ERRORS.linkExpired.code, ERRORS.linkInvalid.code]
const isBadLink = ({ codes }: Failure): boolean => codes.some((code) => BAD_LINKS.includes(code))

/** One press, one call; where it fails, the same press may come again. */
export const unsubscribeAtom = atom(null, async (get, set): Promise<void> => {
  const asking = get(subscriptionAtom)
  if (asking.kind !== 'asking' || asking.isBusy) return
  set(subscriptionAtom, { ...asking, isBusy: true, failed: null })
  try {
    const body = { unsubscribe_token: asking.secret }
    await get(environmentAtom).api(marketing.unsubscribe, { body })
    set(forgetSecretAtom)
    set(goAtom, { to: 'unsubscribed', replace: true })
  } catch (error) {
    const failure = asFailure(error)
    set(subscriptionAtom, isBadLink(failure) ? { kind: 'invalid' } : { ...asking, failed: shownOf(failure) })
  }
})
