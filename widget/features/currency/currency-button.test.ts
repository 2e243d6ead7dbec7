import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { openWidget } from '../../../test/lib/open-widget.ts'
import { startWorld } from '../../../test/lib/world.ts'
import type { World } from '../../../test/lib/world.ts'
import { foundCurrencies, currencyNames } from './found-currencies.ts'

const STAY = 'checkin=2026-12-10&checkout=2026-12-12&adults=2'
const BUTTON = 'header button[aria-haspopup=dialog]'

describe('a currency in the address of the page around', () => {
  let world: World
  before(async () => {
    world = await startWorld()
  })
  after(() => world.stop())

  it('is chosen, and the page is told to forget it', async () => {
    const widget = await openWidget({ world, query: `${STAY}&currency=EUR` })
    const button = await widget.see(BUTTON)
    assert.equal(button.textContent, 'CurrencyEUR')
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
