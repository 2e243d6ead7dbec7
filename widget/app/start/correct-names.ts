import { atom } from 'jotai'

import { corrected } from '../../lib/location/misspelt.ts'
import { tellMaker } from '../../lib/location/tell-maker.ts'
import { environmentAtom } from '../../state/environment.ts'
import { placeAtom, queryAtom } from '../../state/navigation/navigation.ts'

/** The address under its right names, and a word to whoever wrote it (docs/hotel-facts.md). */
export const correctNamesAtom = atom(null, (get, set) => {
  const { location, host, isOwnDocument } = get(environmentAtom)
  const given = get(queryAtom)
  // The attribute `query` is for the widget alone, and a frame's address is that attribute's.
  const { query, notes } = corrected(given, !isOwnDocument || given.has('parentUrl'))
  tellMaker(host, notes)
  if (!query) return
  const { path, state } = location.get()
  location.navigate(`${path}?${query}`, { replace: true, state })
  set(placeAtom, location.get())
})
