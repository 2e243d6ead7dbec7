import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { BOOK, callsTo } from '../helpers/calls.ts'
import { journey, PAYS, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const SUM = /^NT\$[\d,]+$/

async function toPayment(taro: Guest, plan: string) {
  await taro.search()
  await taro.choose(plan)
  assert.match(await taro.total(), SUM)
  await taro.toDetails()
  await taro.introduce()
  await taro.toPayment()
}

describe('a hotel in another country', () => {
  it('is booked in its own language and currency, paid at the hotel', async () => {
    const lin = await guest({ host: '/taipei/', language: 'zh_Hant' })
    await toPayment(lin, '含早餐')
    assert.equal(await lin.page.locator('.root').getAttribute('lang'), 'zh-Hant')
    await assertWell(lin, 'payment in Chinese')
    await lin.payAtHotel()
    const number = await lin.confirmed()
    assert.match(await lin.total(), SUM)
    await assertWell(lin, 'confirmation in Chinese')
    const [mail] = await world().mailTo(TARO.email)
    assert.ok(mail?.subject.includes(number) && mail.text.includes(await lin.total()))
    const [call] = await callsTo(world(), 'POST', BOOK)
    assert.equal(call?.headers['x-locale'], 'zh_Hant')
  })

  it('is booked in Japanese, paid by card in its currency', async () => {
    const hana = await guest({ host: '/taipei/?lang=ja', language: 'ja', width: 390 })
    await toPayment(hana, '朝食付きプラン')
    await hana.fillCard(PAYS)
    await hana.pay()
    await hana.confirmed()
    await hana.see(hana.t('booked.by', { what: hana.t('booked.paid'), by: 'VISA 4242' }))
    await assertWell(hana, 'confirmation in Japanese')
    const [, call] = await callsTo(world(), 'POST', BOOK)
    assert.equal(Object(call?.body).payment.type, 'twd_credit_card')
  })
})
