import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'

import { renderSVG } from 'uqr'

import { readDrawing } from '../../../widget/state/reservation/qr-drawing.ts'
import { journey, PAYS } from '../helpers/guest.ts'
import { linkSteps, mailed, WORDS } from '../helpers/payment-links.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

beforeEach(() => world().clearAnswers())

describe('the page of a payment link', () => {
  const STATES = [
    ['P3', 'already', 'paidOn', ' [PAYLINK-004]'],
    ['P4', 'completed', null, ' [PAYLINK-006]'],
    ['P6', 'refunded', 'refundedOn', ' [PAYLINK-007]'],
    ['P7', 'cancelled', null, ' [PAYLINK-008]'],
    ['P2', 'processing', null, ''],
    ['P8', 'expired', null, ' [PAYLINK-010]'],
  ] as const
  for (const [number, state, date, claims] of STATES)
    it(`that is ${state} says so without a form, on both of its pages${claims}`, async () => {
      const payer = await guest({ width: 390 })
      const { t, see, at } = payer
      for (const path of [`/payments/${number}`, `/payments/${number}/display`]) {
        await payer.open(path)
        await payer.seeTitle(t(`payLink.${state}Title`))
        await see(t(`payLink.${state}Text`, WORDS))
        if (date) await see(t(`payLink.${date}`))
        assert.equal(await linkSteps(payer).form(), 0)
        assert.equal(await at.getByRole('button', { name: /^Pay/ }).count(), 0)
      }
      await assertWell(payer, state)
      await payer.page.close()
    })

  it('says how long it can be paid, and that it is over when the hour is [PAYLINK-010] [CONST-019]', async () => {
    const payer = await guest()
    const { t, see, page } = payer
    await page.clock.install()
    await page.goto((await mailed(world())).address)
    await see(/within 1 hour of getting the link, by 2026\/11\/01 \d\d:\d\d/)
    await world().advanceMinutes(60)
    await page.clock.fastForward('01:00:01')
    await payer.seeTitle(t('payLink.expiredTitle'))
    await see(t('payLink.expiredText', WORDS))
    assert.equal(await linkSteps(payer).form(), 0)
    await world().advanceMinutes(-60)
    await page.close()
  })

  it('that nobody knows is told as not found; one that does not come can be asked for again [PAYLINK-012] [ERR-097]', async () => {
    const payer = await guest()
    const { t, see, button } = payer
    await payer.open('/payments/nobody-sent-it')
    await payer.seeTitle(t('payLink.notFoundTitle'))
    await see(t('payLink.notFoundText'))
    assert.equal(await linkSteps(payer).form(), 0)
    await world().nextAnswer({ method: 'GET', path: '/payments/:paymentNumber', status: 500, times: 9 })
    await payer.open('/payments/P1')
    await see(t('errors.general'))
    await world().clearAnswers()
    await button(t('core.tryAgain')).click()
    await payer.seeTitle(t('payLink.title', WORDS))
    await payer.page.close()
  })

  it('is shown at the desk without a form, with the code a phone reads, until it is paid [ROUTE-002] [PAYLINK-002] [PAYLINK-009]', async () => {
    const desk = await guest({ width: 1280 })
    const { t, see, at, page } = desk
    const { number, subject } = await mailed(world())
    await page.clock.install()
    await desk.open(`/payments/${number}/display`)
    await see(subject)
    await see(linkSteps(desk).sum)
    await see(t('payLink.unpaid'))
    assert.equal(await linkSteps(desk).form(), 0)
    assert.equal(await at.locator('header, footer').count(), 0)

    const value = `${world().origins.widget}/payments/${number}?code=shirotsuki`
    const wanted = readDrawing(renderSVG(value, { border: 4 }))
    const drawn = () => at.locator('svg.qr path').getAttribute('d')
    assert.equal(await drawn(), wanted?.modules)
    await desk.open(`/payments/${number}`)
    await at.getByRole('img', { name: t('payLink.qrName') }).waitFor()
    assert.equal(await drawn(), wanted?.modules)

    await desk.open(`/payments/${number}/display`)
    const phone = await guest({ width: 390 })
    await phone.page.goto(value)
    await phone.at.locator('.card-place iframe').waitFor()
    assert.equal(await phone.at.getByRole('img', { name: t('payLink.qrName') }).count(), 0)
    await linkSteps(phone).pay(PAYS)
    await linkSteps(phone).paid()
    await page.clock.fastForward(11_000)
    await desk.seeTitle(t('payLink.alreadyTitle'))
    for (const each of [desk, phone]) await each.page.close()
  })
})
