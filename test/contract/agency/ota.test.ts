import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq, inArray } from 'drizzle-orm'

import { otaHotel } from '../../../demo-host/provider/db/schema/ota.ts'
import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { NAMED_HOUSES, seedOtaHouses } from '../../../demo-host/world/ota/seed-ota.ts'
import { ota } from '../../../shared/contract/ota.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import type { InputOf } from '../../../shared/contract/define.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { offerTotal } from '../../../shared/rules/money/money.ts'
import { firstRoom, openGuest, PARTY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const STAY = { checkin_date: '2026-12-08', checkout_date: '2026-12-10' }
const HOUR_MS = 3_600_000

let world: World
let guest: Guest
before(async () => {
  world = await openWorld()
  await world.database.orm.transaction((tx) => seedOtaHouses(tx, NAMED_HOUSES))
  guest = await openGuest(world)
})
after(() => world.close())

type Query = Partial<InputOf<typeof ota.search>['query']>
async function search(query: Query = {}) {
  const { status, body } = await guest.send(ota.search, { query: { ...STAY, rooms: [PARTY], ...query } })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
const codes = ({ data }: Awaited<ReturnType<typeof search>>) => data.map(({ code }) => code)

describe('hotels of an agency', () => {
  it('are found by the hundred of all brands, page by page, none twice [OTA-003]', async () => {
    const first = await search({ per_page: 10, page: 1 })
    assert.equal(first.meta.total_entries, 24)
    assert.equal(first.meta.total_pages, 3)
    const pages = [first, await search({ per_page: 10, page: 2 }), await search({ per_page: 10, page: 3 })]
    const all = pages.flatMap(codes)
    assert.equal(new Set(all).size, 24)
    assert.ok(first.data.every(({ hotel_photos, name }) => hotel_photos.length > 0 && name !== ''))
  })

  it('cost exactly what their own results ask for the whole stay [OTA-003]', async () => {
    const { data } = await search({ per_page: 24 })
    const offered = data.filter(({ offer }) => offer !== null)
    assert.ok(offered.length >= 15, `${offered.length} offers`)
    for (const { id, offer } of offered) {
      const { body } = await guest.send(rooms.search, { hotelId: id, query: { ...STAY, rooms: [PARTY] } })
      const totals = body.data.rooms.flatMap(({ room_plan }) => room_plan.map(({ price }) => offerTotal(price)))
      assert.equal(offer?.total, Math.min(...totals), `hotel ${id}`)
      assert.equal(offer?.nights, 2)
    }
  })

  it('stand by price, and in one currency where they ask in several', async () => {
    const cheap = (await search({ sort: 'price_low_to_high', per_page: 24 })).data.flatMap(({ offer }) =>
      offer ? [offer.site_total ?? offer.total] : [],
    )
    assert.deepEqual(
      cheap,
      cheap.toSorted((one, other) => one - other),
    )
    const dear = await search({ sort: 'price_high_to_low', per_page: 24 })
    assert.notDeepEqual(codes(dear).slice(0, 3), codes(await search({ sort: 'price_low_to_high' })).slice(0, 3))
    const abroad = dear.data.find(({ code }) => code === 'taipei-lan')
    assert.equal(abroad?.currency, 'TWD')
    assert.ok(abroad.offer?.site_total && abroad.offer.site_total > abroad.offer.total)
  })

  it('without an offer stand last, with the next dates that look free [OTA-015]', async () => {
    const { data, meta } = await search({ place: 'hakone' })
    assert.deepEqual(data.at(-1)?.code, 'sengoku-ridge')
    assert.equal(data.at(-1)?.offer, null)
    assert.ok(meta.available_entries < meta.total_entries)
    const order = (await search({ per_page: 24 })).data.map(({ offer }) => offer !== null)
    assert.deepEqual(
      order,
      order.toSorted((one, other) => Number(other) - Number(one)),
    )
    const { body } = await guest.send(ota.search, {
      query: { checkin_date: '2026-11-26', checkout_date: '2026-11-27', rooms: [PARTY], q: 'Shirotsuki' },
    })
    const [full] = body.data
    assert.equal(full?.offer, null)
    assert.equal(full?.next_available?.checkin_date, '2026-11-27')
  })

  it('are narrowed by place, words, wishes, rating and price', async () => {
    assert.ok((await search({ place: 'yufuin' })).data.every(({ place }) => place.id === 'yufuin'))
    assert.deepEqual(codes(await search({ q: '白月' })), codes(await search({ q: 'shirotsuki' })))
    assert.deepEqual(codes(await search({ q: 'nobody has this name' })), [])
    const pets = await search({ wishes: ['pets', 'parking'] })
    assert.deepEqual(codes(pets).toSorted(), ['karuizawa-shirakaba', 'nikko-suginamiki', 'sengoku-ridge'])
    const good = await search({ min_rating: 48 })
    assert.deepEqual(codes(good).toSorted(), ['matsukaze-tei', 'yufuin', 'yufuin-kirin'])
    const { data } = await search({ max_price: 20_000, per_page: 24 })
    assert.ok(data.length > 0)
    for (const { offer } of data) assert.ok(offer && (offer.site_total ?? offer.total) <= 2 * 20_000)
  })

  it('say where they are, the places with the most first', async () => {
    const { meta, data } = await search()
    assert.ok(data.every(({ lat, lng }) => lat !== null && lng !== null))
    assert.deepEqual(
      meta.places.slice(0, 1).map(({ id, hotel_count }) => [id, hotel_count]),
      [['hakone', 3]],
    )
    assert.equal(
      meta.places.reduce((sum, { hotel_count }) => sum + hotel_count, 0),
      24,
    )
  })

  it('that are closed, or that the agency does not sell, are not found', async () => {
    const { orm } = world.database
    await orm.update(hotel).set({ active: false }).where(eq(hotel.code, 'momiji-garden'))
    assert.ok(!codes(await search({ place: 'hakone' })).includes('momiji-garden'))
    await orm.update(hotel).set({ active: true }).where(eq(hotel.code, 'momiji-garden'))
    assert.ok(codes(await search({ place: 'hakone' })).includes('momiji-garden'))
    assert.ok(!codes(await search({ q: 'demo' })).includes('demo'))
  })

  it('are not asked for more than one search can price', async () => {
    const parties = Array.from({ length: 12 }, (_, adults) => ({ adults: adults + 1, children: 0 }))
    const query = { checkin_date: '2026-12-08', checkout_date: '2027-01-08', rooms: parties }
    const { status, body } = await guest.send(ota.search, { query })
    assert.equal(status, 422, JSON.stringify(body))
  })

  it('have the ratings of the provider, and the unrated none [OTA-004]', async () => {
    const ids = await world.database.orm
      .select({ id: hotel.id, code: hotel.code })
      .from(hotel)
      .where(inArray(hotel.code, ['shirotsuki', 'tokyo-yanaka', 'kamogawa']))
    const { body } = await guest.send(ota.ratings, { query: { hotel_ids: ids.map(({ id }) => String(id)) } })
    const byCode = new Map(ids.map(({ id, code }) => [id, code]))
    const rated = body.data.map(({ hotel_id, ...rest }) => [byCode.get(hotel_id), rest] as const)
    assert.deepEqual(Object.fromEntries(rated), {
      shirotsuki: { rating: 4.7, review_count: 812 },
      kamogawa: { rating: 4.6, review_count: 365 },
    })
  })

  it('are as the provider stands: a rating that changes is the new one', async () => {
    await world.database.orm.update(otaHotel).set({ rating: 3.1 }).where(eq(otaHotel.hotel_id, 1))
    const { body } = await guest.send(ota.ratings, { query: { hotel_ids: ['1'] } })
    assert.equal(body.data[0]?.rating, 3.1)
    await world.database.orm.update(otaHotel).set({ rating: 4.7 }).where(eq(otaHotel.hotel_id, 1))
  })
})

describe('what a guest chose', () => {
  const example = async () => ({
    hotel_code: 'shirotsuki',
    query: 'checkin=2026-12-08&checkout=2026-12-10&adults=2',
    ...STAY,
    rooms: [await firstRoom(guest, 1, 'on_site')],
  })

  it('is kept for an hour under an id nobody guesses, and given back as it was', async () => {
    const data = await example()
    const { body: kept } = await guest.send(ota.store, { body: { data } })
    assert.ok(kept.data.id.length > 0)
    const another = (await guest.send(ota.store, { body: { data } })).body.data.id
    assert.notEqual(another, kept.data.id)
    const { body } = await guest.send(ota.stored, { storageId: kept.data.id })
    assert.deepEqual(body.data, data)
    world.clock.advance(HOUR_MS - 1_000)
    assert.equal((await guest.send(ota.stored, { storageId: kept.data.id })).status, 200)
    world.clock.advance(1_000)
    assert.equal((await guest.send(ota.stored, { storageId: kept.data.id })).status, 404)
    assert.equal((await guest.send(ota.stored, { storageId: 'nobody-has-this-one' })).status, 404)
  })

  it('is bounded, and nothing else is kept', async () => {
    const data = { ...(await example()), query: 'a'.repeat(2_049) }
    const { status } = await guest.send(ota.store, { body: { data } })
    assert.equal(status, 422)
    const more = { ...(await example()), note: 'Taro Yamada' }
    const { body } = await guest.send(ota.store, { body: { data: more } })
    const kept = (await guest.send(ota.stored, { storageId: body.data.id })).body
    assert.ok(!JSON.stringify(kept).includes('Taro'))
  })
})

describe('a reservation, asked for by its number alone', () => {
  it('is found at whichever hotel it is, by who proves to be its guest [OTA-009]', async () => {
    const room = await firstRoom(guest, 2, 'on_site')
    const body = await guest.booking(2, 'on_site', [room])
    const { reservation_number } = (await guest.book(2, body, 'of-the-agency')).body.data
    const show = (email: string, headers = {}) =>
      guest.send(ota.reservation, { reservationId: reservation_number, query: { email } }, headers)
    const { body: found } = await show(TARO.email)
    const own = await guest.send(reservations.show, {
      hotelId: 2,
      reservationId: reservation_number,
      query: { email: TARO.email },
    })
    assert.deepEqual(found.data, own.body.data)
    assert.equal((await show('somebody@else.example')).status, 404)
    assert.equal((await show('', { [HEADERS.locale]: 'ja' })).status, 404)
    const unknown = await guest.send(ota.reservation, { reservationId: 'ZZZ-0000-0000', query: { email: TARO.email } })
    assert.equal(unknown.status, 404)
  })
})

describe('hotels for what a guest says', () => {
  const recommend = async (body: InputOf<typeof ota.recommend>['body'], locale = 'en') => {
    const answer = await guest.send(ota.recommend, { body }, { [HEADERS.locale]: locale })
    assert.equal(answer.status, 201)
    return answer.body
  }

  const SENTENCES = [
    ['en', 'a quiet inn with a hot spring in Hakone for two, up to 60,000 yen a night'],
    ['ja', '箱根の温泉付きの静かな宿、大人2名、1泊6万円まで'],
    ['ko', '하코네의 온천이 있는 조용한 료칸, 성인 2명, 1박 6만 엔 이하'],
    ['zh_Hans', '箱根的安静温泉旅馆，两位成人，每晚不超过6万日元'],
    ['zh_Hant', '箱根的安靜溫泉旅館，兩位成人，每晚不超過6萬日圓'],
    ['id', 'penginapan tenang dengan onsen di Hakone untuk 2 orang, maksimal 60.000 yen per malam'],
    ['th', 'ที่พักเงียบ ๆ มีออนเซ็นในฮาโกเน่ สำหรับ 2 คน ไม่เกิน 60,000 เยนต่อคืน'],
    ['ar', 'نُزُل هادئ مع ينابيع حارة في هاكونه لشخصين، حتى 60000 ين لليلة'],
  ] as const
  for (const [locale, text] of SENTENCES)
    it(`are found by a sentence in ${locale}, each with why it is shown [OTA-002]`, async () => {
      const { data, meta } = await recommend({ text }, locale)
      assert.equal(meta.is_understood, true)
      assert.deepEqual(
        meta.understood?.places.map(({ id }) => id),
        ['hakone'],
      )
      assert.ok(meta.understood.wishes.includes('onsen'))
      assert.equal(meta.understood.adults, 2)
      const [first] = data
      assert.equal(first?.hotel.code, 'shirotsuki')
      assert.deepEqual(
        first.reasons.map(({ kind, wish }) => wish ?? kind),
        ['place', 'budget', 'onsen', 'quiet', 'rating'],
      )
    })

  it('are near the place that was named, or none, and the full ones last', async () => {
    const { data } = await recommend({ criteria: { places: ['hakone'], wishes: [] } })
    const kinds = data.map(({ reasons }) => reasons[0]?.kind)
    assert.deepEqual(kinds.toSorted(), ['near', 'place', 'place', 'place'])
    assert.equal(data.at(-1)?.hotel.code, 'sengoku-ridge')
    assert.ok(data.at(-1)?.reasons.some(({ kind }) => kind === 'noOffer'))
  })

  it('that have more of what was wished for stand before those that have less, whatever their rating', async () => {
    const { data } = await recommend({ criteria: { places: [], wishes: ['onsen', 'dinner', 'quiet', 'privateBath'] } })
    const met = data
      .filter(({ hotel: { offer } }) => offer !== null)
      .map(({ reasons }) => reasons.filter(({ wish }) => wish).length)
    assert.deepEqual(
      met,
      met.toSorted((one, other) => other - one),
    )
    assert.ok(new Set(met).size > 1, met.join())
  })

  it('are said to be within the budget only by their exact price', async () => {
    const { data } = await recommend({
      criteria: { places: [], wishes: [], nights: 2, budget: { amount: 25_000, per: 'night' } },
    })
    for (const { hotel: found, reasons } of data) {
      const total = found.offer ? (found.offer.site_total ?? found.offer.total) : Infinity
      assert.equal(
        reasons.some(({ kind }) => kind === 'budget'),
        total <= 50_000,
        found.code,
      )
    }
  })

  it('need words that say something of a stay, and what was not understood is said', async () => {
    const { data, meta } = await recommend({ text: 'qwertz' })
    assert.deepEqual([data, meta.is_understood, meta.understood], [[], false, null])
    assert.equal((await guest.send(ota.recommend, { body: {} })).status, 422)
  })
})
