import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { callsTo } from '../helpers/calls.ts'
import { ASKS, journey } from '../helpers/guest.ts'
import { LONGER, UPDATE, updating } from '../helpers/updating.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const REFUSED = '4000000000033003'

describe('a guest whose paid stay becomes dearer', () => {
  it('pays the difference with the change, and keeps the stay as it was until the bank says yes [MANAGE-035] [PAY-052]', async () => {
    const taro = await guest()
    const { t } = taro
    const steps = updating(taro)
    const number = await steps.book({ card: true })
    await steps.update(number)
    await taro.choose(LONGER)
    await steps.toCheck()
    await taro.see(t('prepay.dearerTitle'))
    await taro.see(t('changing.more'))
    const more = await taro.at.locator('.settled .larger dd').innerText()
    const [before, after] = await taro.at.locator('.before-after > div > span:last-child').allInnerTexts()
    const yen = (text = '') => Number(text.replaceAll(/\D/g, ''))
    assert.equal(yen(more), yen(after) - yen(before))
    // One sum is asked for, and nobody is sent to the hotel with it.
    const pay = taro.button(t('prepay.payAndChange', { sum: more }))
    await pay.waitFor()
    assert.equal(await taro.at.getByText(t('changing.payment_needed')).count(), 0)
    await taro.fillCard(REFUSED)
    await assertWell(taro, 'a dearer stay')
    const since = await world().lastCall()
    await pay.click()
    await taro.see(t('errors.3003'))
    await taro.fillCard(ASKS)
    await pay.click()
    await taro.seeTitle(t('checkout.bankTitle'))
    await taro.page.reload()
    await taro.answerBank('approve')
    await steps.changed()
    await taro.see(LONGER)
    const calls = await callsTo(world(), 'PUT', UPDATE, since)
    assert.deepEqual(
      calls.map(({ status }) => status),
      [402, 200],
    )
  })
})
