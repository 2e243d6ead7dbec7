import { atom } from 'jotai'
import { mask } from 'superstruct'

import { checkoutSettings } from '../../../shared/model/hotel/checkout-settings.ts'
import { settingsAtom } from '../../state/settings/settings.ts'

/** What the hotel sets for the checkout: read only by who gets there, so that the start need not carry its names. */
export const checkoutSettingsAtom = atom((get) => mask(get(settingsAtom), checkoutSettings))
