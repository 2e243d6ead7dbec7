import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { callsTo } from '../helpers/calls.ts'
import { ASKS, BOTH_WAYS, journey, PAYS } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { managing } from '../helpers/managing.ts'
import { assertWell } from '../helpers/well.ts'

const visit = journey()
const { world } = visit
const { booked, visitor } = managing(visit)
const REFUSED = '4000000000033003'
const UPDATE = /^\/hotels\/1\/reservations\/[\w-]+$/

describe('a guest who pays now what would be paid at the hotel', () => {
  const atHotel = () =>
    booked(BOTH_WAYS, async (taro) => {
      await taro.toPayment()
      await taro.payAtHotel()
    })
  async function toPaying(stay: { number: string; email: string }): Promise<Guest> {
    const taro = await visitor()
    await taro.open(`/review-reservation/${stay.number}`, { email: stay.email })
    await taro.button(taro.t('manage.payNow')).click()
    await taro.seeTitle(taro.t('prepay.title'))
    return taro
  }
  const pay = (taro: Guest) => taro.button(/^Pay .+ now$/)
  const seePaid = async (taro: Guest, { email }: { email: string }) => {
    await taro.see(taro.t('manage.paidNow', { email }))
    await taro.seeTitle(taro.t('manage.title', { hotel: 'Shirotsuki' }))
    assert.equal(await taro.at.getByRole('button', { name: taro.t('manage.payNow') }).count(), 0)
  }
  const cardNumber = async (taro: Guest) => (await taro.cardFields()).locator('#number').inputValue()

  it('finds the way on the page of the stay, pays once and sees it paid [PAY-052] [QUERY-027]', async () => {
    const stay = await atHotel()
    const taro = await toPaying(stay)
    const address = new URL(taro.page.url())
    assert.equal(address.pathname, '/reservation/guest-detail')
    assert.deepEqual(
      ['context', 'current_reservation', 'email'].map((name) => address.searchParams.get(name)),
      ['update_payment_type', stay.number, null],
    )
    await taro.see(taro.t('changing.band', { number: stay.number }))
    await taro.fillCard(PAYS)
    await assertWell(taro, 'paying for a booked stay')
    const paid = taro.at.locator('.summary .bill.line')
    assert.equal(await paid.evaluate((lines) => getComputedStyle(lines).paddingBlockStart), '16px')
    const since = await world().lastCall()
    await pay(taro).dblclick()
    await seePaid(taro, stay)
    const calls = await callsTo(world(), 'PUT', UPDATE, since)
    assert.deepEqual(
      calls.map(({ status }) => status),
      [200],
    )
    // Nothing is left to pay: the address leads to the stay.
    await taro.open(address.pathname, { context: 'update_payment_type', current_reservation: stay.number })
    await taro.seeTitle(taro.t('manage.title', { hotel: 'Shirotsuki' }))
  })

  it('chooses the currency on this very page, and the card is charged in it [CUR-012]', async () => {
    const stay = await atHotel()
    const taro = await toPaying(stay)
    const yen = await pay(taro).innerText()
    await taro.at.getByRole('button', { name: /JPY/ }).click()
    await taro.at.getByRole('dialog').getByRole('button', { name: /USD/ }).first().click()
    const dollars = taro.button(/^Pay \$[\d.,]+ now$/)
    await dollars.waitFor()
    assert.notEqual(await dollars.innerText(), yen)
    const sum = /\$[\d.,]+/.exec(await dollars.innerText())?.[0] ?? ''
    await taro.fillCard(PAYS)
    await dollars.click()
    await seePaid(taro, stay)
    await taro.see(sum)
  })

  it('is asked by the bank, also after a reload, and pays nothing twice', async () => {
    const stay = await atHotel()
    const taro = await toPaying(stay)
    await taro.fillCard(ASKS)
    await pay(taro).click()
    await taro.seeTitle(taro.t('checkout.bankTitle'))
    await taro.see(taro.t('prepay.bankTimeLeft'))
    await assertWell(taro, 'the bank asks about a booked stay')
    const since = await world().lastCall()
    await taro.page.reload()
    await taro.answerBank('approve')
    await seePaid(taro, stay)
    assert.deepEqual(await callsTo(world(), 'PUT', UPDATE, since), [])
  })

  it('keeps what was typed and the stay as it was, whatever comes in between', async () => {
    const stay = await atHotel()
    const before = await toPaying(stay)
    await before.fillCard(ASKS)
    await pay(before).click()
    await before.button(before.t('prepay.bankStop')).click()
    await before.see(before.t('prepay.unchanged'))
    await before.button(before.t('changing.leave')).click()
    await before.seeTitle(before.t('manage.title', { hotel: 'Shirotsuki' }))
    await before.page.close()

    const taro = await toPaying(stay)
    await taro.fillCard(REFUSED)
    await pay(taro).click()
    await taro.see(taro.t('errors.3003'))
    await taro.fillCard(ASKS)
    await pay(taro).click()
    await taro.answerBank('fail')
    await taro.see(taro.t('errors.3006'))
    await taro.see(taro.t('prepay.unchanged'))
    assert.equal((await cardNumber(taro)).replaceAll(/\D/g, ''), ASKS)
    await pay(taro).click()
    await taro.answerBank('approve')
    await seePaid(taro, stay)
  })
})
