import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { and, desc, eq, sql } from 'drizzle-orm'

import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { additionalQuestion } from '../../../demo-host/provider/db/schema/question.ts'
import { hashOf } from '../../../demo-host/provider/kernel/ids.ts'
import { storageKey } from '../../../shared/storage-key.ts'
import { quiet } from '../../lib/quiet.ts'
import { BOTH_WAYS, journey, TARO } from '../helpers/guest.ts'
import { memberSteps } from '../helpers/members.ts'
import { ASKS, field } from '../helpers/questions.ts'

const { world, guest } = journey()
const CODE = 'shirotsuki'
/** Where this is asked in the seeded world. */
const ASKING = 9

describe('a guest who comes back from a page that takes the money', () => {
  it('finds all that was chosen and written, in the currency it was shown in [GUEST-020]', async () => {
    const { database, edit } = world()
    const asks = sql`${hotel.settings} || ${JSON.stringify({ receipt_fields: true, mcp_enabled: true })}::jsonb`
    await database.orm.update(hotel).set({ settings: asks }).where(eq(hotel.code, CODE))
    const { hotel_id, titles } = additionalQuestion
    const needs = and(eq(hotel_id, ASKING), sql`${titles} ->> 'en' = ${ASKS.needs}`)
    await database.orm.update(additionalQuestion).set({ hotel_id: 1 }).where(needs)
    await edit({
      kind: 'set_payment',
      hotel: CODE,
      payment_gateway_setting: 'payment_hub',
      payment_options: ['on_site', 'amazon_pay'],
    })
    const umi = await guest()
    const { page, at, t } = umi
    const member = memberSteps(umi)
    await member.signIn()
    await umi.openResults({ code: CODE, mcp_currency: 'USD' })
    await umi.choose(BOTH_WAYS)
    await umi.toDetails()
    await umi.see(ASKS.needs)
    await umi.introduce({ ...TARO, first_name: 'Umi', last_name: 'Hama' })
    await at.locator('[name="receipt_title"]').fill('Hama Trading')
    await field(umi, ASKS.needs).fill('No shellfish')
    await at
      .locator('li.extra')
      .first()
      .getByRole('button', { name: t('extras.add') })
      .click()
    await umi.see(t('extras.chosen'))
    await quiet(page)
    const taken = async () => ({
      form: await umi.form(),
      needs: await field(umi, ASKS.needs).inputValue(),
      extra: (await at.locator('li.extra').first().locator('.stepper').innerText()).trim(),
      total: await umi.total(),
      rooms: await at.locator('.summary').first().innerText(),
      currency: new URL(page.url()).searchParams.get('mcp_currency'),
      user: await member.name(),
    })
    const before = await taken()
    assert.deepEqual([before.form.receipt_title, before.needs, before.extra], ['Hama Trading', 'No shellfish', '1'])
    assert.match(before.total, /¥.+\$/s)
    await umi.toPayment()
    await at.getByRole('radio', { name: t('checkout.amazonPay') }).check()
    await umi.pay()
    await page.waitForURL(`${world().origins.gateway}/**`)
    await page.locator('button[value="cancel"]').click()
    // A document of its own from here on: what it shows it was given back.
    await umi.see(t('errors.3008'))
    const [kept] = JSON.parse(
      (await page.evaluate((name) => sessionStorage.getItem(name), storageKey('booked'))) ?? '',
    ).value
    const { number, bypass_token_hash } = await lastBooked()
    assert.deepEqual([kept.reservation_number, hashOf(kept.token)], [number, bypass_token_hash])
    await page.goBack()
    await umi.seeTitle(t('checkout.whoComes'))
    await field(umi, ASKS.needs).waitFor()
    await umi.see(t('extras.chosen'))
    await quiet(page)
    assert.deepEqual(await taken(), before)
    await page.close()
  })
})

async function lastBooked() {
  const [row] = await world().database.orm.select().from(reservation).orderBy(desc(reservation.id)).limit(1)
  assert.ok(row)
  return row
}
