import { TransactionRollbackError } from 'drizzle-orm'

import type { Orm } from '../db/orm.ts'
import type { Context } from '../kernel/context.ts'
import type { To } from './account-mail.ts'
import type { Member } from './member-sessions.ts'
import { addresseeOf } from './user-answer.ts'

type Whom = To & { id: number }
const NOBODY = 0

/** For an address nobody has the same is done and undone again: how long the answer takes tells nothing (guarantee S16). */
export async function writeIfKnown(
  { database, locale }: Pick<Context, 'database' | 'locale'>,
  who: Member | null,
  email: string,
  write: (tx: Orm, to: Whom) => Promise<void>,
): Promise<void> {
  const to: Whom = who ? { id: who.id, ...addresseeOf(who) } : { id: NOBODY, email, locale, name: '' }
  try {
    await database.orm.transaction(async (tx) => {
      await write(tx, to)
      if (!who) tx.rollback()
    })
  } catch (error) {
    if (who || !(error instanceof TransactionRollbackError)) throw error
  }
}
