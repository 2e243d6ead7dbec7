import { atom } from 'jotai'

import { hotelCodeAtom } from '../settings/settings.ts'
import { updatingAtom } from '../reservation/updating.ts'
import { atomOf } from '../session/visitor.ts'

const ownerAtom = atom((get) => `${get(hotelCodeAtom)} ${get(updatingAtom)?.number ?? ''}`)

/** What is chosen at a hotel, for a new stay or for the one that is being changed: neither is the other's. */
export const atomForChoice = <Value>(initial: Value) => atomOf(ownerAtom, initial)
