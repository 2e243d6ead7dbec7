import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { today } from '../../../shared/rules/days/dates.ts'
import { asked, callsTo } from '../../../test/journeys/helpers/calls.ts'
import { bendSettings, SETTINGS_PATH, settingsOf } from '../../../test/lib/bent/bent-settings.ts'
import { openSearchForm } from '../../../test/lib/search-form.ts'
import type { SearchForm } from '../../../test/lib/search-form.ts'
import { until } from '../../../test/lib/until.ts'
import { complaintsOf } from '../../../test/lib/widget/complaints.ts'
import { startWorld } from '../../../test/lib/world.ts'
import type { World } from '../../../test/lib/world.ts'
import { displayDate } from '../../../locales/display-date.ts'

const STAY = 'checkin=2026-12-10&checkout=2026-12-12'
const ROOMS = /^\/hotels\/\d+\/rooms$/

describe('the settings of a hotel', () => {
  let world: World
  let opened: SearchForm[] = []
  before(async () => {
    world = await startWorld()
  })
  beforeEach(() => world.clearAnswers())
  afterEach(() => {
    for (const form of opened) form.close()
    opened = []
  })
  after(() => world.stop())

  const open: typeof openSearchForm = async (...input) => {
    const form = await openSearchForm(...input)
    opened.push(form)
    return form
  }
  const wordsOf = ({ all }: SearchForm, selector: string) =>
    all(selector).map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())
  const listed = (form: SearchForm) =>
    form.until(() => form.all('.results[aria-busy="false"] .room').length > 0, 'the rooms')
  const rowOf = async (code: string) => {
    const [row] = await world.database.orm.select().from(hotel).where(eq(hotel.code, code))
    assert.ok(row)
    return row
  }

  it('name it, count its days and carry its number and its brand’s; without a currency prices are in yen [BOOT-019] [BOOT-020]', async () => {
    const dates: string[] = []
    // At every moment these two places write different dates.
    for (const time_zone of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
      const change = { hotel_name: 'Hotel Éclair', time_zone, business_date: null, currency: undefined, locale: 'ko' }
      await bendSettings(world, change, { code: 'taipei-lan' })
      const form = await open(world, { hotelCode: 'taipei-lan' })
      await form.until(() => wordsOf(form, 'header').some((words) => words.includes('Hotel Éclair')), 'its name')
      const date = displayDate(today(time_zone, Date.now()))
      const shown = new RegExp(`^Check-in and check-out\\s*${date}`)
      await form.until(() => wordsOf(form, '.searchbar .part').some((words) => shown.test(words)), date)
      dates.push(date)
    }
    assert.notEqual(dates[0], dates[1])

    await bendSettings(world, { currency: undefined }, { code: 'taipei-lan' })
    const since = await world.lastCall()
    const form = await open(world, { hotelCode: 'taipei-lan', query: STAY })
    await listed(form)
    const prices = wordsOf(form, '.results .plan bdi.money')
    assert.ok(prices.length > 0)
    for (const price of prices) assert.match(price, /^¥[\d,]+$/)
    const searches = await callsTo(world, 'GET', ROOMS, since)
    assert.deepEqual(
      [...new Set(searches.map(({ path }) => path))],
      [`/hotels/${(await rowOf('taipei-lan')).id}/rooms`],
    )

    // Attributes of the widget's own may name another brand.
    await bendSettings(world, { booking_widget_setting_attributes: undefined }, { code: 'kamogawa' })
    const inGroup = await open(world, { hotelCode: 'kamogawa', query: STAY })
    inGroup.all('.searchbar .house')[0]?.click()
    const list = await until(async () => (await callsTo(world, 'GET', /^\/hotel_brands\//, since))[0], 'its brand')
    assert.equal(list.path, `/hotel_brands/${(await rowOf('kamogawa')).brand_id}/hotels`)
  })

  it('limit the guests of a room, to 20 when they say nothing [BOOT-022]', async () => {
    for (const [most, given] of [
      [20, undefined],
      [4, 4],
    ] as const) {
      await world.clearAnswers()
      // The provider's own limit refuses the search, and after that the hotel is asked once more.
      await bendSettings(world, { max_guests_per_room: given }, { times: 2 })
      const form = await open(world, { query: `${STAY}&adults=${most - 1}` })
      await form.openParty()
      const adults = () => wordsOf(form, '.party [role="group"][aria-label="Adults"] output')
      assert.deepEqual(adults(), [String(most - 1)])
      assert.equal(await form.isOff('One adult more'), false)
      await form.press('One adult more')
      await form.see(`Up to ${most} guests`)
      assert.equal(await form.isOff('One adult more'), true)
      await form.press('One adult more')
      assert.deepEqual(adults(), [String(most)])
    }
  })

  it('decide how children are asked for: not at all, by age, by tier [BOOT-023]', async () => {
    const openParty = async (hotelCode: string) => {
      const form = await open(world, { hotelCode })
      await form.openParty()
      return form
    }
    const groups = (form: SearchForm) =>
      form.all('.party [role="group"]').map((group) => group.getAttribute('aria-label'))
    assert.deepEqual(groups(await openParty('demo')), ['Rooms', 'Adults'])

    const ages = await openParty('shirotsuki')
    await ages.press('One child more')
    await ages.press('One child more')
    const first = (await ages.labelled('Age of child 1')) as HTMLElement
    assert.equal(first.querySelectorAll('option:not([value=""])').length, 13)
    assert.equal(ages.all('.party select').length, 2)
    assert.notEqual(await ages.labelled('Age of child 2'), first)

    const { kids_tiers } = await settingsOf(world, { code: 'kumoi' })
    const names = (kids_tiers as { name: string }[]).map(({ name }) => name)
    assert.ok(names.length > 1)
    const tiers = await openParty('kumoi')
    assert.deepEqual(groups(tiers), ['Rooms', 'Adults', ...names])
    assert.equal(tiers.all('.party select').length, 0)
  })

  it("offer the hotel's filters by their names, and search by them [BOOT-024]", async () => {
    const [{ settings } = { settings: null }] = await world.database.orm.select().from(hotel).where(eq(hotel.id, 1))
    assert.ok(settings)
    const two = settings.room_search_filters.slice(0, 2)
    const change = { ...settings, room_search_filters: two }
    await world.database.orm.update(hotel).set({ settings: change }).where(eq(hotel.id, 1))
    const chips = async (locale: 'en' | 'ja') => {
      const form = await open(world, { locale, query: STAY })
      await listed(form)
      assert.deepEqual(
        wordsOf(form, '.chips button'),
        two.map(({ names }) => names[locale]),
      )
      return form
    }
    const form = await chips('en')
    const since = await world.lastCall()
    form.all('.chips button')[0]?.click()
    await form.until(() => form.searches.length > 1, 'a search by it')
    await listed(form)
    const [search] = await callsTo(world, 'GET', ROOMS, since)
    assert.equal(asked(search, 'room_search_filters'), two[0]?.id)
    await chips('ja')
    await world.database.orm.update(hotel).set({ settings }).where(eq(hotel.id, 1))
  })

  it('may be missing, ill-typed or unknown without harm (guarantee W5) [BOOT-040]', async (test) => {
    const nonsense = {
      currency: 7,
      book_languages: 'x',
      kids_setting: [],
      room_search_filters: null,
      moon: { full: true },
    }
    const { close } = await open(world)
    close()
    const complaints = complaintsOf(test)
    for (const extra of [{}, nonsense]) {
      const body = { data: { hotel_id: 1, ...extra }, surprise: [] }
      await world.nextAnswer({ method: 'GET', path: SETTINGS_PATH, status: 200, body })
      const form = await open(world)
      await form.until(() => wordsOf(form, '.searchbar .part').some((words) => /2 adults\s*1 room/.test(words)), 'a party') // prettier-ignore
      await form.search()
      await form.until(() => form.all('.results').length > 0, 'the results')
      assert.deepEqual(complaints, [])
    }
  })

  it('offer exactly the languages that can be booked in [BOOT-041] [L10N-002]', async () => {
    const form = await open(world, { hotelCode: 'demo' })
    const menu = await form.until(
      () => form.all('header [aria-haspopup="menu"]').find(({ textContent }) => textContent.startsWith('Language')),
      'the menu of languages',
    )
    menu.click()
    await form.until(() => form.all('[role="menuitemradio"]').length > 0, 'its languages')
    assert.deepEqual(wordsOf(form, '[role="menuitemradio"]'), ['English', 'ไทย'])
  })

  it('that name no language offer all eight [L10N-004]', async () => {
    for (const book_languages of [[], undefined]) {
      await bendSettings(world, { book_languages, available_languages: undefined })
      const form = await open(world)
      await form.until(() => form.all('header [aria-haspopup="menu"]').length > 0, 'the menus')
      const menu = form.all('header [aria-haspopup="menu"]').find(({ textContent }) => textContent.startsWith('Language')) // prettier-ignore
      assert.ok(menu)
      menu.click()
      await form.until(() => form.all('[role="menuitemradio"]').length > 0, 'its languages')
      const named = wordsOf(form, '[role="menuitemradio"]').toSorted()
      assert.deepEqual(named, ['Bahasa Indonesia', 'English', 'العربية', 'ไทย', '한국어', '日本語', '简体中文', '繁體中文'].toSorted()) // prettier-ignore
    }
  })
})
