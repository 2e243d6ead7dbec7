import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { isNotNull } from 'drizzle-orm'

import { payment } from '../../../demo-host/provider/db/schema/money.ts'
import { SUGGESTED_CURRENCIES } from '../../../shared/currencies.ts'
import { storageKey } from '../../../shared/storage-key.ts'
import { bendSettings } from '../../lib/bent/bent-settings.ts'
import { BOOK, callsTo } from '../helpers/calls.ts'
import {
  dialogOf,
  listed,
  openFramed,
  openSelector,
  priceShown,
  pricesIn,
  query,
  selector,
  USD,
  YEN,
} from '../helpers/currencies.ts'
import { seeEntries } from '../helpers/data-layer.ts'
import { BOTH_WAYS, escaped, journey, PAYS } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

const JCB = '3530000000063530'
const WITHOUT = [838, 1242]
const LOCAL = 'FR'

describe('a guest who thinks in dollars', () => {
  it('finds the choice on the results of the brands that have it', async () => {
    for (const hotel_brand_id of WITHOUT) {
      await bendSettings(world(), { hotel_brand_id, mcp_enabled: true })
      const other = await guest()
      await other.openResults({ mcp_currency: 'USD' })
      assert.equal(await selector(other).count(), 0, String(hotel_brand_id))
      assert.match(await priceShown(other), YEN)
      await other.page.close()
    }
    const ana = await guest()
    await ana.openResults()
    await selector(ana).waitFor()
    await ana.choose(BOTH_WAYS)
    await ana.toDetails()
    assert.equal(await selector(ana).count(), 0)
    await ana.open('/search')
    await ana.button(ana.t('manage.find')).waitFor()
    assert.equal(await selector(ana).count(), 0)
    await ana.page.close()
  })

  it('looks for it, is given what is near, chooses, pays and has it confirmed', async () => {
    const ana = await guest()
    await ana.openResults()
    await findsItsOwn(ana)
    const sums = await choosesDollars(ana)
    await paysInWhatTheCardTakes(ana, sums)
    await isToldOfTheRate(ana, sums)
    await ana.page.close()
  })

  it('comes by a link in a currency; the page around is told to forget it, and a code that is none is ignored', async () => {
    const inFrame = await guest({ inFrame: true })
    const heard = await openFramed(inFrame, 'checkin=2026-12-10&checkout=2026-12-12&adults=2&currency=EUR')
    await pricesIn(inFrame, '€')
    assert.match(await selector(inFrame).innerText(), /EUR$/)
    assert.deepEqual(
      heard.filter((message) => Object(message).type === 'removeQuery').map((message) => Object(message).payload),
      [{ query: 'currency' }],
    )
    await inFrame.page.close()

    for (const [asked, sign, kept] of [
      [{ mcp_currency: 'USD' }, '$', 'USD'],
      [{ currency: 'EUR' }, '€', 'EUR'],
      [{ mcp_currency: 'ABC', currency: 'ZZZ' }, '¥', null],
    ] as const) {
      const ben = await guest()
      await ben.openResults(asked)
      await pricesIn(ben, sign)
      assert.deepEqual([query(ben).get('mcp_currency'), query(ben).get('currency')], [kept, null])
      await ben.page.close()
    }
  })
})

/** Step 2: by code, in full width, by name, and nothing by nonsense; six are suggested, and first what is paid where the guest is. */
async function findsItsOwn(ana: Guest) {
  const { page, t } = ana
  await openSelector(ana)
  const dialog = dialogOf(ana)
  assert.deepEqual(await listed(ana, t('currency.suggested')), [...SUGGESTED_CURRENCIES])
  assert.equal(SUGGESTED_CURRENCIES.length, 6)
  const field = dialog.getByRole('searchbox', { name: t('currency.search') })
  for (const words of ['usd', 'ＵＳＤ', 'us dollar']) {
    await field.fill(words)
    assert.ok((await listed(ana, t('currency.all'))).includes('USD'), words)
  }
  await field.fill('nonsense')
  await dialog.getByText(t('currency.none')).waitFor()
  assert.equal(await dialog.locator('.code').count(), 0)
  await assertWell(ana, 'no such currency')
  for (let times = 0; times < 2; times++) await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await world().edit({ kind: 'move_guest', country: LOCAL })
  const located = page.waitForResponse(/\/local_currencies$/)
  await openSelector(ana)
  await located
  const [first, ...rest] = SUGGESTED_CURRENCIES.toSorted(
    (one, other) => Number(other === 'EUR') - Number(one === 'EUR'),
  )
  await dialog.getByRole('list').first().locator('li').first().getByText('EUR', { exact: true }).waitFor()
  assert.deepEqual(await listed(ana, t('currency.suggested')), [first, ...rest])
}

type Sums = { dollars: string; yen: string }

/** Chosen in the open dialog: kept, measured, and every price is in it beside the hotel's. */
async function choosesDollars(ana: Guest): Promise<Sums> {
  const { page, at } = ana
  await dialogOf(ana).getByRole('button', { name: /^USD/ }).first().click()
  await pricesIn(ana, '$')
  for (const price of await at.locator('.price .now').allInnerTexts()) assert.match(price, USD)
  assert.match(await at.locator('.price .what').first().innerText(), /The hotel charges ¥[\d,]+/)
  assert.equal(query(ana).get('mcp_currency'), 'USD')
  const kept = await page.evaluate((key) => localStorage.getItem(key), storageKey('currency'))
  assert.match(kept ?? '', /"USD"/)
  const [measured] = await seeEntries(ana, 'select_currency')
  assert.equal(measured?.currency, 'USD')

  await ana.choose(BOTH_WAYS)
  const [dollars = '', yen = ''] = (await ana.total()).split(/\s+/)
  assert.match(dollars, USD)
  assert.match(yen, YEN)
  await ana.toDetails()
  await ana.introduce()
  await ana.toPayment()
  return { dollars, yen }
}

/** Step 4: Visa is charged in dollars; JCB and the desk in yen, and that is said; what is no card is in yen anyway. */
async function paysInWhatTheCardTakes(ana: Guest, { dollars, yen }: Sums) {
  const { at, t } = ana
  const notice = at.locator('.banner').filter({ hasText: t('money.revertedTitle', { hotel: 'JPY', sum: yen }) })
  const paid = async (first: string, second: string) => {
    await at
      .locator('.summary .bill .sum dd')
      .filter({ hasText: new RegExp(`^${escaped(first)}`), visible: true })
      .first()
      .waitFor()
    assert.deepEqual((await ana.total()).split(/\s+/), [first, second])
    await notice.waitFor({ state: first === yen ? 'visible' : 'detached' })
  }
  const desk = at.getByRole('radio', { name: new RegExp(`^${t('checkout.onSite')}`) })
  await ana.cardFields()
  await paid(dollars, yen)
  await ana.fillCard(JCB)
  await paid(yen, dollars)
  await assertWell(ana, 'charged in the currency of the hotel')
  await ana.fillCard(PAYS)
  await paid(dollars, yen)
  await ana.button(t('checkout.payAndBook', { sum: dollars })).waitFor()
  const charged = t('money.chargedIn', { hotel: 'JPY' })
  assert.equal(await at.locator('.methods').getByText(charged).count(), 1)
  await desk.check()
  await paid(yen, dollars)
  await ana.button(t('checkout.bookPayAtHotel')).waitFor()
  await ana.fillCard(PAYS)
  await paid(dollars, yen)
}

/** The rate moves while the guest pays: the new sum is said, nothing is booked before a second press, and then in dollars. */
async function isToldOfTheRate(ana: Guest, { dollars, yen }: Sums) {
  const { at, t } = ana
  const since = await world().lastCall()
  await world().edit({ kind: 'change_rates', currency: 'JPY', percent: 120 })
  await ana.pay()
  await ana.see(t('errors.rateUpdated'))
  const [now = '', hotels = ''] = (await ana.total()).split(/\s+/)
  assert.equal(hotels, yen)
  assert.match(now, USD)
  assert.notEqual(now, dollars)
  await ana.see(t('errors.priceDearer', { before: dollars, now }))
  assert.equal(await at.locator('.booked-number').count(), 0)
  await assertWell(ana, 'the rate moved')

  await ana.fillCard(PAYS)
  await ana.button(t('checkout.payAndBook', { sum: now })).click()
  await ana.confirmed()
  assert.deepEqual(
    (await callsTo(world(), 'POST', BOOK, since)).map(({ status }) => status),
    [409, 201],
  )
  // As it was agreed: what the card was charged, and the hotel's own price beside it (CONF-007).
  assert.deepEqual((await ana.total()).split(/\s+/), [now, yen])
  await ana.see(t('booked.by', { what: t('booked.paid'), by: 'VISA 4242' }))
  assert.equal(await selector(ana).count(), 0)
  const paid = await world().database.orm.select().from(payment).where(isNotNull(payment.reservation_id))
  assert.deepEqual(
    paid.map(({ state, currency }) => [state, currency]),
    [['captured', 'USD']],
  )
}
