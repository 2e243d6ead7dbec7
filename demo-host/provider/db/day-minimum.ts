import { sql } from 'drizzle-orm'

import type { Orm } from './orm.ts'

const MOST_DAYS = 100_000

/**
 * Rebuilds hotel_day_min for the nights in dirty_day. What a calendar shows is a price "from": of one night, by itself, of
 * the plans everybody may book; how long a stay must be is not asked.
 */
export async function refreshDayMinimum(orm: Orm): Promise<void> {
  await orm.execute(sql`
    with dirty as (
      delete from dirty_day where (hotel_id, night) in (
        select hotel_id, night from dirty_day order by hotel_id, night limit ${MOST_DAYS} for update skip locked)
      returning hotel_id, night
    ), free as (
      select i.hotel_id, i.night, i.room_type_id, i.total - i.sold - i.held as rooms
      from inventory_day i join dirty d using (hotel_id, night)
      where not i.closed and i.total > i.sold + i.held
    ), offered as (
      select f.hotel_id, f.night, adults.n,
        min(r.rates_gross[adults.n] * case p.charge when 'per_head' then adults.n else 1 end) as gross
      from free f
      join rate_day r using (hotel_id, night)
      join room_plan o on o.id = r.room_plan_id and o.room_type_id = f.room_type_id and o.active
      join hotel_plan p on p.id = o.hotel_plan_id and p.active and p.target = 'all' and not p.is_day_use
      cross join generate_series(1, 4) as adults(n)
      where not r.closed and (r.stock is null or r.stock > r.sold + r.held)
        and adults.n between o.min_people and o.max_people and r.rates_gross[adults.n] > 0
      group by f.hotel_id, f.night, adults.n
    )
    insert into hotel_day_min (hotel_id, night, audience, one_adult_gross, two_adults_gross, three_adults_gross,
      four_adults_gross, free_rooms)
    select d.hotel_id, d.night, 'public',
      min(o.gross) filter (where o.n = 1), min(o.gross) filter (where o.n = 2),
      min(o.gross) filter (where o.n = 3), min(o.gross) filter (where o.n = 4),
      coalesce((select sum(f.rooms) from free f where f.hotel_id = d.hotel_id and f.night = d.night), 0)
    from dirty d left join offered o using (hotel_id, night)
    group by d.hotel_id, d.night
    on conflict (hotel_id, night, audience) do update set
      one_adult_gross = excluded.one_adult_gross, two_adults_gross = excluded.two_adults_gross,
      three_adults_gross = excluded.three_adults_gross, four_adults_gross = excluded.four_adults_gross,
      free_rooms = excluded.free_rooms`)
}
