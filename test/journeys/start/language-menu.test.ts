import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { BOTH_WAYS, journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { lotterySteps } from '../helpers/lottery.ts'
import { HANAKO, memberSteps } from '../helpers/members.ts'

const { world, guest } = journey()

const languages = ({ at, t }: Guest) => at.locator('header').getByRole('button', { name: t('core.language') })

describe('the menu of languages', () => {
  it('is no part of a page on which a form is filled: payment, lottery entry, payment at an agency [HEAD-007]', async () => {
    const jiro = await guest()
    const { t } = jiro
    await jiro.open('/booking/result', { checkin: '2026-12-10', checkout: '2026-12-12', adults: '2' })
    await jiro.at.locator('.plans').first().waitFor()
    assert.equal(await languages(jiro).count(), 1)
    await jiro.choose(BOTH_WAYS)
    await jiro.button(t('results.continue')).click()
    await jiro.introduce()
    await jiro.toPayment()
    assert.equal(await languages(jiro).count(), 0)
    await jiro.page.context().close()

    const hanako = await guest()
    const [member, steps] = [memberSteps(hanako), lotterySteps(hanako)]
    await member.signIn(HANAKO)
    await steps.toForm(/^Moon-viewing/)
    await hanako.seeTitle(t('lottery.formTitle'))
    assert.equal(await languages(hanako).count(), 0)
    await hanako.page.context().close()

    const taro = await guest()
    await taro.page.goto(
      `${world().origins.widget}/hotels/shirotsuki?ota_enabled=true&checkin=2026-12-10&checkout=2026-12-12&adults=2&locale=en`,
    )
    await taro.at.locator('.plans').first().waitFor()
    assert.equal(await languages(taro).count(), 1)
    await taro.choose(BOTH_WAYS)
    await taro.button(t('results.continue')).click()
    await taro.button(t('ota.continue')).click()
    await taro.introduce()
    await taro.toPayment()
    assert.equal(new URL(taro.page.url()).pathname, '/reservation/payment')
    assert.equal(await languages(taro).count(), 0)
    await taro.page.context().close()
  })
})
