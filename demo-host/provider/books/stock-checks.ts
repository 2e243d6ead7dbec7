import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { BookCheck } from './book-check.ts'

/** What nights and extras of a stay are while it stands so. */
const stateOf = (status: SQL) =>
  sql`case ${status} when 'payment_pending' then 'held' when 'cancelled' then 'released' else 'sold' end`

/** A change that waits for the bank holds what it takes more; its booking keeps what it has. */
const heldByChanges = (kind: 'rooms' | 'plans' | 'extras') => sql`select r.hotel_id, s.night, s.id, 0, s.count
  from reservation_change c join reservation r on r.id = c.reservation_id,
    jsonb_to_recordset(c.shift -> ${sql.raw(`'${kind}'`)}) as s(id bigint, night date, count int)
  where c.state = 'pending' and s.count > 0`

type NightTable = { word: string; table: SQL; key: SQL; most: SQL; shift: 'rooms' | 'plans' }

/** Nights that count other rooms than there are stays, changes and lots for, or more than there may be. */
const miscountedNights = ({
  word,
  table,
  key,
  most,
  shift,
}: NightTable) => sql`with taken(hotel_id, night, id, sold, held) as (
    select hotel_id, night, ${key}, (state = 'sold')::int, (state = 'held')::int
      from reservation_night where state <> 'released'
    union all ${heldByChanges(shift)}
    union all select v.hotel_id, n::date, e.${key}, 0, 1 from lottery_entry e join lottery_event v on v.id = e.event_id,
      generate_series(e.checkin_date, e.checkout_date - 1, interval '1 day') as n where e.holds_stock
  ), counted as (
    select hotel_id, night, id, sum(sold) as sold, sum(held) as held from taken group by hotel_id, night, id
  ), stock as (
    select hotel_id, night, ${key} as id, sold, held, sold + held > ${most} as is_over from ${table} where sold <> 0 or held <> 0
  )
  select format('${sql.raw(word)} %s on %s', id, night) as row from stock s full join counted c using (hotel_id, night, id)
    where (coalesce(s.sold, 0), coalesce(s.held, 0)) <> (coalesce(c.sold, 0), coalesce(c.held, 0)) or s.is_over`

export const stockChecks: readonly BookCheck[] = [
  {
    name: 'rooms',
    says: 'a night counts the rooms that stays, changes and lots have, and no more than there are',
    broken: miscountedNights({
      word: 'room type',
      table: sql`inventory_day`,
      key: sql`room_type_id`,
      most: sql`total`,
      shift: 'rooms',
    }),
  },
  {
    name: 'plans',
    says: 'a night counts what each plan has sold and holds, and no more than it may sell',
    broken: miscountedNights({
      word: 'room plan',
      table: sql`rate_day`,
      key: sql`room_plan_id`,
      most: sql`stock`,
      shift: 'plans',
    }),
  },
  {
    name: 'extras',
    says: 'a day counts the extras that stays and changes have, and no more than there are',
    broken: sql`with taken(hotel_id, date, id, sold, held) as (
        select null::bigint, stock_date, extra_id, case state when 'sold' then quantity else 0 end,
          case state when 'held' then quantity else 0 end
          from reservation_extra where state <> 'released' and stock_date is not null
        union all ${heldByChanges('extras')}
      ), counted as (
        select date, id, sum(sold) as sold, sum(held) as held from taken group by date, id
      ), stock as (
        select date, extra_id as id, sold, held, sold + held > total as is_over from extra_day where sold <> 0 or held <> 0
      )
      select format('extra %s on %s', id, date) as row from stock s full join counted c using (date, id)
        where (coalesce(s.sold, 0), coalesce(s.held, 0)) <> (coalesce(c.sold, 0), coalesce(c.held, 0)) or s.is_over`,
  },
  {
    name: 'nights',
    says: 'a stay has each of its nights once in each of its rooms, at its own hotel, and holds nothing once it is cancelled',
    broken: sql`with rooms as (
        select o.reservation_id, count(n.night) = greatest(r.checkout_date - r.checkin_date, 1)
          and bool_and(n.night >= r.checkin_date and n.night < greatest(r.checkout_date, r.checkin_date + 1))
          and bool_and(n.state = ${stateOf(sql`r.status`)})
          and bool_and((n.hotel_id, n.room_type_id, n.room_plan_id) = (r.hotel_id, o.room_type_id, o.room_plan_id))
          and bool_and(p.hotel_id = r.hotel_id and p.room_type_id = o.room_type_id) as is_well
        from reservation_room o join reservation r on r.id = o.reservation_id join room_plan p on p.id = o.room_plan_id
        left join reservation_night n on n.reservation_room_id = o.id group by o.id, r.id
      )
      select format('stay %s', r.id) as row from reservation r
        where not coalesce((select bool_and(is_well) from rooms where reservation_id = r.id), false)
        or exists (select 1 from reservation_extra e where e.reservation_id = r.id and e.state <> ${stateOf(sql`r.status`)})`,
  },
]
