import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { assertHeaders, callsTo } from '../helpers/calls.ts'
import { ASKS, journey, PAYS } from '../helpers/guest.ts'
import { linkSteps, mailed, WORDS } from '../helpers/payment-links.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const PAY = /^\/payments\/[\w-]+\/pay$/

// What is refused, lost, or paid in another tab: widget/features/payment-link/link-refusals.test.ts.

describe('a payment link', () => {
  it('comes by mail, is opened from it and paid by card, once however often it is pressed [ROUTE-001] [PAYLINK-001] [PAYLINK-003] [CALL-066]', async () => {
    const payer = await guest()
    const { page, t, see, seeTitle } = payer
    const { mail, number, subject } = await mailed(world())
    await page.goto(`${world().origins.api}/demo/inbox/${mail.id}`)
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: t('hotelMail.linkAction') }).click()
    await page.goto((await opened).url())
    await seeTitle(t('payLink.title', WORDS))
    assert.equal(new URL(page.url()).pathname, `/payments/${number}`)
    await see(subject)
    const since = await world().lastCall()
    const { type, press, paid, sum, fields } = linkSteps(payer)
    await see(sum)
    // The brand may be chosen first; the number has to be one of it.
    await fields.locator('#brand').selectOption('visa')
    await type(PAYS)
    await press.dblclick()
    await paid()
    await see(t('payLink.paidText', WORDS))
    await see(sum)
    await see(t('payLink.paidOn'))
    await see(/2026\/11\/01 \d\d:\d\d/)
    const calls = await callsTo(world(), 'POST', PAY, since)
    assert.equal(calls.length, 1)
    assert.ok(calls[0])
    assertHeaders(calls[0], 'en')
    assert.match(String(calls[0].headers['idempotency-key']), /^[\da-f]{32}$/)
    const { card } = Object(calls[0].body)
    assert.deepEqual([card.brand, card.last4], ['visa', '4242'])
    assert.ok(!JSON.stringify(calls).includes(PAYS))

    await page.reload()
    await seeTitle(t('payLink.alreadyTitle'))
    assert.equal(await linkSteps(payer).form(), 0)
    await page.close()
  })

  it('named in the address of any page becomes the path [ROUTE-003]', async () => {
    const payer = await guest()
    await payer.open('/', { triplaPaymentNo: 'P1' })
    await payer.seeTitle(payer.t('payLink.title', WORDS))
    const { pathname, search } = new URL(payer.page.url())
    assert.deepEqual([pathname, search], ['/payments/P1', '?code=shirotsuki'])
    await payer.page.close()
  })

  it('is paid where the bank asks first, also after a reload in between [PAYLINK-003]', async () => {
    const payer = await guest()
    await payer.page.goto((await mailed(world())).address)
    const { pay, paid } = linkSteps(payer)
    await pay(ASKS)
    await payer.seeTitle(payer.t('checkout.bankTitle'))
    await payer.page.reload()
    await payer.answerBank('approve')
    await paid()
    await payer.page.close()
  })

  for (const [language, width] of [
    ['en', 390],
    ['ar', 1280],
  ] as const)
    it(`is well, and nothing spills over: ${language}, ${width} [PAYLINK-001]`, async () => {
      const payer = await guest({ language, width })
      await payer.open('/payments/P1')
      await linkSteps(payer).fields.locator('#number').waitFor()
      await assertWell(payer, `payment ${language}`)
      const [inner, outer] = await payer.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
      assert.ok(Number(inner) <= Number(outer), `${inner} wide in ${outer}`)
      await payer.page.close()
    })

  it('can be paid with the keyboard alone (EN 301 549: 2.1.1) [PAYLINK-001]', async () => {
    const payer = await guest()
    await payer.page.goto((await mailed(world())).address)
    const { type, press, paid } = linkSteps(payer)
    await type(PAYS)
    await payer.page.keyboard.press('Tab')
    await press.evaluate((button) => {
      if (button.ownerDocument.activeElement !== button) throw new Error('the button follows the card')
    })
    await payer.page.keyboard.press('Enter')
    await paid()
    await payer.page.close()
  })
})
