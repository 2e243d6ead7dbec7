import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { rowsOf } from '../db/orm.ts'
import type { Orm } from '../db/orm.ts'
import type { HotelDocument } from './hotel-document.ts'
import type { StandingRows } from './standing-rows.ts'

type Row = { id: number; code: string }
export type TakenAway = {
  rooms: Row[]
  plans: Row[]
  sold: Row[]
  extras: Row[]
  questions: Row[]
  policies: Row[]
  promotions: Row[]
}

const without = <Of extends Row>(rows: readonly Of[], codes: readonly { code: string }[]): Of[] =>
  rows.filter((row) => !codes.some(({ code }) => code === row.code))

/** What stands in the database and is not in the document. What is sold under its code in another room or plan is another. */
export function takenAway(rows: StandingRows, document: HotelDocument): TakenAway {
  const codeOf = (list: readonly Row[], id: number) => list.find((row) => row.id === id)?.code
  const stays = (one: StandingRows['sold'][number]) =>
    document.plans.some(
      (plan) =>
        plan.code === codeOf(rows.plans, one.hotel_plan_id) &&
        plan.rooms.some(
          ({ code, room_type }) => code === one.code && room_type === codeOf(rows.rooms, one.room_type_id),
        ),
    )
  return {
    rooms: without(rows.rooms, document.room_types),
    plans: without(rows.plans, document.plans),
    sold: rows.sold.filter((one) => !stays(one)),
    extras: without(rows.extras, document.extras),
    questions: without(rows.questions, document.questions),
    policies: without(rows.policies, document.cancellation_policies),
    promotions: without(rows.promotions, document.promotions),
  }
}

type Counted = { code: string; stays: number; open: number; entries: number }

/** Stays and entries are never lost: why something may not be taken away, a line each. */
export async function refusedToTakeAway(tx: Orm, gone: TakenAway): Promise<string[]> {
  const lottery = (column: SQL) => sql`(select count(*)::int from lottery_entry e where e.${column} = c.id)`
  const rooms = await counted(tx, gone.rooms, sql`reservation_room r`, sql`r.room_type_id`, lottery(sql`room_type_id`))
  const sold = await counted(
    tx,
    gone.sold,
    sql`reservation_room r`,
    sql`r.room_plan_id`,
    sql`${lottery(sql`room_plan_id`)} + (select count(*)::int from lottery_room l where l.room_plan_id = c.id)`,
  )
  const extras = await counted(tx, gone.extras, sql`reservation_extra r`, sql`r.extra_id`, sql`0`)
  const questions = await counted(tx, gone.questions, sql`question_answer r`, sql`r.question_id`, sql`0`)
  return [
    ...rooms.map((one) => `/room_types: "${one.code}" ${stands(one)}: set "active": false where plans sell it`),
    ...sold.map((one) => `/plans: "${one.code}" of rooms ${stands(one)}: set its "active": false`),
    ...extras.map((one) => `/extras: "${one.code}" ${stands(one)}: set its "active": false`),
    ...questions.map((one) => `/questions: "${one.code}" ${stands(one)}: set its "active": false`),
  ]
}

function stands({ stays, open, entries }: Counted): string {
  const why = [
    ...(stays > 0 ? [`is in ${stays} stays, of which ${open} are still to come`] : []),
    ...(entries > 0 ? [`is in a lottery`] : []),
  ]
  return `may not be taken away, because it ${why.join(' and ')}`
}

async function counted(tx: Orm, gone: readonly Row[], table: SQL, id: SQL, entries: SQL): Promise<Counted[]> {
  if (gone.length === 0) return []
  return rowsOf<Counted>(
    tx,
    sql`select * from (
      select c.code, count(distinct s.id)::int as stays, ${entries} as entries,
        (count(distinct s.id) filter (where s.status in ('payment_pending', 'done')))::int as open
      from unnest(${`{${gone.map((row) => row.id).join()}}`}::bigint[], ${`{${gone.map((row) => row.code).join()}}`}::text[])
        as c(id, code)
      left join ${table} on ${id} = c.id left join reservation s on s.id = r.reservation_id
      group by c.id, c.code) found
    where stays > 0 or entries > 0 order by code`,
  )
}
