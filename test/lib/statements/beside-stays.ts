import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { DAY_MS } from '../../../shared/constants.ts'
import type { World } from '../../contract/helpers/world.ts'
import { FIRST_COPY } from './copied-stays.ts'

/**
 * What years leave beside the stays of addPaidStays, as many rows of each: links that were paid, refunds and changes that are
 * done, points, entries of lotteries that were told, wishes, files, tokens, trails. No job has anything to do with them.
 */
export async function addBesideStays(world: World, count: number): Promise<void> {
  const at = (ms: number) => sql`${new Date(world.clock.now() + ms).toISOString()}::timestamptz`
  const [now, later] = [at(0), at(DAY_MS)]
  const stay = sql`(${FIRST_COPY}::int + n)`
  const text = sql`('copy-' || n)`
  const member = sql`(select min(id) from member)`
  const program = sql`(select min(id) from program)`
  const hotel = sql`(select min(id) from hotel)`
  const rows: Record<string, Record<string, SQL>> = {
    payment_return: { reference: text, payment_id: text, kind: sql`'refund'`, amount_gross: sql`1`, state: sql`'done'`, created_at: now, updated_at: now }, // prettier-ignore
    payment_link: { number: text, hotel_id: hotel, subjects: sql`'{}'`, amount_gross: sql`1`, currency: sql`'JPY'`, expires_at: later, created_at: now }, // prettier-ignore
    reservation_change: { id: stay, reservation_id: stay, base_version: sql`1`, state: sql`'applied'`, stay: sql`'{}'`, shift: sql`'{}'`, before_gross: sql`0`, after_gross: sql`0`, charge_gross: sql`0`, refund_gross: sql`0`, created_at: now, updated_at: now }, // prettier-ignore
    point_gain: { reservation_id: stay, member_id: member, program_id: program, amount: sql`1`, effective_at: now, state: sql`'credited'` }, // prettier-ignore
    point_lot: { id: stay, member_id: member, program_id: program, amount: sql`1`, remaining: sql`1`, expires_at: later, created_at: now }, // prettier-ignore
    lottery_entry: { id: stay, entry_number: text, event_id: sql`(select min(id) from lottery_event)`, room_type_id: sql`(select min(id) from room_type)`, room_plan_id: sql`(select min(id) from room_plan)`, checkin_date: sql`'2027-01-01'`, checkout_date: sql`'2027-01-02'`, locale: sql`'en'`, status: sql`'not_winner'`, rank: sql`n`, told_at: now, reminded_at: now, erased_at: now, created_at: now, updated_at: now }, // prettier-ignore
    availability_alert: { id: stay, hotel_id: hotel, email: sql`(${text} || '@example.com')`, locale: sql`'en'`, checkin_date: sql`'2099-01-01'`, checkout_date: sql`'2099-01-02'`, rooms: sql`'[{"adults":1,"children":[]}]'`, room_type_codes: sql`'{}'`, wish: text, created_at: now, told_at: now }, // prettier-ignore
    attachment: { id: text, client_session_id: stay, reservation_id: stay, name: text, mime: sql`'image/webp'`, bytes: sql`1`, sha256: sql`''`, created_at: now }, // prettier-ignore
    token: { hash: text, kind: sql`'refresh'`, member_id: member, client_session_id: stay, payload: sql`'{}'`, expires_at: later, created_at: now }, // prettier-ignore
    attempt: { key: text, count: sql`1`, since: now },
    audit: { id: stay, at: now, kind: sql`'stay_read'`, actor: sql`'guest'`, network: text },
    organization_session: { token_hash: text, organization_user_id: sql`(select min(id) from organization_user)`, expires_at: later, created_at: now }, // prettier-ignore
    organization_export: { id: text, organization_id: sql`(select min(id) from organization)`, first_day: sql`'2026-01-01'`, last_day: sql`'2026-01-31'`, locale: sql`'en'`, expires_at: later, created_at: now }, // prettier-ignore
  }
  for (const [table, values] of Object.entries(rows)) {
    const names = sql.join(Object.keys(values).map((name) => sql.identifier(name)), sql`, `) // prettier-ignore
    await world.database.orm.execute(sql`insert into ${sql.identifier(table)} (${names})
      select ${sql.join(Object.values(values), sql`, `)} from generate_series(1, ${count}::int) n`)
  }
}
