import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { until } from '../../lib/until.ts'
import { assertHeaders, callsTo } from '../helpers/calls.ts'
import { BOTH_WAYS, journey, PAYS } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { CANCEL, FIND, managing, START } from '../helpers/managing.ts'
import { assertWell } from '../helpers/well.ts'

// What is not found, and where nothing proves who looks: widget/features/manage/lookup.test.ts.

const { world, guest } = journey()

const { visitor, booked, lookUp } = managing({ guest, world })

async function askToCancel(who: Guest) {
  const { t, at } = who
  await who.button(t('manage.cancel')).click()
  await at.getByRole('heading', { level: 2, name: t('manage.cancelTitle') }).waitFor()
  return at.locator('dialog')
}

describe('a guest without an account', () => {
  let stay: { number: string; email: string }
  before(async () => {
    stay = await booked(BOTH_WAYS, async (taro) => {
      await taro.toPayment()
      await taro.fillCard(PAYS)
      await taro.pay()
    })
  })

  it('finds the stay by number and e-mail, and is told at the fields what is missing [MANAGE-001] [MANAGE-003] [CALL-052] [ROUTE-035]', async () => {
    const who = await visitor()
    const { t, at } = who
    const since = await world().lastCall()
    await who.open('/search')
    await who.seeTitle(t('manage.lookupTitle'))
    await who.button(t('manage.find')).click()
    assert.equal(await at.getByText(t('errors.required')).count(), 2)
    await at.locator('[name="number"]').fill(` ${stay.number} `)
    await at.locator('[name="email"]').fill('taro@guest')
    await at.locator('[name="email"]').press('Enter')
    await at.locator('[name="email"][aria-invalid="true"]').waitFor()
    await assertWell(who, 'finding a stay')
    assert.deepEqual(await callsTo(world(), 'GET', FIND, since), [])

    await at.locator('[name="email"]').fill(` ${stay.email} `)
    await at.locator('[name="email"]').press('Enter')
    await who.seeTitle(t('manage.title', { hotel: 'Shirotsuki' }))
    const [call] = await callsTo(world(), 'GET', FIND, since)
    assert.ok(call)
    assertHeaders(call, 'en')
    assert.deepEqual([call.path, call.query], [`/hotel_brands/1/reservations/${stay.number}`, { email: stay.email }])
    const url = new URL(who.page.url())
    assert.equal(url.pathname, `/review-reservation/${stay.number}`)
    assert.ok(!url.href.includes('guest.example'), 'the e-mail is not in the address')
    await assertWell(who, 'a booked stay')
    // Found in this visit, it is there after a reload, too.
    await who.page.reload()
    await who.seeTitle(t('manage.title', { hotel: 'Shirotsuki' }))
    await who.page.close()
  })

  it('sees fee and refund, is asked twice, and cancels (guarantee W10) [MANAGE-012] [MANAGE-014] [MANAGE-018]', async () => {
    // One day before the stay, half of it is kept.
    const later = Date.parse('2026-12-09T10:00:00+09:00')
    await world().advanceMinutes(Math.round((later - START) / 60_000))
    const who = await visitor(later, { width: 390 })
    const { t, at, page } = who
    await lookUp(who, stay.number, stay.email)
    const since = await world().lastCall()
    const total = Number((await at.locator('.summary .bill .sum dd').innerText()).replaceAll(/\D/g, ''))
    const yen = (amount: number) => `¥${amount.toLocaleString('en')}`
    const fee = Math.floor(total / 2)

    let dialog = await askToCancel(who)
    assert.deepEqual(await dialog.locator('.settled dd').allInnerTexts(), [yen(fee), yen(total - fee)])
    await assertWell(who, 'cancelling')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    dialog = await askToCancel(who)
    await dialog.locator('[name="reason"]').selectOption('health')
    await dialog.locator('[name="details"]').fill('Fever\nsince Monday')
    // By keyboard from here on.
    await dialog.getByRole('button', { name: t('manage.cancelFor', { fee: yen(fee) }) }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByText(t('manage.sureText')).waitFor()
    assert.deepEqual(await callsTo(world(), 'PUT', CANCEL, since), [])
    await page.keyboard.press('Enter')
    await who.seeTitle(t('manage.cancelledTitle'))
    const [call, ...more] = await callsTo(world(), 'PUT', CANCEL, since)
    assert.deepEqual([call?.status, more.length], [200, 0])
    assert.equal(await at.getByRole('button', { name: t('manage.cancel') }).count(), 0)
    await who.see(t('booked.cancelled'))
    await assertWell(who, 'a cancelled stay')
    const tells = ({ subject }: { subject: string }) => subject.includes(stay.number) && subject.includes('cancelled')
    await until(async () => (await world().mailTo(stay.email)).some(tells), 'the letter of the cancellation')
    await page.close()
  })

  it('sends exactly what the contract names [MANAGE-013] [CALL-044]', async () => {
    const [call] = await callsTo(world(), 'PUT', CANCEL)
    assert.ok(call)
    assertHeaders(call, 'en')
    assert.deepEqual(Object.keys(Object(call.query)).toSorted(), ['bypass_token', 'email'])
    assert.deepEqual(Object.keys(Object(call.body)).toSorted(), ['cancellation_fee_displayed', 'details', 'reason'])
    assert.equal(Object(call.body).reason, 'health')
  })
})
