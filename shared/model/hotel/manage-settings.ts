import { boolean, type } from 'superstruct'
import type { Infer } from 'superstruct'

import { guestInfo } from '../stay/reservation.ts'
import { lenient } from '../wire.ts'

/** What of the settings answer only the screens of a booked stay read; a missing field falls back, as in settings.ts. */
export const manageSettings = type({
  /** Number and e-mail open no booking of this brand; only the mail's link does, and the member who booked. */
  reservation_security: lenient(boolean(), false),
  guest_info: guestInfo,
})
export type ManageSettings = Infer<typeof manageSettings>
