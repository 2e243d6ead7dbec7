import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { attempt } from '../../../demo-host/provider/db/schema/member.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { ACCESS, openPersons, PERSONS, unproven } from '../helpers/access-matrix.ts'
import type { Access, Person } from '../helpers/access-matrix.ts'
import { freshInput, memberHeaders } from '../helpers/account-examples.ts'
import { CALL_ROWS, callExamples, EXAMPLE_HOTEL } from '../helpers/call-examples.ts'
import type { CallExample, CallInput, CallRow } from '../helpers/call-examples.ts'
import { openGuest, TARO, written } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { form, PICTURE } from '../helpers/picture.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const REFUSED = [401, 403, 404, 422]
const isTaken = (status: number) => status === 200 || status === 201
/** What all calls of one access prove together. */
const CLAIMS: Partial<Record<Access, string>> = {
  own: ' [PERM-003]',
  company: ' [PERM-004]',
  companyAdmin: ' [PERM-008]',
}
/** Something of Hanako's stands in it. */
const OF_HANAKO = /hanako|JRF-000123|STAY-3000/i

/** A world in which the stays of all examples were booked by a guest, or by a member who was signed in. */
async function openStays(bookedBy: 'guest' | 'member') {
  const world = await openWorld()
  await world.database.orm.execute(sql`update inventory_day set total = 90 where hotel_id = ${EXAMPLE_HOTEL}`)
  const persons = await openPersons(world)
  const booker = await openGuest(world, bookedBy === 'member' ? await persons.booker() : {})
  const stranger = await openGuest(world)
  return { world, persons, inputs: await callExamples(world, booker), stranger }
}
type Stays = { world: World; stranger: Guest } & Awaited<ReturnType<typeof openStays>>

describe('who is answered what', () => {
  let stays: Record<'guest' | 'member', Stays>
  const tried = { calls: 0, asked: 0 }
  let keys = 0
  before(async () => {
    stays = { guest: await openStays('guest'), member: await openStays('member') }
  })
  after(async () => {
    console.info(JSON.stringify(tried))
    await stays.guest.world.close()
    await stays.member.world.close()
  })

  async function ask(of: 'guest' | 'member', { name, call }: CallRow, person: Person | 'owner', isProven = true) {
    const { world, persons, inputs, stranger } = stays[of]
    await world.database.orm.delete(attempt)
    const example: CallExample | undefined = inputs[name]
    assert.ok(example, `${name} has no example in call-examples.ts`)
    const given: CallInput = await freshInput(world, name, typeof example === 'function' ? await example() : example)
    const { method, url, body: json, type } = written(call, (isProven ? given : unproven(given, TARO.email)) as never) // examples are written by hand, and the provider checks them
    const body = call.upload ? form(PICTURE) : json
    const headers = {
      origin: ORIGINS.widget,
      [HEADERS.clientSession]: stranger.token(),
      ...(call.idempotent && { [HEADERS.idempotencyKey]: `matrix-${++keys}` }),
      ...(json !== undefined && { 'content-type': type }),
      // Hanako, or of what may end an account somebody who has just joined.
      ...(person === 'owner' ? await memberHeaders(world, name) : await persons[person]()),
    }
    const answer = await world.fetch(url, { method, headers, ...(body !== undefined && { body }) })
    tried.asked++
    return { status: answer.status, text: await answer.text() }
  }
  const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status

  const EXPECTED: Record<Access, (row: CallRow) => Promise<void>> = {
    async public(row) {
      for (const person of PERSONS) assert.ok(isTaken(await statusOf('guest', row, person)), person)
    },
    async secret(row) {
      for (const person of PERSONS) assert.ok(isTaken(await statusOf('guest', row, person)), person)
    },
    async begun(row) {
      for (const person of PERSONS) assert.ok(REFUSED.includes(await statusOf('guest', row, person)), person)
    },
    async company(row) {
      for (const person of PERSONS) {
        const status = await statusOf('guest', row, person)
        const may = person === 'colleague' || person === 'companyAdmin'
        assert.ok(may ? isTaken(status) : REFUSED.includes(status), `${person}: ${status}`)
      }
    },
    async companyAdmin(row) {
      for (const person of PERSONS) {
        const status = await statusOf('guest', row, person)
        assert.ok(person === 'companyAdmin' ? isTaken(status) : REFUSED.includes(status), `${person}: ${status}`)
      }
    },
    async own(row) {
      for (const person of ['visitor', 'colleague', 'companyAdmin'] as const)
        assert.equal(await statusOf('guest', row, person), 401, person)
      const isOfHotel = row.call.call.includes(':hotelId')
      for (const person of ['otherMember', 'memberElsewhere'] as const) {
        const { status, text } = await ask('guest', row, person)
        if (isOfHotel && person === 'memberElsewhere') assert.equal(status, 401)
        assert.ok(isTaken(status) || REFUSED.includes(status), `${person} ${status}`)
        assert.doesNotMatch(text, OF_HANAKO, person)
      }
      // What the others did, or tried, changed nothing of hers.
      assert.ok(isTaken(await statusOf('guest', row, 'owner')))
    },
    async stayRead(row) {
      for (const of of ['guest', 'member'] as const)
        for (const person of PERSONS) {
          assert.ok(isTaken(await statusOf(of, row, person)), `${of}'s, ${person}, proven`)
          const isTheirs = of === 'member' && person === 'booker' && row.name !== 'managing.find'
          const status = await statusOf(of, row, person, false)
          assert.ok(isTheirs ? isTaken(status) : REFUSED.includes(status), `${of}'s, ${person}: ${status}`)
        }
    },
    async stayAct(row) {
      for (const of of ['guest', 'member'] as const)
        for (const person of PERSONS) {
          // A member of another brand is signed in nowhere that this hotel knows.
          const isGuest = person === 'visitor' || person === 'memberElsewhere'
          const may = of === 'guest' ? isGuest : person === 'booker'
          const proven = await statusOf(of, row, person)
          assert.ok(may ? isTaken(proven) : [403, 422].includes(proven), `${of}'s, ${person}, proven: ${proven}`)
          const status = await statusOf(of, row, person, false)
          const mayAlone = of === 'member' && person === 'booker'
          assert.ok(mayAlone ? isTaken(status) : status === 404, `${of}'s, ${person}: ${status}`)
        }
    },
  }

  it('is decided for every call', () => {
    assert.deepEqual(Object.keys(ACCESS).toSorted(), CALL_ROWS.map(({ name }) => name).toSorted()) // prettier-ignore
  })

  for (const row of CALL_ROWS)
    it(`${row.name}: ${ACCESS[row.name] ?? 'undecided'}${CLAIMS[ACCESS[row.name] ?? 'public'] ?? ''}`, async () => {
      const access = ACCESS[row.name]
      assert.ok(access)
      tried.calls++
      await EXPECTED[access](row)
    })
})
