import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'

import { assertHeaders, callsTo } from '../helpers/calls.ts'
import { ASKS, journey, PAYS } from '../helpers/guest.ts'
import { linkSteps, mailed, WORDS } from '../helpers/payment-links.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const PAY = /^\/payments\/[\w-]+\/pay$/

beforeEach(() => world().clearAnswers())

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

  for (const decision of ['fail', 'cancel', 'stop'] as const)
    it(`says that nothing was charged when the bank's question ends in ${decision}, and takes another card [PAYLINK-005]`, async () => {
      const payer = await guest()
      const { t, see, button } = payer
      await payer.page.goto((await mailed(world())).address)
      const { pay, paid } = linkSteps(payer)
      await pay(ASKS)
      if (decision === 'stop') await button(t('payLink.bankStop')).click()
      else await payer.answerBank(decision)
      await see(t('payLink.others'))
      await pay(PAYS)
      await paid()
      await payer.page.close()
    })

  it('says each refusal in its own words, keeps the page open and charges nothing [PAYLINK-011] [ERR-098] [PAYLINK-005]', async () => {
    const payer = await guest()
    const { t, see } = payer
    await payer.page.goto((await mailed(world())).address)
    const { type, press, paid, fields } = linkSteps(payer)
    const told = { 1000: 'badSyntax', 3004: 'badNumber', 3005: 'badYear', 9999: 'others' } as const
    await type(PAYS)
    for (const [code, words] of Object.entries(told)) {
      await world().nextAnswer({
        method: 'POST',
        path: '/payments/:paymentNumber/pay',
        status: 422,
        code: Number(code),
      })
      await press.click()
      await see(t(`payLink.${words}`))
      assert.doesNotMatch(await payer.words(), new RegExp(`${code}|payLink`))
      assert.equal(await fields.locator('#holder').inputValue(), 'TARO YAMADA')
    }
    await press.click()
    await paid()
    await payer.page.close()
  })

  for (const code of [3200, 3201] as const)
    it(`that cannot be paid any more (${code}) says so and closes its form [PAYLINK-013] [${code === 3200 ? 'ERR-064' : 'ERR-065'}]`, async () => {
      const payer = await guest()
      const { t, see, button, at } = payer
      await payer.page.goto((await mailed(world())).address)
      const { pay, press } = linkSteps(payer)
      await world().nextAnswer({ method: 'POST', path: '/payments/:paymentNumber/pay', status: 409, code })
      await pay(PAYS)
      await see(t(`codes.${code}`))
      assert.doesNotMatch(await payer.words(), new RegExp(String(code)))
      assert.equal(await press.getAttribute('aria-disabled'), 'true')
      assert.equal(await at.locator('[inert] .card-place').count(), 1)
      await button(t('payLink.look')).click()
      await at.locator('[inert] .card-place').waitFor({ state: 'detached' })
      await payer.page.close()
    })

  it('whose answer was lost is asked for again under its key, and charged once [PAYLINK-001]', async () => {
    const payer = await guest()
    const { t, see, button } = payer
    const { address, number } = await mailed(world())
    await payer.page.goto(address)
    const { pay } = linkSteps(payer)
    const keys: (string | undefined)[] = []
    payer.page.on('request', (request) => {
      if (request.method() === 'POST' && PAY.test(new URL(request.url()).pathname))
        keys.push(request.headers()['idempotency-key'])
    })
    await world().nextAnswer({
      method: 'POST',
      path: '/payments/:paymentNumber/pay',
      drop: true,
      after: true,
      times: 9,
    })
    await pay(PAYS)
    await see(t('payLink.unknown'))
    await world().clearAnswers()
    await button(t('payLink.look')).click()
    await linkSteps(payer).paid()
    assert.ok(keys.length > 1 && keys[0])
    assert.equal(new Set(keys).size, 1)
    const other = await guest({ beside: payer })
    await other.open(`/payments/${number}`)
    await other.seeTitle(t('payLink.alreadyTitle'))
    await payer.page.close()
  })

  it('open in two tabs is paid in one, and the other says so [PAYLINK-004] [PAYLINK-013]', async () => {
    const payer = await guest()
    const { t, see } = payer
    const { address } = await mailed(world())
    const other = await guest({ beside: payer })
    for (const each of [payer, other]) await each.page.goto(address)
    await linkSteps(payer).type(PAYS)
    await linkSteps(other).type(PAYS)
    await linkSteps(payer).press.click()
    await linkSteps(payer).paid()
    await linkSteps(other).press.click()
    await other.see(t('codes.3200'))
    await other.button(t('payLink.look')).click()
    await other.seeTitle(t('payLink.alreadyTitle'))
    await see(t('payLink.paidTitle'))
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
