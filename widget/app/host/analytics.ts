import type { createStore } from 'jotai'

import { trackAtom } from '../../state/analytics/analytics.ts'
import { consentAtom } from '../../state/analytics/consent.ts'
import { placeAtom, routeAtom, routeRowAtom } from '../../state/navigation/navigation.ts'
import { startAtom } from '../../state/settings/settings.ts'
import { localeAtom } from '../../state/settings/texts.ts'
import { visitAtom } from '../../state/analytics/visit.ts'

type Store = ReturnType<typeof createStore>

/** From the start on: one page view for every screen the guest comes to, and how they came here kept for a day. */
export function connectAnalytics(store: Store): () => void {
  // Read now: a host page may change its address later.
  const { attribution } = store.get(visitAtom)
  const isAttributed = Object.keys(attribution).length > 0
  let page = ''

  const look = () => {
    if (store.get(startAtom).kind !== 'ready') return
    const { id, params } = store.get(routeAtom)
    const next = JSON.stringify([id, params])
    if (next === page) return
    page = next
    const { path } = store.get(routeRowAtom)
    void store.set(trackAtom, { kind: 'page_view', path, language: store.get(localeAtom) })
  }
  // Few come by a campaign and fewer say no, so this is a file of its own; without it the booking still knows the visit.
  const keep = () =>
    void import('../../state/analytics/attribution.ts').then(
      ({ keepAttributionAtom }) => store.set(keepAttributionAtom),
      () => undefined,
    )

  const stops = [store.sub(startAtom, look), store.sub(placeAtom, look), store.sub(consentAtom, keep)]
  if (isAttributed) keep()
  look()
  return () => stops.forEach((stop) => stop())
}
