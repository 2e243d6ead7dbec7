import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { reservation } from '../../demo-host/provider/db/schema/booking.ts'
import { chargeTable } from '../../demo-host/simulators/gateway/schema.ts'
import { openWorld } from '../../test/contract/helpers/world.ts'
import type { World } from '../../test/contract/helpers/world.ts'
import { openWithCard } from '../../test/lib/paying.ts'
import { HOTEL, TARO } from '../../test/lib/widget/open-checkout.tsx'
import { until } from '../../test/lib/until.ts'
import { placeAtom, routeAtom } from '../state/navigation/navigation.ts'

type Checkout = Awaited<ReturnType<typeof openWithCard>>

describe('a stay that another tab booked a moment ago (guarantee W10)', () => {
  let world: World
  before(async () => {
    world = await openWorld()
    await world.database.orm.execute(sql`update inventory_day set total = 90 where hotel_id = ${HOTEL.id}`)
  })
  after(() => world.close())

  const charged = () => world.database.orm.$count(chargeTable, eq(chargeTable.state, 'captured'))
  const goes = ({ store }: Checkout, to: string) => until(() => store.get(routeAtom).id === to, to)
  const toPay = () => openWithCard(world)
  /** Two tabs, of which the first has paid and the second has pressed. */
  async function secondTab(isSameBrowser: boolean) {
    const [first, second] = [await toPay(), await toPay()]
    const before_ = await charged()
    await first.press(/^Pay/)
    await goes(first, 'confirmation')
    // A checkout of a test has a session of its own; tabs of one browser share theirs.
    if (isSameBrowser)
      await world.database.orm.execute(sql`update reservation
        set client_session_id = (select max(id) from client_session) where id = (select max(id) from reservation)`)
    await second.press(/^Pay/)
    await second.sees('You have just booked this stay.')
    await second.sees('Would you like to book it again?')
    assert.equal(await charged(), before_ + 1)
    const [row] = await world.database.orm
      .select()
      .from(reservation)
      .orderBy(sql`id desc`)
      .limit(1)
    assert.ok(row)
    return { second, number: row.number, before: before_ }
  }

  it('is shown by its number to the guest who says that it was meant once', async () => {
    const { second, number, before } = await secondTab(true)
    await second.sees(number)
    await second.press('See my booking')
    await goes(second, 'review')
    assert.deepEqual(second.store.get(routeAtom).params, { confirmationNumber: number })
    assert.deepEqual(second.store.get(placeAtom).state, { email: TARO.email })
    assert.equal(await charged(), before + 1)
  })

  it('is looked for by number and e-mail where another browser booked it', async () => {
    const { second, number } = await secondTab(false)
    assert.ok(!second.page.root.textContent?.includes(number))
    await second.press('See my booking')
    await goes(second, 'lookup')
  })

  it('is booked once more, under another key, by the guest who says that it was meant twice', async () => {
    const { second, before } = await secondTab(true)
    await second.press('Book it again')
    await goes(second, 'confirmation')
    const sent = second.posts()
    assert.deepEqual(
      sent.map(({ body }) => body?.allow_duplicate),
      [undefined, true],
    )
    assert.equal(new Set(sent.map(({ key }) => key)).size, 2)
    assert.equal(await charged(), before + 2)
  })
})
