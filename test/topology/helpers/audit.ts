import { setTimeout as pause } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import { SECOND_MS } from '../../../shared/constants.ts'
import { auditMoney, auditStock, unsettled } from '../../bench/chaos/audits.ts'
import type { Counted } from '../../bench/chaos/audits.ts'
import type { Guest } from '../../bench/chaos/guest.ts'
import { auditLastWords } from '../../bench/chaos/last-words.ts'
import { count } from '../../bench/house.ts'
import { exactly } from '../../bench/report.ts'
import type { Promised } from '../../bench/report.ts'
import type { Site } from './site.ts'

/** What was interrupted is taken up again by the jobs, every five seconds. */
const [SETTLED_MS, ROUND_MS] = [90 * SECOND_MS, 500]

async function settled(site: Site): Promise<Promised> {
  const giveUp = Date.now() + SETTLED_MS
  for (;;) {
    // A letter whose sender was killed goes again after two minutes: it is counted, not waited for.
    const { mails: _, ...rest } = await unsettled(site)
    const left = Object.entries(rest).filter(([, number]) => number > 0)
    if (left.length === 0 || Date.now() > giveUp) {
      const seen = left.map(([name, number]) => `${number} ${name}`).join(', ') || 'nothing'
      return { promise: 'nothing is left unsettled', seen, isKept: left.length === 0 }
    }
    await pause(ROUND_MS)
  }
}

/** Each letter stands in the outbox once, sent or waiting. */
async function auditLetters({ database }: Site): Promise<Promised> {
  const found = await count(
    database,
    sql`select count(*) as unconfirmed from reservation r
      where r.id > (select coalesce(max(reservation_id), 0) from chaos_start)
      and (r.status = 'done' or r.cancel_reason <> 'payment')
      and 1 <> (select count(*) from email_outbox m where m.reservation_id = r.id and m.template = 'confirmation')`,
  )
  return exactly('stays without exactly one confirmation', found.unconfirmed ?? -1, 0)
}

/** What may never be, whatever happened: over everything since the beginning. */
export async function audit(site: Site, guests: readonly Guest[], before: Counted): Promise<Promised[]> {
  return [
    await settled(site),
    ...(await auditLastWords(site, guests)),
    ...(await auditMoney(site)),
    ...(await auditStock(site, before)),
    await auditLetters(site),
  ]
}
