import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { sql } from 'drizzle-orm'

import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { hotels } from '../../../shared/contract/hotels.ts'
import { managing } from '../../../shared/contract/managing.ts'
import { questions } from '../../../shared/contract/questions.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { starting } from '../../../shared/contract/starting.ts'
import { openGuest, PARTY, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const PAYLOADS = [
  "' or '1'='1",
  "'; update hotel set active = false; --",
  "\\'; select pg_sleep(30); --",
  '1) union select token_hash from client_session --',
  '$$;drop table attempt;$$',
  '%',
]

describe('what looks like SQL (guarantee S22)', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  for (const text of PAYLOADS)
    it(`is text in a path, a query and a body: ${text}`, async () => {
      const began = performance.now()
      const answers = [
        await guest.send(starting.settings, { code: text }),
        await guest.send(hotels.hotel, { hotelId: text }),
        await guest.send(managing.find, { brandId: 1, number: text, query: { email: text } }),
        await guest.send(rooms.search, { hotelId: 1, query: { ...STAY, rooms: [PARTY], coupon_code: text } }),
        await guest.send(questions.ofHotel, {
          hotelId: 9,
          query: { q: { label_filters: [text], room_plan_codes: [text] } },
        }),
        await guest.send(accounts.signIn, { hotelId: 1, body: { email: text, password: text } }),
      ]
      assert.deepEqual(
        answers.map(({ status }) => status < 500),
        answers.map(() => true),
        JSON.stringify(answers.map(({ status }) => status)),
      )
      assert.ok(answers.every(({ body }) => !('data' in body) || !JSON.stringify(body).includes('token_hash')))
      assert.ok(performance.now() - began < 20_000, 'nothing slept')
      const [row] = await rowsOf<{ closed: number }>(
        world.database.orm,
        sql`select count(*)::int as closed from hotel where not active`,
      )
      assert.equal(row?.closed, 0)
    })
})
