import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { hotelMinute } from '../../../shared/rules/days/hotel-minute.ts'
import { rowsOf } from './orm.ts'
import type { Orm } from './orm.ts'

/** In one statement, where nobody waits for it: nights of some dozen hotels. */
const MOST_DAYS = 5_000
/** Any number that is ours. */
const LOCK = 6_402_977
/** As hotelMinute writes it. */
const MINUTE = 'YYYY-MM-DD HH24:MI'

type Refreshing = {
  /** Absent where nobody knows it: then all plans are for sale, until the scheduled jobs have looked. */
  now?: number
  most?: number
}

/**
 * Rebuilds hotel_day_min for the nights in dirty_day. What a calendar shows is a price "from": of one night, by itself, of
 * the plans everybody may book today. How long a stay must be is told beside it.
 */
export async function refreshDayMinimum(orm: Orm, { now, most = MOST_DAYS }: Refreshing = {}): Promise<void> {
  // Of two who rebuild one night the second sees what the first saw, and not less.
  await orm.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  const clocks = now === undefined ? NO_CLOCKS : await hotelClocks(orm, now)
  while ((await refreshSome(orm, clocks, most)) === most);
}

/** Marks nights whose plans are others by now, so many at most. */
export async function markOutdatedNights(orm: Orm, now: number, most: number): Promise<void> {
  await orm.execute(sql`insert into dirty_day (hotel_id, night)
    select m.hotel_id, m.night from (${await hotelClocks(orm, now)}) c join hotel_day_min m using (hotel_id)
    where m.holds_until is not null and m.holds_until <= c.minute limit ${most}::int`)
}

const clocksOf = (ids: readonly number[], minutes: readonly string[]): SQL => sql`select * from unnest(
  ${`{${ids.join(',')}}`}::bigint[], ${`{${minutes.map((minute) => `"${minute}"`).join(',')}}`}::text[]) as clock(hotel_id, minute)`
const NO_CLOCKS = clocksOf([], [])

/** What the clock of each hotel shows. One whose zone nobody knows has none, which keeps the others from nothing. */
async function hotelClocks(orm: Orm, now: number): Promise<SQL> {
  const hotels = await rowsOf<{ id: number; time_zone: string }>(orm, sql`select id, time_zone from hotel order by id`)
  const known = hotels.flatMap(({ id, time_zone }) => {
    try {
      return [{ id: Number(id), minute: hotelMinute(time_zone, now) }]
    } catch {
      return [] // its pages say so themselves
    }
  })
  return clocksOf(
    known.map(({ id }) => id),
    known.map(({ minute }) => minute),
  )
}

/** How many nights were rebuilt. */
async function refreshSome(orm: Orm, clocks: SQL, most: number): Promise<number> {
  const query = sql`
    with clock as materialized (${clocks}), changed as (
      delete from dirty_day where (hotel_id, night) in (
        select distinct hotel_id, night from dirty_day order by hotel_id, night limit ${most}::int)
      returning hotel_id, night
    ), dirty as (
      select distinct hotel_id, night from changed
    ), free as (
      select i.hotel_id, i.night, i.room_type_id, i.total - i.sold - i.held as rooms
      from inventory_day i join dirty d using (hotel_id, night)
      where not i.closed and i.total > i.sold + i.held
    ), offers as (
      select r.hotel_id, r.night, o.room_type_id, o.min_people, o.max_people, p.charge, r.rates_gross,
        greatest(p.min_nights, r.min_nights) as shortest, r.closed_to_arrival,
        r.stock is null or r.stock > r.sold + r.held as has_stock, c.minute,
        to_char(p.booking_start_date + h.business_day_ends::interval, ${MINUTE}) as begins,
        to_char(least(p.booking_end_date + 1 + h.business_day_ends::interval, case
          when deadline + interval '1 minute' < r.night + 1 + h.business_day_ends::interval
          then deadline + interval '1 minute' end), ${MINUTE}) as ends
      from rate_day r join dirty d using (hotel_id, night)
      join hotel h on h.id = r.hotel_id left join clock c on c.hotel_id = r.hotel_id
      join room_plan o on o.id = r.room_plan_id and o.active
      join hotel_plan p on p.id = o.hotel_plan_id and p.active and not p.is_day_use
        and p.target in ('all', 'brr') and p.channel in ('all', 'officialWebsite', 'tripla')
      cross join lateral (select r.night - p.booking_deadline_days + p.booking_deadline_time::interval as deadline) l
      where not r.closed
    ), open as (
      select * from offers where minute is null
        or (coalesce(begins, '') <= minute and (ends is null or ends > minute))
    ), turns as (
      select hotel_id, night, min(least(case when begins > minute then begins end, case when ends > minute then ends end)) as turn
      from offers group by hotel_id, night
    ), stays as (
      select hotel_id, night, min(shortest) as shortest, bool_and(closed_to_arrival) as closed_to_arrival
      from open group by hotel_id, night
    ), sellable as (
      select o.*, f.rooms from open o join free f using (hotel_id, night, room_type_id) where o.has_stock
    ), rooms as (
      select hotel_id, night, sum(rooms) as rooms
      from (select distinct hotel_id, night, room_type_id, rooms from sellable) each_type group by hotel_id, night
    ), offered as (
      select s.hotel_id, s.night, adults.n,
        min(s.rates_gross[adults.n] * case s.charge when 'per_head' then adults.n else 1 end) as gross
      from sellable s join room_type t on t.id = s.room_type_id
      cross join generate_series(1, 4) as adults(n)
      where adults.n between greatest(s.min_people, t.min_people) and least(s.max_people, t.max_people)
        and adults.n <= t.max_adult and s.rates_gross[adults.n] > 0
      group by s.hotel_id, s.night, adults.n
    ), kept as (
    insert into hotel_day_min (hotel_id, night, audience, one_adult_gross, two_adults_gross, three_adults_gross,
      four_adults_gross, free_rooms, is_closed, min_stay, closed_to_arrival, holds_until)
    select d.hotel_id, d.night, 'public',
      min(o.gross) filter (where o.n = 1), min(o.gross) filter (where o.n = 2),
      min(o.gross) filter (where o.n = 3), min(o.gross) filter (where o.n = 4),
      coalesce(min(r.rooms), 0), min(s.shortest) is null, coalesce(min(s.shortest), 1),
      coalesce(bool_and(s.closed_to_arrival), false),
      case when min(c.minute) is null then '' else min(t.turn) end
    from dirty d left join offered o using (hotel_id, night) left join rooms r using (hotel_id, night)
      left join stays s using (hotel_id, night) left join turns t using (hotel_id, night)
      left join clock c using (hotel_id)
    group by d.hotel_id, d.night
    on conflict (hotel_id, night, audience) do update set
      one_adult_gross = excluded.one_adult_gross, two_adults_gross = excluded.two_adults_gross,
      three_adults_gross = excluded.three_adults_gross, four_adults_gross = excluded.four_adults_gross,
      free_rooms = excluded.free_rooms, is_closed = excluded.is_closed, min_stay = excluded.min_stay,
      closed_to_arrival = excluded.closed_to_arrival, holds_until = excluded.holds_until
    )
    select count(*)::int as days from dirty`
  const [found] = await rowsOf<{ days: number }>(orm, query)
  return found?.days ?? 0
}
