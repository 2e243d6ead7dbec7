import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { questionAnswer } from '../../../demo-host/provider/db/schema/question.ts'
import { receipt } from '../../../demo-host/provider/db/schema/receipt.ts'
import { managing } from '../../../shared/contract/managing.ts'
import { personalDataOfStay } from '../../../shared/contract/personal-data.ts'
import { questions } from '../../../shared/contract/questions.ts'
import { DAY_MS } from '../../../shared/constants.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { waitForSessions } from '../../lib/database/waiting-sessions.ts'
import { paidStay } from '../helpers/examples.ts'
import { openGuest, written } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1

describe('what is sent while its stay is being erased', () => {
  let world: World
  let keys = 0
  beforeEach(async () => void (world = await openWorld()))
  afterEach(() => world.close())

  /** Both wait for the row, the erasure first; what the other is answered. */
  async function whileErased(
    send: (guest: Guest, at: { hotelId: number; reservationId: string; email: string }) => Promise<{ status: number }>,
  ) {
    const { orm } = world.database
    const number = await paidStay(world, await openGuest(world), HOTEL)
    const [row] = await orm.select().from(reservation).where(eq(reservation.number, number))
    assert.ok(row)
    world.clock.advance(2 * DAY_MS)
    const guest = await openGuest(world)
    const { email } = row
    const at = { hotelId: HOTEL, reservationId: number }
    const [erased, sent] = await orm.transaction(async (tx) => {
      await tx.select().from(reservation).where(eq(reservation.id, row.id)).for('update')
      const erasing = guest.send(personalDataOfStay.erase, { ...at, query: { email } })
      await waitForSessions(orm, 1)
      const sending = send(guest, { ...at, email })
      await waitForSessions(orm, 2)
      return [{ erasing }, { sending }] // they wait for this transaction
    })
    assert.equal((await erased.erasing).status, 200)
    return { id: row.id, status: (await sent.sending).status }
  }

  it('writes no receipt: no name comes back after it has been emptied (guarantee S32)', async () => {
    const { id, status } = await whileErased((guest, { email, ...at }) => {
      const { url } = written(managing.receipt, { ...at, query: { email, name: 'Kanaria', locale: 'en' } })
      return world.fetch(url, { headers: { origin: ORIGINS.widget, [HEADERS.clientSession]: guest.token() } })
    })
    assert.equal(status, 404)
    assert.equal(await world.database.orm.$count(receipt, eq(receipt.reservation_id, id)), 0)
  })

  it('keeps no answer to what the hotel had asked (guarantee S32)', async () => {
    const { id, status } = await whileErased((guest, { email, ...at }) => {
      const key = { [HEADERS.idempotencyKey]: `erased-meanwhile-${++keys}` }
      return guest.send(questions.add, { ...at, query: { email }, body: { answers: [] } }, key)
    })
    assert.equal(status, 404)
    assert.equal(await world.database.orm.$count(questionAnswer, eq(questionAnswer.reservation_id, id)), 0)
  })
})
