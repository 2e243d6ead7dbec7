import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { callsTo } from '../helpers/calls.ts'
import { BOTH_WAYS, journey, PAYS, STAY, TARO } from '../helpers/guest.ts'

const { world, guest } = journey()
const SETTINGS = /\/settings\/booking_widget$/
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

  it('signs up, is done and signs in there [ROUTE-047]', async () => {
    const taro = await guest()
    for (const [page, title] of [
      ['open-signup', taro.t('signUp.title')],
      ['done', taro.t('signUp.doneTitle')],
      ['sign-in', taro.t('signIn.title')],
    ] as const) {
      const path = `/member-registration-tripla/shirotsuki/${page}`
      const since = await world().lastCall()
      await taro.page.goto(world().origins.widget + path)
      await taro.seeTitle(title)
      assert.equal(new URL(taro.page.url()).pathname, path)
      const [settings] = await callsTo(world(), 'GET', SETTINGS, since)
      assert.equal(settings?.path, '/hotels/shirotsuki/settings/booking_widget')
    }
    await taro.page.close()
  })
})

describe('an address of the older kind', () => {
  it('signs in, and confirms the stay whose number stands beside it [ROUTE-052]', async () => {
    const taro = await guest()
    await taro.open('/sign-in')
    await taro.seeTitle(taro.t('signIn.title'))
    await taro.openResults()
    await taro.choose(BOTH_WAYS)
    await taro.toDetails()
    await taro.introduce()
    await taro.toPayment()
    await taro.payAtHotel()
    const number = await taro.confirmed()
    const another = await guest()
    await another.open('/reservation/confirmation', { reservation_number: number, email: TARO.email })
    assert.equal(await another.confirmed(), number)
    assert.ok(!another.page.url().includes(encodeURIComponent(TARO.email)))
    await another.page.reload()
    assert.equal(await another.confirmed(), number)
    await Promise.all([taro.page.close(), another.page.close()])
  })
})
