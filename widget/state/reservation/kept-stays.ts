import { atom } from 'jotai'

import { environmentAtom } from '../environment.ts'

/** So many reservations are remembered of a tab. */
const KEPT = 10

type Kept = { reservation_number: string } & Record<string, string>

/** Counts what was kept, so that who reads it knows of the newest. */
const versionAtom = atom(0)

/** What later calls about a reservation need, for as long as the tab lives (CONF-015). */
export const keptStaysAtom = atom((get) => {
  get(versionAtom)
  const { storage } = get(environmentAtom)
  return (): readonly Record<string, string>[] => storage.read('booked') ?? []
})

export const keepStayAtom = atom(null, (get, set, one: Kept) => {
  const isIt = ({ reservation_number }: Record<string, string>) => reservation_number === one.reservation_number
  const kept = get(keptStaysAtom)()
  const others = kept.filter((each) => !isIt(each))
  get(environmentAtom).storage.write('booked', [{ ...kept.find(isIt), ...one }, ...others].slice(0, KEPT))
  set(versionAtom, (version) => version + 1)
})
