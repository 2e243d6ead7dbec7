import { atom } from 'jotai'

import { DEFAULT_NIGHTS, MAX_FLIGHT_ROOMS } from '../../../shared/constants.ts'
import type { Criteria } from '../../../shared/rules/link/criteria.ts'
import { addDays, nights } from '../../../shared/rules/days/dates.ts'
import { areSame } from '../../../shared/rules/party/party.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { settingsAtom } from '../../state/settings/settings.ts'

const changeAtom = atom(null, (get, set, change: Partial<Criteria>) =>
  set(criteriaAtom, { ...get(criteriaAtom), ...change }),
)

/** Why the dates cannot be left open (SEARCH-021, SEARCH-022): the rooms differ, or there is a flight to catch. */
export const undatedRefusalAtom = atom((get): 'options.sameParty' | 'options.notWithFlight' | null => {
  const { dynamic_package, rooms } = get(criteriaAtom)
  if (dynamic_package) return 'options.notWithFlight'
  return areSame(rooms) ? null : 'options.sameParty'
})

/** Open dates look for one night, until the guest says more; days come back as they were. */
export const setUndatedAtom = atom(null, (get, set, is_undated: boolean) => {
  if (is_undated && get(undatedRefusalAtom)) return
  const dated = is_undated ? leaveDayUse(get(criteriaAtom)) : {}
  set(changeAtom, { ...dated, is_undated, nights: DEFAULT_NIGHTS })
})

export const setNightsAtom = atom(null, (_get, set, count: number) => set(changeAtom, { nights: count }))

export const setDayUseAtom = atom(null, (get, set, is_day_use: boolean) => {
  const criteria = get(criteriaAtom)
  if (!is_day_use) return set(changeAtom, leaveDayUse(criteria))
  set(changeAtom, { is_day_use, is_undated: false, checkout: criteria.checkin })
})

/** Without a night between them arrival and departure are no stay. */
const leaveDayUse = ({ checkin, checkout }: Criteria): Partial<Criteria> => ({
  is_day_use: false,
  checkout: checkout > checkin ? checkout : addDays(checkin, DEFAULT_NIGHTS),
})

/** A package begins on its first day at the earliest, for as many nights, and takes five rooms (SEARCH-006, SEARCH-029). */
export const setFlightAtom = atom(null, (get, set, isWithFlight: boolean) => {
  const criteria = { ...get(criteriaAtom), ...leaveDayUse(get(criteriaAtom)) }
  if (!isWithFlight) return set(changeAtom, { dynamic_package: null })
  const { dynamic_package: offer } = get(settingsAtom).booking_widget_setting_attributes
  const starts = offer?.starts_on ?? criteria.checkin
  const checkin = starts > criteria.checkin ? starts : criteria.checkin
  set(changeAtom, {
    dynamic_package: 'wbf',
    is_undated: false,
    is_day_use: false,
    checkin,
    checkout: addDays(checkin, nights(criteria.checkin, criteria.checkout)),
    rooms: criteria.rooms.slice(0, MAX_FLIGHT_ROOMS),
  })
})

/** A code shows what is not public (SEARCH-046). */
export const setPromoCodeAtom = atom(null, (_get, set, promo_code: string) =>
  set(changeAtom, { promo_code, mode: promo_code.trim() ? 'secret' : null }),
)

export const leaveCouponAtom = atom(null, (get, set) => {
  const { mode } = get(criteriaAtom)
  set(changeAtom, { coupon_code: '', voucher_coupon_code: '', mode: mode === 'voucher' ? null : mode })
})
