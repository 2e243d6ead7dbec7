import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { sql } from 'drizzle-orm'

import { createProvider } from '../../../demo-host/provider/app.ts'
import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { attempt } from '../../../demo-host/provider/db/schema/member.ts'
import { systemIds } from '../../../demo-host/provider/kernel/ids.ts'
import { mailQueue } from '../../../demo-host/provider/mail/mail.ts'
import { pgliteWorld } from '../../../demo-host/world/memory.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import type { Call, InputOf } from '../../../shared/contract/define.ts'
import { openGuest } from '../helpers/guest.ts'
import { secretIn } from '../helpers/letters.ts'
import { HANAKO, newMember, PASSWORD, signIn } from '../helpers/members.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const at = { hotelId: 1 }

describe('what an account keeps to itself', () => {
  let world: World
  before(async () => {
    world = await openWorld(await pgliteWorld())
  })
  after(() => world.close())

  // Times are not compared, because a busy machine has its own: what takes time is, the statements and the hash.
  it('does the same work for an address it knows and for one it does not (guarantee S7)', async () => {
    const guest = await openGuest(world)
    const unknown = () =>
      `${systemIds
        .next()
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, '')}@example.com`
    const work = async <C extends Call>(row: C, input: InputOf<C>) => {
      await world.database.orm.delete(attempt)
      const statements = await counted(world, () => guest.send(row, input))
      return statements
    }
    const known = (await newMember(world)).email
    for (const [what, ask] of [
      ['sign-in', (email: string) => work(accounts.signIn, { ...at, body: { email, password: 'Wrong2026' } })],
      ['reset', (email: string) => work(accounts.startReset, { ...at, body: { email } })],
    ] as const) {
      const [one, other] = [await ask(known), await ask(unknown())]
      assert.ok(one.length > 4, what)
      assert.deepEqual(one, other, what)
    }
    const unconfirmed = (await newMember(world, { confirmed_at: null })).email
    const resend = (email: string) => work(accounts.resendConfirmation, { ...at, body: { email } })
    assert.deepEqual(await resend(unconfirmed), await resend(unknown()))
  })

  it('leaves no secret in the database and none in the log (guarantee S17)', async () => {
    const lines: string[] = []
    const stream = { write: (line: string) => void lines.push(line) }
    const provider = createProvider({
      ...world,
      ids: systemIds,
      mail: mailQueue(world.clock),
      origins: ORIGINS,
      log: { stream },
    })
    const guest = await openGuest({ fetch: (input, init) => provider.handle(new Request(input, init)) })
    const hanako = await signIn(guest, HANAKO)
    await hanako.send(accounts.me, {})
    await guest.send(accounts.startReset, { ...at, body: { email: HANAKO } })
    const link = await secretIn(world, HANAKO, 'reset_password_token')
    const confirmation_token = `${link}x`
    await guest.send(accounts.confirm, { ...at, query: { confirmation_token } })
    await guest.send(accounts.signIn, { ...at, body: { email: HANAKO, password: 'CanaryOfAPassword1' } })
    await provider.close()

    const secrets = [hanako.session, hanako.user.access_token ?? '', hanako.refresh_token, link]
    assert.ok(lines.length > 0 && secrets.every((secret) => secret.length > 20))
    const log = lines.join('')
    for (const canary of [...secrets, PASSWORD, 'CanaryOfAPassword1', HANAKO]) assert.ok(!log.includes(canary), canary)

    // The queued mail alone holds its link, until it is sent.
    const tables = await rowsOf<{ name: string }>(
      world.database.orm,
      sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'email_outbox'`,
    )
    for (const { name } of tables) {
      const found = await rowsOf<{ n: number }>(
        world.database.orm,
        sql`select count(*)::int as n from ${sql.identifier(name)} t
          where ${sql.join(
            [...secrets, PASSWORD, 'CanaryOfAPassword1'].map((secret) => sql`position(${secret} in t::text) > 0`),
            sql` or `,
          )}`,
      )
      assert.equal(Number(found[0]?.n), 0, name)
    }
  })
})

type Asking = { query: (text: string, ...more: unknown[]) => unknown }
type Client = Asking & { transaction: (run: (tx: Asking) => Promise<unknown>) => Promise<unknown> }

/** The statements one request sends to the database, without their values. */
async function counted(world: World, ask: () => Promise<unknown>): Promise<string[]> {
  const { client } = world.database as unknown as { client: Client } // PGlite's own
  const { query, transaction } = client
  const seen: string[] = []
  const watched = (asked: Asking): Asking =>
    new Proxy(asked, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          if (name === 'query') seen.push(String(given[0]))
          return value.apply(target, given) as unknown
        }
      },
    })
  client.query = (text, ...more) => {
    seen.push(text)
    return query.call(client, text, ...more)
  }
  client.transaction = (run) => transaction.call(client, (tx) => run(watched(tx)))
  try {
    await ask()
  } finally {
    Object.assign(client, { query, transaction })
  }
  return seen
}
