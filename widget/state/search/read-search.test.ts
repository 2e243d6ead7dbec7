import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { addDays } from '../../../shared/rules/days/dates.ts'
import { settingsOf } from '../../../test/lib/bent/bent-settings.ts'
import { datesOf, partyOf, useLinks } from '../../../test/lib/link.ts'
import { asked } from '../../../test/journeys/helpers/calls.ts'

describe('a link to the search', () => {
  const { world, root, until, see, open, searched, look, press, bar, banners } = useLinks()
  let today = ''
  before(async () => {
    today = String((await settingsOf(world())).business_date)
  })

  it('that names nothing looks for tonight, two adults, one room [SEARCH-004] [SEARCH-008] [SEARCH-009] [CONST-026]', async () => {
    await open('')
    assert.match(bar(), /2 adults.*1 room/)
    assert.match(bar(), /1 night\b/)
    const call = await press()
    assert.deepEqual(datesOf(call), [today, addDays(today, 1)])
    assert.deepEqual([asked(call, 'adults'), asked(call, 'order')], ['2', 'price_low_to_high'])
    assert.deepEqual(partyOf(call), [{ adults: 2, children: 0 }])
    assert.deepEqual(banners(), [])
  })

  it('gives dates in both ways of writing them, and heals those that are over or none [QUERY-050] [QUERY-051]', async () => {
    for (const query of ['checkin=2030-05-01&checkout=2030-05-03', 'checkin=2030/05/01&checkout=2030%2F05%2F03']) {
      await open(query)
      assert.match(bar(), /2030\/05\/01.*2030\/05\/03.*2 nights/)
    }
    await open('checkin=2026-12-10&checkout=2026-12-09')
    assert.deepEqual(datesOf(await searched()), ['2026-12-10', '2026-12-11'])

    await open('checkin=2020-05-01&checkout=2020-05-04')
    assert.deepEqual(datesOf(await searched()), [today, addDays(today, 3)])
    const t = await loadTranslate('en', ['errors', 'codes'])
    await see('.messages .banner')
    assert.deepEqual(banners(), [t('errors.datesPassed')])

    await open('checkin=2026-13-40')
    assert.deepEqual(datesOf(await searched()), [today, addDays(today, 1)])
    await see('.messages .banner')
    assert.deepEqual(banners(), [t('errors.linkUnread', { what: t('errors.linkDates') })])
  })

  it('gives dates as hotel ads of a search engine do', async () => {
    await open('checkin_day=10&checkin_month=12&checkin_year=2026&length=2')
    assert.deepEqual(datesOf(await searched()), ['2026-12-10', '2026-12-12'])
  })

  it('gives the party, in one for all rooms or room by room [QUERY-052] [QUERY-053] [QUERY-055] [QUERY-056]', async () => {
    const three = await look('adults=3')
    assert.match(bar(), /3 adults/)
    assert.equal(asked(three, 'adults'), '3')

    const child = await look('children=1&kids_ages=5')
    assert.match(bar(), /1 child/)
    assert.deepEqual(partyOf(child), [{ adults: 2, children: 1, kids_ages: [5] }])

    const each = await look(`rooms=${encodeURIComponent('[{"adults":2},{"adults":1}]')}&room_count=3`)
    assert.match(bar(), /3 adults.*2 rooms/)
    assert.deepEqual(partyOf(each), [
      { adults: 2, children: 0 },
      { adults: 1, children: 0 },
    ])
    const two = await look('room_count=2')
    assert.match(bar(), /2 rooms/)
    assert.deepEqual(partyOf(two), [
      { adults: 2, children: 0 },
      { adults: 2, children: 0 },
    ])
  })

  it('gives the ages of children, as the hotel counts them [QUERY-054] [SEARCH-013]', async () => {
    const byAge = await look('kids_ages=5,7')
    assert.deepEqual(partyOf(byAge), [{ adults: 2, children: 2, kids_ages: [5, 7] }])
    assert.match(bar(), /2 adults.*2 children/)
    // The inn's tiers: A from 7 to 11 years, B from 4 to 6.
    for (const [ages, tiers] of [
      ['5,7', { A: 1, B: 1 }],
      ['4,6,11', { A: 1, B: 2 }],
    ] as const) {
      const byTier = await look(`kids_ages=${ages}`, { hotelCode: 'kumoi' })
      const [room] = partyOf(byTier) as { kids_tiers: { code: string; children: number }[] }[]
      const counted = room?.kids_tiers.filter(({ children }) => children > 0)
      assert.deepEqual(Object.fromEntries(counted?.map(({ code, children }) => [code, children]) ?? []), tiers, ages)
      const told = (JSON.parse(asked(byTier, 'kids_age_range')) as { code: string; count: number }[]).filter(({ count }) => count > 0) // prettier-ignore
      assert.deepEqual(Object.fromEntries(told.map(({ code, count }) => [code, count])), tiers, ages)
      assert.match(bar(), new RegExp(`2 adults.*${ages.split(',').length} children`))
    }
    const kids_tiers = '[{"code":"A","children":1},{"code":"B","children":2}]'
    const told = await look(`kids_tiers=${kids_tiers}`, { hotelCode: 'kumoi' })
    assert.deepEqual(JSON.parse(asked(told, 'kids_age_range')), [
      { code: 'A', count: 1 },
      { code: 'B', count: 2 },
    ])
  })

  it('takes a child up to the age the hotel names, and counts an older one as an adult [SEARCH-017]', async () => {
    assert.deepEqual(partyOf(await look('adults=2&kids_ages=12')), [{ adults: 2, children: 1, kids_ages: [12] }])
    assert.deepEqual(partyOf(await look('adults=2&kids_ages=13')), [{ adults: 3, children: 0 }])
  })

  it('counts a child the hotel does not take as an adult, and says so until it is closed [SEARCH-018] [ERR-080] [QUERY-073]', async () => {
    for (const locale of LOCALE_CODES) {
      const call = await look('adults=2&kids_ages=16', { locale })
      const t = await loadTranslate(locale, ['errors', 'codes', 'core'])
      await see('.messages .banner.warn')
      assert.deepEqual(banners(), [t('errors.kidsAge', { n: 16 })])
      assert.deepEqual(partyOf(call), [{ adults: 3, children: 0 }])
      assert.ok(bar().includes(t('core.adults', { n: 3 })), bar())
      const dismiss = [...root().querySelectorAll<HTMLElement>('.banner button')]
      dismiss.find((button) => button.getAttribute('aria-label') === t('core.dismiss'))?.click()
      await until(() => banners().length === 0)
    }
    const t = await loadTranslate('en', ['errors', 'codes'])
    await look('warning=kids')
    await see('.messages .banner.warn')
    assert.deepEqual(banners(), [t('errors.kids')])
  })

  it('too far ahead is answered with the months, in every language [ERR-018]', async () => {
    const { reservable_period_months: n } = (await settingsOf(world())) as { reservable_period_months: number }
    for (const locale of LOCALE_CODES) {
      await open('checkin=2029-01-01&adults=2', { locale })
      const t = await loadTranslate(locale, ['errors', 'codes'])
      await until(() => root().textContent?.includes(t('codes.1903', { n })) === true)
      assert.doesNotMatch(root().textContent ?? '', /\b1903\b/)
      assert.match(bar(), /2029\/01\/01/)
    }
  })
})

describe('a link that names nothing, after midnight at the hotel', () => {
  const { world, open, press, bar } = useLinks()

  it('looks for the night of the day that it is there, while it is still the day before in London [SEARCH-003]', async () => {
    // From nine in the morning of the first to three in the night of the second, in Japan.
    await world().advanceMinutes(18 * 60)
    await open('')
    assert.match(bar(), /2026\/11\/02/)
    assert.deepEqual(datesOf(await press()), ['2026-11-02', '2026-11-03'])
  })
})
