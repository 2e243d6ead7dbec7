import assert from 'node:assert/strict'

import { sql } from 'drizzle-orm'

import { idempotencyKey, reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { payment, paymentEvent, quote } from '../../../demo-host/provider/db/schema/money.ts'
import { cardToken, chargeTable } from '../../../demo-host/simulators/gateway/schema.ts'
import { CARD } from './guest.ts'
import type { Guest } from './guest.ts'

const TABLES = [reservation, payment, paymentEvent, idempotencyKey, quote, emailOutbox, chargeTable, cardToken]

/** Everything the provider was sent and keeps, and what the browser kept, printed or shows in its address. */
export async function traces({ page, world }: Guest, since: number, printed: readonly string[]): Promise<string> {
  const rows = await Promise.all(
    TABLES.map((table) => world.database.orm.execute(sql`select to_jsonb(t) as kept from ${table} t`)),
  )
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, Reflect.get(window, 'dataLayer')]),
  )
  return JSON.stringify([await world.calls(since), rows, printed]) + kept + page.url()
}

/** Nothing of a card is in them: neither its number, however it is written, nor its security code. */
export function assertNoCard(written: string, number: string): void {
  const spaced = number.replaceAll(/(.{4})(?=.)/g, '$1 ')
  for (const secret of [number, spaced, `"${CARD.cvc}"`]) assert.ok(!written.includes(secret), secret)
}
