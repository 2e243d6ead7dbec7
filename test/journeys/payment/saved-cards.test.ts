import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { chargeTable } from '../../../demo-host/simulators/gateway/schema.ts'
import { anHourLater } from '../../lib/an-hour-later.ts'
import { callsTo } from '../helpers/calls.ts'
import { ASKS, BOTH_WAYS, journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { memberSteps } from '../helpers/members.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const CARDS = /^\/hotels\/\d+\/memberships\/credit_cards$/

async function toPayment(hanako: Guest) {
  await hanako.openResults()
  await hanako.choose(BOTH_WAYS)
  await hanako.toDetails()
  for (const [name, value] of Object.entries({ first_name: 'Hanako', last_name: 'Yamada' }))
    await hanako.page.locator(`[name="${name}"]`).fill(value)
  await hanako.page.locator('[name="terms"]').check()
  await hanako.toPayment()
  await hanako.at.getByRole('radio', { name: new RegExp(`^${hanako.t('checkout.card')}`) }).check()
}

describe('the cards of a member', () => {
  it('one that is kept pays with its security code, survives a refusal and a reload, and a new one is kept with a tick [PAY-040] [PAY-041] [CALL-094]', async () => {
    const hanako = await guest({ width: 390 })
    const { page, t, see } = hanako
    await memberSteps(hanako).signIn()
    await toPayment(hanako)
    const fields = page.frameLocator('.card-place iframe')
    const inFrame = () => fields.locator('input').evaluateAll((inputs) => inputs.map((input) => input.id))
    const kept = (name: string) => page.getByRole('radio', { name })
    await page.locator('.saved-cards input:checked').waitFor()
    await kept('VISA •••• 4242').check()
    await fields.locator('#cvc').waitFor()
    assert.deepEqual(await inFrame(), ['cvc'], 'the security code only')
    await assertWell(hanako, 'a kept card')

    await fields.locator('#cvc').fill('12')
    await hanako.pay()
    await fields.locator('#cvc-wrong').filter({ hasText: /./ }).waitFor()
    await page.reload()
    await hanako.seeTitle(t('checkout.howToPay'))
    await kept('VISA •••• 4242').and(page.locator(':checked')).waitFor()
    await fields.locator('#cvc').fill('123')
    const refused = { errors: [{ title: 'Refused', details: { code: 3204, base: [] } }] }
    await world().nextAnswer({ method: 'POST', path: '/hotels/:hotelId/reservations', status: 402, body: refused })
    await hanako.pay()
    await page
      .getByRole('alert')
      .filter({ hasText: t('errors.3204') })
      .waitFor()
    assert.ok(await kept('VISA •••• 4242').isChecked())
    await fields.locator('#cvc').fill('123')
    await hanako.pay()
    await hanako.confirmed()
    const paid = await world().database.orm.select().from(chargeTable)
    assert.deepEqual(
      paid.map(({ brand, last4, state }) => [brand, last4, state]),
      [['visa', '4242', 'captured']],
    )

    await anHourLater(world())
    await toPayment(hanako)
    await kept(t('spending.otherCard')).check()
    await fields.locator('#number').waitFor()
    await page.locator('[name="save_card"]').check()
    await hanako.fillCard(ASKS)
    await hanako.pay()
    await hanako.answerBank('approve')
    await hanako.confirmed()
    await hanako.open('/my-account/payment-options')
    await see('VISA •••• 3220')
    assert.ok((await callsTo(world(), 'GET', CARDS)).length > 0)
    await page.close()
  })
})
