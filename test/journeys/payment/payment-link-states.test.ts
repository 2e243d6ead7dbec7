import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { renderSVG } from 'uqr'

import { readDrawing } from '../../../widget/state/reservation/qr-drawing.ts'
import { journey, PAYS } from '../helpers/guest.ts'
import { linkSteps, mailed } from '../helpers/payment-links.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

// What its states say: widget/features/payment-link/link-states.test.ts.

describe('the page of a payment link', () => {
  it('is shown at the desk without a form, with the code a phone reads, until it is paid [ROUTE-002] [PAYLINK-002] [PAYLINK-009] [PAYLINK-004]', async () => {
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
    await assertWell(desk, 'already')
    await phone.page.reload()
    await phone.seeTitle(t('payLink.alreadyTitle'))
    await assertWell(phone, 'already, on a phone')
    for (const each of [desk, phone]) await each.page.close()
  })
})
