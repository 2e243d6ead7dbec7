import { atom } from 'jotai'

import { hotels } from '../../../shared/contract/hotels.ts'
import type { HotelInfo } from '../../../shared/contract/hotels.ts'
import { asFailure } from '../../lib/failure.ts'
import type { Shown } from '../../state/banner.ts'
import { environmentAtom } from '../../state/environment.ts'
import { shownOf } from '../../state/failures.ts'
import { settingsAtom } from '../../state/settings.ts'
import { localeAtom } from '../../state/texts.ts'

export type Fetched =
  { kind: 'loading' } | { kind: 'refused'; shown: Shown } | { kind: 'ready'; hotel: HotelInfo; of: string }

const LOADING: Fetched = { kind: 'loading' }
const fetchedAtom = atom<Fetched>(LOADING)
/** The server answers in the language it is asked in. */
const wantedAtom = atom((get) => `${get(settingsAtom).hotel_id} ${get(localeAtom)}`)

/** Where the hotel of the address is, in the language shown; what is known of another one is not shown for it. */
export const hotelInfoAtom = atom((get): Fetched => {
  const info = get(fetchedAtom)
  return info.kind === 'ready' && info.of !== get(wantedAtom) ? LOADING : info
})

/** Asked once for a hotel and a language, however often the rooms are searched. */
export const askHotelInfoAtom = atom(null, async (get, set, signal?: AbortSignal): Promise<void> => {
  if (get(hotelInfoAtom).kind === 'ready') return
  const of = get(wantedAtom)
  set(fetchedAtom, LOADING)
  try {
    const input = { hotelId: get(settingsAtom).hotel_id }
    const { data } = await get(environmentAtom).api(hotels.hotel, input, { signal })
    if (!signal?.aborted) set(fetchedAtom, { kind: 'ready', hotel: data, of })
  } catch (error) {
    if (!signal?.aborted) set(fetchedAtom, { kind: 'refused', shown: shownOf(asFailure(error)) })
  }
})
