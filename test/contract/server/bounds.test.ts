import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { rooms } from '../../../shared/contract/rooms.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import type { SelectedRoom } from '../../../shared/model/search/search.ts'
import { firstRoom, openGuest, PARTY, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const SHIROTSUKI = 1
const MINATO = 2
/** Counts children by tier. */
const KUMOI = 3
/** What the slowest machine needs for any answer, and far less than what each of these took. */
const AT_ONCE_MS = 15_000

const ONE_CHILD = { adults: 2, children: 1 }
const tiers = (...kids_tiers: [string, number][]) => ({
  ...ONE_CHILD,
  kids_tiers: kids_tiers.map(([code, children]) => ({ code, children })),
})

describe('what a caller may send', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  const get = async (path: string, query: Record<string, string>) => {
    const headers = { origin: ORIGINS.widget, [HEADERS.clientSession]: guest.token() }
    const started = performance.now()
    const answer = await world.fetch(`${ORIGINS.api}${path}?${new URLSearchParams(query)}`, { headers })
    const body = (await answer.json()) as { errors?: { details: { base: { field?: string }[] } }[] }
    const fields = body.errors?.[0]?.details.base.map(({ field }) => field)
    assert.ok(performance.now() - started < AT_ONCE_MS)
    return { status: answer.status, fields }
  }
  const refused = (...fields: string[]) => ({ status: 422, fields })
  const search = (party: object, more = {}) =>
    get(`/hotels/${KUMOI}/rooms`, { ...STAY, rooms: JSON.stringify([party]), ...more })

  it('is a number of children that a room can hold, never a list as long as somebody says (guarantee S23)', async () => {
    const many = { adults: 2, children: 0, kids_tiers: [{ code: 'A', children: 1_000_000_000 }] }
    assert.deepEqual(await search(many), refused('rooms.0.kids_tiers.0.children'))
    const line = { room_type_code: 'x', room_plan_code: 'y', quantity: 1, party: many }
    const price = await get(`/hotels/${KUMOI}/rooms/price`, { ...STAY, rooms: JSON.stringify([line]) })
    assert.deepEqual(price, refused('rooms.0.party.kids_tiers.0.children'))
    const days = { start_date: '2026-12-01', end_date: '2026-12-31', rooms: JSON.stringify([many]) }
    for (const path of [`/hotels/${KUMOI}/rooms/inventory`, '/hotel_brands/1/inventory'])
      assert.deepEqual(await get(path, days), refused('rooms.0.kids_tiers.0.children'))
  })

  const stays: [string, object, string][] = [
    ['until the year 9999', { checkout_date: '9999-12-31' }, 'checkout_date'],
    ['of a lifetime', { checkout_date: '2100-12-31' }, 'checkout_date'],
    ['of a day more than a year', { checkin_date: '2026-11-24', checkout_date: '2027-11-25' }, 'checkout_date'],
    ['that ends before it begins', { checkin_date: '2026-11-26', checkout_date: '2026-11-24' }, 'checkout_date'],
    ['from the year one', { checkin_date: '0001-01-01' }, 'checkin_date'],
  ]
  for (const [name, dates, field] of stays) {
    it(`is no stay ${name} (guarantee S23)`, async () => {
      assert.deepEqual(await search(PARTY, dates), refused(field))
      const wished = { ...STAY, ...dates, rooms: JSON.stringify([{ ...line, party: PARTY }]) }
      assert.deepEqual(await get(`/hotels/${KUMOI}/rooms/price`, wished), refused(field))
      assert.deepEqual(await get(`/hotels/${KUMOI}/extras`, { ...STAY, ...dates }), refused(field))
    })
  }
  const line = { room_type_code: 'x', room_plan_code: 'y', quantity: 1 }

  it('is a stay of a whole year', async () => {
    const dates = { checkin_date: '2026-11-24', checkout_date: '2027-11-24' }
    assert.equal((await search(PARTY, dates)).status, 200)
  })

  for (const path of [`/hotels/${SHIROTSUKI}/rooms/inventory`, '/hotel_brands/1/inventory']) {
    it(`is no calendar of eight thousand years at ${path}, nor one of a hundred and one days (guarantee S23)`, async () => {
      const asked = { rooms: JSON.stringify([PARTY]) }
      const ages = { start_date: '0001-01-01', end_date: '9999-12-31' }
      assert.deepEqual(await get(path, { ...asked, ...ages }), refused('start_date', 'end_date'))
      const long = { start_date: '2026-12-01', end_date: '2027-03-11' }
      assert.deepEqual(await get(path, { ...asked, ...long }), refused('end_date'))
      const most = { start_date: '2026-12-01', end_date: '2027-03-10' }
      assert.equal((await get(path, { ...asked, ...most })).status, 200)
      const turned = { start_date: '2026-12-02', end_date: '2026-12-01' }
      assert.deepEqual(await get(path, { ...asked, ...turned }), refused('end_date'))
    })
  }

  it('is no year of rooms that all differ', async () => {
    const different = Array.from({ length: 20 }, (_, at) => ({
      adults: 1 + (at % 4),
      children: 0,
      adult_companion: at,
    }))
    const wish = { rooms: JSON.stringify(different), checkin_date: '2026-11-24', checkout_date: '2027-11-01' }
    assert.deepEqual(await get(`/hotels/${MINATO}/rooms`, wish), refused('rooms'))
  })

  const parties: [string, number, PartyRoom, string][] = [
    ['without tier', KUMOI, ONE_CHILD, 'kids_tiers'],
    ['without age', SHIROTSUKI, ONE_CHILD, 'kids_ages'],
    ['without age where children cost nothing', MINATO, ONE_CHILD, 'kids_ages'],
    ['with an empty list of ages', SHIROTSUKI, { ...ONE_CHILD, kids_ages: [] }, 'kids_ages'],
    ['with one age for two', SHIROTSUKI, { adults: 1, children: 2, kids_ages: [5] }, 'kids_ages'],
    ['of a tier nobody knows', KUMOI, tiers(['ZZZ', 1]), 'kids_tiers'],
    ['of a tier where there are none', MINATO, tiers(['A', 1]), 'kids_tiers'],
    ['in tiers that count more', KUMOI, tiers(['A', 2]), 'kids_tiers'],
    ['in tiers that count another', KUMOI, { ...tiers(['A', 2]), children: 0 }, 'kids_tiers'],
  ]
  for (const [name, hotelId, party, field] of parties) {
    it(`is no child ${name}: it would be free, or not counted (guarantee S9)`, async () => {
      const rooms = JSON.stringify([party])
      assert.deepEqual(await get(`/hotels/${hotelId}/rooms`, { ...STAY, rooms }), refused(`rooms.0.${field}`))
      const days = { start_date: '2026-12-01', end_date: '2026-12-31' }
      const calendar = await get(`/hotels/${hotelId}/rooms/inventory`, { ...days, rooms })
      assert.deepEqual(calendar, refused(`rooms.0.${field}`))
      const chosen = { ...(await firstRoom(guest, hotelId, 'on_site')), party }
      const { status } = await get(`/hotels/${hotelId}/rooms/price`, { ...STAY, rooms: JSON.stringify([chosen]) })
      assert.equal(status, 422)
    })
  }

  it('is the tier of the calculation: another one is priced anew (guarantee S9)', async () => {
    const cheap = await roomFor(tiers(['D', 1]))
    const dear = { ...cheap, party: tiers(['A', 1]) }
    const quoted = await guest.booking(KUMOI, 'on_site', [cheap])
    const { status, body } = await guest.book(KUMOI, { ...quoted, rooms: [dear] }, 'another-tier')
    assert.deepEqual([status, body.errors[0]?.details.code], [409, 2304])
  })

  async function roomFor(party: PartyRoom): Promise<SelectedRoom> {
    const query = { ...STAY, rooms: [party], bookable: true }
    const { data } = (await guest.send(rooms.search, { hotelId: KUMOI, query })).body
    for (const { room_type_code, room_plan } of data.rooms)
      for (const { room_plan_code, payment_method } of room_plan)
        if (payment_method.includes('on_site')) return { room_type_code, room_plan_code, quantity: 1, party }
    throw new Error('No room takes this party')
  }

  it('is a code in letters of full width (guarantee S9)', async () => {
    const room = await firstRoom(guest, SHIROTSUKI, 'on_site')
    const asked = { ...STAY, rooms: [room], coupon_code: ' ＷＥＬＣＯＭＥ１０ ' }
    const { status, body } = await guest.send(rooms.price, { hotelId: SHIROTSUKI, query: asked })
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.data.coupon?.code, 'WELCOME10')
  })

  it('is no object that will not become a text (guarantee S28)', async () => {
    const odd = '{"toString":1,"valueOf":1}'
    const ask = (rooms: string) => get(`/hotels/${SHIROTSUKI}/rooms`, { ...STAY, rooms })
    for (const rooms of [odd, `[${odd}]`, `[{"adults":2,"children":0,"kids_ages":${odd}}]`])
      assert.deepEqual(await ask(rooms), refused('rooms'))
    const headers = { origin: ORIGINS.widget, 'content-type': 'application/json' }
    const body = `{"key":${odd},"secret":"public"}`
    const start = await world.fetch(`${ORIGINS.identity}/api/client_sessions`, { method: 'POST', headers, body })
    assert.equal(start.status, 400)
  })

  for (const call of ['start_reset_password_process', 'resend_confirmation']) {
    it(`is an address that a mail can go to, where one is asked for: ${call} (guarantee S28)`, async () => {
      const headers = {
        origin: ORIGINS.widget,
        [HEADERS.clientSession]: guest.token(),
        'content-type': 'application/json',
      }
      const url = `${ORIGINS.api}/hotels/${SHIROTSUKI}/memberships/${call}`
      for (const email of ['nobody', 'a\nb@example.com', '\u202eab'])
        assert.equal((await world.fetch(url, { method: 'POST', headers, body: JSON.stringify({ email }) })).status, 422)
    })
  }
})
