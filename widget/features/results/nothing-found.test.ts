import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { groundOfResults } from '../../../test/lib/ground-of-results.ts'
import type { OpenResults } from '../../../test/lib/widget/open-results.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { goAtom, placeAtom } from '../../state/navigation/navigation.ts'

/** A night that nobody can have at the inn. */
const TAKEN = '2026-11-26'

const { world, results } = groundOfResults()
afterEach(() => forgetGuest())
const found = ({ until, all }: OpenResults) => until(() => all('.results[aria-busy=false] .room .plan').length > 0)
const query = ({ store }: OpenResults) => new URLSearchParams(store.get(placeAtom).search)

describe('a search that finds nothing', () => {
  it('offers the free nights beside those that are taken, in every language, and one press finds rooms', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['core'])
      const page = await results(world(), { checkin: TAKEN, checkout: '2026-11-27' }, { locale })
      await page.until(() => page.all('.near').length > 0)
      const words = page.words('.near')
      assert.equal(words.length, 4)
      for (const one of words) {
        assert.ok(one.includes(t('core.nights', { n: 1 })), `${locale}: ${one}`)
        assert.match(one, locale === 'en' ? /1 night ?from ¥[\d,]+ a night$/ : /¥[\d,]+/)
      }
      page.all('.near').at(-1)?.click()
      await found(page)
      assert.equal(query(page).get('checkin'), '2026-11-28')
      page.close()
      forgetGuest()
    }
  })

  it('offers a stay that is a night shorter, where that is free', async () => {
    const page = await results(world(), { checkin: TAKEN, checkout: '2026-11-28' })
    const shorter = () => page.all('.near').find(({ textContent }) => /(?<!\d)1 night/.test(textContent ?? ''))
    const one = await page.until(shorter)
    assert.match(one.textContent ?? '', /27\s–\s28\sNov/)
    one.click()
    await found(page)
    assert.deepEqual([query(page).get('checkin'), query(page).get('checkout')], ['2026-11-27', '2026-11-28'])
  })

  it('offers no dates where they would not fulfil the wishes either', async () => {
    const t = await loadTranslate('en', ['results'])
    const stay = { checkin: TAKEN, checkout: '2026-11-27', adults: '2' }
    const page = await results(world(), stay)
    await page.until(() => page.all('.near').length > 0)
    page.store.set(goAtom, { to: 'result', query: { ...stay, filter: 'bath' } })
    await page.until(() => page.button(t('results.withoutFilters')))
    await page.until(() => page.all('.near').length === 0)
    await page.press(t('results.withoutFilters'))
    await page.until(() => page.all('.near').length > 0)
    assert.equal(query(page).get('filter'), null)
  })
})
