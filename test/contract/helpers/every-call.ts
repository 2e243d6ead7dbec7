import assert from 'node:assert/strict'

import { sql } from 'drizzle-orm'

import { HEADERS } from '../../../shared/headers.ts'
import { freshInput, memberHeaders } from './account-examples.ts'
import { callExamples, EXAMPLE_HOTEL } from './call-examples.ts'
import type { CallInput, CallRow } from './call-examples.ts'
import { organizationHeaders } from './organization-examples.ts'
import { openGuest, written } from './guest.ts'
import { form, PICTURE } from './picture.ts'
import { ORIGINS } from './world.ts'
import type { World } from './world.ts'

/** A guest who can make every call of the contract with a true input. */
export async function openEveryCall(world: World) {
  const guest = await openGuest(world)
  // Every example books anew, and the seeded rooms are scarce.
  await world.database.orm.execute(sql`update inventory_day set total = 90 where hotel_id = ${EXAMPLE_HOTEL}`)
  const inputs = await callExamples(world, guest)
  let keys = 0

  /** Everything a call needs is there: the answer is one request away. */
  async function prepare({ name, call }: CallRow, given: CallInput, headers: Record<string, string> = {}) {
    const input = await freshInput(world, name, given)
    const { method, url, body: json, type } = written(call, input as never) // examples are written by hand, and the provider checks them
    const body = call.upload ? form(PICTURE) : json
    const all = {
      origin: ORIGINS.widget,
      [HEADERS.clientSession]: guest.token(),
      [HEADERS.tracingId]: `trace-${name}`,
      ...(call.idempotent && { [HEADERS.idempotencyKey]: `table-key-${++keys}` }),
      ...(json !== undefined && { 'content-type': type }),
      ...(await memberHeaders(world, name)),
      ...(await organizationHeaders(world, name)),
      ...headers,
    }
    return { url, init: { method, headers: all, ...(body !== undefined && { body }) } }
  }

  async function send(row: CallRow, given: CallInput, headers: Record<string, string> = {}) {
    const { url, init } = await prepare(row, given, headers)
    const answer = await world.fetch(url, init)
    const { call } = row
    const isFile = call.file !== undefined && answer.status === 200
    const answered = isFile ? { data: new Uint8Array(await answer.arrayBuffer()) } : await answer.json()
    return { status: answer.status, headers: answer.headers, body: answered as CallInput }
  }

  async function inputOf({ name }: CallRow): Promise<CallInput> {
    const input = inputs[name]
    assert.ok(input, `${name} has no example in call-examples.ts`)
    return typeof input === 'function' ? input() : input
  }

  return { prepare, send, inputOf }
}
