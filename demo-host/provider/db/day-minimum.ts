import { sql } from 'drizzle-orm'

import { rowsOf } from './orm.ts'
import type { Orm } from './orm.ts'

/** In one statement, where nobody waits for it: nights of some dozen hotels. */
const MOST_DAYS = 5_000
/** Any number that is ours. */
const LOCK = 6_402_977

/**
 * Rebuilds hotel_day_min for the nights in dirty_day. What a calendar shows is a price "from": of one night, by itself, of
 * the plans everybody may book. How long a stay must be is told beside it.
 */
export async function refreshDayMinimum(orm: Orm, most = MOST_DAYS): Promise<void> {
  // Of two who rebuild one night the second sees what the first saw, and not less.
  await orm.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  while ((await refreshSome(orm, most)) === most);
}

/** How many nights were rebuilt. */
async function refreshSome(orm: Orm, most: number): Promise<number> {
  const query = sql`
    with changed as (
      delete from dirty_day where (hotel_id, night) in (
        select distinct hotel_id, night from dirty_day order by hotel_id, night limit ${most}::int)
      returning hotel_id, night
    ), dirty as (
      select distinct hotel_id, night from changed
    ), free as (
      select i.hotel_id, i.night, i.room_type_id, i.total - i.sold - i.held as rooms
      from inventory_day i join dirty d using (hotel_id, night)
      where not i.closed and i.total > i.sold + i.held
    ), open as (
      select r.hotel_id, r.night, o.room_type_id, o.min_people, o.max_people, p.charge, r.rates_gross,
        greatest(p.min_nights, r.min_nights) as shortest, r.closed_to_arrival,
        r.stock is null or r.stock > r.sold + r.held as has_stock
      from rate_day r join dirty d using (hotel_id, night)
      join room_plan o on o.id = r.room_plan_id and o.active
      join hotel_plan p on p.id = o.hotel_plan_id and p.active and not p.is_day_use
        and p.target in ('all', 'brr') and p.channel in ('all', 'officialWebsite', 'tripla')
      where not r.closed
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
      four_adults_gross, free_rooms, is_closed, min_stay, closed_to_arrival)
    select d.hotel_id, d.night, 'public',
      min(o.gross) filter (where o.n = 1), min(o.gross) filter (where o.n = 2),
      min(o.gross) filter (where o.n = 3), min(o.gross) filter (where o.n = 4),
      coalesce(min(r.rooms), 0), min(s.shortest) is null, coalesce(min(s.shortest), 1),
      coalesce(bool_and(s.closed_to_arrival), false)
    from dirty d left join offered o using (hotel_id, night) left join rooms r using (hotel_id, night)
      left join stays s using (hotel_id, night)
    group by d.hotel_id, d.night
    on conflict (hotel_id, night, audience) do update set
      one_adult_gross = excluded.one_adult_gross, two_adults_gross = excluded.two_adults_gross,
      three_adults_gross = excluded.three_adults_gross, four_adults_gross = excluded.four_adults_gross,
      free_rooms = excluded.free_rooms, is_closed = excluded.is_closed, min_stay = excluded.min_stay,
      closed_to_arrival = excluded.closed_to_arrival
    )
    select count(*)::int as days from dirty`
  const [found] = await rowsOf<{ days: number }>(orm, query)
  return found?.days ?? 0
}
