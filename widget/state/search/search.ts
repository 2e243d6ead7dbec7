import { atom } from 'jotai'

import { defaultCriteria } from '../../../shared/rules/link/criteria.ts'
import type { Criteria, SearchContext } from '../../../shared/rules/link/criteria.ts'
import { today } from '../../../shared/rules/days/dates.ts'
import { environmentAtom } from '../environment.ts'
import { settingsAtom } from '../settings/settings.ts'

/** Today in the hotel, by its server; the guest's own clock counts only when the server does not say. */
export const businessDateAtom = atom((get): string => {
  const settings = get(settingsAtom)
  return settings.business_date ?? today(settings.time_zone, get(environmentAtom).now())
})

export const searchContextAtom = atom((get): SearchContext => ({
  today: get(businessDateAtom),
  settings: get(settingsAtom),
}))

const chosenCriteriaAtom = atom<Criteria | null>(null)

/** What the guest looks for; the defaults of the hotel until something was chosen. */
export const criteriaAtom = atom(
  (get): Criteria => get(chosenCriteriaAtom) ?? defaultCriteria(get(searchContextAtom)),
  (_get, set, criteria: Criteria) => set(chosenCriteriaAtom, criteria),
)
