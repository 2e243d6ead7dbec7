import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { managing } from '../../../shared/contract/managing.ts'
import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { hotelBrand } from '../../../demo-host/provider/db/schema/hotel.ts'
import { TARO } from '../helpers/guest.ts'
import { askFor, bookedIn, shown } from '../helpers/wallet-stay.ts'
import type { Stay } from '../helpers/wallet-stay.ts'
import { openWorld } from '../helpers/world.ts'

/** What a telephone's wallet is given, by what the stay says of it; and a provider whose operator has nothing of the kind. */
const WALLETS = {
  wallet_pass: { call: managing.walletPass, without: { passSigner: null } },
  wallet_link: { call: managing.walletLink, without: { googleWallet: null } },
} as const

for (const [told, { call, without }] of Object.entries(WALLETS)) {
  const ask = (stay: Stay, query?: object) => askFor(call, stay, query)
  const offered = async (stay: Stay) => Reflect.get(await shown(stay), told)

  describe(`what a wallet is given: ${told}`, () => {
    let stay: Stay
    before(async () => {
      stay = await bookedIn(await openWorld())
    })
    after(() => stay.world.close())

    it('is for who may read the stay alone, and anything else is as a number that never was (guarantee S8)', async () => {
      await stay.world.database.orm.update(hotelBrand).set({ reservation_security: false })
      assert.equal((await ask(stay, { email: TARO.email })).status, 200)
      const unknown = await ask({ ...stay, number: 'TST-9999-9999' })
      for (const query of [{}, { email: 'somebody@example.com' }, { bypass_token: 'another' }]) {
        const refused = await ask(stay, query)
        assert.equal(refused.status, 404)
        assert.deepEqual(await refused.json(), await unknown.clone().json())
      }
      await stay.world.database.orm.update(hotelBrand).set({ reservation_security: true })
      assert.equal((await ask(stay, { email: TARO.email })).status, 404)
    })

    it('is of a stay that is to come: there is none where it is cancelled or over', async () => {
      const { orm } = stay.world.database
      const become = (status: 'done' | 'cancelled' | 'completed') =>
        orm.update(reservation).set({ status }).where(eq(reservation.number, stay.number))
      for (const status of ['cancelled', 'completed'] as const) {
        await become(status)
        assert.deepEqual([await offered(stay), (await ask(stay)).status], [false, 409], status)
      }
      await become('done')
      assert.deepEqual([await offered(stay), (await ask(stay)).status], [true, 200])
    })
  })

  describe(`a provider whose operator has none: ${told}`, () => {
    let stay: Stay
    before(async () => {
      stay = await bookedIn(await openWorld(without))
    })
    after(() => stay.world.close())

    it('offers none, and gives none', async () => {
      assert.equal(await offered(stay), false)
      assert.equal((await ask(stay)).status, 404)
    })
  })
}
