import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { createProvider } from '../../../demo-host/provider/app.ts'
import type { Provider } from '../../../demo-host/provider/app.ts'
import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { systemIds } from '../../../demo-host/provider/kernel/ids.ts'
import { newSecretsKey } from '../../../demo-host/provider/kernel/seal.ts'
import { mailQueue } from '../../../demo-host/provider/mail/mail.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import { firstRoom, openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1

/** Guarantee S17: the answer a repeated request gets holds the token that opens the reservation. */
describe('the kept answer of a booking', () => {
  let world: World
  let guest: Guest
  let body: Booking
  const providers: Provider[] = []
  before(async () => {
    world = await openWorld()
    guest = await openGuest(processWith(newSecretsKey()))
    body = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
  })
  after(async () => {
    for (const provider of providers) await provider.close()
    await world.close()
  })

  function processWith(secretsKey: string): Pick<World, 'fetch'> {
    const more = { ids: systemIds, mail: mailQueue(world.clock), origins: ORIGINS, log: false, secretsKey } as const
    const provider = createProvider({ ...world, ...more })
    providers.push(provider)
    return { fetch: (input, init) => provider.handle(new Request(input, init)) }
  }
  const stored = async () => JSON.stringify(await rowsOf(world.database.orm, sql`select answer from idempotency_key`))

  it('shows the token to nobody who reads the database, and the whole answer to the guest who asks again', async () => {
    const first = await guest.book(HOTEL, body, 'sealed-answer-1')
    assert.equal(first.status, 201)
    const { token, reservation_number } = first.body.data
    for (const secret of [token, reservation_number]) assert.ok(!(await stored()).includes(secret))
    assert.deepEqual((await guest.book(HOTEL, body, 'sealed-answer-1')).body.data, first.body.data)
  })

  it('makes no second booking where the key was lost', async () => {
    const own = await guest.book(HOTEL, body, 'sealed-answer-2')
    assert.equal(own.status, 201)
    const count = () => world.database.orm.$count(reservation)
    const before = await count()
    const elsewhere = await openGuest(processWith(newSecretsKey()))
    const headers = { [HEADERS.idempotencyKey]: 'sealed-answer-2', [HEADERS.clientSession]: guest.token() }
    assert.equal((await elsewhere.send(reservations.create, { hotelId: HOTEL, body }, headers)).status, 500)
    assert.equal(await count(), before)
  })
})
