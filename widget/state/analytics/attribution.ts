import { atom } from 'jotai'

import type { Tracking } from '../../../shared/model/hotel/tracking.ts'
import { linked } from '../../lib/linker.ts'
import { consentAtom } from './consent.ts'
import { environmentAtom } from '../environment.ts'
import { settingsAtom } from '../settings/settings.ts'
import { visitAtom } from './visit.ts'

const arrivedAtom = atom((get): Tracking | null => {
  const { attribution } = get(visitAtom)
  return Object.keys(attribution).length > 0 ? attribution : null
})

/** The campaign or the click that brought the guest, within a day (CONST-003); nothing while they do not want it. */
export const attributionAtom = atom((get): Tracking => {
  if (get(consentAtom) === 'denied') return {}
  return get(arrivedAtom) ?? get(environmentAtom).storage.read('utm') ?? {}
})

/** Of two campaigns the later one counts; a guest who says no has none. */
export const keepAttributionAtom = atom(null, (get) => {
  const { storage } = get(environmentAtom)
  const arrived = get(arrivedAtom)
  if (get(consentAtom) === 'denied') storage.remove('utm')
  else if (arrived) storage.write('utm', arrived)
})

/** What a link to another site becomes before it is shown. */
export const linkerAtom = atom((get) => {
  const domains = get(settingsAtom).analytics?.linker_domains ?? []
  return (href: string) => linked(href, domains, get(attributionAtom))
})
