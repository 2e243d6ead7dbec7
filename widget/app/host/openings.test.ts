import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { METHODS } from '../../../shared/element.ts'
import { PARAMETERS } from '../../../shared/parameters.ts'
import type { ParameterRow } from '../../../shared/parameters.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'
import { environmentAtom } from '../../state/environment.ts'
import { hasSearchedAtom } from '../../state/search/searched.ts'

const SETTINGS = /settings\/booking_widget$/
const ROOMS = /hotels\/\d+\/(rooms|preload)$/
const TODAY = '2026-11-01'
const DAY = { checkin: '2026-12-10' }
const NONE: { checkin?: string } = {}
const PARTIES = [{ adults: 2 }, { adults: 1 }]

/** A wish as a link has it; what the search is asked with (001 §7.3); none: with nothing else the search bar stands. */
type Wish = Record<string, string | number | boolean | readonly (string | number | object)[]>
type Row = { wish: Wish; asked?: Record<string, string>; alone?: 'bar'; hasDay?: true }

/** 000 §2.5 and what §2.4 adds of a search, each written out with what it asks for. */
const ROWS: Row[] = [
  { wish: { checkin: '2026-12-20' }, asked: { checkin_date: '2026-12-20', checkout_date: '2026-12-21' }, hasDay: true },
  { wish: { checkin: '2026/12/20', checkout: '2026/12/23' }, asked: { checkin_date: '2026-12-20', checkout_date: '2026-12-23', nights: '3' }, hasDay: true },
  { wish: { checkin: '+7' }, asked: { checkin_date: '2026-11-08' }, hasDay: true },
  { wish: { checkin_year: 2026, checkin_month: 12, checkin_day: 20, length: 2 }, asked: { checkin_date: '2026-12-20', checkout_date: '2026-12-22' }, hasDay: true },
  { wish: { search_type: 'undated', nights: 2 }, asked: { nights: '2', checkin_date: '' }, hasDay: true },
  { wish: { checkout: '2026-12-12' }, asked: {} },
  { wish: { nights: 3 }, asked: { nights: '3' } },
  { wish: { length: 3 }, asked: { nights: '3' } },
  { wish: { adults: 4 }, asked: { adults: '4', rooms: '[{"adults":4,"children":0}]' } },
  { wish: { children: 1, kids_ages: [5] }, asked: { children: '1', rooms: '[{"adults":2,"children":1,"kids_ages":[5]}]' } },
  { wish: { kids_ages: [4, 5] }, asked: { children: '2' } },
  { wish: { kids_tiers: [{ code: 'A', children: 1 }] }, asked: { children: '1' } },
  { wish: { rooms: PARTIES }, asked: { rooms: '[{"adults":2,"children":0},{"adults":1,"children":0}]' } },
  { wish: { room_count: 2 }, asked: { rooms: '[{"adults":2,"children":0},{"adults":2,"children":0}]' } },
  { wish: { rooms: 2 }, asked: { rooms: '[{"adults":2,"children":0},{"adults":2,"children":0}]' } },
  { wish: { type: 'plan' }, asked: { type: 'plans' } },
  { wish: { order: 'price_high_to_low' }, asked: { order: 'price_high_to_low' } },
  { wish: { filter: ['view', 'nonsmoking'] }, asked: { room_search_filters: 'view,nonsmoking' } },
  { wish: { is_day_use: true }, asked: { is_day_use: 'true', nights: '' } },
  { wish: { is_including_occupied: true }, asked: { bookable: 'false' } },
  { wish: { mode: 'secret' }, asked: { mode: 'secret' } },
  { wish: { mode: 'voucher' }, asked: { mode: 'voucher' } },
  { wish: { promo_code: 'SNOW' }, asked: { promo_code: 'SNOW' } },
  { wish: { coupon_code: 'C1' }, asked: { coupon_code: 'C1' } },
  { wish: { voucher_coupon_code: 'V1' }, asked: { voucher_coupon_code: 'V1' } },
  { wish: { room_type_codes: ['a', 'b'] }, asked: { room_type_codes: 'a,b' } },
  { wish: { room_type_code: 'a' }, asked: { room_type_codes: 'a' } },
  { wish: { hotel_plan_codes: ['a', 'b'] }, asked: { hotel_plan_codes: 'a,b' } },
  { wish: { hotel_plan_code: 'a' }, asked: { hotel_plan_codes: 'a' } },
  { wish: { room_plan_codes: ['a', 'b'] }, asked: { room_plan_codes: 'a,b' } },
  { wish: { room_plan_code: 'a' }, asked: { room_plan_codes: 'a' } },
  { wish: { dynamic_package: 'wbf' }, asked: { dynamic_package: 'wbf' } },
  // They come along with a search, and are none.
  { wish: { price_displayed_total: '120.5' }, asked: { price_displayed_total: '120.5' }, alone: 'bar' },
  { wish: { google_site: 'maps' }, asked: { google_site: 'maps' }, alone: 'bar' },
  { wish: { google_promo_code: 'G' }, asked: { google_promo_code: 'G' }, alone: 'bar' },
  { wish: { lottery_event: 'e' }, asked: { lottery_event_uuid: 'e' }, alone: 'bar' },
  { wish: { current_lottery_entry: 'n' }, asked: { lottery_result_entry_number: 'n' }, alone: 'bar' },
  { wish: { search_id: 's' }, asked: {}, alone: 'bar' },
  { wish: { warning: 'kids' }, asked: {}, alone: 'bar' },
  { wish: { hotel_id: 1 }, asked: {}, alone: 'bar' },
  { wish: { mcp_currency: 'USD' }, asked: { mcp_currency: 'USD' }, alone: 'bar' },
  { wish: { currency: 'USD' }, asked: {}, alone: 'bar' },
] // prettier-ignore

/** An address says lists with commas and objects in JSON. */
const textOf = (value: Wish[string]) => {
  const isJson = Array.isArray(value) && value.some((one) => one instanceof Object)
  return isJson ? JSON.stringify(value) : String(value)
}
const address = (wish: Wish) =>
  String(new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, textOf(value)])))
const camel = (wish: Wish) =>
  Object.fromEntries(
    Object.entries(wish).map(([name, value]) => [name.replace(/_(\w)/g, (_, one: string) => one.toUpperCase()), value]),
  )
type Method = 'open' | 'search'
/** What the loader sends for each way in that needs no document of its own. */
const WAYS: [way: string, (wish: Wish) => [Method, string | undefined]][] = [
  ['an opener with data-query', (wish) => ['open', METHODS.open({ view: 'search', query: address(wish) })]],
  ['open()', (wish) => ['open', METHODS.open({ view: 'search', ...camel(wish) })]],
  ['search()', (wish) => ['search', METHODS.search(camel(wish))]],
  ["the page's address", (wish) => ['open', METHODS.open({ view: 'search', query: `?booking_widget_open=search&${address(wish)}` })]],
  ["the page's address of before", (wish) => ['open', METHODS.open({ view: 'search', query: `?tripla_booking_widget_open=search&${address(wish)}` })]],
  ['the function of before', (wish) => ['open', METHODS.open({ ...wish, view: 'search' })]],
] // prettier-ignore

describe('what an opening carries', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  /** A hotel that offers everything, and a search whose question alone counts. */
  const bend = async (line: string, answer: () => Promise<Response>) => {
    if (ROOMS.test(line)) {
      const meta = { search_id: 's', currency: 'JPY', next_available: null, mcp_currency: null, exchange_rate_version: null }
      return Response.json({ data: { rooms: [], plans: [] }, meta })
    } // prettier-ignore
    if (!SETTINGS.test(line)) return null
    const { data } = (await (await answer()).json()) as { data: { booking_widget_setting_attributes: object } }
    const offers = { is_day_use_enabled: true, is_undated_search_enabled: true, plan_search_enabled: true }
    const booking_widget_setting_attributes = {
      ...data.booking_widget_setting_attributes,
      ...offers,
      dynamic_package: { starts_on: null, ends_on: null },
    }
    return Response.json({ data: { ...data, booking_widget_setting_attributes, mcp_enabled: true } })
  }
  type Visit = Awaited<ReturnType<typeof openVisit>>
  const searches = (visit: Visit) => visit.called(/hotels\/\d+\/rooms$/)
  const askedIn = (visit: Visit) => new URL(searches(visit).at(-1)?.url ?? 'https://none').searchParams
  const isAsked = (visit: Visit, asked: Record<string, string> = {}) =>
    Object.entries(asked).every(([name, value]) => (askedIn(visit).get(name) ?? '') === value)
  const check = (visit: Visit, asked: Record<string, string> = {}, note: string) => {
    const query = askedIn(visit)
    for (const [name, value] of Object.entries(asked)) assert.equal(query.get(name) ?? '', value, `${name} of ${note}`)
  }

  it('has a row for every parameter of a search', () => {
    const rows = Object.entries(PARAMETERS) as [string, ParameterRow][] // Object.entries forgets the names it lists
    const searched = rows.filter(([, row]) => row.to === 'search').map(([name]) => name)
    const written = new Set(ROWS.flatMap(({ wish }) => Object.keys(wish)))
    assert.deepEqual(searched.filter((name) => !written.has(name)), []) // prettier-ignore
  })

  for (const [way, callOf] of WAYS)
    it(`is the same by ${way}, with a day and without [QUERY-077]`, async () => {
      const visit = await openVisit(world, { hotelCode: 'minato', bend })
      let id = 0
      for (const { wish, asked, alone, hasDay } of ROWS)
        for (const day of hasDay ? [NONE] : [NONE, DAY]) {
          const note = `${way}: ${address({ ...day, ...wish })}`
          const before = searches(visit).length
          const [method, input] = callOf({ ...day, ...wish })
          assert.ok(input !== undefined, note)
          id++
          const payload = { id, method, input }
          visit.say({ type: 'call', payload })
          await until(() => visit.heard('answer').some((one) => Object(one.payload).id === id), note)
          const isBar = alone === 'bar' && !day.checkin && method !== 'search'
          assert.equal(visit.store.get(hasSearchedAtom), !isBar, note)
          if (!isBar) {
            // One of the row before may still come in between.
            const expected = hasDay ? asked : { checkin_date: day.checkin ?? TODAY, ...asked }
            await until(
              () => searches(visit).length > before && isAsked(visit, expected),
              () => `${JSON.stringify(expected)} for ${note}: ${askedIn(visit)}`,
            )
          }
          visit.go('result', { mcp_currency: undefined as never })
          await until(() => !visit.root.querySelector('.results'), note)
        }
      visit.close()
    })

  it('is the same in an address and in the attribute query, with a day and without [QUERY-077]', async () => {
    for (const { wish, asked, alone, hasDay } of ROWS)
      for (const day of hasDay ? [NONE] : [NONE, DAY]) {
        const query = address({ ...day, ...wish })
        const visit = await openVisit(world, { hotelCode: 'minato', bend, query })
        const isBar = alone === 'bar' && !day.checkin
        assert.equal(visit.store.get(hasSearchedAtom), !isBar, query)
        if (!isBar) {
          await until(() => searches(visit).length > 0, () => `a search for ${query}`) // prettier-ignore
          check(visit, hasDay ? asked : { checkin_date: day.checkin ?? TODAY, ...asked }, query)
        }
        window.sessionStorage.clear()
        visit.close()
      }
  })

  /** 000 §3, the search form: each field by the address alone, and the call it belongs to (001 §7.3, §7.12). */
  const FIELDS: [query: string, call: RegExp, asked: Record<string, string>][] = [
    ['nights=1', ROOMS, { type: 'rooms' }],
    ['type=plans', ROOMS, { type: 'plans' }],
    ['mode=secret', ROOMS, { mode: 'secret' }],
    ['filter=view,nonsmoking', ROOMS, { room_search_filters: 'view,nonsmoking' }],
    ['order=price_high_to_low', ROOMS, { order: 'price_high_to_low' }],
    ['is_including_occupied=true', ROOMS, { bookable: 'false' }],
    ['promo_code=SNOW', ROOMS, { promo_code: 'SNOW' }],
    ['coupon_code=C1', ROOMS, { coupon_code: 'C1' }],
    ['voucher_coupon_code=V1', ROOMS, { voucher_coupon_code: 'V1' }],
    ['current_reservation=AAA-1&bypass_token=b-1', ROOMS, { current_reservation: 'AAA-1', bypass_token: 'b-1' }],
    ['iframe=triplabot&triplabot_user_id=u-7&auth_auto_message_id=9', /chatbot_session$/, { user_id: 'u-7', auth_auto_message_id: '9' }],
    ['search_type=undated&nights=2', ROOMS, { checkin_date: '', nights: '2' }],
    ['dynamic_package=wbf', ROOMS, { dynamic_package: 'wbf' }],
    ['room_type_codes=a,b', ROOMS, { room_type_codes: 'a,b' }],
    ['hotel_plan_codes=a,b', ROOMS, { hotel_plan_codes: 'a,b' }],
    ['google_site=maps&google_promo_code=G&price_displayed_total=120.5', ROOMS, { google_site: 'maps', google_promo_code: 'G', price_displayed_total: '120.5' }],
    ['lottery_event=e&current_lottery_entry=n&lottery_access_token=l-1', ROOMS, { lottery_event_uuid: 'e', lottery_result_entry_number: 'n', lottery_access_token: 'l-1' }],
  ] // prettier-ignore
  for (const [query, call, asked] of FIELDS)
    it(`is each field of the search form, by the address alone: ${query} [SEARCH-032]`, async () => {
      window.sessionStorage.clear()
      // Each where it is offered: the one hotel begins with plans and has companies, the other neither.
      const hotelCode = /^(nights|iframe)/.test(query) ? 'shirotsuki' : 'minato'
      const day = query.includes('undated') ? '' : `checkin=${DAY.checkin}&`
      const visit = await openVisit(world, { hotelCode, bend, query: day + query })
      const [made] = await until(
        () => (visit.called(call).length > 0 ? visit.called(call) : null),
        () => `a call for ${query}: ${visit.sent.map(({ line }) => line).join()}`,
      )
      const sent = { ...Object.fromEntries(new URL(made?.url ?? '').searchParams), ...made?.body }
      for (const [name, value] of Object.entries(asked)) assert.equal(String(sent[name] ?? ''), value, name)
      visit.close()
    })

  it('by search() without a word is what the hotel usually begins with [QUERY-077]', async () => {
    const visit = await openVisit(world, { bend })
    visit.say({ type: 'call', payload: { id: 1, method: 'search', input: METHODS.search({}) ?? '' } })
    await until(() => searches(visit).length > 0, 'a search')
    check(visit, { checkin_date: TODAY, adults: '2', nights: '1' }, 'search()')
    visit.close()
  })

  it("leaves the page's address: the opener and what was searched, and nothing else [EMB-050]", async () => {
    const visit = await openVisit(world, { bend })
    const removed = () => visit.heard('removeQuery').map(({ payload }) => Object(payload).query as string)
    const open = (query: string) =>
      visit.say({ type: 'call', payload: { id: 1, method: 'open', input: `search?${query}` } })
    open('nights=2&utm_source=a')
    await until(() => searches(visit).length > 0, 'a search')
    assert.deepEqual(removed(), [])
    open('booking_widget_open=search&checkIn=2026-12-20&nights=2&utm_source=a&page=3&ref=b')
    await until(() => removed().length > 0, 'a word to the page')
    assert.deepEqual(removed().toSorted(), ['booking_widget_open', 'checkIn', 'nights'])
    visit.close()
  })

  it("brings the chat's message, and leaves the page's address [EMB-050] [QUERY-018]", async () => {
    const visit = await openVisit(world, { bend })
    const input = METHODS.showChatbot('?triplabot_open=true&auto_messages=1234&x=1') ?? ''
    visit.say({ type: 'call', payload: { id: 1, method: 'showChatbot', input } })
    await until(() => visit.heard('show-chatbot').length > 0, 'the chatbot')
    assert.deepEqual(visit.heard('show-chatbot')[0]?.payload, { icon_message_id: '1234' })
    const removed = visit.heard('removeQuery').map(({ payload }) => Object(payload).query as string)
    assert.deepEqual(removed, ['triplabot_open', 'auto_messages'])
    visit.close()
  })

  it("speaks the link's language, and goes on to", async () => {
    const visit = await openVisit(world, { bend })
    visit.say({ type: 'call', payload: { id: 1, method: 'open', input: 'search?adults=3&lang=ja-JP' } })
    await visit.sees('大人3名')
    assert.equal(visit.store.get(environmentAtom).storage.read('locale'), 'ja')
    visit.close()
  })
})
