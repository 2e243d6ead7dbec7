import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { LOCALE_CODES } from '../../shared/locales.ts'
import { money } from '../../shared/rules/money/money.ts'
import { until } from '../../test/lib/until.ts'
import { ASKS, BY_CARD, challengeOf, HOTORI, payingWorld, PAYS, toPayment, wordsIn } from '../../test/lib/paying.ts'
import type { Checkout } from '../../test/lib/paying.ts'
import { chooseCurrencyAtom } from '../state/settings/currency.ts'
import { showLocaleAtom } from '../state/settings/texts.ts'
import { paymentAtom } from './attempt.ts'
import { calculationAtom, shownCalculation } from '../features/checkout/price/calculation-state.ts'
import { cardFieldsAtom } from './card.ts'
import { acceptedKindsAtom, lookedAtAtom, methodsAtom } from '../features/checkout/pay/methods.ts'
import { checkoutSettingsAtom } from '../features/checkout/settings.ts'

const TAIPEI = { id: 4, code: 'taipei-lan' }
const SEOUL = { id: 5, code: 'seoul-haneul' }
const fieldsAddress = ({ page }: Checkout) => page.one('.card-place iframe').getAttribute('src') ?? ''

describe('the gateway of a payment', () => {
  const { world, open, lastPayment, setPayment } = payingWorld()

  for (const [type, hotel, currency, claim] of [
    ['credit_card_krw_international', SEOUL, 'KRW', '[PAY-013]'],
    ['twd_credit_card', TAIPEI, 'TWD', '[PAY-014]'],
  ] as const)
    it(`takes ${type} in the ordinary fields, in ${currency} ${claim}`, async () => {
      const checkout = await open(type, { hotel })
      const { total } = checkout
      await toPayment(checkout)
      const fields = await (await world().fetch(fieldsAddress(checkout))).text()
      assert.match(fields, /id="number"/)
      assert.doesNotMatch(fields, /id="(?:birth|pin)"/)
      const gateway = new URL(fieldsAddress(checkout)).searchParams.get('gateway')
      checkout.store.set(cardFieldsAtom, await fieldsOf(PAYS, String(gateway)))
      const sum = money({ amount: total, currency }, 'en')
      assert.match(sum, currency === 'KRW' ? /₩/ : /NT\$/)
      await checkout.press(`Pay ${sum} and book`)
      await checkout.sees('We look forward to welcoming you')
      await checkout.sees(sum)
      assert.equal(Object(checkout.posts()[0]?.body?.payment).type, type)
      const paid = await lastPayment()
      assert.deepEqual([paid?.currency, paid?.captured_gross], [currency, total])
    })

  it('takes a deposit in NT$, and names it and what is left for the hotel [PAY-015]', async () => {
    const checkout = await open('twd_credit_card_deposit', { hotel: TAIPEI, plan: 'deposit' })
    await toPayment(checkout)
    const gateway = new URL(fieldsAddress(checkout)).searchParams.get('gateway')
    checkout.store.set(cardFieldsAtom, await fieldsOf(PAYS, String(gateway)))
    const whole = shownCalculation(checkout.store.get(calculationAtom))?.data.total ?? assert.fail('no price')
    const [now, later] = [whole.deposit_amount, whole.remain_amount]
    assert.ok(now > 0 && later > 0)
    assert.equal(now + later, whole.total_price)
    const nt = (amount: number) => `NT$${amount.toLocaleString('en')}`
    await checkout.sees(`${nt(now)} now, ${nt(later)} at the hotel.`)
    await checkout.press(`Pay ${nt(now)} now and book`)
    await checkout.sees('We look forward to welcoming you')
    await checkout.sees(`To pay at the hotel${nt(later)}`)
    assert.equal(Object(checkout.posts()[0]?.body?.payment).type, 'twd_credit_card_deposit')
    const paid = await lastPayment()
    assert.deepEqual([paid?.currency, paid?.captured_gross], ['TWD', now])
  })

  const fieldsOf = async (number: string, gateway: string) => {
    const token = await world().cardToken(number, { gateway })
    const last4 = number.slice(-4)
    return {
      tokenise: async () => ({ kind: 'token' as const, token, brand: 'visa', last4, expiry: '12/30', holder: 'T Y' }),
      limit: () => undefined,
      stop: () => undefined,
    }
  }

  it('is the second currency’s own while that is shown [PAY-030]', async () => {
    await setPayment('shirotsuki', { mcp_payment_gateway_setting: 'paygent' })
    for (const [currency, gateway] of [
      [null, 'payment_hub'],
      ['USD', 'paygent'],
    ] as const) {
      const checkout = await open('credit_card')
      if (currency) checkout.store.set(chooseCurrencyAtom, currency)
      const shown = () => checkout.store.get(calculationAtom)
      await until(() => {
        const state = shown()
        return state.kind === 'ready' && (state.calculation.meta.mcp_currency ?? null) === currency
      }, `the price in ${currency}`)
      await toPayment(checkout)
      assert.equal(new URL(fieldsAddress(checkout)).searchParams.get('gateway'), gateway)
      checkout.store.set(cardFieldsAtom, await fieldsOf(PAYS, gateway))
      await checkout.press(/^Pay/)
      await checkout.sees('We look forward to welcoming you')
      const paid = await lastPayment()
      assert.deepEqual([paid?.gateway, paid?.state], [gateway, 'captured'])
    }
    await setPayment('shirotsuki', { mcp_payment_gateway_setting: null })
  })

  it('is the one of the settings, with its form, its ways and its bank’s page [BOOT-025]', async () => {
    const options = (ways: readonly string[]) =>
      world().database.orm.execute(
        sql`update hotel set settings = jsonb_set(settings, '{payment_options}', ${JSON.stringify(ways)}::jsonb) where code = 'shirotsuki'`,
      )
    const shown = async (count: number) => {
      const checkout = await open('credit_card', { ways: count })
      await toPayment(checkout)
      const { payment_hub_config, payment_hub_integration_type } = checkout.store.get(checkoutSettingsAtom)
      const ways = checkout.store.get(methodsAtom).map(({ type }) => type)
      assert.equal(checkout.page.all('.methods input').length, ways.length)
      const gateway = new URL(fieldsAddress(checkout)).searchParams.get('gateway') ?? ''
      checkout.store.set(cardFieldsAtom, await fieldsOf(ASKS, gateway))
      await checkout.press(/^Pay/)
      const { leaves } = await challengeOf(checkout)
      return { gateway, ways, hub: payment_hub_config !== null, way: payment_hub_integration_type, leaves }
    }
    const hub = { gateway: 'payment_hub', ways: ['on_site', 'credit_card'], hub: true, way: null, leaves: null }
    assert.deepEqual(await shown(2), hub)
    await setPayment('shirotsuki', { payment_gateway_setting: 'tappay', payment_hub_integration_type: 'redirect' })
    await options(['credit_card'])
    const tappay = { gateway: 'tappay', ways: ['credit_card'], hub: false, way: 'redirect', leaves: 'bank' }
    assert.deepEqual(await shown(1), tappay)
    await setPayment('shirotsuki', { payment_gateway_setting: 'payment_hub', payment_hub_integration_type: null })
    await options(['on_site', 'credit_card'])
  })

  it('takes Visa and Mastercard up to a million yen online and no more, JCB beyond [PAY-039] [CONST-012]', async () => {
    const nights = ['2026-11-24', '2026-11-25'] as const
    const cost = async (rates: readonly number[]) => {
      for (const [index, night] of nights.entries())
        await world().database.orm.execute(sql`update rate_day set rates_gross = array(
          select ${rates[index]}::bigint from unnest(rates_gross)) where night = ${night} and room_plan_id in
          (select id from room_plan where code = 'asagiri-card-only-1')`)
      await world().database.orm.execute(sql`update hotel set rate_version = rate_version + 1 where id = ${HOTORI.id}`)
    }
    for (const [rates, isOpen, marks] of [
      [[500_000, 500_000], true, ['VISA', 'Mastercard', 'American Express', 'JCB', 'Diners Club']],
      [[500_000, 500_001], false, ['American Express', 'JCB', 'Diners Club']],
    ] as const) {
      await cost(rates)
      const checkout = await open('credit_card', BY_CARD)
      assert.equal(checkout.total, rates[0] + rates[1])
      await toPayment(checkout)
      assert.deepEqual([...checkout.store.get(acceptedKindsAtom)].toSorted(), marks.map(kindOf).toSorted())
      assert.deepEqual(checkout.page.all('.pays > *').map(({ textContent }) => textContent).toSorted(), [...marks].toSorted()) // prettier-ignore
      for (const locale of isOpen ? [] : LOCALE_CODES) {
        await checkout.store.set(showLocaleAtom, locale)
        const limit = money({ amount: 1_000_000, currency: 'JPY' }, locale)
        await checkout.sees(wordsIn(checkout, 'checkout.capNote', { limit }))
      }
      await checkout.store.set(showLocaleAtom, 'en')
      await until(() => checkout.store.get(cardFieldsAtom) !== null, 'card fields')
      const tries: [string, string, boolean][] = [
        [PAYS, 'visa', isOpen],
        ['5200000000034444', 'master', isOpen],
        ['3530000000063530', 'jcb', true],
      ]
      for (const [number, brand, isTaken] of tries) {
        const again = await open('credit_card', BY_CARD)
        await toPayment(again)
        again.card(number, brand)
        await again.press(/^Pay/)
        if (isTaken) await again.sees('We look forward to welcoming you')
        else await until(() => again.store.get(paymentAtom).kind === 'refused', `no ${brand}`)
      }
    }
    await cost([30_000, 30_000])
  })

  it('rests while it is at work: a banner names the hours and the ways, one second outside there is none [ERR-127] [PAY-058]', async () => {
    const from = '2024-11-18T04:00:00+09:00'
    const at = (time: string) => Date.parse(`2024-11-18T${time}+09:00`)
    const checkout = await open('on_site_credit_card_required', { hotel: HOTORI, plan: 'guarantee' })
    await checkout.press('Continue to payment')
    await checkout.sees('How would you like to pay?')
    const { store, page } = checkout
    const banners = () => page.all('.banner').map(({ textContent }) => textContent ?? '')
    const offs = () => store.get(methodsAtom).map(({ type, off }) => [type, off])
    for (const [time, isClosed] of [
      ['03:59:59', false],
      ['04:00:00', true],
      ['05:59:59', true],
      ['06:00:00', false],
    ] as const) {
      store.set(lookedAtAtom, at(time))
      const method = ['on_site_credit_card_required', isClosed ? 'maintenance' : null]
      await until(() => JSON.stringify(offs()) === JSON.stringify([method]), `${time}: ${JSON.stringify(offs())}`)
      assert.equal(store.get(acceptedKindsAtom).includes('visa'), !isClosed, time)
      assert.equal(store.get(acceptedKindsAtom).includes('jcb'), true, time)
      await until(() => banners().some((told) => told.includes('Mastercard')) === isClosed, `${time}: ${banners()}`)
      if (!isClosed) continue
      for (const locale of LOCALE_CODES) {
        await store.set(showLocaleAtom, locale)
        const named = [
          'VISA',
          'Mastercard',
          wordsIn(checkout, 'checkout.cardGuarantee'),
          wordsIn(checkout, 'paying.workText'),
        ]
        await until(
          () => banners().some((told) => named.every((each) => told.includes(each))),
          `${named} in ${banners()}`,
        )
      }
      await store.set(showLocaleAtom, 'en')
      await until(() => banners().some((told) => /04:00.*06:00|4:00.*6:00/.test(told)), `${from} in ${banners()}`)
    }
  })
})

const KINDS: Record<string, string> = {
  VISA: 'visa',
  Mastercard: 'master',
  'American Express': 'amex',
  JCB: 'jcb',
  'Diners Club': 'diners',
}
const kindOf = (mark: string) => KINDS[mark] ?? mark
