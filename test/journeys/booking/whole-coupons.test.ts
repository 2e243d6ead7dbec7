import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { until } from '../../lib/until.ts'
import { AT_HOTEL, journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { memberSteps } from '../helpers/members.ts'

const { guest } = journey()
const VOUCHER = 'STAY-5000'
/** What the hotel says of each code a member may try, and the price stays as it was. */
const REFUSED = [
  ['NEVERGIVEN', 'codes.1500'],
  ['EXPIRED', 'price.expired'],
  ['SOON', 'price.notYet'],
  ['LIMIT0', 'codes.1501'],
  ['PLANONLY', 'codes.2001'],
] as const

// J13: a member's coupons and vouchers, from where they stand to where they are spent.
describe('a member with coupons and a voucher', () => {
  it('sees the state of each, books with the voucher, and finds it used', async () => {
    const hanako = await guest({ width: 390 })
    const { at, page, t } = hanako
    const member = memberSteps(hanako)
    await member.signIn()
    await member.choose(t('loginMenu.promotions'))
    const ticket = (code: string) => at.locator('.ticket').filter({ hasText: code })
    const assertStates = async (states: Record<string, string>) => {
      await at.locator('.ticket').first().waitFor()
      for (const [code, words] of Object.entries(states))
        assert.match(await ticket(code).innerText(), new RegExp(words), code)
      const usable = await at
        .locator('.ticket')
        .filter({ has: at.getByRole('link') })
        .count()
      assert.equal(usable, Object.values(states).filter((words) => words === t('account.ready')).length)
    }
    const [ready, notYet, used, expired] = [
      t('account.ready'),
      t('account.notYet'),
      t('account.used'),
      t('account.expired'),
    ]
    await assertStates({ WELCOME10: ready, MEMBERS: ready, SOON: notYet, YEN1000: used, EXPIRED: expired })
    const toVouchers = () => at.getByRole('button', { name: t('account.vouchers') }).click()
    await toVouchers()
    await ticket(VOUCHER).waitFor()
    const vouchers = {
      [VOUCHER]: ready,
      'STAY-3000': ready,
      'LATER-2000': notYet,
      'USED-4000': used,
      'OLD-1000': expired,
    }
    await assertStates(vouchers)

    await ticket(VOUCHER).getByRole('link').click()
    await at.locator('.plans').first().waitFor()
    assert.equal(new URL(page.url()).searchParams.get('voucher_coupon_code'), VOUCHER)
    await hanako.choose(AT_HOTEL)
    await toBook(hanako)
    const bill = at.locator('.summary .bill')
    await bill.getByText(t('checkout.billVoucher')).first().waitFor({ state: 'attached' })
    await hanako.button(t('checkout.bookPayAtHotel')).click()
    await hanako.confirmed()

    await hanako.open('/my-account/promotions')
    await toVouchers()
    await ticket(VOUCHER).waitFor()
    await assertStates({ ...vouchers, [VOUCHER]: used })
    await page.close()
  })

  it('tries codes while booking: each refusal in words, one at a time, and the price comes back with the last', async () => {
    const hanako = await guest({ width: 1280 })
    const { at, page, t, button, see } = hanako
    await memberSteps(hanako).signIn()
    await hanako.openResults({ checkout: '2026-12-13' })
    await hanako.choose(AT_HOTEL)
    await toBook(hanako)
    const full = await hanako.total()
    await button(t('price.have')).click()
    const field = at.getByLabel(t('price.code'))
    for (const [code, words] of REFUSED) {
      await field.fill(code)
      await field.press('Enter')
      await at
        .getByRole('alert')
        .filter({ hasText: t(words) })
        .waitFor()
      assert.equal(await hanako.total(), full, code)
    }
    const take = async (code: string) => {
      await field.fill(code)
      await field.press('Enter')
    }
    await take('TWONIGHTS')
    await see(/TWONIGHTS/)
    const twoNights = await hanako.total()
    assert.notEqual(twoNights, full)
    await see(t('price.firstNights', { n: 2 }))
    await button(t('price.another')).click()
    await take('MEMBERS')
    await see(t('price.onlyOne'))
    await button(t('price.replace', { next: 'MEMBERS' })).click()
    await see(/MEMBERS$/)
    await button(t('price.remove')).click()
    await button(t('price.have')).waitFor()
    await until(async () => (await hanako.total()) === full, 'the whole price')
    assert.equal((await hanako.form()).first_name, 'Hanako')
    await page.close()
  })

  it('and one without vouchers is not led to them', async () => {
    const taro = await guest()
    const member = memberSteps(taro)
    await member.signIn('taro@example.com', { name: 'Taro' })
    assert.ok(!(await member.entries()).includes(taro.t('loginMenu.promotions')))
    await taro.page.close()
  })
})

async function toBook({ at, toDetails }: Guest) {
  await toDetails()
  await at.locator('[name="first_name"]').fill('Hanako')
  await at.locator('[name="last_name"]').fill('Yamada')
  await at.locator('[name="terms"]').check()
}
