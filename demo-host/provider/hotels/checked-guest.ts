import { ERRORS } from '../../../shared/errors.ts'
import type { Guest } from '../../../shared/model/stay/reservation.ts'
import { guestErrors, normalizeGuest } from '../../../shared/rules/person/names.ts'
import { ApiError } from '../kernel/api-error.ts'
import { guestInfoOf } from './guest-info.ts'
import type { HotelCatalog } from './hotel-catalog.ts'

/** As the form checked it; whoever sends past the form is told field by field. */
export function checkedGuest(catalog: HotelCatalog, guest: Guest): Guest {
  const guest_info = guestInfoOf(catalog.hotel.settings)
  const kept = normalizeGuest(guest, guest_info)
  const base = Object.entries(guestErrors(kept, guest_info)).map(([field, error]) => ({
    field: `guest.${field}`,
    code: ERRORS.invalidRequest.code,
    error,
  }))
  if (base.length > 0) throw new ApiError(ERRORS.invalidRequest, 'Some guest details are not valid', { base })
  return kept
}
