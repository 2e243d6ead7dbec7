import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { reservation } from '../../../../demo-host/provider/db/schema/booking.ts'
import { openGuest } from '../../../../test/contract/helpers/guest.ts'
import { newMember, signIn } from '../../../../test/contract/helpers/members.ts'
import { bookAs, copyStay } from '../../../../test/contract/helpers/member-stays.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openAccount } from '../../../../test/lib/widget/open-account.tsx'

describe('the last page of stays', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('is the one before, once its only stay is cancelled: nobody reads that there is none', async () => {
    const { email } = await newMember(world)
    const guest = await openGuest(world)
    const booked = await bookAs(guest, await signIn(guest, email), 1, 'a-stay-of-the-last-page')
    await copyStay(
      world,
      booked,
      Array.from({ length: 10 }, (_, at) => ({ number: `STAY-${10 + at}` })),
    )
    const opened = await openAccount(world, { email, at: 'accountReservations' })
    await opened.sees('Page 1 of 2')
    await opened.press('Older')
    await opened.sees('STAY-19')
    // Looked at, cancelled, and back.
    opened.go('accountPoints')
    await opened.sees('Points')
    await world.database.orm.update(reservation).set({ status: 'cancelled' }).where(eq(reservation.number, 'STAY-19'))
    opened.go('accountReservations')
    await opened.sees('STAY-18')
    assert.doesNotMatch(opened.text(), /No upcoming stays/)
  })
})
