import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { editWorld } from '../../../../demo-host/controls/world-edits.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { CARD_BRANDS } from '../../../../shared/payments.ts'
import { money } from '../../../../shared/rules/money/money.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openCheckout } from '../../../../test/lib/widget/open-checkout.tsx'
import { until } from '../../../../test/lib/until.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { chooseCurrencyAtom } from '../../../state/settings/currency.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { goAtom, routeAtom } from '../../../state/navigation/navigation.ts'
import { loadPartsAtom, showLocaleAtom } from '../../../state/settings/texts.ts'
import { priceChangeAtom } from './calculation.ts'
import { calculationAtom } from './calculation-state.ts'
import { cardFieldsAtom } from '../../../payment/card.ts'
import { pickedPaymentAtom } from '../pay/methods.ts'
import { cardBrandAtom, paymentCurrencyAtom } from '../pay/payment-currency.ts'
import { rateChangeAtom } from './rate-change.ts'

type Checkout = Awaited<ReturnType<typeof openCheckout>>
const yen = (amount: number) => money({ amount, currency: 'JPY' }, 'en')
const dollars = (amount: number) => money({ amount, currency: 'USD' }, 'en')

const priceOf = ({ store }: Checkout) => {
  const state = store.get(calculationAtom)
  assert.ok(state.kind === 'ready')
  const { total_price, mcp_total_price } = state.calculation.data.total
  return { hotels: total_price, second: mcp_total_price?.cents ?? 0 }
}

async function inDollars(world: World, type: 'on_site' | 'credit_card'): Promise<Checkout> {
  const checkout = await openCheckout(world, type)
  await checkout.store.set(loadPartsAtom, ['errors'])
  checkout.store.set(chooseCurrencyAtom, 'USD')
  const isIn = () => {
    const state = checkout.store.get(calculationAtom)
    return state.kind === 'ready' && state.calculation.meta.mcp_currency === 'USD'
  }
  await until(isIn, 'the price in dollars')
  return checkout
}

describe('a guest who pays in a second currency', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  const button = ({ page }: Checkout) =>
    page
      .all('button[type=submit]')
      .map(({ textContent }) => textContent)
      .join('|')
  const reverted = ({ page }: Checkout) =>
    page
      .all('.banner strong')
      .map(({ textContent }) => textContent)
      .filter((words) => words.startsWith('You pay in'))
  const total = ({ page }: Checkout) => page.one('.price-bill .bill .sum dd').textContent ?? ''

  it('sees it again after a card that cannot be charged in it, and the hotel’s with a notice meanwhile [PAY-047] [PAY-059]', async () => {
    const checkout = await inDollars(world, 'credit_card')
    const { store } = checkout
    await checkout.press('Continue to payment')
    await checkout.sees('How would you like to pay?')
    const { hotels, second } = priceOf(checkout)
    const shows = async (first: string, beside: string, told: readonly string[]) => {
      await until(() => total(checkout).startsWith(first), `${first} before ${beside} in ${total(checkout)}`)
      assert.ok(total(checkout).includes(beside))
      await until(() => reverted(checkout).length === told.length, `${reverted(checkout)}`)
      assert.deepEqual(reverted(checkout), told)
    }
    const inHotels = [`You pay in JPY: ${yen(hotels)}`]
    await shows(dollars(second), yen(hotels), [])
    assert.match(button(checkout), new RegExp(`Pay \\${dollars(second)} and book`))

    store.set(cardBrandAtom, 'jcb')
    await shows(yen(hotels), dollars(second), inHotels)
    assert.match(button(checkout), new RegExp(`Pay ${yen(hotels)} and book`))
    store.set(cardBrandAtom, 'visa')
    await shows(dollars(second), yen(hotels), [])
    store.set(pickedPaymentAtom, 'on_site')
    await shows(yen(hotels), dollars(second), inHotels)
    store.set(pickedPaymentAtom, 'credit_card')
    await shows(dollars(second), yen(hotels), [])
    for (const [brand, currency] of [
      ['ponta_visa', 'USD'],
      ['mastercard', 'USD'],
      ['amex', 'JPY'],
      ['diners', 'JPY'],
    ] as const) {
      store.set(cardBrandAtom, brand)
      assert.equal(store.get(paymentCurrencyAtom), currency, brand)
    }
  })

  it('keeps the other ways in the list, and reads that they are charged in the hotel’s [PAY-048]', async () => {
    const checkout = await inDollars(world, 'credit_card')
    await checkout.press('Continue to payment')
    await checkout.sees('How would you like to pay?')
    await checkout.sees('Charged in JPY.')
    const notes = checkout.page.all('.methods > *').map(({ textContent }) => textContent)
    const of = (name: string) => notes.filter((words) => words.includes(name))
    assert.equal(of('Pay at the hotel').length, 1)
    assert.ok(of('Pay at the hotel').every((words) => words.includes('Charged in JPY.')))
    assert.ok(of('Credit card, now').every((words) => !words.includes('Charged in JPY.')))
  })

  it('pays with the card what the button said, and a card of another brand only after a second look [PAY-049]', async () => {
    const checkout = await inDollars(world, 'credit_card')
    const { store, posts, press } = checkout
    await press('Continue to payment')
    await checkout.sees('How would you like to pay?')
    await fill(checkout, '3530000000063530', 'jcb')
    store.set(cardBrandAtom, 'visa')
    const { hotels } = priceOf(checkout)
    await press(/^Pay \$/)
    await until(() => reverted(checkout).length === 1, 'the notice')
    assert.equal(posts().length, 0)
    await press(`Pay ${yen(hotels)} and book`)
    await until(() => store.get(routeAtom).id === 'confirmation', 'the confirmation')
    assert.equal(posts().length, 1)
    assert.equal(Object(posts()[0]?.body?.payment).currency, undefined)

    for (const [number, brand] of [
      ['4000000000024242', 'visa'],
      ['5200000000034444', 'master'],
    ] as const) {
      const direct = await inDollars(world, 'credit_card')
      await direct.press('Continue to payment')
      await direct.sees('How would you like to pay?')
      await fill(direct, number, brand)
      await direct.press(/^Pay \$/)
      await until(() => direct.store.get(routeAtom).id === 'confirmation', 'the confirmation')
      assert.equal(Object(direct.posts()[0]?.body?.payment).currency, 'USD')
      await direct.sees(`Paid, ${CARD_BRANDS[brand].mark} ${number.slice(-4)}`)
    }
  })

  it('is told of a new rate with the new amount, and books only with a second press [CUR-017] [ERR-087]', async () => {
    const checkout = await inDollars(world, 'on_site')
    const { store, posts, press, page } = checkout
    store.set(goAtom, { to: 'guestDetail', state: { step: 1 } })
    const before = priceOf(checkout)
    await editWorld(world.database, world.clock, { kind: 'change_rates', currency: 'JPY', percent: 120 })
    await press('Book, pay at the hotel')
    await until(() => store.get(rateChangeAtom) !== null, 'the new rate')
    const after = priceOf(checkout)
    assert.equal(after.hotels, before.hotels)
    assert.ok(after.second > before.second)
    assert.equal(posts().length, 1)
    const sums = { before: dollars(before.second), now: dollars(after.second) }
    for (const locale of LOCALE_CODES) {
      const { title, text } = await toldIn(checkout, locale, 'errors.rateUpdated', sums, 'errors.priceDearer')
      await until(() => banners(page).some((words) => words.includes(title)), `${title} in ${banners(page)}`)
      const told = banners(page).find((words) => words.includes(title)) ?? ''
      assert.ok(locale === 'en' ? told.includes(text) : told.length > title.length, `${text} in ${told}`)
      assert.doesNotMatch(told, /errors\.|\{\{/)
    }
    await store.set(showLocaleAtom, 'en')
    await press('Book, pay at the hotel')
    await until(() => store.get(routeAtom).id === 'confirmation', 'the confirmation')
    assert.equal(posts().length, 2)
  })

  for (const [name, percent, key] of [
    ['cheaper', 80, 'errors.priceCheaper'],
    ['more expensive', 150, 'errors.priceDearer'],
  ] as const)
    it(`is told that the price became ${name}, in every language, until it is dismissed [ERR-088]`, async () => {
      const checkout = await openCheckout(world, 'on_site')
      const { store, press, page } = checkout
      await checkout.store.set(loadPartsAtom, ['errors'])
      await until(() => store.get(calculationAtom).kind === 'ready', 'the price')
      store.set(goAtom, { to: 'guestDetail', state: { step: 1 } })
      const before = priceOf(checkout).hotels
      const [line] = Object(JSON.parse(JSON.stringify(store.get(calculationAtom)))).calculation.data.rooms
      const nights = { hotel: 'shirotsuki', from: '2026-11-20', to: '2026-11-30' }
      await editWorld(world.database, world.clock, {
        kind: 'change_price',
        room_plan_code: line.room_plan_code,
        percent,
        ...nights,
      })
      await press('Book, pay at the hotel')
      await until(() => store.get(priceChangeAtom) !== null, 'the new price')
      const now = priceOf(checkout).hotels
      assert.equal(now < before, percent < 100)
      // Good news looks like it, and nobody is sent away from it.
      const [notice] = page.all('.banner')
      assert.equal(notice?.classList.contains(percent < 100 ? 'good' : 'warn'), true)
      assert.equal(notice?.querySelectorAll('.row button').length, percent < 100 ? 0 : 1)
      for (const locale of LOCALE_CODES) {
        await store.set(showLocaleAtom, locale)
        const written = (amount: number) => money({ amount, currency: 'JPY' }, locale)
        const words = formatMessage(store.get(environmentAtom).i18n.t(locale), {
          key,
          values: { before: written(before), now: written(now) },
        })
        await until(() => banners(page).some((told) => told.includes(words)), `${words} in ${banners(page)}`)
      }
      await store.set(showLocaleAtom, 'en')
      await until(() => page.all('.banner > button').length > 0, 'the cross')
      page.press(page.one('.banner > button'))
      await until(() => banners(page).length === 0, 'no notice')
      assert.equal(store.get(routeAtom).id, 'guestDetail')
    })
})

const banners = (page: Checkout['page']) => page.all('.banner .grow').map(({ textContent }) => textContent)

async function toldIn(
  { store }: Checkout,
  locale: (typeof LOCALE_CODES)[number],
  titleKey: 'errors.rateUpdated',
  values: { before: string; now: string },
  key: 'errors.priceDearer',
) {
  await store.set(showLocaleAtom, locale)
  const t = store.get(environmentAtom).i18n.t(locale)
  return { title: formatMessage(t, { key: titleKey }), text: formatMessage(t, { key, values }) }
}

/** Everything the form asks of a card. */
async function fill({ store, card }: Checkout, number: string, brand?: string) {
  await until(() => store.get(cardFieldsAtom) !== null, 'card fields')
  card(number, brand)
}
