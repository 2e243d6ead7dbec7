import assert from 'node:assert/strict'

import { checkBooks } from '../../../demo-host/provider/books/check-books.ts'
import type { Orm } from '../../../demo-host/provider/db/orm.ts'

/** Whatever a file's guests did, stock and money are in order at its end. */
export async function assertBooks(orm: Orm): Promise<void> {
  const books = await checkBooks(orm)
  assert.deepEqual(
    books.filter(({ broken }) => broken > 0),
    [],
  )
}
