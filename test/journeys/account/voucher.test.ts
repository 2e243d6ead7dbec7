import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { callsTo } from '../helpers/calls.ts'
import { AT_HOTEL, journey, STAY } from '../helpers/guest.ts'
import { memberSteps } from '../helpers/members.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const ROOMS = /^\/hotels\/\d+\/rooms$/
const NUMBER = 'STAY-5000'

// Its number with the stay, and who is asked to sign up: widget/features/account/stays/voucher-stay.test.ts.

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
    const number = await hanako.confirmed()
    await hanako.open(`/review-reservation/${number}`)
    await at.locator('.stay-facts').getByText(NUMBER, { exact: true }).waitFor()
    await assertWell(hanako, 'a stay paid by voucher')
    await hanako.open('/my-account/promotions')
    await toVouchers()
    await see(NUMBER)
    assert.equal(await card.getByRole('link').count(), 0)
    await page.close()
  })
})
