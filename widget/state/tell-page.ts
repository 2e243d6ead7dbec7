import { atom } from 'jotai'

import type { EventDetails, TOLD_EVENTS } from '../../shared/element.ts'
import { environmentAtom } from './environment.ts'

type Told = {
  [Name in (typeof TOLD_EVENTS)[number]]: [name: Name, detail: EventDetails[Name]]
}[(typeof TOLD_EVENTS)[number]]

/** The page around hears it as booking-widget:name; one that the hotel's settings do not name hears nothing from a frame. */
export const tellPageAtom = atom(null, (get, _set, ...[name, detail]: Told) =>
  get(environmentAtom).host.post({ type: 'event', payload: { name, detail } }),
)
