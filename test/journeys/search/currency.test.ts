import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { CURRENCY_CODES, SUGGESTED_CURRENCIES } from '../../../shared/currencies.ts'
import {
  dialogOf as dialog,
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
import { journey } from '../helpers/guest.ts'

// What is asked for, shown and booked in it, and who has no choice: widget/features/currency/currency-choice.test.ts.

describe('a guest who thinks in another currency', () => {
  const { guest: arrive } = journey()

  it('opens a list with what is suggested and all 34, writes, finds and chooses by keyboard [CUR-006] [CUR-008]', async () => {
    const guest = await arrive()
    await guest.openResults()
    await openSelector(guest)
    const { page, t } = guest
    const field = dialog(guest).getByRole('searchbox', { name: t('currency.search') })
    assert.equal(await field.evaluate((element) => element === document.activeElement), true)
    assert.deepEqual(await listed(guest, t('currency.suggested')), [...SUGGESTED_CURRENCIES])
    assert.deepEqual(await listed(guest, t('currency.all')), [...CURRENCY_CODES])
    assert.match(await dialog(guest).innerText(), /USD\s+US Dollar/)

    for (const words of ['usd', 'USD', 'ＵＳＤ', '$', '＄', 'us dollar', 'US DOLLAR']) {
      await field.fill(words)
      assert.ok((await listed(guest, t('currency.all'))).includes('USD'), words)
    }
    await field.fill('zzz')
    await dialog(guest).getByText(t('currency.none')).waitFor()
    assert.equal(await dialog(guest).locator('.code').count(), 0)
    // The first Escape empties the field, as a search field does, and the second closes.
    await page.keyboard.press('Escape')
    await dialog(guest).getByText('USD').first().waitFor()
    await page.keyboard.press('Escape')
    await dialog(guest).waitFor({ state: 'detached' })
    assert.equal(await selector(guest).evaluate((element) => element === document.activeElement), true)

    await page.keyboard.press('Enter')
    await dialog(guest).waitFor()
    await page.keyboard.type('usd')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await pricesIn(guest, '$')
    assert.match(await priceShown(guest), USD)
    assert.equal(query(guest).get('mcp_currency'), 'USD')
    await page.close()
  })

  it('keeps the choice for the next search and the next visit, until it is the hotel’s own again [CUR-003]', async () => {
    const guest = await arrive()
    const { page, at } = guest
    await guest.openResults({ mcp_currency: 'USD' })
    await pricesIn(guest, '$')
    assert.equal(query(guest).get('mcp_currency'), 'USD')
    await openSelector(guest)
    await dialog(guest).getByRole('button', { name: /^EUR/ }).first().click()
    await pricesIn(guest, '€')
    assert.equal(query(guest).get('mcp_currency'), 'EUR')

    await guest.openResults({ adults: '1' })
    await pricesIn(guest, '€')
    assert.equal(query(guest).get('mcp_currency'), 'EUR')

    await openSelector(guest)
    const current = await dialog(guest).locator('[aria-current=true]').allInnerTexts()
    assert.ok(current.length === 2 && current.every((text) => text.startsWith('EUR')), String(current))
    await dialog(guest).getByRole('button', { name: /^JPY/ }).click()
    await pricesIn(guest, '¥')
    assert.equal(query(guest).has('mcp_currency'), false)
    await page.reload()
    await at.locator('.plans').first().waitFor()
    assert.match(await priceShown(guest), YEN)
    await page.close()
  })

  it('comes to a frame with a currency in the link: it is chosen, leaves the address, and the page is told [CUR-004] [QUERY-023]', async () => {
    const guest = await arrive({ inFrame: true })
    const { page, at } = guest
    const heard = await openFramed(guest, 'checkin=2026-12-10&checkout=2026-12-12&adults=2&currency=EUR')
    await pricesIn(guest, '€')
    assert.match(await selector(guest).innerText(), /EUR$/)
    const inside = page.frames().find((frame) => frame.parentFrame() !== null)
    const address = new URL(inside?.url() ?? '').searchParams
    assert.deepEqual([address.get('currency'), address.get('mcp_currency')], [null, 'EUR'])
    assert.deepEqual(
      heard.filter((message) => Object(message).type === 'removeQuery').map((message) => Object(message).payload),
      [{ query: 'currency' }],
    )
    assert.equal(await at.locator('.banner').count(), 0)
    await page.close()
  })

  it('has language and currency in the header, both by keyboard', async () => {
    const guest = await arrive({ width: 390, height: 844 })
    const { page, t } = guest
    await guest.openResults()
    await selector(guest).waitFor()
    const language = guest.at.getByRole('button', { name: new RegExp(`^${t('core.language')}`) })
    await selector(guest).focus()
    await page.keyboard.press('Tab')
    assert.equal(await language.evaluate((element) => element === document.activeElement), true)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await dialog(guest).getByRole('searchbox').waitFor()
    await page.close()
  })
})
