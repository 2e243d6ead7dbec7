import { array, enums, integer, nullable, object, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { partyRoom } from '../search/party.ts'
import { photo } from '../hotel/photo.ts'
import { currency } from '../hotel/settings.ts'
import { count, minor, plainDate } from '../wire.ts'

export const LIST_STATUSES = ['upcoming', 'completed', 'cancelled', 'lottery'] as const
export type ListStatus = (typeof LIST_STATUSES)[number]

/** A stay as a member's list shows it; the rest stands where it leads (ACCOUNT-012). */
export const listedReservation = object({
  reservation_number: string(),
  /** Of the brand, but not always the hotel the guest is looking at. */
  hotel: object({ hotel_id: integer(), code: string(), name: string() }),
  email: string(),
  status: enums(['payment_pending', 'done', 'cancelled', 'completed']),
  checkin_date: plainDate(),
  checkout_date: plainDate(),
  rooms: array(object({ room_type_name: string(), party: partyRoom })),
  photo: nullable(photo),
  total_price: minor(),
  currency: currency(),
  /** ISO time with zone; null: cancelling costs something by now, or the stay is not ahead. */
  cancellation_free_deadline: nullable(string()),
  /** The clock that time is meant by. */
  time_zone: string(),
  /** Until when the bank may still be answered; null: it is not waited for. */
  payment_expires_at: nullable(string()),
})
export type ListedReservation = Infer<typeof listedReservation>

export const reservationPage = object({
  data: array(listedReservation),
  page: count(),
  total_pages: count(),
  total_entries: count(),
})
