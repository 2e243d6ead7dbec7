import { atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useRef } from 'react'

import { bookingRoutes } from '../../../shared/booking-routes.ts'
import { DIALOG_FRAME } from '../../../shared/rules/dialog-frame.ts'
import { toRoomQuery } from '../../../shared/rules/link/room-query.ts'
import { trackAtom } from '../../state/analytics/analytics.ts'
import { environmentAtom } from '../../state/environment.ts'
import { goAtom, hrefAtom } from '../../state/navigation/navigation.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { loadedSettingsAtom } from '../../state/settings/settings.ts'
import { loadPartsAtom, translateAtom, useLocale } from '../../state/settings/texts.ts'
import { visitAtom } from '../../state/analytics/visit.ts'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import css from './recommender.css'
import { runRecommender } from './run.ts'

/** Null: the hotel did not start. */
const askedAtom = atom((get) => {
  const settings = get(loadedSettingsAtom)
  return settings && { settings, criteria: get(criteriaAtom) }
})

/** Recommendations alone, without header and footer (ROUTE-009); a hotel that did not start leaves nothing. */
export default function RecommenderWidget() {
  useStylesheet(css)
  const place = useRef<HTMLElement>(null)
  const store = useStore()
  const locale = useLocale()
  const asked = useAtomValue(askedAtom)
  const track = useSetAtom(trackAtom)
  const go = useSetAtom(goAtom)
  useEffect(() => {
    if (!place.current || !asked) return
    const { settings, criteria } = asked
    const { api, report, attributes, view } = store.get(environmentAtom)
    const isInDialog = view.name === DIALOG_FRAME || place.current.closest('dialog')
    return runRecommender(place.current, {
      api,
      settings,
      criteria,
      query: toRoomQuery(criteria, settings.kids_tiers),
      locale,
      t: store.get(translateAtom),
      loadWishWords: async () => {
        await store.set(loadPartsAtom, ['wishes'])
        return store.get(translateAtom)
      },
      isPreview: store.get(visitAtom).isPreview,
      hrefOf: (wanted) =>
        attributes.origins.widget + store.get(hrefAtom)({ to: 'result', query: wanted }, bookingRoutes.result),
      choose(recommendation, wanted) {
        void track({ kind: 'recommend', ...recommendation })
        go({ to: 'result', query: wanted })
      },
      report: (problem) => report('screen', problem),
      // A dialog that a guest opened would be an empty box.
      empty() {
        if (isInDialog) go({ to: 'result', replace: true })
      },
    })
  }, [store, locale, asked, track, go])
  return <section ref={place} className="recommender" part="recommender" />
}
