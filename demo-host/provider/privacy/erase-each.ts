import type { Orm } from '../db/orm.ts'
import { audit } from '../db/schema/audit.ts'
import type { Services } from '../kernel/context.ts'
import { eraseStay } from './erase-stay.ts'

type Reason = Pick<typeof audit.$inferInsert, 'by' | 'hotel_id'>

/** Each in a transaction of its own; `reasonOf` locks the stay and says why it is erased, or null where it is not any more. */
export async function eraseEach<Stay extends { id: number }>(
  services: Services,
  stays: readonly Stay[],
  reasonOf: (tx: Orm, stay: Stay) => Promise<Reason | null>,
): Promise<void> {
  const { database, clock, log } = services
  for (const stay of stays) {
    const { id } = stay
    try {
      await database.orm.transaction(async (tx) => {
        const reason = await reasonOf(tx, stay)
        if (!reason) return
        const at = new Date(clock.now())
        await tx.insert(audit).values({ ...reason, kind: 'data_erased', actor: 'system', reservation_id: id, at })
        await eraseStay(tx, id, services)
      })
    } catch (error) {
      // One that cannot be erased must not keep the others beyond their term.
      log.error({ err: error, reservation: id }, 'a stay could not be erased')
    }
  }
}
