import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { callsTo } from '../../../test/journeys/helpers/calls.ts'
import { bendSettings } from '../../../test/lib/bent/bent-settings.ts'
import { assertPlain } from '../../../test/lib/carried.ts'
import { openResults } from '../../../test/lib/widget/open-results.ts'
import { openWidget } from '../../../test/lib/widget/open-widget.ts'
import { until } from '../../../test/lib/until.ts'
import { startWorld } from '../../../test/lib/world.ts'
import type { World } from '../../../test/lib/world.ts'
import { foundCurrencies, currencyNames } from './found-currencies.ts'

const STAY = 'checkin=2026-12-10&checkout=2026-12-12&adults=2'
const LOCAL = /^\/local_currencies$/
const BUTTON = 'header button[aria-haspopup=dialog]'
/** As the specification lists them (001 9). */
const SUGGESTED = 'AUD, CNY, EUR, TWD, KRW, USD'
const ALL =
  'JPY, ARS, AUD, BRL, CAD, CNY, CZK, DKK, EUR, HKD, INR, IDR, ILS, MOP, MYR, MXN, TWD, NZD, NOK, PHP, GBP, QAR, RUB, SAR, SGD, ZAR, KRW, LKR, SEK, CHF, THB, AED, USD, VND'
/** The first of them, as each language calls it. */
const YEN: Record<Locale, RegExp> = {
  en: /^Japanese Yen$/,
  ja: /^日本円$/,
  ko: /^일본 엔/,
  zh_Hans: /^日[元圆]/,
  zh_Hant: /^日[圓元]/,
  id: /^Yen Jepang$/,
  th: /^เยน/,
  ar: /^ين ياباني$/,
}

describe('a currency in the address of the page around', () => {
  let world: World
  before(async () => {
    world = await startWorld()
  })
  after(() => world.stop())

  it('is chosen before another is seen, and the page is told to forget it', async () => {
    const widget = await openWidget({ world, query: `${STAY}&currency=EUR` })
    const shown = new Set<string | null>()
    const look = () => widget.root.querySelectorAll(BUTTON).forEach(({ textContent }) => shown.add(textContent))
    const watching = new MutationObserver(look)
    watching.observe(widget.root, { childList: true, subtree: true, characterData: true })
    await widget.see(BUTTON)
    look()
    await widget.see('.results[aria-busy=false]')
    watching.disconnect()
    assert.deepEqual([...shown], ['CurrencyEUR'])
    const removed = widget.told.filter(({ type }) => type === 'removeQuery')
    assert.deepEqual(removed, [{ type: 'removeQuery', payload: { query: 'currency' } }])
    widget.close()
  })

  it('is left alone when it stays as mcp_currency, and by a code that is none', async () => {
    const widget = await openWidget({ world, query: `${STAY}&mcp_currency=USD&currency=ZZZ` })
    const button = await widget.see(BUTTON)
    assert.equal(button.textContent, 'CurrencyUSD')
    assert.ok(widget.told.every(({ type }) => type !== 'removeQuery'))
    widget.close()
  })
})

describe('the currency of where the guest is', () => {
  let world: World
  before(async () => {
    world = await startWorld()
  })
  after(() => world.stop())

  const suggested = async () => {
    const widget = await openWidget({ world, query: STAY })
    const button = await widget.see(BUTTON)
    button.click()
    await widget.see('.currencies')
    const first = async () => {
      const list = await widget.see('.currencies ul')
      return [...list.querySelectorAll('.code')].map(({ textContent }) => textContent)
    }
    return { widget, first }
  }

  it('is suggested first, asked for by a call of its own that may fail quietly [CUR-018] [CALL-127]', async () => {
    await world.edit({ kind: 'move_guest', country: 'FR' })
    const since = await world.lastCall()
    const { widget, first } = await suggested()
    await until(
      async () => (await first())[0] === 'EUR',
      () => widget.root.textContent ?? '',
    )
    assert.deepEqual(await first(), ['EUR', 'AUD', 'CNY', 'TWD', 'KRW', 'USD'])
    widget.close()
    const asked = await callsTo(world, 'GET', LOCAL, since)
    assertPlain(asked)
    assert.deepEqual(
      asked.map(({ query }) => query),
      [{}],
    )

    const last = await world.lastCall()
    await world.nextAnswer({ method: 'GET', path: '/local_currencies', status: 500, title: 'No such place' })
    const failed = await suggested()
    const statuses = async () => (await callsTo(world, 'GET', LOCAL, last)).map(({ status }) => status)
    await until(
      async () => (await statuses()).length > 0,
      () => 'the call was not made',
    )
    assert.deepEqual(await statuses(), [500])
    assert.deepEqual(await failed.first(), ['AUD', 'CNY', 'EUR', 'TWD', 'KRW', 'USD'])
    assert.doesNotMatch(failed.widget.root.textContent ?? '', /No such place|Something went wrong/)
    const euro = [...failed.widget.root.querySelectorAll('button')].find(({ textContent }) => /EUR/.test(textContent))
    euro?.click()
    assert.equal((await failed.widget.see(BUTTON)).textContent, 'CurrencyEUR')
    failed.widget.close()
  })
})

describe('the list of currencies', () => {
  let world: World
  before(async () => {
    world = await startWorld()
  })
  after(() => world.stop())

  it('has the six suggested and all 34, each by its code and its name in every language [CUR-002] [CUR-007]', async () => {
    for (const [locale, yen] of Object.entries(YEN)) {
      await bendSettings(world, { book_languages: LOCALE_CODES })
      const widget = await openWidget({ world, query: STAY, locale: locale as Locale }) // its own names
      const button = await widget.see(BUTTON)
      button.click()
      await widget.see('.currencies')
      const lists = [...widget.root.querySelectorAll('.currencies ul')].map((list) =>
        [...list.querySelectorAll('li')].map((row) => [
          row.querySelector('.code')?.textContent ?? '',
          row.querySelector('.grow')?.textContent ?? '',
        ]),
      )
      assert.deepEqual(
        lists.map((rows) => rows.map(([code]) => code).join(', ')),
        [SUGGESTED, ALL],
        locale,
      )
      const names = lists[1]?.map(([, name]) => name) ?? []
      assert.match(names[0] ?? '', yen)
      assert.equal(new Set(names).size, 34, names.join())
      for (const [code, name] of lists.flat()) assert.ok(name && name !== code, `${locale} ${code}`)
      widget.close()
    }
  })

  it('shows the sign of each that has one, and of no other [CUR-015]', async () => {
    const widget = await openWidget({ world, query: STAY })
    const button = await widget.see(BUTTON)
    button.click()
    await widget.see('.currencies')
    const rows = [...widget.root.querySelectorAll('.currencies li')].map((row) =>
      [...row.querySelectorAll('bdi')].map(({ textContent }) => textContent).join(' '),
    )
    for (const row of ['USD $', 'TWD NT$', 'EUR €', 'JPY ¥', 'CZK']) assert.ok(rows.includes(row), row)
    assert.equal(new Set(rows.filter((row) => row.includes(' '))).size, 6)
    widget.close()
  })
})

describe('a hotel that names no currency', () => {
  let world: World
  before(async () => {
    world = await startWorld()
  })
  after(() => world.stop())

  it('is paid in yen, without minor units [CUR-016]', async () => {
    window.localStorage.clear()
    await bendSettings(world, { currency: undefined }, { code: 'taipei-lan' })
    const shown = await openResults(world, {}, { hotelCode: 'taipei-lan' })
    await shown.listed()
    const prices = shown.words('.price .now')
    assert.ok(prices.length > 0)
    for (const price of prices) assert.match(price, /^¥[\d,]+$/)
    shown.close()
  })
})

describe('a search for a currency', () => {
  const codes = (words: string, locale: 'en' | 'ja' | 'ar' = 'en') =>
    foundCurrencies(currencyNames(locale), words).map(({ code }) => code)
  for (const [words, locale, found] of [
    ['usd', 'en', 'USD'],
    ['＄', 'en', 'USD'],
    [' ＵＳＤ ', 'en', 'USD'],
    ['ドル', 'ja', 'USD'],
    ['￥', 'ja', 'JPY'],
    ['NT$', 'en', 'TWD'],
    ['دولار', 'ar', 'USD'],
  ] as const)
    it(`finds ${found} by ${words}`, () => assert.ok(codes(words, locale).includes(found)))

  it('finds nothing by zzz', () => assert.deepEqual(codes('zzz'), []))
  it('finds all by nothing', () => assert.equal(codes('').length, 34))
})
