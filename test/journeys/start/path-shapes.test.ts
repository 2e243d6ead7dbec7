import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { AT_HOTEL, journey, TARO } from '../helpers/guest.ts'
import { bookStay } from '../helpers/stay-booked.ts'

// An address with the hotel in its path: widget/app/start/path-shapes.test.ts.

const { world, guest } = journey()

describe('an address of the older kind', () => {
  it('signs in, and confirms the stay whose number stands beside it [ROUTE-052]', async () => {
    const number = await bookStay(world(), AT_HOTEL)
    const taro = await guest()
    await taro.open('/sign-in')
    await taro.seeTitle(taro.t('signIn.title'))
    await taro.open('/reservation/confirmation', { reservation_number: number, email: TARO.email })
    assert.equal(await taro.confirmed(), number)
    assert.ok(!taro.page.url().includes(encodeURIComponent(TARO.email)))
    await taro.page.reload()
    assert.equal(await taro.confirmed(), number)
    await taro.page.close()
  })
})
