import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { OpenResults } from '../../../test/lib/widget/open-results.ts'
import { stayVisits } from '../../../test/lib/widget/stay-visits.ts'
import type { StayVisit } from '../../../test/lib/widget/stay-visits.ts'

// A day without a night, and dates that are open: test/journeys/booking/whole-ways.test.ts.

const { open } = stayVisits()
const INVITED = 'Moon-viewing night, by invitation'
const t = await loadTranslate('en', ['codes', 'options', 'results', 'search'])

const plansOf = (site: OpenResults) => site.words('li.plan h3')
/** The results of another address, once they are there. */
async function search(site: StayVisit, query: Record<string, string>) {
  site.toResults(query)
  await site.until(() => Object.entries(query).every(([name, value]) => site.query().get(name) === value))
  await site.listed()
}

describe('a guest who searches in another way', () => {
  it('was told a code: it opens the rate it is for, and a wrong one leads to the nights that are free', async () => {
    const taro = await open()
    await search(taro, {})
    await taro.until(() => plansOf(taro).length > 0)
    assert.ok(!plansOf(taro).includes(INVITED))
    await taro.press(t('options.more'))
    await taro.press(t('options.promoCode'))
    await taro.until(() => taro.words('.promo label').includes(t('options.promoCode')))
    await taro.take('.promo label input', 'tsukimi')
    await taro.press(t('search.search'))
    await taro.until(() => taro.query().get('promo_code') === 'tsukimi')
    await taro.until(() => plansOf(taro).includes(INVITED))

    await search(taro, { mode: 'secret', promo_code: 'TSUKIMI' })
    await taro.until(() => plansOf(taro).length > 0 && plansOf(taro).every((plan) => plan === INVITED))
    await search(taro, { mode: 'secret', promo_code: 'SUNSHINE' })
    for (const locale of LOCALE_CODES) {
      const words = await loadTranslate(locale, ['results'])
      await taro.speak(locale)
      await taro.reads(words('results.noneTitle'))
    }
    assert.equal(taro.all('li.plan').length, 0)
  })

  it('follows a link: to these rooms and plans only, and not beyond what the hotel has opened', async () => {
    const taro = await open()
    const rooms = () => taro.all('li.room h2').length
    await search(taro, {})
    const all = await taro.until(rooms)
    assert.ok(all > 2)
    for (const [query, count] of [
      [{ room_type_codes: 'komorebi,kawasemi' }, 2],
      [{ room_type_code: 'komorebi' }, 1],
    ] as const) {
      await search(taro, query)
      await taro.until(() => rooms() === count)
    }
    await taro.press(t('results.showAllRooms'))
    await taro.until(() => taro.all('li.room').length === all)
    taro.toResults({ checkin: '2029-02-02', checkout: '2029-02-03' })
    for (const locale of LOCALE_CODES) {
      const words = await loadTranslate(locale, ['codes'])
      await taro.speak(locale)
      await taro.reads(words('codes.1903', { n: 13 }))
    }
    assert.equal(taro.all('li.room').length, 0)
  })
})
