import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { BOOK, callsTo } from '../helpers/calls.ts'
import { ASKS, AT_HOTEL, BOTH_WAYS, journey, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

const { world, guest } = journey()

async function toBank(taro: Guest) {
  await taro.choose(BOTH_WAYS)
  await taro.toDetails()
  await taro.introduce()
  await taro.toPayment()
  await taro.fillCard(ASKS)
  await taro.pay()
  await taro.seeTitle(taro.t('checkout.bankTitle'))
}

/** Where the gateway was told to send the guest back to. */
async function returnAddress(since: number): Promise<URL> {
  const [booked] = await callsTo(world(), 'POST', BOOK, since)
  const { payment, source } = Object(booked?.body) as { payment: { return_url: string }; source: string }
  assert.equal(typeof source, 'string')
  return new URL(payment.return_url)
}

/** The bank as a page of its own, as gateways without a frame have it; it leads back by the address it was given. */
async function throughBankPage(taro: Guest) {
  const address = await taro.at.locator('.bank iframe').getAttribute('src')
  assert.ok(address)
  await taro.page.goto(address)
  await taro.page.locator('button[value="approve"]').click()
  await taro.page.waitForURL(`${world().origins.widget}/**`)
}

describe('the way back from a bank', () => {
  const MODES: [string, Record<string, string>, number][] = [
    ['a tab', {}, 1],
    ['a chatbot', { iframe: 'triplabot', fromChatbot: 'true', triplabot_user_id: 'u1' }, 0],
  ]
  for (const [mode, query, languageMenus] of MODES)
    it(`leads into ${mode} again, with the hotel, and to the confirmation [ROUTE-066]`, async () => {
      const since = await world().lastCall()
      const taro = await guest()
      await taro.openResults(query)
      await toBank(taro)
      const back = await returnAddress(since)
      assert.equal(back.origin, world().origins.widget)
      assert.equal(back.searchParams.get('code'), 'shirotsuki')
      for (const [name, value] of Object.entries(query)) assert.equal(back.searchParams.get(name), value)
      await throughBankPage(taro)
      assert.match(await taro.confirmed(), /^[A-Z]{3}-\d{4}-\d{4}$/)
      assert.equal(await taro.at.getByRole('button', { name: taro.t('core.language') }).count(), languageMenus)
      await taro.page.close()
    })

  it('leads into the frame of a site again [ROUTE-066]', async () => {
    const since = await world().lastCall()
    const taro = await guest({ host: '/frame/', inFrame: true })
    await taro.search()
    await toBank(taro)
    const back = await returnAddress(since)
    assert.equal(back.origin, world().origins.widget)
    assert.equal(back.searchParams.get('code'), 'shirotsuki')
    assert.equal(back.searchParams.get('parent_origin'), world().origins.host)
    const inside = taro.page.frames().find((frame) => frame.url().startsWith(world().origins.widget))
    assert.ok(inside)
    // The gateway sends the frame back by itself: the page that waited is gone before it learned of anything.
    await taro.page.route(/\/transactions\//, (route) => route.abort())
    const decided = taro.page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/decision'))
    await taro.bank().locator('button[value="approve"]').click()
    await decided
    await inside.goto(String(back))
    await taro.page.unroute(/\/transactions\//)
    assert.match(await taro.confirmed(), /^[A-Z]{3}-\d{4}-\d{4}$/)
    assert.equal(new URL(taro.page.url()).origin, world().origins.host)
    await taro.page.close()
  })

  it('leads to the confirmation also when the widget had learned of the payment before [ROUTE-066]', async () => {
    const since = await world().lastCall()
    const taro = await guest({ host: '/frame/', inFrame: true })
    await taro.search()
    await toBank(taro)
    const back = await returnAddress(since)
    const inside = taro.page.frames().find((frame) => frame.url().startsWith(world().origins.widget))
    assert.ok(inside)
    await taro.bank().locator('button[value="approve"]').click()
    const number = await taro.confirmed()
    await inside.goto(String(back))
    assert.equal(await taro.confirmed(), number)
    await taro.page.close()
  })
})

describe('a booking made after a chatbot led here', () => {
  it('says so, and its confirmation shows by e-mail, also after a reload, without the e-mail in the address [QUERY-002] [QUERY-048]', async () => {
    const since = await world().lastCall()
    const taro = await guest()
    await taro.openResults({ fromChatbot: 'true' })
    await taro.choose(AT_HOTEL)
    await taro.toDetails()
    await taro.introduce()
    await taro.button(taro.t('checkout.bookPayAtHotel')).click()
    const number = await taro.confirmed()
    const [booked] = await callsTo(world(), 'POST', BOOK, since)
    assert.equal(Object(booked?.body).source, 'chatbot')
    await taro.page.close()

    const reader = await guest()
    await reader.open(`/reservation/confirmation/${number}`, { email: TARO.email })
    assert.equal(await reader.confirmed(), number)
    const shown = () => decodeURIComponent(reader.page.url())
    assert.ok(!shown().includes('@') && !shown().includes('email'), shown())
    assert.equal(await reader.page.evaluate(() => Object(history.state).email), TARO.email)
    await reader.page.reload()
    assert.equal(await reader.confirmed(), number)
    assert.ok(!shown().includes('@'))
    await reader.page.close()
  })
})
