import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { payment } from '../../demo-host/provider/db/schema/money.ts'
import { BY_CARD, HOTORI, payingWorld, toPayment, wordsIn } from '../../test/lib/paying.ts'

/** Every brand with a card of it, and the mark of the brand that it is (000 3; AMB-68). */
const BRANDS = [
  ['visa', '4000000000024242', 'VISA'],
  ['ponta_visa', '4000000000024242', 'VISA'],
  ['master', '5200000000034444', 'Mastercard'],
  ['mastercard', '5200000000034444', 'Mastercard'],
  ['amex', '340000000073782', 'American Express'],
  ['jcb', '3530000000063530', 'JCB'],
  ['diners', '36000000063600', 'Diners Club'],
] as const
const MARKS = ['American Express', 'Diners Club', 'JCB', 'Mastercard', 'VISA']

describe('the brands of cards', () => {
  const { world, open } = payingWorld()

  for (const [brand, number, mark] of BRANDS)
    it(`stand beside the card by their marks, and ${brand} pays as ${mark} [PAY-031]`, async () => {
      const checkout = await open('credit_card', BY_CARD)
      await toPayment(checkout)
      const marks = checkout.page.all('.pays > *').map(({ textContent }) => textContent)
      assert.deepEqual(marks.toSorted(), MARKS)
      checkout.card(number, brand)
      await checkout.press(/^Pay/)
      await checkout.sees(`Paid, ${mark} ${number.slice(-4)}`)
    })

  it('that are other names of Visa and Mastercard end at a million yen with them, and charge nothing [PAY-031]', async () => {
    await world().database.orm.execute(sql`update rate_day set rates_gross = array(
      select 500001::bigint from unnest(rates_gross)) where room_plan_id in
      (select id from room_plan where code = 'asagiri-card-only-1')`)
    await world().database.orm.execute(sql`update hotel set rate_version = rate_version + 1 where id = ${HOTORI.id}`)
    const charges = () => world().database.orm.$count(payment)
    const before = await charges()
    for (const [brand, number] of BRANDS.filter(([name]) => /visa|master/.test(name))) {
      const checkout = await open('credit_card', BY_CARD)
      assert.equal(checkout.total, 1_000_002)
      await toPayment(checkout)
      checkout.card(number, brand)
      await checkout.press(/^Pay/)
      await checkout.sees(wordsIn(checkout, 'errors.3007'))
      assert.equal(await charges(), before, brand)
    }
  })
})
