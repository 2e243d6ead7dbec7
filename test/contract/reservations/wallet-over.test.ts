import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { managing } from '../../../shared/contract/managing.ts'
import { openGuest, STAY } from '../helpers/guest.ts'
import { askFor, bookedIn, shown } from '../helpers/wallet-stay.ts'
import type { Stay } from '../helpers/wallet-stay.ts'
import { openWorld } from '../helpers/world.ts'

/** Eleven o'clock in Japan, when wallets put the card away. */
const ENDS = Date.parse(`${STAY.checkout_date}T11:00:00+09:00`)

describe('a stay that is over', () => {
  let stay: Stay
  before(async () => {
    stay = await bookedIn(await openWorld())
  })
  after(() => stay.world.close())

  /** What is offered with the stay, and how each of the two calls is answered. */
  async function takenAlongAt(moment: number) {
    stay.world.clock.set(moment)
    stay.guest = await openGuest(stay.world)
    const { wallet_pass, wallet_link } = await shown(stay)
    const answers = [await askFor(managing.walletPass, stay), await askFor(managing.walletLink, stay)]
    return [wallet_pass, wallet_link, ...answers.map(({ status }) => status)]
  }

  it('is taken along in no wallet any more, from the moment on when a wallet would put it away', async () => {
    assert.deepEqual(await takenAlongAt(ENDS - 1), [true, true, 200, 200])
    assert.deepEqual(await takenAlongAt(ENDS), [false, false, 409, 409])
  })
})
