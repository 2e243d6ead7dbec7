import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { memoryWorld } from '../world/memory.ts'
import { BOOK_CHECKS } from './books/book-checks.ts'
import { runBooksCommand } from './books-command.ts'
import { NotInOrder, WrongUse } from './command-errors.ts'
import { WHILE_MIGRATING } from './db/connection.ts'
import type { DatabaseTimeouts } from './db/connection.ts'
import type { Database } from './db/orm.ts'

describe('booking books check', () => {
  let database: Database
  before(async () => {
    database = (await memoryWorld()).database
  })
  after(() => database.close())

  /** What is said, and how it ends. */
  async function check(...words: string[]) {
    const said: string[] = []
    const waits: DatabaseTimeouts[] = []
    const open = async (timeouts: DatabaseTimeouts) => {
      waits.push(timeouts)
      return { ...database, close: async () => undefined }
    }
    const failed: unknown = await runBooksCommand(words, { open, say: (line) => said.push(line) }).catch((error: unknown) => error) // prettier-ignore
    return { said, failed, waits }
  }

  it('tells a line for each check, and waits as long as a large database takes', async () => {
    const { said, failed, waits } = await check('check')
    assert.equal(failed, undefined)
    assert.deepEqual(
      said,
      BOOK_CHECKS.map(({ name, says }) => `well   ${name}: ${says}`),
    )
    assert.deepEqual(waits, [WHILE_MIGRATING])
  })

  it('tells three of many by number, and ends with what is not in order', async () => {
    await database.orm.execute(sql`update point_balance set balance = balance + 1`)
    const { said, failed } = await check('check')
    assert.match(said.at(-1) ?? '', /^WRONG {2}points: not so that .*: points of member \d+(?:, points of member \d+){2} and \d+ more$/) // prettier-ignore
    assert.equal(said.filter((line) => line.startsWith('WRONG')).length, 1)
    assert.ok(failed instanceof NotInOrder)
    assert.equal(failed.message, 'Not in order: points.')
  })

  it('asks what is meant by other words', async () => {
    for (const words of [[], ['mend'], ['check', 'all']])
      assert.ok((await check(...words)).failed instanceof WrongUse, words.join())
  })
})
