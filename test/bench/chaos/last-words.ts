import { sql } from 'drizzle-orm'

import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { exactly } from '../report.ts'
import type { Promised } from '../report.ts'
import type { Guest } from './guest.ts'
import type { Site } from './site.ts'
import type { LastWord, Stay } from './stay.ts'

type Row = {
  key: string
  number: string
  status: 'payment_pending' | 'done' | 'cancelled' | 'completed'
  isRefused: boolean
  checkout_date: string
  total_price: number
  payment_type: string
}

/** What came of every key that made a reservation. */
const bookedRows = ({ database: { orm } }: Pick<Site, 'database'>) =>
  rowsOf<Row>(
    orm,
    sql`select k.key, r.number, r.status, coalesce(r.cancel_reason = 'payment', false) as "isRefused",
      r.checkout_date::text, r.total_gross::int as total_price, r.payment_type
      from idempotency_key k join reservation r on r.id = k.reservation_id where k.scope like 'POST %/reservations'`,
  )

/** Every guest's last screen beside the database. */
export async function auditLastWords(site: Pick<Site, 'database'>, guests: readonly Guest[]): Promise<Promised[]> {
  const rows = new Map((await bookedRows(site)).map((row) => [row.key, row]))
  const stays = guests.flatMap((guest) => guest.stays)
  const keys = new Set(stays.map(({ key }) => key))
  const untrue = stays.filter((stay) => !isTrue(stay.word, rows.get(stay.key)))
  for (const { number, key, word } of untrue) console.log('  untrue:', number ?? key, word, rows.get(key) ?? 'nothing')
  const contradicted = guests.flatMap((guest) => guest.untrue)
  for (const words of contradicted) console.log(`  contradicted: ${words}`)

  const isDone = (stay: Stay) => rows.get(stay.key)?.status === 'done'
  return [
    exactly('lost: told as booked and not there', untrue.filter((stay) => stay.word.kind === 'booked' && !isDone(stay)).length, 0), // prettier-ignore
    exactly('doubled: booked beside what anybody was told', [...rows.values()].filter((row) => row.status === 'done' && !keys.has(row.key)).length, 0), // prettier-ignore
    exactly('untold: asked again and again and never answered', stays.filter(({ word }) => word.kind === 'untold').length, 0), // prettier-ignore
    exactly('last screens that are not true', untrue.length, 0),
    exactly('screens that contradicted the one before', contradicted.length, 0),
  ]
}

function isTrue(word: LastWord, row: Row | undefined): boolean {
  switch (word.kind) {
    case 'booked':
      return (
        row?.status === 'done' &&
        row.checkout_date === word.checkout_date &&
        row.total_price === word.total_price &&
        row.payment_type === word.payment_type
      )
    case 'cancelled':
      return row?.status === 'cancelled' && !row.isRefused
    case 'not booked':
      return row === undefined || (row.status === 'cancelled' && row.isRefused)
    case 'untold':
    case 'gone':
      return true
    default:
      return word satisfies never
  }
}
