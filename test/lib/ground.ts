import { create } from 'superstruct'

import { settings } from '../../shared/model/hotel/settings.ts'
import type { Settings } from '../../shared/model/hotel/settings.ts'
import type { SearchContext } from '../../shared/rules/link/criteria.ts'

type Own = Partial<Omit<Settings, 'booking_widget_setting_attributes' | 'kids_setting'>> & {
  kids?: Partial<Settings['kids_setting']>
  offers?: Partial<Settings['booking_widget_setting_attributes']>
}

/** A hotel on a day: the settings' own defaults, children up to twelve by age, and what a test changes. */
export function groundOf({ kids, offers, ...own }: Own = {}, today = '2026-11-01'): SearchContext {
  const base = create({ hotel_id: 1 }, settings)
  return {
    today,
    settings: {
      ...base,
      ...own,
      kids_setting: { ...base.kids_setting, accept_type: 'accept', ...kids },
      booking_widget_setting_attributes: { ...base.booking_widget_setting_attributes, ...offers },
    },
  }
}

export const TIERS: Settings['kids_tiers'] = [
  { code: 'A', name: 'School', min_age: 6, max_age: 12, option: 'meal_yes_bedding' },
  { code: 'B', name: 'Infant', min_age: 0, max_age: 5, option: 'meal_no' },
]
