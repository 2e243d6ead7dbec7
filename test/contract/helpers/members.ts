import assert from 'node:assert/strict'

import { eq } from 'drizzle-orm'

import { member } from '../../../demo-host/provider/db/schema/member.ts'
import { systemIds } from '../../../demo-host/provider/kernel/ids.ts'
import { giveToken } from '../../../demo-host/provider/kernel/tokens.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import type { Call, InputOf } from '../../../shared/contract/define.ts'
import { session } from '../../../shared/contract/session.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { openGuest } from './guest.ts'
import type { ErrorBody, Guest } from './guest.ts'
import type { World } from './world.ts'

export const HANAKO = 'hanako@example.com'
/** Of every account of the seeded world. */
export const PASSWORD = 'Tsukimi2026'

/** An account of brand 1 that no other test knows, confirmed and with the password of all. */
export async function newMember(world: Pick<World, 'database'>, more: Partial<typeof member.$inferInsert> = {}) {
  const { orm } = world.database
  const [hanako] = await orm.select().from(member).where(eq(member.email, HANAKO))
  assert.ok(hanako)
  const { id: _, ...row } = hanako
  const number = systemIds.next()
  const email = `${number.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}@example.com`
  const [made] = await orm
    .insert(member)
    .values({ ...row, membership_id: number, email, ...more })
    .returning()
  assert.ok(made)
  return made
}

/** The headers of somebody signed in with a login token. */
export async function headersOf(world: World, memberId: number, code = 'shirotsuki'): Promise<Record<string, string>> {
  const login = await giveToken(world.database.orm, 'login', { member_id: memberId }, { ...world, ids: systemIds })
  const guest = await openGuest(world)
  const { data } = (await guest.send(session.whoami, { code }, { [HEADERS.authorization]: `Bearer ${login}` })).body
  assert.ok(data.session)
  return { [HEADERS.clientSession]: data.session, [HEADERS.authorization]: `Bearer ${data.access_token}` }
}

export type SignedInGuest = Awaited<ReturnType<typeof signIn>>

/** A guest's browser after signing in: its calls carry the new session and the access token. */
export async function signIn(guest: Guest, email: string, hotelId = 1, password = PASSWORD) {
  const { status, body } = await guest.send(accounts.signIn, { hotelId, body: { email, password } })
  assert.equal(status, 201, JSON.stringify(body))
  const { session, user, refresh_token } = body.data
  const headers = {
    [HEADERS.clientSession]: session,
    [HEADERS.authorization]: `Bearer ${user.access_token}`,
  }
  const send = <C extends Call>(row: C, input: InputOf<C>, more: Record<string, string> = {}) =>
    guest.send(row, input, { ...headers, ...more })
  return { send, headers, user, session, refresh_token }
}

/** The status of an answer and the code of its error. */
export const refusal = ({ status, body }: { status: number; body: ErrorBody }) => [
  status,
  body.errors?.[0]?.details.code,
]
