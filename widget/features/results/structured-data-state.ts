import { useAtomValue } from 'jotai'
import { useEffect } from 'react'

import { environmentAtom } from '../../state/environment.ts'
import { placeSettingsAtom } from '../../state/settings/place-settings.ts'
import { shownCriteriaAtom } from './shown-criteria.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { foundAtom, listedRooms } from './result-list.ts'
import { resultsAtom } from './state.ts'

/** Where the page asks for it, its head says in JSON-LD what the results say; it goes when they do. */
export function useStructuredData() {
  const { attributes, view } = useAtomValue(environmentAtom)
  const isReady = useAtomValue(resultsAtom).kind === 'ready'
  const found = useAtomValue(foundAtom)
  const settings = useAtomValue(settingsAtom)
  const place = useAtomValue(placeSettingsAtom)
  const { checkin, checkout } = useAtomValue(shownCriteriaAtom)
  const isWanted = attributes.structuredData && isReady
  useEffect(() => {
    if (!isWanted || !found) return
    let isOver = false
    let takeOut = () => {}
    import('./structured-data.ts').then(
      ({ publish, structuredData }) => {
        if (isOver) return
        const data = structuredData({ ...settings, ...place }, listedRooms(found), { checkin, checkout })
        takeOut = publish(view.document, data)
      },
      () => {}, // search engines have to do without; the guest does not
    )
    return () => {
      isOver = true
      takeOut()
    }
  }, [isWanted, found, settings, place, checkin, checkout, view])
}
