import type { SQL } from 'drizzle-orm'

export type BookCheck = {
  name: string
  /** What is true. */
  says: string
  /** A row, `row`, for each thing of which it is not: a word and numbers, nothing that names a guest. */
  broken: SQL
}
