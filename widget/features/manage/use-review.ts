import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { goAtom } from '../../state/navigation/navigation.ts'
import { viewerKeyAtom } from '../../state/session/organization-at.ts'
import { useLocale } from '../../state/settings/texts.ts'
import { accessAtom, reviewHotelIdAtom, reviewNumberAtom } from '../../state/reservation/review-credentials.ts'
import { loadReviewAtom, reviewAtom } from '../../state/reservation/review.ts'

/** The reservation of the address for whoever may see it; everybody else looks it up first. */
export function useReview() {
  const review = useAtomValue(reviewAtom)
  const load = useSetAtom(loadReviewAtom)
  const locale = useLocale()
  const access = useAtomValue(accessAtom)
  const number = useAtomValue(reviewNumberAtom)
  const house = useAtomValue(reviewHotelIdAtom)
  // A guest is nobody before and after the server has said so.
  const viewer = useAtomValue(viewerKeyAtom)
  const go = useSetAtom(goAtom)
  useEffect(() => {
    // Nothing proves who is looking: the pair of number and e-mail does (AMB-02).
    // Without a number they are on their way to another screen.
    if (access === 'closed' && number) go({ to: 'lookup', replace: true })
    const left = new AbortController()
    void load(left.signal)
    return () => left.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- who looks, at which house and in which language changes the answer
  }, [access, go, load, locale, number, house, viewer])
  return { review, load }
}
