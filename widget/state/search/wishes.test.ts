import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { settingsOf } from '../../../test/lib/bent/bent-settings.ts'
import { datesOf, useLinks } from '../../../test/lib/link.ts'
import { asked } from '../../../test/journeys/helpers/calls.ts'

describe('a wish in a link', () => {
  const { world, root, until, see, textOf, open, searched, look, bar, banners } = useLinks()

  it('gives the view, the order and the filters [QUERY-058] [QUERY-059]', async () => {
    const { room_search_filters } = (await settingsOf(world())) as {
      room_search_filters: { id: string; name: string }[]
    }
    const ids = ['view', 'nonsmoking']
    const plans = await look(`type=plan&order=price_high_to_low&filter=${ids.join(',')}`)
    assert.deepEqual([asked(plans, 'type'), asked(plans, 'order')], ['plans', 'price_high_to_low'])
    assert.equal(asked(plans, 'room_search_filters'), ids.join(','))
    const order = root().querySelector<HTMLSelectElement>('.refine select')
    assert.equal(order?.value, 'price_high_to_low')
    const ticked = [...root().querySelectorAll('.refine [aria-pressed="true"]')].map((chip) => chip.textContent?.trim())
    for (const { id, name } of room_search_filters) assert.equal(ticked.includes(name), ids.includes(id), name)

    for (const [word, type] of [
      ['room', 'rooms'],
      ['rooms', 'rooms'],
      ['plans', 'plans'],
    ]) {
      assert.equal(asked(await look(`type=${word}`), 'type'), type)
      const pressed = root().querySelector('.segments [aria-pressed="true"], .segments :checked')
      assert.ok(pressed)
    }
  })

  it('groups the list by room with their plans, or by plan with its rooms, in both words for each [QUERY-028] [QUERY-057]', async () => {
    const PLAN = 'Room only'
    const groups = () =>
      [...root().querySelectorAll('.results .room')].map((group) => ({
        head: group.querySelector('h2')?.textContent?.trim() ?? '',
        rows: [...group.querySelectorAll('.plan')].map(({ textContent }) => textContent ?? ''),
      }))
    await look('type=rooms')
    const rooms = groups().map(({ head }) => head)
    assert.ok(rooms.length > 1 && !rooms.includes(PLAN), rooms.join())
    for (const word of ['room', 'rooms']) {
      await look(`type=${word}`)
      assert.deepEqual(groups().map(({ head }) => head), rooms, word) // prettier-ignore
      assert.ok(
        groups().some(({ rows }) => rows.some((row) => row.includes(PLAN))),
        word,
      )
    }
    for (const word of ['plan', 'plans']) {
      await look(`type=${word}`)
      const { rows = [] } = groups().find(({ head }) => head === PLAN) ?? {}
      assert.ok(rows.length > 0, `${word}: ${groups().map(({ head }) => head)}`)
      for (const row of rows) assert.ok(rooms.some((room) => row.includes(room)), `${word}: ${row}`) // prettier-ignore
      for (const { head } of groups()) assert.ok(!rooms.includes(head), `${word}: ${head}`)
    }
  })

  it('for sold-out rooms lists them too, and says that they are [QUERY-061]', async () => {
    const room = { kind: 'sell_out', hotel: 'shirotsuki', room_type_code: 'tsukimi', from: '2026-12-10', to: '2026-12-12' } as const // prettier-ignore
    await look('is_including_occupied=true&room_type_code=tsukimi')
    const [name = ''] = textOf('.results .room h2')
    assert.match(name, /\S/)
    await world().edit(room)
    try {
      for (const [query, isListed] of [
        ['is_including_occupied=true', true],
        ['is_including_occupied=false', false],
        ['', false],
      ] as const) {
        await look(query)
        const listed = [...root().querySelectorAll('.results .room')].find((one) => one.querySelector('h2')?.textContent?.trim() === name) // prettier-ignore
        assert.equal(listed !== undefined, isListed, query)
        if (isListed) assert.match(listed?.textContent ?? '', /Sold out/)
      }
    } finally {
      await world().edit({ ...room, left: 3 })
    }
  })

  it('gives the order in every word for it; the selector has three [SEARCH-040]', async () => {
    for (const [word, order] of [
      ['', 'price_low_to_high'],
      ['asc', 'price_low_to_high'],
      ['desc', 'price_high_to_low'],
      ['recommended', 'recommended'],
    ]) {
      assert.equal(asked(await look(`order=${word}`), 'order'), order)
      const select = root().querySelector<HTMLSelectElement>('.refine select')
      assert.equal(select?.value, order)
      assert.deepEqual([...(select?.options ?? [])].map(({ value }) => value).sort(), [
        'price_high_to_low',
        'price_low_to_high',
        'recommended',
      ])
    }
  })

  it('asks for sold-out rooms, secret and voucher rates, and gives codes [QUERY-062] [QUERY-063]', async () => {
    assert.equal(asked(await look('is_including_occupied=true'), 'bookable'), 'false')
    assert.equal(asked(await look('is_including_occupied=false'), 'bookable'), 'true')
    const secret = await look('mode=secret&promo_code=SNOW')
    assert.deepEqual([asked(secret, 'mode'), asked(secret, 'promo_code')], ['secret', 'SNOW'])
    const field = (await see('.options .promo input')) as HTMLInputElement
    assert.equal(field.value, 'SNOW')
    assert.equal(asked(await look('mode=voucher'), 'mode'), 'voucher')
    assert.equal(asked(await look('mode=other'), 'mode'), '')
    const coupon = await look('coupon_code=C&voucher_coupon_code=V')
    assert.deepEqual([asked(coupon, 'coupon_code'), asked(coupon, 'voucher_coupon_code')], ['C', ''])
    assert.equal(asked(await look('voucher_coupon_code=V'), 'voucher_coupon_code'), 'V')
  })

  it('narrows by codes, one or many [QUERY-065]', async () => {
    const all = await look('is_including_occupied=true')
    const countPlans = () => root().querySelectorAll('.results .room .plan').length
    const plans = countPlans()
    assert.ok(textOf('.results .room h2').length > 1 && asked(all, 'room_type_codes') === '')
    for (const [one, many, code, other] of [
      ['room_type_code', 'room_type_codes', 'tsukimi', 'x-2'],
      ['hotel_plan_code', 'hotel_plan_codes', 'kaiseki', 'x-2'],
      ['room_plan_code', 'room_plan_codes', 'tsukimi-kaiseki-1', 'x-2'],
    ] as const) {
      assert.equal(asked(await look(`is_including_occupied=true&${one}=${code}`), many), code)
      const found = textOf('.results .room h2')
      assert.ok(found.length > 0 && countPlans() < plans, `${one}: ${found}`)
      assert.equal(
        asked(await look(`is_including_occupied=true&${many}=${code},${other}&${one}=x-3`), many),
        `${code},${other},x-3`,
      )
    }
  })

  it('for rooms that the hotel does not have shows the others, and says so [QUERY-065] [QUERY-076]', async () => {
    await look('is_including_occupied=true')
    const all = textOf('.results .room h2')
    const t = await loadTranslate('en', ['errors', 'codes', 'results'])
    await look('is_including_occupied=true&room_type_ids[]=36939')
    await until(() => banners().length === 1)
    assert.deepEqual(banners(), [t('errors.linkUnread', { what: t('errors.linkRooms') })])
    assert.deepEqual(textOf('.results .room h2'), all)
    assert.ok(!root().textContent?.includes(t('results.narrowed')))
  })

  it('for a day, for any dates and with a flight asks for just that [QUERY-060] [QUERY-066] [QUERY-068]', async () => {
    await open('checkin=2026-12-10&is_day_use=true')
    const day = await searched()
    assert.deepEqual(
      [asked(day, 'is_day_use'), ...datesOf(day), asked(day, 'nights')],
      ['true', '2026-12-10', '2026-12-10', ''],
    )
    assert.doesNotMatch(bar(), /night|12\/11/)

    await open('search_type=undated&nights=2')
    const undated = await searched()
    assert.deepEqual([asked(undated, 'nights'), ...datesOf(undated)], ['2', '', ''])

    await open('checkin=2026-12-10&dynamic_package=wbf', { hotelCode: 'minato' })
    const flight = await searched()
    assert.equal(asked(flight, 'dynamic_package'), 'wbf')
    const tabs = await see('.options .segments')
    assert.match(
      tabs.querySelector('[aria-pressed="true"], [aria-checked="true"], :checked + *')?.textContent ?? '',
      /flight/i,
    )
  })

  it('carries along what others hung on it [QUERY-006] [QUERY-067]', async () => {
    const call = await look('metasearch_source=google&price_displayed_total=120.5&google_site=maps&google_promo_code=G')
    for (const [name, value] of Object.entries({
      metasearch_source: 'google',
      price_displayed_total: '120.5',
      google_site: 'maps',
      google_promo_code: 'G',
    }))
      assert.equal(asked(call, name), value, name)
  })

  it('sends all 25 names of the search at once [SEARCH-049]', async () => {
    const codes = 'room_type_code=a&hotel_plan_code=b&room_plan_code=c&filter=1&mode=secret'
    const ads = 'metasearch_source=g&price_displayed_total=1&google_site=s&google_promo_code=p'
    const lottery = 'lottery_event=e&current_lottery_entry=n&lottery_access_token=t'
    const call = await look(`adults=2&kids_ages=8&${codes}&${ads}&${lottery}&mcp_currency=USD`)
    const query = Object(call.query)
    assert.deepEqual(
      NAMES.filter((name) => !query[name]),
      [],
    )
    assert.equal(NAMES.length, 25)
    const values = Object.fromEntries(NAMES.map((name) => [name, query[name]]))
    assert.deepEqual(values, {
      rooms: '[{"adults":2,"children":1,"kids_ages":[8]}]',
      kids_age_range: values.kids_age_range,
      room_search_filters: '1',
      checkin_date: '2026-12-10',
      checkout_date: '2026-12-12',
      adults: '2',
      children: '1',
      order: 'price_low_to_high',
      mode: 'secret',
      is_day_use: 'false',
      nights: '2',
      bookable: 'true',
      room_plan_codes: 'c',
      room_type_codes: 'a',
      hotel_plan_codes: 'b',
      search_next_available_date_if_no_result: 'true',
      metasearch_source: 'g',
      price_displayed_total: '1',
      google_site: 's',
      google_promo_code: 'p',
      currency: 'JPY',
      lottery_event_uuid: 'e',
      lottery_access_token: values.lottery_access_token,
      lottery_result_entry_number: 'n',
      mcp_currency: 'USD',
    })
  })
})

/** CALL-021 */
const NAMES =
  `rooms checkin_date checkout_date adults children kids_age_range order mode room_search_filters is_day_use nights
  bookable room_plan_codes room_type_codes hotel_plan_codes search_next_available_date_if_no_result metasearch_source
  price_displayed_total google_site google_promo_code currency lottery_event_uuid lottery_access_token
  lottery_result_entry_number mcp_currency`.split(/\s+/)
