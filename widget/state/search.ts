import { atom } from 'jotai'

import { DEFAULT_ADULTS } from '../../shared/constants.ts'
import { defaultCriteria, isPast, readCriteria } from '../../shared/rules/criteria.ts'
import type { Criteria, CriteriaDefaults } from '../../shared/rules/criteria.ts'
import { today } from '../../shared/rules/dates.ts'
import { dismissAtom, tellAtom } from './banner.ts'
import { environmentAtom } from './environment.ts'
import { settingsAtom } from './settings.ts'

/** Today in the hotel, by its server; the guest's own clock counts only when the server does not say. */
export const businessDateAtom = atom((get): string => {
  const settings = get(settingsAtom)
  return settings.business_date ?? today(settings.time_zone, get(environmentAtom).now())
})

export const criteriaDefaultsAtom = atom((get): CriteriaDefaults => {
  const settings = get(settingsAtom)
  const widget = settings.booking_widget_setting_attributes
  const byPlan = widget.search_type === 'hotel_plan' && widget.plan_search_enabled
  return {
    today: get(businessDateAtom),
    offsetDays: widget.default_search_setting?.check_in_offset_days ?? null,
    adults: widget.default_search_setting?.adults ?? DEFAULT_ADULTS,
    includesOccupied: widget.default_search_setting?.is_including_occupied ?? null,
    type: byPlan ? 'plans' : 'rooms',
    maxRooms: settings.multi_room_search_limit,
    maxGuests: settings.max_guests_per_room,
  }
})

const chosenCriteriaAtom = atom<Criteria | null>(null)

/** What the guest looks for; the defaults of the hotel until something was chosen. */
export const criteriaAtom = atom(
  (get): Criteria => get(chosenCriteriaAtom) ?? defaultCriteria(get(criteriaDefaultsAtom)),
  (_get, set, criteria: Criteria) => set(chosenCriteriaAtom, criteria),
)

export const readCriteriaAtom = atom(null, (get, set, query: URLSearchParams) => {
  const defaults = get(criteriaDefaultsAtom)
  set(chosenCriteriaAtom, readCriteria(query, defaults))
  const told = { id: 'dates-passed', told: { key: 'errors.datesPassed' }, variant: 'info' } as const
  if (isPast(query, defaults.today)) set(tellAtom, told)
  else set(dismissAtom, told.id)
  if (!query.has('checkin') && !query.has('parentUrl')) return
  import('./browsing.ts').then(
    ({ keepSearchAtom }) => set(keepSearchAtom, query),
    () => {}, // a search that is not remembered is a search all the same
  )
})
