import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { errorRow, errorText, errorTextKey } from '../../../../shared/errors.ts'
import type { ErrorCode } from '../../../../shared/errors.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import type { Locale } from '../../../../shared/locales.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openCheckout, TARO } from '../../../../test/lib/widget/open-checkout.tsx'
import { until } from '../../../../test/lib/until.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { goAtom, placeAtom, routeAtom } from '../../../state/navigation/navigation.ts'
import { loadPartsAtom, showLocaleAtom } from '../../../state/settings/texts.ts'
import { paymentAtom, triedPaymentAtom } from '../../../payment/attempt.ts'
import { guestFormAtom, termsAtom } from '../details/form.ts'
import { pickedPaymentAtom } from '../pay/methods.ts'
import { linesAtom } from '../stay.ts'

const RAW = 'PaymentGatewayException'
const refusal = (code: number, more: object = {}) =>
  new Response(JSON.stringify({ errors: [{ title: RAW, details: { code, ...more, base: [{ code, error: RAW }] } }] }), {
    status: 402,
  })
const MONEY = {
  none: 'fail.kept',
  gone: 'fail.moneyNone',
  refund: 'fail.moneyRefund',
  unknown: 'fail.moneyUnknown',
} as const

/** What the specification has each say (8.2, 8.3), in English; the other languages have the same key. */
const SAYS: Readonly<Record<string, RegExp>> = {
  1105: /room was taken while you were paying/,
  2101: /Something went wrong on our side/,
  2201: /Something went wrong on our side/,
  3001: /timed out and did not go through/,
  3002: /payment failed and the stay is not booked. Please try again/,
  3003: /card cannot be used/,
  3004: /check the card number/,
  3005: /check the card's expiry/,
  3006: /bank did not confirm/,
  3007: /card is not valid or not accepted/,
  3008: /You stopped the bank verification/,
  3009: /paused its verification after too many attempts/,
  3011: /timed out and did not go through/,
  3203: /Something went wrong while processing.*later/,
  3204: /payment failed. Please use another card/,
  3205: /card cannot be used/,
  3250: /bank did not confirm/,
  3251: /Something went wrong while processing.*later/,
  3252: /card does not support bank verification/,
  3604: /cannot be booked in this language/,
  booking_not_open: /not available yet/,
  card_brand_mismatch: /number does not match the card type/,
  payment_mix: /cannot be paid for in the same way/,
}

describe('a booking that is refused', () => {
  let world: World
  let checkout: Awaited<ReturnType<typeof openCheckout>>
  before(async () => {
    world = await openWorld()
    checkout = await openCheckout(world, 'on_site')
    await checkout.store.set(loadPartsAtom, ['errors', 'codes'])
  })
  after(() => world.close())

  /** Once in each language: the words in their place, no code and no word of the server, and everything still filled in. */
  async function refuse(code: ErrorCode, more: { reason?: string } = {}, money?: keyof typeof MONEY) {
    const { store, press, spoil, page, text } = checkout
    await store.set(showLocaleAtom, 'en')
    store.set(goAtom, { to: 'guestDetail', state: { step: 1 } })
    spoil((send, { method, path }) =>
      method === 'POST' && path.endsWith('/reservations') ? Promise.resolve(refusal(code, more)) : send(),
    )
    await press('Book, pay at the hotel')
    const row = errorRow(code)
    const isPage = row.then === 'fail'
    await until(
      () => (isPage ? store.get(routeAtom).id === 'fail' : store.get(paymentAtom).kind === 'refused'),
      `the place of ${code}`,
    )
    for (const locale of LOCALE_CODES) {
      const words = await wordsOf(code, locale, more)
      if (locale === 'en') assert.match(words, SAYS[more.reason ?? code] ?? /^$/)
      await until(() => text().includes(words), `${code} in ${locale}: ${words} in ${text()}`)
      // What stands under it for the telephone is not the message.
      const told = page
        .all('[role=alert]')
        .map((part) => part.textContent)
        .join(' ')
      assert.ok(told.includes(words), `${code} is told in its place in ${locale}`)
      assert.doesNotMatch(told, new RegExp(`${code}|${RAW}|errors\\.`))
      if (isPage && row.money)
        assert.ok(told.includes(await moneyOf(money ?? row.money, locale)), `the money of ${code}`)
    }
    const { first_name, last_name, email, email_again, phone } = store.get(guestFormAtom)
    assert.deepEqual({ first_name, last_name, email, email_again, phone }, TARO)
    assert.deepEqual(
      [store.get(termsAtom), store.get(pickedPaymentAtom), store.get(linesAtom).length],
      [true, 'on_site', 1],
    )
  }

  async function wordsOf(code: ErrorCode, locale: Locale, more: object): Promise<string> {
    await checkout.store.set(showLocaleAtom, locale)
    const told = errorText(code, { ...more })
    assert.ok(told)
    return formatMessage(checkout.store.get(environmentAtom).i18n.t(locale), told)
  }
  async function moneyOf(money: keyof typeof MONEY, locale: Locale): Promise<string> {
    return formatMessage(checkout.store.get(environmentAtom).i18n.t(locale), { key: MONEY[money], values: { n: 10 } })
  }
  const all = async (...codes: ErrorCode[]) => {
    for (const code of codes) await refuse(code)
  }

  it('because the room went while the guest paid says that the money comes back, and shows other rooms [ERR-016] [PAY-051]', async () => {
    const { store, press, text } = checkout
    // Nothing was asked for: nothing comes back, and no card is named (money of a refusal by its payment).
    await refuse(1105, {}, 'gone')
    assert.doesNotMatch(text(), /on its way back|Your card/)
    const tried = store.get(triedPaymentAtom)
    assert.ok(tried)
    store.set(triedPaymentAtom, { ...tried, type: 'credit_card', last4: '4242' })
    await store.set(showLocaleAtom, 'en')
    await until(() => text().includes('We are refunding your payment'), 'the money of a card')
    assert.match(text(), /on its way back.*Card ending 4242/)
    await press('See other rooms for these dates')
    await until(() => store.get(routeAtom).id === 'result', 'the results')
    assert.match(store.get(placeAtom).search, /checkin=2026-11-24&checkout=2026-11-26/)
  })
  it('for a reason that is the hotel’s shows the general words [ERR-034] [ERR-035]', async () => {
    await all(2101, 2201)
    assert.deepEqual([errorTextKey(2101), errorTextKey(2201)], ['errors.general', 'errors.general'])
  })
  it('after a time-out says that nothing was charged [ERR-039] [ERR-040]', async () => {
    await all(3001, 3011)
    assert.deepEqual([errorRow(3001).money, errorRow(3011).money], ['none', 'none'])
  })
  it('because the payment failed asks to try again [ERR-041]', () => all(3002))
  it('because of the card asks for another one [ERR-042] [ERR-043] [ERR-048] [ERR-058]', () =>
    all(3003, 3205, 3007, 3204))
  it('because of what was typed names the card’s field [ERR-044] [ERR-045]', async () => {
    for (const [code, field] of [
      [3004, 'cardNumber'],
      [3005, 'cardExpiry'],
    ] as const) {
      await refuse(code)
      const payment = checkout.store.get(paymentAtom)
      assert.equal(payment.kind === 'refused' && payment.field, field)
    }
  })
  it('because the bank did not confirm leads to the failure page [ERR-046] [ERR-047]', () => all(3006, 3250))
  it('because the bank’s check was stopped or paused says which [ERR-049] [ERR-050]', () => all(3008, 3009))
  it('because of an error nobody can explain promises nothing about the money [ERR-056] [ERR-057]', async () => {
    await all(3203, 3251)
    assert.deepEqual([errorRow(3203).money, errorRow(3251).money], ['unknown', 'unknown'])
  })
  it('because of the language, without saying which, asks for another plan or language [ERR-075]', () => all(3604))
  it('because the rooms are paid in different ways says so [ERR-079]', () => refuse(1000, { reason: 'payment_mix' }))
  it('because the number is not of the brand says so [ERR-089]', () => refuse(3007, { reason: 'card_brand_mismatch' }))
  it('because it is too early says so [ERR-096]', () => refuse(1000, { reason: 'booking_not_open' }))
  it('because the card has no bank check asks for another card [ERR-059]', () => all(3252))
})
