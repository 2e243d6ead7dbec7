import { eq } from 'drizzle-orm'

import type { Database } from './orm.ts'
import { providerFact } from './schema/ops.ts'

/** What the provider remembers about itself between two starts. */
export async function readFact(database: Database, name: string): Promise<unknown> {
  const [found] = await database.orm.select().from(providerFact).where(eq(providerFact.name, name))
  return found?.value
}

export async function writeFact(database: Database, name: string, value: unknown): Promise<void> {
  await database.orm
    .insert(providerFact)
    .values({ name, value })
    .onConflictDoUpdate({ target: providerFact.name, set: { value } })
}

/** The first value anybody gave it, whoever else gives one at the same time. */
export async function firstFact(database: Database, name: string, value: unknown): Promise<unknown> {
  await database.orm.insert(providerFact).values({ name, value }).onConflictDoNothing()
  return readFact(database, name)
}
