import { atom } from 'jotai'

import { environmentAtom } from '../../state/environment.ts'
import { goAtom, placeAtom, routeAtom } from '../../state/navigation/navigation.ts'
import { startAtom } from '../../state/settings/settings.ts'
import { bootAtom, startCriteriaAtom } from '../start/boot.ts'

const leftAtom = atom<{ href: string; state: unknown } | null>(null)

/** A 503 on any call: the service-unavailable page, once, with the way back kept (RESP-012). */
export const becomeUnavailableAtom = atom(null, (get, set) => {
  if (get(routeAtom).id === 'unavailable') return
  const { path, search, state } = get(placeAtom)
  set(leftAtom, { href: path + search, state })
  // In place of the screen that could not be shown: back leads to the one before it.
  set(goAtom, { to: 'unavailable', replace: true })
})

export const comeBackAtom = atom(null, async (get, set) => {
  const isStarted = get(startAtom).kind === 'ready'
  if (!isStarted) await set(bootAtom)
  if (get(startAtom).kind !== 'ready') return
  const left = get(leftAtom)
  if (left) get(environmentAtom).location.navigate(left.href, { replace: true, state: left.state })
  else set(goAtom, { to: 'result', replace: true })
  // The start read the address of the page in between.
  if (!isStarted) await set(startCriteriaAtom)
})
