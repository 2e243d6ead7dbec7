import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { BOTH_WAYS, journey, PAYS, STAY } from './guest.ts'

const { world, guest } = journey()
const BASE = '/reservation-tripla/shirotsuki'

describe('an address with the hotel in its path', () => {
  it('searches that hotel, and its links carry no code [ROUTE-045]', async () => {
    const taro = await guest()
    await taro.page.goto(`${world().origins.widget}${BASE}/search?${new URLSearchParams(STAY)}`)
    await taro.at.locator('.results .room').first().waitFor()
    const { pathname, searchParams } = new URL(taro.page.url())
    assert.equal(pathname, `${BASE}/search`)
    assert.equal(searchParams.get('code'), null)
    assert.equal(searchParams.get('checkin'), STAY.checkin)
    await taro.at.locator('.results .room').first().waitFor()
    await taro.page.close()
  })

  it('is kept through a booking: details, payment, confirmation, and through a reload [ROUTE-046]', async () => {
    const taro = await guest()
    await taro.page.goto(`${world().origins.widget}${BASE}/search?${new URLSearchParams(STAY)}`)
    const paths: string[] = []
    const look = () => paths.push(new URL(taro.page.url()).pathname)
    await taro.choose(BOTH_WAYS)
    await taro.toDetails()
    look()
    await taro.introduce()
    await taro.toPayment()
    look()
    await taro.fillCard(PAYS)
    await taro.pay()
    const number = await taro.confirmed()
    look()
    assert.deepEqual(
      paths,
      ['guest-detail', 'payment', 'confirmation'].map((screen) => `${BASE}/${screen}`),
    )
    assert.equal(new URL(taro.page.url()).searchParams.get('code'), null)
    await taro.page.reload()
    assert.equal(await taro.confirmed(), number)
    await taro.page.close()
  })
})
