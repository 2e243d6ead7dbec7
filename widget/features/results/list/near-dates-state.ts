import { atom } from 'jotai'

import type { InputOf } from '../../../../shared/contract/define.ts'
import { rooms } from '../../../../shared/contract/rooms.ts'
import type { InventoryDay } from '../../../../shared/model/search/room.ts'
import { addDays, dayNumber, nights } from '../../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../../shared/rules/days/dates.ts'
import { remoteData } from '../../../state/remote.ts'
import { bookableAtom, hotelAskedAtom } from '../../../state/search/months.ts'
import { criteriaAtom } from '../../../state/search/search.ts'

/** So many days before and after the ones that were asked for. */
const DAYS_BEFORE = 7
const DAYS_AFTER = 14
const SHOWN = 4

type Query = Omit<InputOf<typeof rooms.inventory>['query'], 'start_date' | 'end_date'>
type Asked = { query: Query; checkin: PlainDate; nights: number; first: PlainDate; last: PlainDate | null }
/** A stay that somebody could book; what its first night costs at least. */
export type NearStay = { checkin: PlainDate; checkout: PlainDate; price: number | null }

/** The stay nothing was found for; null where no dates were asked, or other dates would have to fulfil filters the calendar does not know. */
export const askedNearAtom = atom((get): Asked | null => {
  const { checkin, checkout, is_undated, is_day_use, filter, carried, ...narrowed } = get(criteriaAtom)
  if (is_undated || is_day_use || filter.length > 0 || carried.lottery_event) return null
  const asked = get(hotelAskedAtom)(narrowed, nights(checkin, checkout))
  const { first, last } = get(bookableAtom)
  return asked.kind === 'hotel' ? { query: asked.query, checkin, nights: nights(checkin, checkout), first, last } : null
})

/** Stays of the same length near the dates, and those within them that are a night shorter. */
export const nearDatesData = remoteData(async ({ api, hotelId }, asked: Asked | null, signal) => {
  if (!asked) return []
  const { query, checkin, first, last } = asked
  const free = async (length: number, from: PlainDate, to: PlainDate): Promise<NearStay[]> => {
    const [start_date, end_date] = [from < first ? first : from, last && to > last ? last : to]
    if (length === 0 || start_date > end_date) return []
    const { data } = await api(
      rooms.inventory,
      { hotelId, query: { ...query, nights: length, start_date, end_date } },
      { signal },
    )
    return data
      .filter((day) => isFree(day, length))
      .map(({ date, lowest_price: price }) => ({ checkin: date, checkout: addDays(date, length), price }))
  }
  const [shorter, same] = await Promise.all([
    free(asked.nights - 1, checkin, addDays(checkin, 1)),
    free(asked.nights, addDays(checkin, -DAYS_BEFORE), addDays(checkin, DAYS_AFTER)),
  ])
  return [...shorter, ...nearest(same, checkin)]
})

const isFree = ({ status, closed_to_arrival, min_stay }: InventoryDay, length: number): boolean =>
  (status === 'available' || status === 'few') && !closed_to_arrival && min_stay <= length

const nearest = (stays: readonly NearStay[], to: PlainDate): NearStay[] =>
  stays
    .filter(({ checkin }) => checkin !== to)
    .toSorted((one, other) => distance(one, to) - distance(other, to))
    .slice(0, SHOWN)
    .toSorted((one, other) => one.checkin.localeCompare(other.checkin))

const distance = ({ checkin }: NearStay, to: PlainDate): number => Math.abs(dayNumber(checkin) - dayNumber(to))
