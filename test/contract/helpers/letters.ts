import assert from 'node:assert/strict'

import { asc, eq } from 'drizzle-orm'
import { create } from 'superstruct'

import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { accountMail } from '../../../demo-host/provider/mail/account-emails.ts'
import type { World } from './world.ts'

/** What is queued for an address about its account, oldest first. */
export async function lettersTo(world: World, email: string) {
  const rows = await world.database.orm
    .select()
    .from(emailOutbox)
    .where(eq(emailOutbox.to_address, email))
    .orderBy(asc(emailOutbox.id))
  return rows
    .filter(({ template }) => template === 'account')
    .map(({ details, locale }) => {
      const { letter, link } = create(details, accountMail)
      return { letter, locale, url: new URL(link) }
    })
}

/** The secret in the newest link. */
export async function secretIn(world: World, email: string, name: string): Promise<string> {
  const secret = (await lettersTo(world, email)).at(-1)?.url.searchParams.get(name)
  assert.ok(secret, `the newest mail to ${email} has no ${name}`)
  return secret
}
