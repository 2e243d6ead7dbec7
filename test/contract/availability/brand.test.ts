import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'
import { mask } from 'superstruct'

import { RECOMMENDER_PREVIEW_MS } from '../../../shared/constants.ts'
import type { InputOf } from '../../../shared/contract/define.ts'
import { hotels } from '../../../shared/contract/hotels.ts'
import { recommender } from '../../../shared/contract/recommender.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { starting } from '../../../shared/contract/starting.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { placeSettings } from '../../../shared/model/hotel/place-settings.ts'
import { KIDS_OPTIONS } from '../../../shared/model/hotel/settings.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import { offerTotal } from '../../../shared/rules/money/money.ts'
import { addHotels } from '../../lib/many-hotels.ts'
import { openGuest, PARTY, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

let world: World
let guest: Guest
before(async () => {
  world = await openWorld()
  guest = await openGuest(world)
})
after(() => world.close())

const inLanguage = (locale: Locale) => ({ [HEADERS.locale]: locale })

describe('the hotels of a brand', () => {
  type Query = InputOf<typeof hotels.ofBrand>['query']
  async function list(brandId: number, query: Query = {}, locale: Locale = 'en') {
    const { status, body } = await guest.send(hotels.ofBrand, { brandId, query }, inLanguage(locale))
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }
  const priced = (query: Query = {}): Query => ({ is_including_lowest_price: true, rooms: [PARTY], ...query })

  it('are listed in their order, with their part of the country in the language of the guest', async () => {
    const { data, meta } = await list(3)
    assert.deepEqual(
      data.map(({ code, area, lowest_price }) => [code, area, lowest_price]),
      [
        ['kamogawa', 'Kansai', null],
        ['setouchi', 'Chugoku', null],
        ['yufuin', 'Kyushu and Okinawa', null],
      ],
    )
    assert.deepEqual(meta, { page: 1, total_pages: 1, total_entries: 3 })
    const areas = async (brandId: number, locale: Locale) =>
      (await list(brandId, {}, locale)).data.map(({ area }) => area)
    assert.deepEqual(await areas(3, 'ja'), ['近畿', '中国', '九州・沖縄'])
    assert.deepEqual(await areas(2, 'ja'), ['台湾', '韓国'])
    // The hotel wrote no Thai text of its own: what is shown instead says in which language it is.
    const [thai] = (await list(3, {}, 'th')).data
    assert.deepEqual([thai?.name, thai?.lang, thai?.address.lang], ['คาโมกาวะ เฮาส์', null, 'en'])
  })

  /** What the results of a hotel ask at least for one room, by the night. */
  async function searched(hotelId: number, party: PartyRoom): Promise<number> {
    const { body } = await guest.send(rooms.search, { hotelId, query: { ...STAY, rooms: [party] } })
    const plans = body.data.rooms.flatMap(({ room_plan }) => room_plan)
    return Math.round(Math.min(...plans.map(({ price }) => offerTotal(price))) / 2)
  }

  it('cost at least what their results will ask, for the dates and the party, all taxes in', async () => {
    for (const party of [PARTY, { adults: 2, children: 1, kids_ages: [5] }, { adults: 1, children: 0 }]) {
      const { data } = await list(3, priced({ ...STAY, rooms: [party] }))
      const expected = await Promise.all(data.map(({ id }) => searched(id, party)))
      assert.deepEqual(
        data.map(({ lowest_price }) => lowest_price),
        expected,
      )
    }
  })

  it('cost for two rooms what two rooms cost, and nothing where there is no second one', async () => {
    const two = { rooms: [PARTY, { adults: 1, children: 0 }] }
    const [first] = (await list(3, priced({ ...STAY, ...two }))).data
    assert.equal(first?.lowest_price, (await searched(7, PARTY)) + (await searched(7, { adults: 1, children: 0 })))
    const many = Array.from({ length: 60 }, () => PARTY)
    assert.equal((await list(3, priced({ ...STAY, rooms: many }))).data[0]?.lowest_price, null)
  })

  it('have no price on a night that is full, nor when nobody asked for one', async () => {
    const full = { checkin_date: '2026-11-26', checkout_date: '2026-11-27' }
    const prices = async (query: Query) => (await list(3, query)).data.map(({ lowest_price }) => lowest_price)
    assert.deepEqual(await prices(priced(full)), [null, null, null])
    assert.deepEqual(await prices({ ...full, rooms: [PARTY] }), [null, null, null])
    assert.ok((await prices(priced())).every((price) => price !== null && price > 0))
  })

  it('asked for without dates cost what the calendar says of the coming sixty days', async () => {
    const range = { start_date: '2026-11-01', end_date: '2026-12-31' }
    const { body } = await guest.send(rooms.inventory, { hotelId: 8, query: { ...range, rooms: [PARTY] } })
    const { data } = await list(3, priced({ hotel_codes: ['setouchi'] }))
    assert.equal(data.length, 1)
    const far = body.data.filter(({ date }) => date < '2026-12-31').flatMap(({ lowest_price }) => lowest_price ?? [])
    assert.equal(data[0]?.lowest_price, Math.min(...far))
  })

  it('come page by page, none twice and none forgotten', async () => {
    await addHotels(world.database.orm, { brandId: 3, count: 57 })
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(3, priced({ ...STAY, page }))))
    assert.deepEqual(
      pages.map(({ data }) => data.length),
      [20, 20, 20, 0],
    )
    for (const { meta } of pages) assert.deepEqual([meta.total_pages, meta.total_entries], [3, 60])
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
    assert.deepEqual(
      ids,
      [...new Set(ids)].toSorted((a, b) => a - b),
    )
    assert.equal((await list(3, { per_page: 500 })).data.length, 50)
  })

  it('refuse a page that cannot be', async () => {
    for (const query of [
      { page: 0 },
      { per_page: 0 },
      priced({ checkin_date: '2026-12-02', checkout_date: '2026-12-01' }),
    ])
      assert.equal((await guest.send(hotels.ofBrand, { brandId: 3, query })).status, 422)
    assert.equal((await guest.send(hotels.ofBrand, { brandId: 'tsukinoya', query: {} })).status, 404)
  })

  it('are told one by one, too', async () => {
    const { data } = (await guest.send(hotels.hotel, { hotelId: 3 }, inLanguage('ja'))).body
    assert.deepEqual([data.code, data.name, data.address?.country], ['kumoi', '雲井の湯', 'JP'])
    assert.ok(data.lat && data.lng && data.hotel_photos.length > 0)
    assert.equal((await guest.send(hotels.hotel, { hotelId: 999 })).status, 404)
  })
})

describe('the recommendations', () => {
  const recommend = async (query: object = {}, locale: Locale = 'en', hotelId = 1) =>
    (await guest.send(recommender.rooms, { hotelId, query: { ...STAY, rooms: [PARTY], ...query } }, inLanguage(locale))).body // prettier-ignore

  it('are rooms of the search, one offer each, with a reason that is true', async () => {
    const { data } = await recommend()
    const found = (await guest.send(rooms.search, { hotelId: 1, query: { ...STAY, rooms: [PARTY] } })).body.data.rooms
    const plans = found.flatMap(({ room_plan }) => room_plan)
    const lowest = Math.min(...plans.map(({ price }) => offerTotal(price)))
    assert.equal(data.length, found.length)
    for (const { room_plan, reason, max_people } of data) {
      const [plan] = room_plan
      assert.ok(plan && room_plan.length === 1)
      assert.deepEqual(plans.find(({ room_plan_code }) => room_plan_code === plan.room_plan_code), plan) // prettier-ignore
      if (reason === 'The lowest price for your dates') assert.equal(offerTotal(plan.price), lowest)
      if (reason === 'Room for all of you in one room') assert.ok(max_people >= 2 && max_people <= 3)
      if (reason === 'Can be cancelled free of charge') assert.notEqual(plan.cancellation_free_deadline, null)
      assert.ok(!reason.startsWith('Often'), 'nobody has booked anything yet')
    }
    assert.ok(data.some(({ reason }) => reason === 'The lowest price for your dates'))
  })

  it('give no reason that is true of all of them, and none twice', async () => {
    const { data } = await recommend()
    const reasons = data.map(({ reason }) => reason).filter((reason) => reason !== 'Free on your dates')
    assert.ok(reasons.length > 1)
    assert.deepEqual(reasons, [...new Set(reasons)])
    const isFree = data.map(({ room_plan }) => room_plan.every((plan) => plan.cancellation_free_deadline !== null))
    assert.ok(!reasons.includes('Can be cancelled free of charge') || isFree.includes(false))
    const isFitting = data.map(({ max_people }) => max_people - PARTY.adults - PARTY.children <= 1)
    assert.ok(!reasons.includes('Room for all of you in one room') || isFitting.includes(false))
  })

  it('say what is often chosen once it was, and not before', async () => {
    const query = { ...STAY, rooms: [PARTY] }
    const found = (await guest.send(rooms.search, { hotelId: 1, query })).body.data.rooms
    const dinner = found.flatMap(({ room_type_code, room_plan }) => {
      const plan = room_plan.find(({ hotel_plan_code }) => hotel_plan_code === 'kaiseki')
      return plan ? [{ room_type_code, room_plan_code: plan.room_plan_code, quantity: 1, party: PARTY }] : []
    })
    const [room] = dinner
    assert.ok(room)
    const reasonOf = async () =>
      (await recommend()).data.find(({ room_plan }) => room_plan[0]?.room_plan_code === room.room_plan_code)?.reason
    for (const key of ['popular-1', 'popular-2', 'popular-3']) {
      assert.notEqual(await reasonOf(), 'Often chosen with dinner')
      assert.equal((await guest.book(1, await guest.booking(1, 'on_site', [room]), key)).status, 201)
    }
    assert.equal(await reasonOf(), 'Often chosen with dinner')
  })

  it('are explained in every language, never name a plan that cannot be booked, and keep the second currency', async () => {
    const told = await Promise.all(LOCALE_CODES.map(async (locale) => (await recommend({}, locale)).data[0]?.reason))
    assert.equal(new Set(told).size, LOCALE_CODES.length)
    const offered = (await recommend({}, 'en', 2)).data.flatMap(({ room_plan }) => room_plan)
    assert.ok(offered.length > 0 && offered.every((plan) => plan.booking_start_date === null))
    const { data, meta } = await recommend({ mcp_currency: 'USD' })
    assert.equal(meta.mcp_currency, 'USD')
    assert.ok(data[0]?.room_plan[0]?.price.mcp_total_price)
  })
})

describe('the settings of the recommender', () => {
  const settings = async (hotelId: number, query: { preview?: boolean } = {}, locale: Locale = 'en') =>
    (await guest.send(recommender.settings, { hotelId, query }, inLanguage(locale))).body.data

  it('have a title, colours and, once opened to everybody, no end', async () => {
    assert.deepEqual(await settings(1), {
      is_active: true,
      title: 'Rooms for you',
      max_items: 6,
      show_price: true,
      colours: { button: '#2c5449', header: '#fbfaf7' },
      preview_ends_at: null,
    })
    assert.equal((await settings(1, {}, 'ja')).title, 'おすすめのお部屋')
  })

  it('show who comes by the preview what is not open yet, for five minutes', async () => {
    assert.equal((await settings(2)).is_active, false)
    const preview = await settings(2, { preview: true })
    assert.equal(preview.is_active, true)
    assert.equal(Date.parse(preview.preview_ends_at ?? ''), world.clock.now() + RECOMMENDER_PREVIEW_MS)
    assert.equal((await settings(6, { preview: true })).is_active, false, 'switched off is off')
  })
})

describe('a cancellation policy by its number', () => {
  it('is the one its plans name, and of this hotel only', async () => {
    const { body } = await guest.send(rooms.search, { hotelId: 1, query: { ...STAY, rooms: [PARTY] } })
    const plan = body.data.rooms
      .flatMap(({ room_plan }) => room_plan)
      .find(({ cancellation_free_deadline: end }) => end)
    assert.ok(plan?.cancellation_policy_id)
    const policyId = plan.cancellation_policy_id ?? ''
    const query = { checkin_date: STAY.checkin_date }
    const { data } = (await guest.send(rooms.policy, { hotelId: 1, policyId, query })).body
    assert.deepEqual([data.id, data.cancel_before_at], [plan.cancellation_policy_id, plan.cancellation_free_deadline])
    assert.ok(data.title && data.cancellation_policy_parts.length > 0)
    assert.equal((await guest.send(rooms.policy, { hotelId: 2, policyId, query })).status, 404)
  })
})

describe('what the settings say about searching', () => {
  const settings = async (code: string, locale: Locale = 'en') =>
    (await guest.send(starting.settings, { code }, inLanguage(locale))).body.data

  it('is each hotel’s own', async () => {
    const inn = (await settings('shirotsuki')).booking_widget_setting_attributes
    assert.deepEqual([inn.is_day_use_enabled, inn.is_undated_search_enabled, inn.tier], [true, true, null])
    const city = await settings('minato')
    assert.deepEqual(city.booking_widget_setting_attributes.dynamic_package, { starts_on: '2026-11-04' })
    assert.deepEqual(
      city.room_search_filters.filter(({ is_hotel_ads }) => is_hotel_ads).map(({ id }) => id),
      ['ads_quiet', 'ads_late'],
    )
    const coast = await settings('kamogawa')
    assert.equal(coast.booking_widget_setting_attributes.tier, 'gold')
    assert.equal(coast.booking_widget_setting_attributes.default_search_setting?.target, 'hotel_brand')
    assert.equal((await settings('setouchi')).kids_setting.shared_bed_type, null)
  })

  it('names what a child of a tier gets, where children are counted by tier', async () => {
    for (const code of ['kumoi', 'kamogawa'])
      assert.deepEqual((await settings(code)).kids_tiers.map(({ option }) => option), KIDS_OPTIONS) // prettier-ignore
    assert.ok((await settings('shirotsuki')).kids_tiers.every(({ option }) => option === null))
  })

  const place = async (code: string) => mask(await settings(code), placeSettings)

  it('brings a map the provider itself draws, or none', async () => {
    const { map_tile_url, map_attribution } = await place('kumoi')
    assert.equal(map_tile_url, `${ORIGINS.api}/tiles/{z}/{x}/{y}.svg`)
    assert.equal(map_attribution, 'Map: drawn for the demo')
    const tile = (z: number, x: number, y: number) => world.fetch(`${ORIGINS.api}/tiles/${z}/${x}/${y}.svg`)
    const drawn = await tile(14, 14_508, 6_432)
    assert.equal(drawn.headers.get('content-type'), 'image/svg+xml; charset=utf-8')
    assert.match(await drawn.text(), /^<svg /)
    assert.equal((await tile(2, 4, 0)).status, 404)
    assert.equal((await world.fetch(`${ORIGINS.api}/tiles/2/x/0.svg`)).status, 404)
    assert.equal((await place('shirotsuki')).map_tile_url, null)
  })

  it('counts the hotels of the brand that are open', async () => {
    const count = async () => (await settings('seoul-haneul')).hotel_brand_setting.hotel_count
    assert.equal(await count(), 2)
    await world.database.orm.execute(sql`update hotel set active = false where code = 'taipei-lan'`)
    assert.equal(await count(), 1)
  })
})
