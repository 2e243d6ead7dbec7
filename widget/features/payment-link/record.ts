import { atom } from 'jotai'

import { paymentLinks } from '../../../shared/contract/payment-links.ts'
import type { PaymentLink } from '../../../shared/model/payment/payment-link.ts'
import { asFailure } from '../../lib/failure.ts'
import type { Shown } from '../../state/messages/messages.ts'
import { environmentAtom } from '../../state/environment.ts'
import { shownOf } from '../../state/messages/failures.ts'
import { routeAtom } from '../../state/navigation/navigation.ts'

/** What is known of the link of this address. */
export type Reading =
  | { kind: 'loading' }
  /** Nobody sent such a link, as far as anybody may know. */
  | { kind: 'missing' }
  | { kind: 'refused'; shown: Shown }
  | { kind: 'ready'; link: PaymentLink }

export const linkNumberAtom = atom((get): string => get(routeAtom).params.paymentNumber ?? '')

const kept = atom<Reading>({ kind: 'loading' })
/** What was read of another link is not shown as this one. */
export const readingAtom = atom(
  (get): Reading => {
    const reading = get(kept)
    return reading.kind === 'ready' && reading.link.number !== get(linkNumberAtom) ? { kind: 'loading' } : reading
  },
  (_get, set, reading: Reading) => set(kept, reading),
)

export const readLinkAtom = atom(null, async (get, set, signal?: AbortSignal): Promise<void> => {
  // Asked again, what is there stays: a card may be typed already.
  if (get(readingAtom).kind !== 'ready') set(readingAtom, { kind: 'loading' })
  const paymentNumber = get(linkNumberAtom)
  // In another language, or of another link, it comes too late.
  const isLeft = () => signal?.aborted || get(linkNumberAtom) !== paymentNumber
  try {
    const { data } = await get(environmentAtom).api(paymentLinks.show, { paymentNumber }, { signal })
    if (!isLeft()) set(readingAtom, { kind: 'ready', link: data })
  } catch (error) {
    const failure = asFailure(error)
    if (failure.kind === 'aborted' || isLeft()) return
    if (failure.status === NOT_FOUND) return set(readingAtom, { kind: 'missing' })
    if (get(readingAtom).kind !== 'ready') set(readingAtom, { kind: 'refused', shown: shownOf(failure) })
  }
})
const NOT_FOUND = 404
