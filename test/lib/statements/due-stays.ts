import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { DAY_MS } from '../../../shared/constants.ts'
import type { World } from '../../contract/helpers/world.ts'
import { FIRST_COPY } from './copied-stays.ts'

/** What is due of each kind at once, as after a day on which no process ran: so many rows of addPaidStays and addBesideStays. */
export async function makeDue(world: World, count: number): Promise<void> {
  const moment = (days: number) => new Date(world.clock.now() + days * DAY_MS).toISOString()
  const at = (days: number) => sql`${moment(days)}::timestamptz`
  const day = (days: number) => sql`${moment(days).slice(0, 10)}::date`
  const [past, longAgo, never] = [at(-10), at(-4000), sql`null`]
  /** Another part of the copies for each kind of what a stay can be. */
  const part = (column: SQL, n: number) =>
    sql`${column} between ${FIRST_COPY + n * count + 1}::int and ${FIRST_COPY + (n + 1) * count}::int`
  const stays = (n: number) => part(sql`id`, n)
  const of = (n: number) => part(sql`reservation_id`, n)
  const named = (column: string) =>
    sql`${sql.identifier(column)} in (select 'copy-' || n from generate_series(1, ${count}::int) n)`
  const due: [table: string, changes: Record<string, SQL>, which: SQL][] = [
    ['reservation', { status: sql`'payment_pending'`, hold_expires_at: past }, stays(0)],
    ['payment', { state: sql`'pre_3d_secure'`, expires_at: past }, of(0)],
    ['reservation_change', { state: sql`'pending'`, hold_expires_at: past }, stays(1)],
    ['payment', { state: sql`'capturing'`, change_id: sql`reservation_id` }, of(1)],
    ['reservation', { status: sql`'cancelled'`, cancelled_at: past }, stays(2)],
    ['payment', { state: sql`'cancelled'` }, of(2)],
    ['payment', { state: sql`'capturing'`, payment_link_number: sql`id`, reservation_id: never }, of(3)],
    ['reservation', { pay_by: past }, stays(4)],
    ['reservation', { checkin_date: day(-4001), checkout_date: day(-4000) }, stays(5)],
    ['reservation', { status: sql`'cancelled'`, cancelled_at: longAgo }, stays(6)],
    ['reservation_event', { kind: sql`'account_deleted'` }, of(5)],
    ['reservation', { checkin_date: day(2), checkout_date: day(3), created_at: past }, stays(7)],
    ['payment_return', { state: sql`'asked'` }, named('reference')],
    ['point_gain', { state: sql`'future'`, effective_at: past }, of(0)],
    ['point_lot', { expires_at: past }, stays(0)],
    ['lottery_entry', { holds_stock: sql`true` }, stays(0)],
    ['lottery_entry', { told_at: never }, stays(1)],
    ['lottery_entry', { holds_stock: sql`true`, reminded_at: never }, stays(2)],
    ['lottery_entry', { erased_at: never }, stays(3)],
    ['lottery_event', { deadline: at(-400), result_at: at(-401), entry_closes: at(-402), entry_opens: at(-403) }, sql`id = (select min(id) from lottery_event)`], // prettier-ignore
    ['availability_alert', { checkin_date: day(-20), checkout_date: day(-19) }, stays(0)],
    ['availability_alert', { told_at: longAgo }, stays(1)],
    ['availability_alert', { told_at: never }, stays(2)],
    ['attachment', { reservation_id: never, created_at: longAgo }, of(0)],
    ['email_outbox', { created_at: longAgo }, of(0)],
    ['audit', { at: longAgo }, stays(0)],
    ['idempotency_key', { expires_at: longAgo }, of(6)],
    ['quote', { expires_at: longAgo }, named('id')],
    ['organization_export', { expires_at: longAgo }, named('id')],
    ['organization_session', { expires_at: longAgo }, named('token_hash')],
    ['token', { expires_at: longAgo }, named('hash')],
    ['attempt', { since: longAgo }, named('key')],
    ['client_session', { expires_at: longAgo }, stays(0)],
  ]
  for (const [table, changes, which] of due) {
    const set = Object.entries(changes).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`)
    await world.database.orm.execute(sql`update ${sql.identifier(table)} set ${sql.join(set, sql`, `)} where ${which}`)
  }
  const forgotten = sql`insert into card_to_forget (gateway_token, created_at) select 'copy-' || n, ${past}`
  await world.database.orm.execute(sql`${forgotten} from generate_series(1, ${count}::int) n`)
  await world.database.orm.execute(sql`insert into dirty_day (hotel_id, night)
    select hotel_id, night from inventory_day group by hotel_id, night limit ${count}`)
}
