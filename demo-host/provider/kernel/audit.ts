import { audit } from '../db/schema/audit.ts'
import type { Orm } from '../db/orm.ts'
import type { Context } from './context.ts'
import type { Clock } from './ids.ts'
import { networkHash } from './network-hash.ts'

type AuditRow = typeof audit.$inferInsert
/** What a call knows of what it did: numbers and words of tables, nothing that names a person. */
export type AuditFact = Pick<
  AuditRow,
  'kind' | 'by' | 'hotel_id' | 'member_id' | 'organization_user_id' | 'reservation_id'
>

/** Writes one row of the audit trail (guarantee S32), in the transaction `orm` that does what it tells of. */
export async function writeAudit(
  orm: Pick<Orm, 'insert'>,
  { clock, ip }: Pick<Context, 'clock' | 'ip'>,
  fact: AuditFact,
): Promise<void> {
  await orm.insert(audit).values({ actor: 'guest', ...fact, at: new Date(clock.now()), network: networkHash({ ip }) })
}

/** What staff changed outside the calls of guests; `by` is the kind of the edit. */
export async function writeStaffAudit(orm: Pick<Orm, 'insert'>, { now }: Clock, by: string): Promise<void> {
  await orm.insert(audit).values({ actor: 'staff', kind: 'staff_edit', by, at: new Date(now()) })
}
