import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import type { TestContext } from 'node:test'

import { storageKey } from '../../../shared/storage-key.ts'
import { bendSettings, settingsOf } from '../../../test/lib/bent/bent-settings.ts'
import { forgetGuest, openWidget } from '../../../test/lib/widget/open-widget.ts'
import type { OpenWidget, WidgetOptions } from '../../../test/lib/widget/open-widget.ts'
import { quietDoor } from '../../../test/lib/widget/quiet-door.ts'
import { startWorld } from '../../../test/lib/world.ts'
import type { World } from '../../../test/lib/world.ts'
import { queryAtom } from '../navigation/navigation.ts'

const STAY = { checkin: '2026-12-10', checkout: '2026-12-12' }
const SECOND_MS = 1_000
const MINUTE_MS = 60_000
/** What the cookie of the search criteria holds (SEARCH-030). */
const ELEVEN = 'adults checkin checkout is_day_use kids_tiers nights parentUrl room_count rooms search_type type'.split(
  ' ',
)
/** Where the clock stands, nobody's patience ends. */
const PATIENT = { timeout: 90_000 }

type Asked = Omit<WidgetOptions, 'world' | 'query'>

describe('what a guest looked for', () => {
  let world: World
  let widget: OpenWidget | undefined
  before(async () => {
    world = await startWorld()
  })
  beforeEach(() => forgetGuest())
  afterEach(() => widget?.close())
  after(() => world.stop())

  /** A page with the widget in it, loaded once more: of the one before it there is only what the browser kept. */
  async function load(query: Record<string, string> = {}, asked: Asked = {}) {
    widget?.close()
    const quietly = quietDoor()
    let searches = 0
    const door = {
      origins: world.origins,
      handle(request: Request) {
        if (/^\/hotels\/\d+\/rooms$/.test(new URL(request.url).pathname)) searches++
        return quietly.pass(() => world.handle(request))
      },
    }
    const opened = await openWidget({ world: door, query: String(new URLSearchParams(query)), ...asked })
    widget = opened
    const { root } = opened
    const textsOf = (selector: string) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent)
    await opened.see('.searchbar .part strong')
    await quietly.quiet(() => `quiet: ${root.textContent}`)
    return {
      ...opened,
      criteria: () => textsOf('.searchbar .part strong'),
      query: () => opened.store.get(queryAtom),
      async results() {
        await opened.see('.results[aria-busy="false"]')
        assert.equal(searches, 1)
        return textsOf('.results .room h2')
      },
      /** The search bar stands alone. */
      barOnly() {
        assert.ok(root.querySelector('form.searchbar:not(.thin)'))
        assert.equal(root.querySelector('.results'), null)
        assert.equal(searches, 0)
      },
    }
  }

  /** A clock that stands until the guest waits: on a busy machine a second is soon over. */
  function clockOf(test: TestContext) {
    let now = Date.now()
    test.mock.method(Date, 'now', () => now)
    return (ms: number) => void (now += ms)
  }
  const cookieOf = (name: Parameters<typeof storageKey>[0]) => {
    const key = `${encodeURIComponent(storageKey(name))}=`
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(key))
    return found === undefined ? undefined : decodeURIComponent(found.slice(key.length))
  }
  const forgetCriteria = () => {
    document.cookie = `${encodeURIComponent(storageKey('criteria'))}=; path=/; max-age=-1`
    assert.equal(cookieOf('criteria'), undefined)
  }
  const browsing = () => window.sessionStorage.getItem(storageKey('browsing')) ?? '{}'

  it(
    'outlives a reload in the page for ten minutes, then its criteria for an hour [BOOT-035]',
    PATIENT,
    async (test) => {
      const wait = clockOf(test)
      const start = await load()
      start.barOnly()
      const defaults = start.criteria()
      const searched = await load({ ...STAY, adults: '2' })
      const [asked, found] = [searched.criteria(), await searched.results()]
      assert.notDeepEqual(asked, defaults)
      assert.ok(found.length > 1)
      const { code, searchForm, ...others } = JSON.parse(browsing()).value
      assert.deepEqual({ code, ...others }, { code: 'shirotsuki', query: {}, isTiersMode: false })
      assert.deepEqual(searchForm, { ...STAY, adults: '2', type: 'rooms', is_including_occupied: 'false' })

      wait(599 * SECOND_MS)
      const soon = await load()
      assert.deepEqual([await soon.results(), soon.criteria()], [found, asked])

      wait(601 * SECOND_MS)
      const later = await load()
      later.barOnly()
      assert.deepEqual(later.criteria(), asked)

      forgetCriteria()
      const last = await load()
      last.barOnly()
      assert.deepEqual(last.criteria(), defaults)
    },
  )

  it('is known for an hour by eleven things, and then no more [SEARCH-030]', PATIENT, async (test) => {
    const wait = clockOf(test)
    const parentUrl = `${world.origins.host}/plans`
    const ofTiers = { hotelCode: 'kumoi' }
    await bendSettings(world, { parent_origins: [world.origins.host] }, { code: 'kumoi', times: 20 })
    const start = await load({ parentUrl }, ofTiers)
    start.barOnly()
    const defaults = start.criteria()
    const kids_tiers = JSON.stringify([{ code: 'A', children: 1 }])
    const searched = await load({ ...STAY, adults: '2', kids_tiers, room_count: '2', parentUrl }, ofTiers)
    const asked = searched.criteria()
    const { value } = JSON.parse(cookieOf('criteria') ?? '{}')
    assert.deepEqual(Object.keys(value).sort(), ELEVEN)
    const { checkin, checkout, nights, room_count, adults, search_type, is_day_use, type } = value
    assert.deepEqual(
      [checkin, checkout, nights, room_count, adults, search_type, is_day_use, type, value.parentUrl],
      [STAY.checkin, STAY.checkout, 2, 2, 2, 'dated', false, 'rooms', parentUrl],
    )

    window.sessionStorage.removeItem(storageKey('browsing'))
    wait(59 * MINUTE_MS)
    const soon = await load({ parentUrl }, ofTiers)
    soon.barOnly()
    assert.deepEqual(soon.criteria(), asked)
    wait(2 * MINUTE_MS)
    const later = await load({ parentUrl }, ofTiers)
    later.barOnly()
    assert.deepEqual(later.criteria(), defaults)
    await world.clearAnswers()
  })

  it('is nothing to another hotel’s results, and children are counted as the hotel counts now', async () => {
    const asked = { kids_ages: '4,8', order: 'price_high_to_low', email: 'taro@guest.example' }
    const searched = await load({ ...STAY, adults: '2', ...asked })
    await searched.results()
    assert.ok(browsing().includes('price_high_to_low') && !browsing().includes('taro'))
    const { kids_setting } = await settingsOf(world)
    const kids_tiers = [
      { code: 'B', name: 'Infant', min_age: 0, max_age: 5 },
      { code: 'A', name: 'School', min_age: 6, max_age: 12 },
    ]
    const tiers = { kids_setting: { ...Object(kids_setting), kids_type: 'tiers', accept_type: 'accept' }, kids_tiers }
    await bendSettings(world, tiers)
    const again = await load()
    await again.results()
    assert.equal(again.query().get('order'), 'price_high_to_low')
    const byTier = kids_tiers.map(({ code }) => ({ code, children: 1 }))
    assert.deepEqual(JSON.parse(again.query().get('rooms') ?? ''), [{ adults: 2, children: 2, kids_tiers: byTier }])

    const elsewhere = await load({}, { hotelCode: 'taipei-lan' })
    elsewhere.barOnly()
  })
})
