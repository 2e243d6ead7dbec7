import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { CONTRACT } from '../../../shared/contract/index.ts'
import type { Call } from '../../../shared/contract/define.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { openGuest } from '../helpers/guest.ts'
import { bookAs } from '../helpers/member-stays.ts'
import { HANAKO, signIn } from '../helpers/members.ts'
import type { SignedInGuest } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
/** Calls about one stay that write: what each needs to be read at all. */
const BODIES: Record<string, object> = {
  'managing.cancel': { query: {}, body: { reason: 'plans', details: '', cancellation_fee_displayed: 0 } },
  'managing.guests': { body: { version: 1 } },
  'changing.update': { body: { version: 1, total_price: 1 } },
  'questions.add': { query: {}, body: { answers: [] } },
  'questions.change': { query: {}, body: { version: 1, answers: [] } },
  'personalDataOfStay.erase': { query: {} },
}
const QUERIES: Record<string, object> = {
  'managing.receipt': { query: { name: '', locale: 'en' } },
  'questions.ofReservation': { query: { q: { label_filters: ['all_users'] } } },
}

const ABOUT_A_STAY = /\/reservations\/:reservationId(?!.*:)/
const rows = Object.entries(CONTRACT).flatMap(([area, table]) =>
  Object.entries(table as Record<string, Call>).map(([name, row]) => [`${area}.${name}`, row] as const),
)
const ofOneStay = rows.filter(
  ([name, { call }]) => ABOUT_A_STAY.test(call) && (call.startsWith('GET') || Object.hasOwn(BODIES, name)),
)

describe('a stay of a member', () => {
  let world: World
  let owner: SignedInGuest
  let other: SignedInGuest
  let reservationId: string
  before(async () => {
    world = await openWorld()
    const guest = await openGuest(world)
    owner = await signIn(guest, HANAKO)
    reservationId = await bookAs(guest, owner, HOTEL, 'member-against-member')
    other = await signIn(await openGuest(world), 'taro@example.com')
  })
  after(() => world.close())

  for (const [name, row] of ofOneStay)
    it(`is as if it never was to another member of the same brand: ${name} (guarantee S8)`, async () => {
      const more = BODIES[name] ?? QUERIES[name] ?? { query: {} }
      const ask = async (who: SignedInGuest, id: string) => {
        const { status, body } = await who.send(row, { hotelId: HOTEL, reservationId: id, ...more } as never, {
          [HEADERS.idempotencyKey]: `${name.replace('.', '-')}-${who.user.id}-${id}`,
        })
        return { status, errors: body.errors }
      }
      const refused = await ask(other, reservationId)
      assert.equal(refused.status, 404)
      assert.deepEqual(refused, await ask(other, 'ABC-0000-0000'))
      if (row.call.startsWith('GET') && row.file === undefined)
        assert.equal((await ask(owner, reservationId)).status, 200)
    })

  it('is walked by every call that reads or writes one', () => {
    const names: string[] = ofOneStay.map(([name]) => name)
    assert.deepEqual(
      rows
        .filter(([, { call }]) => ABOUT_A_STAY.test(call) && !call.startsWith('GET'))
        .map(([name]) => name)
        .toSorted(),
      Object.keys(BODIES).toSorted(),
    )
    for (const name of ['reservations.show', 'managing.updateSettings', 'changing.codes', ...Object.keys(BODIES)])
      assert.ok(names.includes(name), name)
  })
})
