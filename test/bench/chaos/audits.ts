import { sql } from 'drizzle-orm'

import { checkBooks } from '../../../demo-host/provider/books/check-books.ts'
import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import type { Database } from '../../../demo-host/provider/db/orm.ts'
import { count, STOCK_AND_NIGHTS } from '../house.ts'
import { exactly } from '../report.ts'
import type { Promised } from '../report.ts'
import type { Site } from './site.ts'

export type Counted = Record<string, number>

/** Before and after: what is sold beside what is booked, and what may not be left. */
export const countedBooks = ({ database }: Pick<Site, 'database'>): Promise<Counted> =>
  count(
    database,
    sql`select ${STOCK_AND_NIGHTS},
      (select count(*) from reservation where status = 'done') as done`,
  )

/** What is still to be settled, or to be sent. */
export const unsettled = ({ database }: Pick<Site, 'database'>): Promise<Counted> =>
  count(
    database,
    sql`select (select count(*) from reservation where status = 'payment_pending') as bookings,
      (select count(*) from reservation_change where state = 'pending') as changes,
      (select count(*) from idempotency_key where state = 'running') as attempts,
      (select count(*) from payment_return where state = 'asked') as refunds,
      (select count(*) from payment p join reservation r on r.id = p.reservation_id
        left join reservation_change c on c.id = p.change_id
        where p.captured_gross > p.refunded_gross and p.state <> 'captured'
        and coalesce(c.state = 'failed', r.status = 'cancelled')) as late_money,
      (select count(*) from email_outbox where state = 'queued') as mails`,
  )

type Money = { id: string; number: string; owed: number; paid: number; entered: number; charges: string[] }

/** Every reservation that anybody tried to pay for: what it costs, or its fee; what its payments say; what its ledger says. */
const moneyRows = ({ orm }: Database) =>
  rowsOf<Money>(
    orm,
    sql`select r.id::text, r.number,
      (case when r.payment_type <> 'credit_card' then 0 when r.status = 'done' then r.total_gross
        else coalesce(r.cancellation_fee_gross, 0) end)::int as owed,
      (select coalesce(sum(p.captured_gross - p.refunded_gross), 0)::int from payment p
        where p.reservation_id = r.id) as paid,
      (select coalesce(sum(case e.kind when 'captured' then e.amount_gross when 'refunded' then -e.amount_gross else 0 end), 0)::int
        from payment_entry e join payment p on p.id = e.payment_id where p.reservation_id = r.id) as entered,
      array(select p.id from payment p where p.reservation_id = r.id) as charges
      from reservation r where exists (select 1 from payment p where p.reservation_id = r.id)
      and r.id > (select coalesce(max(reservation_id), 0) from chaos_start)`,
  )

type Charge = { reference: string; state: string; left: number }
const chargeRows = ({ orm }: Database) =>
  rowsOf<Charge>(
    orm,
    sql`select reference, state, (captured_amount - refunded_amount)::int as left from gateway.charge`,
  )

/** Reservations are counted from here on; a table of the bench's own, in the database of the bench. */
export async function markStart({ database: { orm } }: Pick<Site, 'database'>): Promise<void> {
  await orm.execute(sql`create table chaos_start as select max(id) as reservation_id from reservation`)
}

export async function auditMoney({ database, books }: Pick<Site, 'database' | 'books'>): Promise<Promised[]> {
  const rows = await moneyRows(database)
  const charges = new Map((await chargeRows(books)).map((charge) => [charge.reference, charge]))
  const charged = ({ charges: ids }: Money) => ids.reduce((sum, id) => sum + (charges.get(id)?.left ?? 0), 0)
  const known = new Set(rows.flatMap(({ charges: ids }) => ids))
  for (const row of rows)
    if (row.entered !== row.owed || row.paid !== row.owed || charged(row) !== row.owed)
      console.log(
        `  ${row.number}: owed ${row.owed}, paid ${row.paid}, entered ${row.entered}, charged ${charged(row)}`,
      )
  return [
    exactly('stays charged twice or too much', rows.filter((row) => charged(row) > row.owed).length, 0),
    exactly('stays charged too little', rows.filter((row) => charged(row) < row.owed).length, 0),
    exactly('stays whose ledger is not what is owed', rows.filter(({ owed, paid, entered }) => paid !== owed || entered !== owed).length, 0), // prettier-ignore
    exactly('charges of no stay', [...charges.values()].filter(({ reference, left }) => left > 0 && !known.has(reference)).length, 0), // prettier-ignore
    exactly('cards still held without a payment', [...charges.values()].filter(({ state }) => state === 'authorized').length, 0), // prettier-ignore
  ]
}

export async function auditStock(site: Pick<Site, 'database'>, before: Counted): Promise<Promised[]> {
  const after = await countedBooks(site)
  const more = (name: string) => Number(after[name]) - Number(before[name])
  return [
    exactly('room nights sold', more('sold'), more('nights')),
    exactly('plan nights sold', more('plans_sold'), more('nights')),
    exactly('room nights still held', more('held'), 0),
    exactly('plan nights still held', more('plans_held'), 0),
  ]
}

/** One confirmation for each stay that was ever booked, one cancellation for each that was cancelled; nothing else twice. */
export async function auditMails({ database }: Site): Promise<Promised[]> {
  const found = await count(
    database,
    sql`with own as (select * from reservation where id > (select coalesce(max(reservation_id), 0) from chaos_start)),
      sent as (select reservation_id, template, count(*) as mails from email_outbox where state = 'sent' group by 1, 2)
      select
      (select count(*) from own r where (r.status = 'done' or r.cancel_reason <> 'payment')
        and 1 <> coalesce((select mails from sent s where s.reservation_id = r.id and s.template = 'confirmation'), 0)) as unconfirmed,
      (select count(*) from own r where (r.status = 'cancelled' and r.cancel_reason <> 'payment')::int
        <> coalesce((select mails from sent s where s.reservation_id = r.id and s.template = 'cancellation'), 0)) as uncancelled,
      (select count(*) from own r where (select count(*) from reservation_change c where c.reservation_id = r.id and c.state = 'applied')
        <> coalesce((select mails from sent s where s.reservation_id = r.id and s.template = 'changed'), 0)) as unchanged,
      (select count(*) from own r join email_outbox m on m.reservation_id = r.id
        where r.status = 'cancelled' and r.cancel_reason = 'payment') as unbooked,
      (select count(distinct headers ->> 'message-id') from inbox_message) as letters,
      (select count(*) from inbox_message) as deliveries,
      (select count(*) from email_outbox where state = 'sent' and sent_at is not null) as sent,
      (select count(*) from email_outbox where state = 'failed') as failed`,
  )
  return [
    exactly('stays without exactly one confirmation', found.unconfirmed ?? -1, 0),
    exactly('cancelled stays without exactly one letter about it', found.uncancelled ?? -1, 0),
    exactly('changes without exactly one letter', found.unchanged ?? -1, 0),
    exactly('letters about a stay that was never booked', found.unbooked ?? -1, 0),
    exactly('letters given up', found.failed ?? -1, 0),
    exactly('letters that arrived, repeated ones counted once', found.letters ?? -1, found.sent ?? 0),
  ]
}

/** What has to be true of the whole database, as an operator asks it of a backup. */
export async function auditBooks({ database: { orm } }: Pick<Site, 'database'>): Promise<Promised[]> {
  const books = await checkBooks(orm)
  for (const { name, broken, rows } of books) if (broken > 0) console.log(`  ${name}: ${broken}, as ${rows.join(', ')}`)
  return books.map(({ name, broken }) => exactly(`rows of which a check of the books is not true: ${name}`, broken, 0))
}
