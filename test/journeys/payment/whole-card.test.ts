import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { asc } from 'drizzle-orm'

import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import type { CardError, CardField } from '../../../demo-host/simulators/gateway/card-rules.ts'
import { FIELD_TEXTS } from '../../../demo-host/simulators/gateway/field-texts.ts'
import { chargeTable } from '../../../demo-host/simulators/gateway/schema.ts'
import { THREE_DS_MINUTES } from '../../../shared/constants.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { GatewayId } from '../../../shared/payment-codes.ts'
import { until } from '../../lib/until.ts'
import { BOOK, callsTo } from '../helpers/calls.ts'
import { ASKS, BOTH_WAYS, BOTH_WAYS_JA, CARD, journey, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertNoCard, traces } from '../helpers/traces.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

/** Each of them pays through another gateway. */
type Visitor = { language: Locale; width: number; plan: string; gateway: GatewayId }
const VISITORS: readonly Visitor[] = [
  { language: 'en', width: 1280, plan: BOTH_WAYS, gateway: 'gmo' },
  { language: 'ja', width: 390, plan: BOTH_WAYS_JA, gateway: 'paygent' },
  { language: 'ar', width: 390, plan: BOTH_WAYS, gateway: 'tappay' },
]
/** The other gateways there are. */
const OTHERS: readonly GatewayId[] = ['adyen_gmo', 'payment_hub']

const newest = async () =>
  (await world().database.orm.select().from(chargeTable)).toSorted((a, b) => +b.created_at - +a.created_at)[0]
const stateOf = async (email: string) =>
  (await world().database.orm.select().from(reservation).orderBy(asc(reservation.id))).findLast(
    (row) => row.guest.email === email,
  )?.status
const posts = async (since: number) => (await callsTo(world(), 'POST', BOOK, since)).length

describe('a guest who pays by card, whose bank asks first', () => {
  for (const visitor of VISITORS)
    it(`goes every way there is, in ${visitor.language} at ${visitor.width} pixels, through ${visitor.gateway} [PAY-038] [PAY-055]`, async () => {
      const { gateway } = visitor
      await world().edit({ kind: 'set_payment', hotel: 'shirotsuki', payment_gateway_setting: gateway })
      await isAskedRight(await toPayment(visitor, 'right'))
      await isRefused(await toPayment(visitor, 'refused'))
      await staysSilent(await toPayment(visitor, 'silent'))
    })

  for (const gateway of OTHERS)
    it(`has the same outcomes through ${gateway}`, async () => {
      await world().edit({ kind: 'set_payment', hotel: 'shirotsuki', payment_gateway_setting: gateway })
      const paying = await toPayment({ language: 'en', width: 1280, plan: BOTH_WAYS, gateway }, gateway)
      const { taro } = paying
      await toBank(paying)
      await taro.answerBank('fail')
      await taro.see(taro.t('errors.3006'))
      assert.equal((await newest())?.state, 'failed')
      await taro.button(taro.t('fail.otherCard')).click()
      await taro.seeTitle(taro.t('checkout.howToPay'))
      await confirms(paying)
    })
})

type Paying = { taro: Guest; email: string; since: number; printed: string[] }

async function toPayment({ plan, gateway, ...visitor }: Visitor, name: string): Promise<Paying> {
  const since = await world().lastCall()
  const taro = await guest(visitor)
  const printed: string[] = []
  taro.page.on('console', (message) => printed.push(message.text()))
  const email = `${visitor.language}-${name}@guest.example`
  await taro.openResults()
  await taro.choose(plan)
  await taro.toDetails()
  await taro.introduce({ ...TARO, email, email_again: email })
  await taro.toPayment()
  const fields = await taro.cardFields()
  assert.equal(await fields.locator('body').getAttribute('data-gateway'), gateway)
  await areAsked(taro, fields)
  return { taro, email, since, printed }
}

/** What is asked of a card, for a browser to fill in, in the guest's language and the colours of the page around it. */
async function areAsked(taro: Guest, fields: Awaited<ReturnType<Guest['cardFields']>>) {
  const asked = fields.locator('input, select').evaluateAll((all) => all.map((one) => one.getAttribute('autocomplete')))
  assert.deepEqual((await asked).toSorted(), ['cc-csc', 'cc-exp', 'cc-name', 'cc-number', 'cc-type'])
  const html = fields.locator('html')
  assert.equal(await html.getAttribute('lang'), taro.language)
  const { number, expiry, cvc, holder, brand } = FIELD_TEXTS[taro.language]
  for (const label of [number, expiry, cvc, holder, brand]) await fields.getByLabel(label, { exact: true }).waitFor()
  const ink = await taro.at.locator('.card-place').evaluate((place) => {
    const probe = place.appendChild(document.createElement('span'))
    probe.style.color = 'var(--ink)'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  assert.match(ink, /^rgb/)
  const inks = () => html.evaluate(({ style }) => style.getPropertyValue('--ink'))
  await until(async () => (await inks()) === ink, `the page's ${ink} in the fields`)
}

/** Steps 1 and 2: told in the fields what is wrong with each; then the bank asks, agrees, and the stay is paid. */
async function isAskedRight(paying: Paying) {
  const { taro, since } = paying
  const card = await taro.cardFields()
  const faults = async (expected: Partial<Record<CardField, CardError>>) => {
    await taro.pay()
    for (const [field, fault] of Object.entries(expected)) {
      const words = FIELD_TEXTS[taro.language].faults[fault]
      await card.locator(`#${field}-wrong`).filter({ hasText: words }).waitFor()
      assert.equal(await card.locator(`#${field}`).getAttribute('aria-invalid'), 'true')
    }
  }
  await faults({ number: 'required', expiry: 'required', cvc: 'required', holder: 'required' })
  await taro.fillCard('4000000000024243', { expiry: '1330', cvc: '12', holder: '山田' })
  await faults({ number: 'number', expiry: 'expiry', cvc: 'cvc', holder: 'holder' })
  await assertWell(taro, 'a card with mistakes')
  await taro.fillCard(ASKS)
  await card.locator('#brand').selectOption('master')
  await faults({ brand: 'brand_mismatch' })
  await card.locator('#brand').selectOption('visa')
  // The month before the check-out, whose own will do.
  assert.equal(STAY.checkout, '2026-12-12')
  await taro.fillCard(ASKS, { expiry: '1126' })
  await faults({ expiry: 'before_checkout' })
  await taro.seeTitle(taro.t('checkout.howToPay'))
  assert.equal(await posts(since), 0)
  await confirms(paying, '1226')
}

async function toBank({ taro }: Paying, expiry = CARD.expiry) {
  await taro.fillCard(ASKS, { ...CARD, expiry })
  await taro.pay()
  await taro.seeTitle(taro.t('checkout.bankTitle'))
  await taro.see(taro.t('checkout.bankTimeLeft'))
  assert.match(await taro.at.getByRole('timer').innerText(), /^1[45]:\d\d$/)
  assert.equal((await newest())?.state, 'pre_3d_secure')
}

/** The bank asks, agrees, the money is taken, and nothing anywhere tells the card. */
async function confirms(paying: Paying, expiry?: string) {
  const { taro, email, since, printed } = paying
  await toBank(paying, expiry)
  await assertWell(taro, 'bank')
  await taro.answerBank('approve')
  await taro.confirmed()
  const by = `VISA ${ASKS.slice(-4)}`
  await taro.see(taro.t('booked.by', { what: taro.t('booked.paid'), by }))
  assert.equal((await newest())?.state, 'captured')
  assert.equal(await stateOf(email), 'done')
  assertNoCard(await traces(taro, since, printed), ASKS)
  await taro.page.close()
}

/** Step 3: the failure page says why, and searching again keeps the dates. */
async function isRefused(paying: Paying) {
  const { taro, email } = paying
  await toBank(paying)
  await taro.answerBank('fail')
  await taro.see(taro.t('errors.3006'))
  await taro.see(taro.t('fail.kept', { n: 10 }))
  assert.deepEqual([(await newest())?.state, await stateOf(email)], ['failed', 'cancelled'])
  await assertWell(taro, 'fail')
  await taro.button(taro.t('fail.searchAgain')).click()
  await taro.at.locator('.plans').first().waitFor()
  const asked = new URL(taro.page.url()).searchParams
  assert.deepEqual([asked.get('checkin'), asked.get('checkout')], Object.values(STAY))
  await taro.page.close()
}

/** Step 4: a quarter of an hour later nothing is booked or charged; a session that ends leads to the filled details. */
async function staysSilent(paying: Paying) {
  const { taro, email } = paying
  const { t, button } = taro
  await toBank(paying)
  await taro.bank().locator('#silence').click()
  await world().advanceMinutes(THREE_DS_MINUTES)
  await taro.see(t('fail.bankTimeout', { minutes: THREE_DS_MINUTES }))
  await taro.see(t('fail.kept', { n: 10 }))
  assert.equal(await stateOf(email), 'cancelled')
  assert.notEqual((await newest())?.state, 'captured')

  await button(t('fail.otherCard')).click()
  await taro.seeTitle(t('checkout.howToPay'))
  // The first is healed by a session of its own.
  await world().nextAnswer({ method: 'POST', path: '/hotels/:hotelId/reservations', status: 422, code: 4000, times: 2 })
  await taro.fillCard(ASKS)
  await taro.pay()
  await taro.see(t('errors.sessionExpired'))
  await button(t('paying.toDetails')).click()
  await taro.seeTitle(t('checkout.whoComes'))
  const { first_name, last_name, phone, ...form } = await taro.form()
  assert.deepEqual([first_name, last_name, phone, form.email], [TARO.first_name, TARO.last_name, TARO.phone, email])
  await taro.page.close()
}
