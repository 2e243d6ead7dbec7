import assert from 'node:assert/strict'

import { eq, sql } from 'drizzle-orm'

import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { organizations } from '../../../shared/contract/organizations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import type { SelectedRoom } from '../../../shared/model/search/search.ts'
import { openGuest, PARTY, STAY, written } from './guest.ts'
import type { Guest } from './guest.ts'
import { PASSWORD } from './members.ts'
import { ORIGINS } from './world.ts'
import type { World } from './world.ts'

/** Houses with an agreement: both of brand 1. */
export const [MINATO, KUMOI] = [2, 3]
export const BRAND = 1
/** Seeded organizations, and accounts of theirs. */
export const [AOBA, KITA] = [11, 12]
export const TRAVEL = 'aoba-travel'
export const ADMIN = 'aoba-admin'
/** Of the other organization, and an admin of it. */
export const OTHER = 'kita-travel'

export const SESSION_HEADER = 'X-Organization-Session'
/** In the path of an organization's calls. */
export const OF_AOBA = { brandId: BRAND, organizationId: AOBA }

/** The house that speaks every language signs companies in, too. */
export async function offerCorporate({ database }: Pick<World, 'database'>): Promise<void> {
  const members = sql`jsonb_set(${hotel.settings}, '{members,organization_enabled}', 'true')`
  await database.orm.update(hotel).set({ settings: members }).where(eq(hotel.code, 'shirotsuki'))
}

export type Colleague = Awaited<ReturnType<typeof signInAs>>

/** The browser of somebody with an account of an organization; `member`: the headers of a member beside it. */
export async function signInAs(world: World, account_id: string, member: Record<string, string> = {}) {
  const guest = await openGuest(world, member)
  const body = { account_id, password: PASSWORD }
  const answer = await guest.send(organizations.signIn, { code: 'minato', body })
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  const { data } = answer.body
  const headers = { ...member, [SESSION_HEADER]: data.session }
  return { ...(await openGuest(world, headers)), ...data, headers }
}

/** The first room of an organization's own plan; null where none is found. */
export async function corporateRoom(who: Pick<Guest, 'send'>, hotelId = MINATO): Promise<SelectedRoom | null> {
  const { body } = await who.send(rooms.search, { hotelId, query: { ...STAY, rooms: [PARTY] } })
  for (const { room_type_code, room_plan } of body.data.rooms)
    for (const { target, room_plan_code } of room_plan)
      if (target === 'organization') return { room_type_code, room_plan_code, quantity: 1, party: PARTY }
  return null
}

/** A stay that an organization booked at its own rate, to be paid at the hotel. */
export async function bookForOrganization(who: Colleague, key: string, hotelId = MINATO): Promise<string> {
  const room = await corporateRoom(who, hotelId)
  assert.ok(room, 'no corporate rate was found')
  const made = await who.book(hotelId, await who.booking(hotelId, 'on_site', [room]), key)
  assert.equal(made.status, 201, JSON.stringify(made.body))
  return made.body.data.reservation_number
}

/** The answer to a call for a download, whichever it is. */
export async function askForFile(
  world: World,
  who: Colleague,
  jobId: string,
  path = { ...OF_AOBA, jobId },
): Promise<Response> {
  const { method, url } = written(organizations.exportFile, path)
  const headers = { origin: ORIGINS.widget, 'X-Client-Session': who.token(), ...who.headers }
  return world.fetch(url, { method, headers })
}
