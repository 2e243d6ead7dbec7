import { checkBooks } from './books/check-books.ts'
import type { CheckedBook } from './books/check-books.ts'
import { NotInOrder, WrongUse } from './command-errors.ts'
import { WHILE_MIGRATING } from './db/connection.ts'
import type { DatabaseTimeouts } from './db/connection.ts'
import type { Database } from './db/orm.ts'

export const BOOKS_USAGE = 'booking books check'

export type BooksSurroundings = {
  open: (timeouts: DatabaseTimeouts) => Promise<Database>
  say: (line: string) => void
}

/** What has to be true of stock and money, asked of the database that is served (docs/operating.md). */
export async function runBooksCommand(words: readonly string[], { open, say }: BooksSurroundings): Promise<void> {
  if (words.join(' ') !== 'check')
    throw new WrongUse(words.length > 0 ? `There is no "books ${words.join(' ')}"` : 'What shall be done with the books?') // prettier-ignore
  const database = await open(WHILE_MIGRATING)
  tellBooks(await checkBooks(database.orm).finally(database.close), say)
}

/** As `npm run serve -- --check` does: a line each. Throws where one is wrong. */
export function tellBooks(books: readonly CheckedBook[], say: (line: string) => void): void {
  for (const { name, says, broken, rows } of books) {
    const more = broken > rows.length ? ` and ${broken - rows.length} more` : ''
    say(broken === 0 ? `well   ${name}: ${says}` : `WRONG  ${name}: not so that ${says}: ${rows.join(', ')}${more}`)
  }
  const wrong = books.filter(({ broken }) => broken > 0).map(({ name }) => name)
  if (wrong.length > 0) throw new NotInOrder(`Not in order: ${wrong.join(', ')}.`)
}
