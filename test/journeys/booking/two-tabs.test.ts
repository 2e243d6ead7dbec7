import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { BOOK, callsTo } from '../helpers/calls.ts'
import { BOTH_WAYS, journey, TARO } from '../helpers/guest.ts'

const { world, guest } = journey()

describe('two tabs of one browser (guarantee W18)', () => {
  it('each books its own stay', async () => {
    const first = await guest()
    const second = await guest({ beside: first })
    await first.openResults({ adults: '2' })
    await first.choose(BOTH_WAYS)
    await first.toDetails()
    await first.introduce()
    await second.openResults({ checkin: '2026-12-15', checkout: '2026-12-16', adults: '1' })
    await second.choose(BOTH_WAYS)
    await second.toDetails()
    assert.equal((await second.form()).email, undefined, 'nothing of the other tab is filled in')
    await second.introduce({ ...TARO, first_name: 'Hanako' })

    await first.page.reload()
    await first.seeTitle(first.t('checkout.whoComes'))
    const prices = [await first.total(), await second.total()]
    for (const tab of [second, first]) {
      await tab.toPayment()
      await tab.payAtHotel()
      await tab.confirmed()
    }
    assert.deepEqual([await first.total(), await second.total()], prices)
    const bodies = (await callsTo(world(), 'POST', BOOK)).map(({ body }) => Object(body))
    assert.deepEqual(
      bodies.map(({ checkin_date, checkout_date, guest: { first_name } }) => [checkin_date, checkout_date, first_name]),
      [
        ['2026-12-15', '2026-12-16', 'Hanako'],
        ['2026-12-10', '2026-12-12', 'Taro'],
      ],
    )
  })
})
