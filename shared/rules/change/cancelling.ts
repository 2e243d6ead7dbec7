import type { Holder, Warning } from '../../model/stay/held.ts'
import { addDays, compareDates, localTime } from '../days/dates.ts'
import type { PlainDate } from '../days/dates.ts'
import { add } from '../money/money.ts'
import { compareMoments, feeAt, nextFee } from './policy.ts'
import type { LocalMoment, Policy } from './policy.ts'
import { receiptOpensAt } from '../money/receipts.ts'
import { instantOf } from '../days/zones.ts'

// What may still be done with a reservation, and what stands in the way (MANAGE-016, MANAGE-017, PERM-006, PERM-007). The
// screen and the server ask the same table, so that no button promises what the server refuses.

export const ACTIONS = [
  'view',
  'update',
  'cancel',
  'coupon',
  'receipt',
  /** Who comes: the guest's own details and the names of the rooms. */
  'guests',
  /** What the hotel asked and was not told yet. */
  'answer',
  'change_answers',
] as const
export type Action = (typeof ACTIONS)[number]

/** Why a booking that could be changed by its guest cannot be now (CALL-045). */
export const UPDATE_BARS = ['deadline_passed', 'edited_by_staff', 'checkin_day', 'payment_in_progress'] as const
export type UpdateBar = (typeof UPDATE_BARS)[number]

export const CANCEL_REASONS = ['plans', 'dates', 'elsewhere', 'health', 'transport', 'price', 'other'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** Null: it may be done. */
export type Bar =
  Warning | UpdateBar | 'cancelled' | 'completed' | 'unknown' | 'not_offered' | 'not_paid_online' | 'not_yet'

export type Kept = {
  status: 'done' | 'payment_pending' | 'cancelled' | 'completed' | 'unknown'
  hotelId: number
  checkin_date: PlainDate
  checkout_date: PlainDate
  holder: Holder
  /** Whoever looks is signed in as who booked. */
  is_holder: boolean
  is_staff_edited: boolean
  /** Paid online by card, or a fee of it kept: what a receipt is for (receivedAmount). Minor units. */
  paid: number
}

export type HotelTerms = {
  time_zone: string
  /** Null: the hotel changes bookings itself, on the telephone. */
  updates: { days_before: number; hour: number; guests?: boolean | undefined } | null
}

export type Viewer = {
  /** The house whose pages the guest is on. */
  hotelId: number
  isMember: boolean
  isOrganization: boolean
}

/** One answer an action; null means that it may be done now. */
export function whatMayBeDone(kept: Kept, house: HotelTerms, viewer: Viewer, now: number): Record<Action, Bar | null> {
  const bars = (...of: (Bar | null)[]): Bar | null => of.find((bar) => bar !== null) ?? null
  const over = overOf(kept)
  const staff = kept.is_staff_edited ? 'edited_by_staff' : null
  const [mismatch = null] = warningsOf(kept, viewer)
  const arrival = isCheckinDay(kept, house, now) ? 'checkin_day' : null
  const offered = house.updates ? null : 'not_offered'
  const late = isTooLate(kept, house, now) ? 'deadline_passed' : null
  const update = bars(over, offered, staff, mismatch, arrival, late)
  return {
    view: null,
    update,
    coupon: update,
    guests: bars(update, house.updates?.guests === false ? 'not_offered' : null),
    // Telling the hotel what it still waits for changes nothing that was agreed.
    answer: over,
    // What the hotel was told it prepares for, whether or not it lets its guests change the stay itself.
    change_answers: bars(over, staff, mismatch, arrival, late),
    cancel: bars(over, staff, mismatch, arrival),
    receipt: receiptBar(kept, house, now),
  }
}

function overOf({ status }: Kept): Bar | null {
  switch (status) {
    case 'done':
      return null
    case 'payment_pending':
      return 'payment_in_progress'
    case 'cancelled':
    case 'completed':
    case 'unknown':
      return status
    default:
      return status satisfies never
  }
}

type Account = Exclude<Warning, 'facility'>

/** PERM-007: what the matching sign-in is, where it is missing. */
export function accountWarnings({ holder, is_holder }: Pick<Kept, 'holder' | 'is_holder'>, viewer: Viewer): Account[] {
  if (holder === 'guest') return viewer.isMember || viewer.isOrganization ? ['guest_booking'] : []
  return is_holder ? [] : [`${holder}_account`]
}

/** The matching sign-in and the house it is booked at, in the order in which a guest mends them. */
export const warningsOf = (kept: Pick<Kept, 'holder' | 'is_holder' | 'hotelId'>, viewer: Viewer): Warning[] => [
  ...accountWarnings(kept, viewer),
  ...(kept.hotelId === viewer.hotelId ? [] : ['facility' as const]),
]

/** AMB-22: from midnight of the check-in day on the hotel's own clock, a booking is a matter of a call. */
const isCheckinDay = ({ checkin_date }: Pick<Kept, 'checkin_date'>, { time_zone }: HotelTerms, now: number): boolean =>
  compareDates(localTime(time_zone, now).date, checkin_date) >= 0

function isTooLate({ checkin_date }: Kept, { time_zone, updates }: HotelTerms, now: number): boolean {
  if (!updates) return false
  const last = addDays(checkin_date, -updates.days_before)
  return now >= instantOf(time_zone, last, updates.hour * MINUTES_AN_HOUR)
}

const MINUTES_AN_HOUR = 60

/** A receipt is for money that stays (rules/receipts.ts). */
function receiptBar(kept: Kept, { time_zone }: HotelTerms, now: number): Bar | null {
  if (kept.status === 'payment_pending') return 'payment_in_progress'
  if (kept.paid === 0) return 'not_paid_online'
  return now < receiptOpensAt(kept, time_zone) ? 'not_yet' : null
}

/** What the guest can be told of in its words, wherever the bar stands. */
export const isUpdateBar = (bar: Bar | null): bar is UpdateBar => UPDATE_BARS.some((each) => each === bar)

type Settled = { is_active: boolean; updatable: boolean; reason: UpdateBar | null }

/** The answer of update_settings: only what the guest can be told in its words is a reason. */
export function updateSettingsOf(bar: Bar | null): Settled {
  if (bar === null) return { is_active: true, updatable: true, reason: null }
  if (bar === 'not_offered') return { is_active: false, updatable: false, reason: null }
  return { is_active: true, updatable: false, reason: isUpdateBar(bar) ? bar : null }
}

type Booked = { checkin_date: PlainDate; total_gross: number }
type Room = { policy: Policy; total_gross: number }

/**
 * The fee of cancelling at a moment of the hotel's clock, room by room as each was agreed; points and vouchers come back
 * by themselves, so it is never more than the money the stay costs. Minor units.
 */
export const cancellationFee = (
  rooms: readonly Room[],
  { checkin_date, total_gross }: Booked,
  at: LocalMoment,
): number =>
  Math.min(total_gross, add(...rooms.map((room) => feeAt(room.policy, checkin_date, room.total_gross, at).amount)))

/** When the fee of all rooms together next rises, and to what; null: it stays as it is. */
export function nextCancellationFee(rooms: readonly Room[], booked: Booked, at: LocalMoment) {
  const changes = rooms.flatMap(({ policy }) => nextFee(policy, booked.checkin_date, 0, at)?.from ?? [])
  const [from] = changes.toSorted(compareMoments)
  return from ? { from, fee: cancellationFee(rooms, booked, from) } : null
}

/** What of the money paid comes back, and what is still owed to the hotel. Minor units. */
export const settlementOf = (fee: number, paid: number) => ({
  refund: Math.max(0, paid - fee),
  due: Math.max(0, fee - paid),
})
