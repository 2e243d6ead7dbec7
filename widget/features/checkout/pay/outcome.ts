import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { Failure } from '../../../lib/failure.ts'
import { loadPartsAtom } from '../../../state/settings/texts.ts'

const WORDS = ['checkout', 'common', 'errors', 'fail'] as const

/**
 * The pages that tell how a payment ended, before anything is sent: whoever loses the connection while paying reads it all
 * the same. @throws Failure where they cannot be fetched, and nothing is charged
 */
export const loadOutcomeAtom = atom(null, async (_get, set): Promise<void> => {
  const pages = [
    import('../confirmation/confirmation.tsx'),
    import('../failure/fail.tsx'),
    import('../failure/refused-booking.ts'),
    set(loadPartsAtom, WORDS),
  ]
  await Promise.all(pages).catch(() => {
    throw new Failure('network')
  })
})

/** Fetches them while the guest reads, so that the button need not wait. */
export function useOutcome(): void {
  const load = useSetAtom(loadOutcomeAtom)
  useEffect(() => void load().catch(() => undefined), [load])
}
