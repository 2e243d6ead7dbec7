import { atom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

import type { RouteId } from '../../../shared/routes.ts'
import { environmentAtom } from '../../state/environment.ts'
import { standingStepAtom } from '../../state/standing-step.ts'
import type { StandingStep } from '../../state/standing-step.ts'
import { busyAtom } from '../../state/messages/busy.ts'
import { routeAtom } from '../../state/navigation/navigation.ts'
import { useLocale } from '../../state/settings/texts.ts'
import { withLinks } from './early-links.ts'
import type { EarlyLink, NextStep } from './early-links.ts'

/** What follows what is looked at, and where that is looked at. */
const FOLLOWS: Record<StandingStep, { at: RouteId; next: NextStep }> = {
  search: { at: 'result', next: 'results' },
  results: { at: 'result', next: 'details' },
  details: { at: 'guestDetail', next: 'payment' },
}

/** Null for who has gone elsewhere, and while the server is waited for: what is asked for goes first. */
const nextStepAtom = atom((get): NextStep | null => {
  const standing = get(standingStepAtom)
  if (!standing || get(busyAtom) > 0) return null
  const { at, next } = FOLLOWS[standing]
  return get(routeAtom).id === at ? next : null
})

/**
 * Fetches the files of the next step while the guest looks at this one, once the browser has nothing else to do. They are
 * links, so nothing of them runs, and they go with the widget.
 */
export function EarlyFiles() {
  const { view } = useAtomValue(environmentAtom)
  const next = useAtomValue(nextStepAtom)
  const locale = useLocale()
  const [links, setLinks] = useState<readonly EarlyLink[]>([])
  useEffect(() => {
    if (next) return whenIdle(view, () => setLinks((known) => withLinks(known, next, locale, view)))
  }, [next, locale, view])
  return links.map(({ rel, href }) => <link key={href} rel={rel} as="script" crossOrigin="" href={href} />)
}

/** Where the browser does not say that it has nothing to do, as Safari. */
const IDLE_MS = 200

function whenIdle(view: Window, then: () => void): () => void {
  if (!('requestIdleCallback' in view)) {
    const timer = setTimeout(then, IDLE_MS)
    return () => clearTimeout(timer)
  }
  const asked = view.requestIdleCallback(then)
  return () => view.cancelIdleCallback(asked)
}
