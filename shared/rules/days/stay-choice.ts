import type { InventoryDay } from '../../model/search/room.ts'
import { addDays, nights as nightsBetween, stayNights } from './dates.ts'
import type { PlainDate } from './dates.ts'
import { times } from '../times.ts'

// Which days of a calendar a stay may begin and end on, and what a press on one of them makes of the choice.

export type DayFact = Pick<InventoryDay, 'date' | 'status' | 'lowest_price' | 'holiday'> &
  Partial<Pick<InventoryDay, 'min_stay' | 'closed_to_arrival'>>

/** What is known of a month. A day that nobody knows of can be chosen all the same; the search has the last word. */
export type MonthFacts = 'loading' | 'failed' | ReadonlyMap<PlainDate, DayFact>

/** How a stay is chosen here. */
export type Choosing = {
  /** The nights that can be booked at all; last is null where the hotel names no period. */
  first: PlainDate
  last: PlainDate | null
  /** null: the guest chooses both days. 0 is day use, arrival and departure on one day. */
  nights: number | null
  fact: (day: PlainDate) => DayFact | undefined
}

/** A check-in without a check-out is half a choice. */
export type Choice = { from: PlainDate; to: PlainDate | null } | null
export type Stay = { from: PlainDate; to: PlainDate }

/** Why a stay cannot begin on a day: outside the period, no night there, no arrival there, or not for so few nights. */
export type StartRefusal = 'outside' | 'full' | 'closed' | 'outOnly' | 'tooShort'
/** Why it cannot end there: too soon after the check-in, or with a night between that nobody can have. */
export type EndRefusal = 'early' | 'beyond'

export type Refusal = {
  day: PlainDate
  why: StartRefusal | 'early'
  /** The nights a stay must have at least. */
  least: number
  /** The nearest stay that works. */
  offer: Stay | null
}
export type Chosen = { choice: Choice; refusal: Refusal | null }

const leastNights = (day: PlainDate, { fact }: Choosing): number => Math.max(1, fact(day)?.min_stay ?? 1)

const isWithin = (day: PlainDate, { first, last }: Choosing): boolean => day >= first && (last === null || day <= last)

/** Why a night cannot be slept, or null. */
function nightRefusal(day: PlainDate, choosing: Choosing): 'outside' | 'full' | 'closed' | null {
  if (!isWithin(day, choosing)) return 'outside'
  const status = choosing.fact(day)?.status
  return status === 'full' || status === 'closed' ? status : null
}

const canStayFrom = (day: PlainDate, nights: number, choosing: Choosing): boolean =>
  times(nights, (index) => addDays(day, index)).every((night) => nightRefusal(night, choosing) === null)

export function startRefusal(day: PlainDate, choosing: Choosing): StartRefusal | null {
  const refusal = nightRefusal(day, choosing)
  if (refusal) return refusal
  if (choosing.fact(day)?.closed_to_arrival) return 'outOnly'
  const least = leastNights(day, choosing)
  // Of a stay whose length is fixed the server has looked at every night (CALL-134).
  if (choosing.nights !== null) return choosing.nights > 0 && choosing.nights < least ? 'tooShort' : null
  // A minimum that runs into a full night can be kept by nobody, so the day is for leaving only.
  return canStayFrom(day, least, choosing) ? null : 'outOnly'
}

/** Whether a stay can end on a day: the night before it can be had, however full its own night is. */
export const canLeaveOn = (day: PlainDate, choosing: Choosing): boolean =>
  nightRefusal(addDays(day, -1), choosing) === null

/** For a day after the check-in. */
export function endRefusal(from: PlainDate, day: PlainDate, choosing: Choosing): EndRefusal | null {
  if (!canStayFrom(from, nightsBetween(from, day), choosing)) return 'beyond'
  return nightsBetween(from, day) < leastNights(from, choosing) ? 'early' : null
}

export const shortestStay = (from: PlainDate, choosing: Choosing): Stay => ({
  from,
  to: addDays(from, choosing.nights ?? leastNights(from, choosing)),
})

/** What pressing a day makes of the choice. A choice that cannot be is left as it was, with the reason. */
export function chooseDay(choice: Choice, day: PlainDate, choosing: Choosing): Chosen {
  if (choosing.nights === null && choice?.to === null && day > choice.from) {
    const refusal = endRefusal(choice.from, day, choosing)
    if (refusal === null) return { choice: { from: choice.from, to: day }, refusal: null }
    if (refusal === 'early') {
      const least = leastNights(choice.from, choosing)
      return { choice, refusal: { day: choice.from, why: 'early', least, offer: shortestStay(choice.from, choosing) } }
    }
    // Beyond a night that cannot be had another stay begins.
  }
  const why = startRefusal(day, choosing)
  if (why) return { choice, refusal: { day, why, least: leastNights(day, choosing), offer: null } }
  return {
    choice: choosing.nights === null ? { from: day, to: null } : shortestStay(day, choosing),
    refusal: null,
  }
}

/** What the guest has chosen when they are done: half a choice means the shortest stay from that day. */
export const finished = (choice: Choice, choosing: Choosing): Stay | null =>
  choice && { from: choice.from, to: choice.to ?? shortestStay(choice.from, choosing).to }

/** The lowest prices of its nights together: a "from", never a total; null where one of them is not known. */
export function lowestSum({ from, to }: Stay, { fact }: Choosing): number | null {
  let sum = 0
  for (const night of stayNights(from, to)) {
    const lowest = fact(night)?.lowest_price ?? null
    if (lowest === null) return null
    sum += lowest
  }
  return sum
}

/** Days that follow each other and say the same, as one: 27–28 November at least 2 nights. */
export function minStaySpans(days: readonly DayFact[]): { from: PlainDate; to: PlainDate; nights: number }[] {
  const spans: { from: PlainDate; to: PlainDate; nights: number }[] = []
  for (const { date, min_stay = 1, status } of days) {
    if (min_stay < 2 || status === 'closed') continue
    const last = spans.at(-1)
    if (last && last.nights === min_stay && nightsBetween(last.to, date) === 1) last.to = date
    else spans.push({ from: date, to: date, nights: min_stay })
  }
  return spans
}
