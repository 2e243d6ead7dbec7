import { array, assign, boolean, enums, integer, nullable, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { FREE_TEXT_UNITS, WORD_CHARACTERS } from '../../limits.ts'
import { askedRoom } from '../search/asked-party.ts'
import { code, stayDay, text, withStay } from '../input.ts'
import { guest } from './reservation.ts'
import { partyRoom } from '../search/party.ts'
import { count, plainDate } from '../wire.ts'

/** Where an event stands by the clock: results are known from `announced` on, and `over` begins with the deadline. */
const LOTTERY_PHASES = ['before', 'open', 'closed', 'announced', 'over'] as const
export type LotteryPhase = (typeof LOTTERY_PHASES)[number]

export const LOTTERY_STATUSES = [
  'registered',
  'not_winner',
  'winner_reservation_pending',
  'winner_reservation_confirmed',
  'winner_reservation_cancelled',
  'winner_reservation_pending_declined',
  'registration_cancelled',
] as const
export type LotteryStatus = (typeof LOTTERY_STATUSES)[number]

/** GET /hotels/{id}/lottery_events/{id} (CALL-111). Moments are ISO times with a zone; stay_to is the last check-out. */
export const lotteryEvent = object({
  uuid: string(),
  name: string(),
  /** What the hotel tells everybody who enters; null: nothing. */
  notification: nullable(string()),
  entry_opens_at: string(),
  entry_closes_at: string(),
  result_date: string(),
  reservation_deadline: string(),
  stay_from: plainDate(),
  stay_to: plainDate(),
  min_nights: integer(),
  max_nights: integer(),
  phase: enums(LOTTERY_PHASES),
  time_zone: string(),
})
export type LotteryEvent = Infer<typeof lotteryEvent>

const form = object({
  checkin_date: stayDay(),
  checkout_date: stayDay(),
  room_type_code: code(1),
  room_plan_code: code(1),
  party: askedRoom,
  guest,
  /** Free text to the hotel; line breaks are kept. */
  requests: optional(text(FREE_TEXT_UNITS)),
})
/** What an entry is for and who comes: sent as a whole, also to change it (CALL-117). */
export const entryForm = withStay(form)
export type EntryForm = Infer<typeof entryForm>
export const newEntry = withStay(assign(form, object({ lottery_event_uuid: text(WORD_CHARACTERS, 1) })))
export type NewEntry = Infer<typeof newEntry>

const entryReservation = object({
  reservation_number: string(),
  lottery_result: object({ entry_number: string() }),
  /** Its payment was not finished. */
  is_incomplete: boolean(),
})

/** One line of the member's list (ACCOUNT-014). */
const listed = object({
  entry_number: string(),
  status: enums(LOTTERY_STATUSES),
  hotel: object({ hotel_id: integer(), code: string(), name: string() }),
  event: lotteryEvent,
  result_date: string(),
  reservation_deadline: string(),
  lottery_event_setting_id: integer(),
  notification: nullable(string()),
  reservation: nullable(entryReservation),
  checkin_date: plainDate(),
  checkout_date: plainDate(),
  room_type_name: string(),
  room_plan_name: string(),
})
export type ListedEntry = Infer<typeof listed>

/** GET /hotels/{id}/lottery_results/{entryNumber} (CALL-113, CALL-116). */
export const lotteryEntry = assign(
  listed,
  object({
    /** As it was sent; null once it was emptied. */
    form: nullable(
      object({
        room_type_code: string(),
        room_plan_code: string(),
        party: partyRoom,
        guest,
        requests: nullable(string()),
      }),
    ),
  }),
)
export type LotteryEntry = Infer<typeof lotteryEntry>

export const entryPage = object({ data: array(listed), page: count(), total_pages: count(), total_entries: count() })
