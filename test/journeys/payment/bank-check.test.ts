import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { chargeTable } from '../../../demo-host/simulators/gateway/schema.ts'
import { ASKS, BOTH_WAYS, journey, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const QUARTER_OF_AN_HOUR = 15

async function toBank(taro: Guest) {
  await taro.openResults({ adults: '3' })
  await taro.choose(BOTH_WAYS)
  await taro.toDetails()
  await taro.introduce()
  await taro.toPayment()
  await payAsking(taro)
}
async function payAsking(taro: Guest) {
  await taro.fillCard(ASKS)
  await taro.pay()
  await taro.seeTitle(taro.t('checkout.bankTitle'))
}
const noMoneyMoved = (taro: Guest) => taro.see(taro.t('fail.kept', { n: 10 }))
const states = async () => (await world().database.orm.select().from(chargeTable)).map(({ state }) => state)

const held = () => rowsOf<{ held: number }>(world().database.orm, sql`select sum(held)::int as held from inventory_day`)

describe('a bank that does not confirm', () => {
  it('ends on the failure page: another card, another refusal, then payment at the hotel', async () => {
    const taro = await guest()
    const { t, button } = taro
    await toBank(taro)
    await taro.answerBank('fail')
    await taro.see(t('errors.3006'))
    await noMoneyMoved(taro)
    await taro.see(t('checkout.cardEnding', { last4: '3220' }))
    await assertWell(taro, 'fail')

    await button(t('fail.otherCard')).click()
    await taro.seeTitle(t('checkout.howToPay'))
    await payAsking(taro)
    await taro.answerBank('cancel')
    await taro.see(t('errors.3008'))
    await noMoneyMoved(taro)

    await button(t('fail.atHotelInstead')).click()
    await taro.seeTitle(t('checkout.howToPay'))
    await button(t('checkout.bookPayAtHotel')).click()
    await taro.confirmed()
    await taro.see(TARO.email)
    assert.ok(!(await states()).includes('captured'))
  })

  it('can be stopped by the guest, who then searches again with the same dates and adults', async () => {
    const taro = await guest({ width: 390 })
    const { t, button, page } = taro
    await toBank(taro)
    await page.reload()
    await taro.seeTitle(t('checkout.bankTitle'))
    await button(t('checkout.bankStop')).click()
    await taro.see(t('errors.3008'))
    await noMoneyMoved(taro)
    await button(t('fail.searchAgain')).click()
    await page.locator('.plans').first().waitFor()
    const query = new URL(page.url()).searchParams
    assert.deepEqual([query.get('checkin'), query.get('checkout'), query.get('adults')], [...Object.values(STAY), '3'])
    assert.deepEqual([...new Set(await states())].includes('captured'), false)
  })

  it('that stays silent for a quarter of an hour frees the room and takes no money', async () => {
    const before = await held()
    const taro = await guest()
    const { t } = taro
    await toBank(taro)
    assert.notDeepEqual(await held(), before)
    await taro.bank().locator('#silence').click()
    await world().advanceMinutes(QUARTER_OF_AN_HOUR)
    await taro.see(t('errors.3001'))
    await noMoneyMoved(taro)
    await taro.button(t('fail.otherCard')).click()
    await taro.seeTitle(t('checkout.howToPay'))
    assert.ok(!(await states()).includes('captured'))
    assert.deepEqual(await held(), before)
  })
})
