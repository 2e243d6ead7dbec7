import { randomUUID } from 'node:crypto'

import { DatabaseError } from 'pg'

import { WHILE_MIGRATING, withClient } from './connection.ts'
import { databaseAt } from './named-database.ts'

/** Who finds one that a machine's end left behind knows by its name what it was. */
const SCRATCH = 'booking_verify_'

/** SQLSTATE: a role that may make no database. */
const INSUFFICIENT_PRIVILEGE = '42501'

/** In a sentence, for who asked. */
export class ScratchRefused extends Error {}

/**
 * A database on that server for as long as the work takes, and gone however it ends. `C` sorts and folds by bytes, which every
 * server can; whoever still works in it when `stopped` is dropped with it.
 */
export async function withScratchDatabase<Result>(
  server: string,
  stopped: AbortSignal,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const name = `${SCRATCH}${randomUUID().slice(0, 8)}`
  const asked = (statement: string) => withClient(server, WHILE_MIGRATING, (client) => client.query(statement))
  await asked(`create database ${name} template template0 encoding 'UTF8' locale 'C'`).catch((error: unknown) => {
    if (error instanceof DatabaseError && error.code === INSUFFICIENT_PRIVILEGE)
      throw new ScratchRefused('The role may make no database for this: alter role … createdb, or DATABASE_SCRATCH_URL', { cause: error }) // prettier-ignore
    throw error
  })
  try {
    const ended = new Promise<never>((_, reject) => {
      const end = () => reject(stopped.reason)
      if (stopped.aborted) end()
      else stopped.addEventListener('abort', end, { once: true })
    })
    return await Promise.race([work(databaseAt(server, name)), ended])
  } finally {
    await asked(`drop database if exists ${name} with (force)`).catch((error: unknown) => {
      throw new ScratchRefused(`The database ${name} could not be dropped: drop it by hand`, { cause: error })
    })
  }
}
