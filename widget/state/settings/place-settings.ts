import { atom } from 'jotai'
import { mask } from 'superstruct'

import { placeSettings } from '../../../shared/model/hotel/place-settings.ts'
import { settingsAtom } from './settings.ts'

/** Where and how the house is, for who shows it. */
export const placeSettingsAtom = atom((get) => mask(get(settingsAtom), placeSettings))
