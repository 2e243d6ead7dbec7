import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { BRANDS } from '../../../shared/brands.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { bendSettings, settingsOf } from '../../../test/lib/bent/bent-settings.ts'
import { answerSearch, PRELOAD_PATH, SEARCH_PATH } from '../../../test/lib/bent/bent-rooms.ts'
import type { OpenResults } from '../../../test/lib/widget/open-results.ts'
import { until } from '../../../test/lib/until.ts'
import { first, groundOfResults, PRICE } from '../../../test/lib/ground-of-results.ts'
import { asked, callsTo } from '../../../test/journeys/helpers/calls.ts'

const ROOMS = /^\/hotels\/\d+\/rooms$/
const PRELOAD = /^\/hotels\/\d+\/preload$/
const { world, answer, results, withOffers } = groundOfResults()

describe('results', () => {
  it('named by a link are these only, by room, by plan and by both, and a press shows all [RESULT-020]', async () => {
    const { rooms } = answer().data
    const room = rooms[1] ?? assert.fail('two rooms')
    const plan = first(room.room_plan)
    for (const [name, code] of [
      ['room_type_codes', room.room_type_code],
      ['hotel_plan_codes', plan.hotel_plan_code],
      ['room_plan_codes', plan.room_plan_code],
    ] as const) {
      const plansOf = ({ room_type_code, room_plan }: (typeof rooms)[number]) =>
        room_plan
          .filter((one) => [room_type_code, one.hotel_plan_code, one.room_plan_code].includes(code))
          .map(({ room_plan_name }) => room_plan_name)
      const wanted = new Map(rooms.map((one) => [one.room_type_name, plansOf(one)] as const))
      const shown = await results(world(), { [name]: code })
      await shown.listed()
      const listed = shown.all('li.room').map((card) => card.querySelector('h2')?.textContent ?? '')
      assert.deepEqual(listed.toSorted(), [...wanted].flatMap(([of, plans]) => (plans.length > 0 ? [of] : [])).toSorted()) // prettier-ignore
      for (const card of shown.all('li.room')) {
        const plans = [...card.querySelectorAll('li.plan h3')].map(({ textContent }) => textContent)
        const own = wanted.get(card.querySelector('h2')?.textContent ?? '') ?? []
        assert.ok(plans.length > 0 && plans.every((one) => own.some((each) => each === one)), `${name}: ${plans}`)
      }
      const since = await world().lastCall()
      await shown.press('Show all rooms')
      const count = () => shown.all('li.room').length + shown.all('li.plan').length
      const before = count()
      await shown.until(() => count() > before)
      const [call] = await callsTo(world(), 'GET', ROOMS, since)
      assert.equal(asked(call, name), '')
      shown.close()
    }
  })

  it('say in one way how many rooms are left: a label, in the colour of a warning when they are few [RESULT-004]', async () => {
    const rooms = answer().data.rooms.slice(0, 2)
    const counts = rooms.map((room, at) => ({ ...room, room_count: [5, 2][at] ?? 0 }))
    await answerSearch(world(), { ...answer(), data: { rooms: counts, plans: [] } })
    const shown = await results(world())
    await shown.listed()
    assert.deepEqual(shown.words('.head .tagline'), ['5 left', '2 left'])
    assert.deepEqual(shown.words('.head .tagline.warn'), ['2 left'])
    assert.ok(shown.words('.facts').every((facts) => !facts.includes('left')))
  })

  it('say beside the whole price what a night of it is, where there are several', async () => {
    const shown = await results(world())
    await shown.listed()
    const read = (text = '') => Number(text.replaceAll(/\D/g, ''))
    const totals = shown.words('.price .now').map(read)
    const nights = shown.words('.price .what').map((what) => /included(.+) a night$/.exec(what)?.[1])
    assert.ok(totals.length > 0)
    assert.deepEqual(nights.map(read), totals.map((total) => Math.round(total / 2))) // prettier-ignore
    const single = await results(world(), { checkout: '2026-12-11' })
    await single.listed()
    assert.ok(single.words('.price .what').every((what) => what.endsWith('taxes included')))
  })

  it('that are none, and rooms that are all taken, are told each in its words and with the next dates, in every language [RESULT-023] [ERR-081] [RESULT-031] [SEARCH-048]', async () => {
    const next = { checkin_date: '2030-05-09', checkout_date: '2030-05-11', price: PRICE }
    const meta = { ...answer().meta, next_available: next }
    const taken = { ...first(answer().data.rooms), room_plan: [], room_count: 0, next_available: next }
    let shown: OpenResults | undefined
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['results'])
      await answerSearch(world(), { data: { rooms: [], plans: [] }, meta: { ...meta, next_available: null } })
      const none = await results(world(), {}, { locale })
      await none.until(() => none.root.querySelector('h1')?.textContent === t('results.noneTitle'))
      assert.equal(none.root.querySelector('.empty a')?.getAttribute('href'), 'tel:+81460000118')

      // That other nights are free says why these are not.
      await answerSearch(world(), { data: { rooms: [], plans: [] }, meta })
      const gone = await results(world(), {}, { locale })
      await gone.until(() => gone.root.querySelector('h1')?.textContent === t('results.allTakenTitle'))
      assert.ok(gone.button(t('results.nextAvailable', { date: '2030/05/09' })), locale)
      shown = gone

      await answerSearch(world(), { data: { rooms: [taken], plans: [] }, meta })
      const full = await results(world(), { is_including_occupied: 'true' }, { locale })
      await full.until(() => full.root.textContent?.includes(t('results.allTakenTitle')))
      assert.doesNotMatch(full.root.textContent ?? '', /results\.\w/)
    }
    assert.ok(shown)
    const since = await world().lastCall()
    shown.all('.empty .button')[0]?.click()
    await shown.until(() => shown.all('.empty').length === 0)
    await shown.listed()
    const [call] = await callsTo(world(), 'GET', ROOMS, since)
    assert.equal(asked(call, 'checkin_date'), '2030-05-09')
    assert.equal(asked(call, 'checkout_date'), '2030-05-11')
    assert.equal(asked(call, 'search_next_available_date_if_no_result'), 'true')
  })

  it('begin with a first look, which goes when the real ones come and stays when they do not [RESULT-017] [CALL-032]', async () => {
    const named = (room_type_name: string) => withOffers({ room_type_name, room_type_code: room_type_name }, {})
    const look = async (search: object) => {
      const body = { ...named('Quick'), meta: { currency: 'JPY', mcp_currency: null } }
      await world().nextAnswer({ method: 'GET', path: PRELOAD_PATH, status: 200, body })
      await world().nextAnswer({ method: 'GET', path: SEARCH_PATH, delay_ms: 800, ...search })
      const shown = await results(world())
      await shown.until(() => shown.card('Quick'))
      assert.equal(shown.all('.results[aria-busy="true"]').length, 1)
      await shown.listed()
      return shown
    }
    const since = await world().lastCall()
    const real = await look({ status: 200, body: named('Real') })
    assert.deepEqual(real.words('li.room h2'), ['Real'])
    const [preload] = await callsTo(world(), 'GET', PRELOAD, since)
    const [search] = await callsTo(world(), 'GET', ROOMS, since)
    assert.deepEqual(preload?.query, search?.query)
    assert.match(String(preload?.headers['x-client-session']), /^\[secret/)

    const empty = { data: { rooms: [], plans: [] }, meta: { ...answer().meta, next_available: null } }
    const alone = await look({ status: 200, body: empty })
    assert.deepEqual(alone.words('li.room h2'), ['Quick'])
    await alone.until(() => alone.root.textContent?.includes('This is a first look.'))

    const failed = await look({ status: 422, code: 1000 })
    assert.deepEqual(failed.words('li.room h2'), ['Quick'])
    await failed.until(() => failed.root.textContent?.includes('We could not fetch the prices'))
    // A second search of the page needs no first look.
    const before = await world().lastCall()
    await failed.press('Try again')
    await failed.until(() => failed.card('Quick') === undefined)
    assert.deepEqual(await callsTo(world(), 'GET', PRELOAD, before), [])
  })

  it('are announced while they are looked for, and a late answer never takes the place of a newer one [RESULT-025] [SEARCH-052] [SEARCH-053]', async () => {
    const named = (room_type_name: string) => withOffers({ room_type_name }, {})
    await world().nextAnswer({ method: 'GET', path: PRELOAD_PATH, drop: true })
    const since = await world().lastCall()
    await answerSearch(world(), named('Slow'), { delay_ms: 1_500 })
    await answerSearch(world(), named('Quick'), { delay_ms: 100 })
    const shown = await results(world())
    await shown.see('.results[aria-busy="true"] [role="status"]')
    assert.equal(shown.words('.results [role="status"]')[0], 'Looking for rooms')
    assert.equal(shown.all('.bones').length > 0, true)
    const newer = String(new URLSearchParams({ checkin: '2026-12-14', checkout: '2026-12-15' }))
    shown.say({ type: 'call', payload: { id: 1, method: 'search', input: newer } })
    await shown.until(() => shown.card('Quick'))
    const answered = async () => (await callsTo(world(), 'GET', ROOMS, since)).length
    await until(async () => (await answered()) >= 2, 'both answers')
    assert.deepEqual(shown.words('li.room h2'), ['Quick'])
  })

  it('are sorted and filtered, sold-out rooms too, by another search [SEARCH-025] [SEARCH-026] [SEARCH-042] [SEARCH-044]', async () => {
    const filters = ((await settingsOf(world())).room_search_filters ?? []) as { id: string; name: string }[]
    const [one, other] = ['view', 'nonsmoking'].map((id) => filters.find((filter) => filter.id === id))
    assert.ok(one && other)
    const shown = await results(world(), { filter: `${one.id},${other.id}` })
    await shown.listed()
    const pressed = () => shown.all('.chip[aria-pressed="true"]').map((chip) => chip.textContent)
    assert.deepEqual(pressed(), [one.name, other.name])
    const searched = async (act: () => unknown) => {
      const since = await world().lastCall()
      await act()
      const call = await until(async () => (await callsTo(world(), 'GET', ROOMS, since))[0], 'a search')
      await shown.listed()
      return call
    }
    const unticked = await searched(() => shown.press(other.name))
    assert.equal(asked(unticked, 'room_search_filters'), one.id)
    const ticked = await searched(() => shown.press(other.name))
    assert.deepEqual(asked(ticked, 'room_search_filters').split(','), [one.id, other.id])
    await searched(() => shown.press(other.name))
    await searched(() => shown.press(one.name))

    const cheapest = shown.words('li.room h2')
    const sorted = await searched(() => {
      shown.take('.refine select', 'price_high_to_low')
    })
    assert.equal(asked(sorted, 'order'), 'price_high_to_low')
    assert.notDeepEqual(shown.words('li.room h2'), cheapest)

    await world().edit({ kind: 'sell_out', room_type_code: 'asagiri', hotel: 'shirotsuki', from: '2026-12-10', to: '2026-12-10' }) // prettier-ignore
    const occupied = await searched(() => first(shown.all('.switch input')).click())
    assert.equal(asked(occupied, 'bookable'), 'false')
    const card = await shown.until(() => shown.all('li.room').find((room) => room.textContent?.includes('Asagiri')))
    assert.match(card.textContent ?? '', /Sold out for these dates/)
    assert.equal(card.querySelectorAll('li.plan').length, 0)
  })

  it('have filters for guests from hotel ads, but not of seven brands [SEARCH-043]', async () => {
    const given = ((await settingsOf(world())).room_search_filters ?? []) as object[]
    const room_search_filters = [
      ...given,
      { id: 'ads', name: 'Seen in an ad', filter_type: 'plan', is_hotel_ads: true },
    ]
    const hasFilter = async (hotel_brand_id: number, query: Record<string, string>) => {
      await bendSettings(world(), { room_search_filters, hotel_brand_id })
      const shown = await results(world(), query)
      await shown.listed()
      const has = shown.button('Seen in an ad') !== undefined
      shown.close()
      return has
    }
    const hidden = Object.keys(BRANDS).filter((id) => BRANDS[Number(id)]?.hotelAdsFilters === false)
    assert.deepEqual(hidden, ['568', '569', '1202', '1214', '1226', '1458', '1705'])
    const ads = { metasearch_source: 'google' }
    assert.equal(await hasFilter(1, ads), true)
    assert.equal(await hasFilter(1, {}), false)
    for (const id of hidden) assert.equal(await hasFilter(Number(id), ads), false, id)
  })

  it('of three hundred plans come a few at a time, and all of them can be reached [RESULT-024]', async () => {
    const one = withOffers({ photos: [], description: '', facilities: [], filters: [] }, { photos: [], room_rate: [], description: '' }).data.rooms // prettier-ignore
    const plans = Array.from({ length: 300 }, (_, at) => ({
      hotel_plan_code: `plan-${at}`,
      hotel_plan_name: `Plan ${at}`,
      lang: null,
      description: '',
      booking_start_date: null,
      inclusive_extra_ids: [],
      photos: [],
      rooms: one,
    }))
    // More than the demo's switches take.
    const handle = async (request: Request) =>
      ROOMS.test(new URL(request.url).pathname)
        ? Response.json({ ...answer(), data: { rooms: [], plans } })
        : world().handle(request)
    const shown = await results({ ...world(), handle }, { type: 'plans' })
    await shown.listed()
    const names = () => shown.words('li.room h2')
    assert.ok(names().length <= 20)
    assert.equal(shown.words('h1')[0], '300 plans for your dates')
    for (let more = shown.all('.more button')[0]; more; more = shown.all('.more button')[0]) {
      const before = shown.all('li.room').length
      more.click()
      await shown.until(() => shown.all('li.room').length > before)
    }
    assert.deepEqual(
      names(),
      plans.map((plan) => plan.hotel_plan_name),
    )
  })

  it('tell who comes from an ad when the price is another one by now', async () => {
    const rooms = withOffers(
      { room_type_name: 'Deluxe' },
      { price: PRICE },
      { price: { ...PRICE, total_price: 30_000 } },
    )
    const told = async (price_displayed_total: string, count: number) => {
      await answerSearch(world(), rooms)
      const shown = await results(world(), { price_displayed_total, metasearch_source: 'google' })
      // What stands below the list has come by then, and so has the note.
      await shown.until(() => shown.all('.hotel-info').length === 1 && shown.all('.results .banner').length === count)
      return shown.words('.results .banner')
    }
    assert.deepEqual(await told('21,900.00', 1), ['The price is now ¥22,400. It was ¥21,900 in the advertisement.'])
    assert.deepEqual(await told('22400', 0), [])
    assert.deepEqual(await told('cheap', 0), [])
  })

  it('are in the head of a page that asks for it, as long as they are shown', async () => {
    const published = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')]
    const silent = await results(world())
    await silent.listed()
    assert.equal(published().length, 0)
    const shown = await results(world(), {}, { structuredData: true })
    await shown.listed()
    const [script] = await shown.until(() => published()[0] && published())
    const about = JSON.parse(script?.textContent ?? '')
    assert.equal(about['@type'], 'Hotel')
    assert.equal(about.name, 'Shirotsuki')
    const [offer] = about.makesOffer
    assert.equal(offer.priceCurrency, 'JPY')
    assert.ok(shown.words('.price .now').includes(`¥${Number(offer.price).toLocaleString('en')}`))
    assert.match(offer.checkinTime, /^2026-12-10/)
    await shown.press('By plan')
    await shown.until(() => published().length === 1 && published()[0] !== script)
    shown.close()
    await shown.until(() => published().length === 0)
  })
})
