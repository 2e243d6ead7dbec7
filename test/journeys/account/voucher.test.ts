import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { assertHeaders, callsTo } from '../helpers/calls.ts'
import { AT_HOTEL, journey, STAY } from '../helpers/guest.ts'
import { memberSteps } from '../helpers/members.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const ROOMS = /^\/hotels\/\d+\/rooms$/
const APPLIED = /\/applied_coupon$/
const APPLIED_PATH = '/hotels/:hotelId/reservations/:reservationId/applied_coupon'
const [NUMBER, SECOND] = ['STAY-5000', 'STAY-3000']

describe('a member with a voucher', () => {
  it('uses it from the account on: the search is by it, the bill has it, and after the booking it is used [VOUCHER-003] [SEARCH-047]', async () => {
    const hanako = await guest({ width: 390 })
    const { page, at, t, see, button } = hanako
    const member = memberSteps(hanako)
    await member.signIn()
    await hanako.open('/my-account/promotions', STAY)
    const card = at.locator('.ticket').filter({ hasText: NUMBER })
    const toVouchers = () => at.getByRole('button', { name: t('account.vouchers') }).click()
    await toVouchers()
    const since = await world().lastCall()
    await card.getByRole('link').click()
    await at.locator('.plans').first().waitFor()
    const { searchParams } = new URL(page.url())
    assert.deepEqual([searchParams.get('mode'), searchParams.get('voucher_coupon_code')], ['voucher', NUMBER])
    const [call] = await callsTo(world(), 'GET', ROOMS, since)
    const { mode, voucher_coupon_code } = Object(call?.query)
    assert.deepEqual([mode, voucher_coupon_code], ['voucher', NUMBER])

    await hanako.choose(AT_HOTEL)
    await hanako.toDetails()
    await page.locator('.summary .bill').getByText(t('checkout.billVoucher')).first().waitFor({ state: 'attached' })
    await assertWell(hanako, 'paid by voucher')
    await page.locator('[name="first_name"]').fill('Hanako')
    await page.locator('[name="last_name"]').fill('Yamada')
    await page.locator('[name="terms"]').check()
    await button(t('checkout.bookPayAtHotel')).click()
    await hanako.confirmed()
    await hanako.open('/my-account/promotions')
    await toVouchers()
    await see(NUMBER)
    assert.equal(await card.getByRole('link').count(), 0)
    await page.close()
  })

  it('finds its number with the stay it paid for, or hears why not and asks again [VOUCHER-010]', async () => {
    const hanako = await guest()
    const { page, at, t, see } = hanako
    const member = memberSteps(hanako)
    await member.signIn()
    await hanako.openResults({ mode: 'voucher', voucher_coupon_code: SECOND })
    await hanako.choose(AT_HOTEL)
    await hanako.toDetails()
    await page.locator('.summary .bill').getByText(t('checkout.billVoucher')).first().waitFor({ state: 'attached' })
    await page.locator('[name="first_name"]').fill('Hanako')
    await page.locator('[name="last_name"]').fill('Yamada')
    await page.locator('[name="terms"]').check()
    await hanako.button(t('checkout.bookPayAtHotel')).click()
    const number = await hanako.confirmed()

    const since = await world().lastCall()
    await hanako.open(`/review-reservation/${number}`)
    const codes = at.locator('.stay-facts > div').filter({ hasText: t('manage.codes') })
    await codes.getByText(SECOND, { exact: true }).waitFor()
    const [call, ...more] = await callsTo(world(), 'GET', APPLIED, since)
    assert.ok(call)
    assert.deepEqual([call.path.split('/').at(-2), more.length], [number, 0])
    assert.match(String(Object(call.query).bypass_token), /^\[secret/)
    assert.match(String(call.headers.authorization), /^\[secret/)
    assertHeaders({ ...call, headers: { ...call.headers, authorization: undefined } }, 'en')
    await assertWell(hanako, 'a stay paid by voucher')

    await world().nextAnswer({ method: 'GET', path: APPLIED_PATH, status: 500, times: 9 })
    await page.reload()
    await codes.getByText(t('errors.general')).waitFor()
    assert.equal(await at.getByText(SECOND, { exact: true }).count(), 0)
    // The stay itself is there.
    await see(t('manage.title', { hotel: 'Shirotsuki' }))
    await world().clearAnswers()
    await codes.getByRole('button', { name: t('core.tryAgain') }).click()
    await codes.getByText(SECOND, { exact: true }).waitFor()
    await page.close()
  })

  it('is not asked to sign up while searching by it, as elsewhere [SEARCH-047]', async () => {
    const visitor = await guest()
    const member = memberSteps(visitor)
    for (const [mode, isOffered] of [
      ['voucher', false],
      ['', true],
    ] as const) {
      await visitor.openResults({ mode, voucher_coupon_code: mode && NUMBER })
      await member.nobody()
      assert.equal((await member.entries()).includes(visitor.t('loginMenu.signUp')), isOffered, mode)
    }
    await visitor.page.close()
  })
})
