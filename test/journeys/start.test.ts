import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, beforeEach, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'
import type { Browser, Page } from 'playwright'

import { hotel } from '../../demo-host/provider/db/schema/hotel.ts'
import { clientSession } from '../../demo-host/provider/db/schema/identity.ts'
import { CLIENT_SESSION_MS, SECOND_MS } from '../../shared/constants.ts'
import { HEADERS } from '../../shared/headers.ts'
import { today } from '../../shared/rules/dates.ts'
import { storageKey } from '../../shared/storage.ts'
import { displayDate } from '../../widget/lib/format.ts'
import { bendSettings, SETTINGS_PATH, settingsOf } from '../lib/bent-settings.ts'
import { openBrowser, openPage } from '../lib/browser.ts'
import { startWorld } from '../lib/world.ts'
import type { World } from '../lib/world.ts'

const STAY = 'checkin=2026-11-24&checkout=2026-11-26'
const header = (name: string) => name.toLowerCase()

describe('starting the widget', () => {
  let world: World
  let browser: Browser
  before(async () => {
    ;[world, browser] = await Promise.all([startWorld(), openBrowser()])
  })
  after(async () => {
    await browser.close()
    await world.stop()
  })
  beforeEach(() => world.clearAnswers())

  const open = async (path: string) => {
    const page = await openPage(browser)
    await page.goto(world.origins.widget + path)
    return page
  }
  const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
  const rooms = (page: Page) => page.locator('.results .room')
  const linesOf = (calls: Awaited<ReturnType<World['calls']>>) => calls.map(({ method, path }) => `${method} ${path}`)

  /** What the guest's browser keeps, and what the log shows of it. */
  const sessionOf = async (page: Page): Promise<string> => {
    const kept = (await page.context().cookies()).find(({ name }) => name === storageKey('clientSession'))
    return (JSON.parse(decodeURIComponent(kept?.value ?? '{}')) as { value: string }).value
  }
  const fingerprint = (secret: string) => `[secret ${createHash('sha256').update(secret).digest('hex').slice(0, 8)}]`

  describe('a start', () => {
    it('says that there is no hotel code and asks nothing [BOOT-001]', async () => {
      const since = await world.lastCall()
      const page = await open('/booking/result')
      await page.getByText('No hotel code').waitFor()
      assert.equal(await searchButton(page).count(), 0)
      assert.deepEqual(await world.calls(since), [])
      await page.close()
    })

    it('takes the hotel from the path [BOOT-002]', async () => {
      const since = await world.lastCall()
      const page = await open('/reservation-tripla/demo/search')
      await searchButton(page).waitFor()
      await page.getByText('The Little Demo Inn').waitFor()
      assert.ok(linesOf(await world.calls(since)).includes('GET /hotels/demo/settings/booking_widget'))
      await page.close()
    })

    it('asks for a session, the settings, the identity, and keeps the session for a reload [BOOT-003, BOOT-004, BOOT-005, BOOT-006]', async () => {
      const since = await world.lastCall()
      const page = await open(`/booking/result?code=shirotsuki&${STAY}`)
      await rooms(page).first().waitFor()
      const calls = await world.calls(since)
      const order = ['POST /api/client_sessions', 'GET /hotels/shirotsuki/settings/booking_widget']
      assert.deepEqual(linesOf(calls).slice(0, 2), order)
      const at = (path: string) => linesOf(calls).findIndex((line) => line.endsWith(path))
      assert.ok(at('/tripla_session/whoami') > at('/settings/booking_widget'))
      const [first, ...later] = calls
      assert.equal(first?.origin, 'identity')
      assert.equal(first?.headers[header(HEADERS.clientSession)], undefined)
      const sessions = new Set(later.map(({ headers }) => headers[header(HEADERS.clientSession)]))
      assert.deepEqual([...sessions], [fingerprint(await sessionOf(page))])

      const startsAfter = async (act: () => Promise<unknown>) => {
        const last = await world.lastCall()
        await act()
        await rooms(page).first().waitFor()
        return linesOf(await world.calls(last)).filter((line) => line === order[0]).length
      }
      assert.equal(await startsAfter(() => page.reload()), 0)
      await page.clock.setFixedTime(Date.now() + CLIENT_SESSION_MS + SECOND_MS)
      assert.equal(await startsAfter(() => page.reload()), 1)
      await page.close()
    })

    it('keeps the session in a cookie for three quarters of a day [CONST-004]', async () => {
      const page = await open('/booking/result?code=shirotsuki')
      await searchButton(page).waitFor()
      const [kept] = (await page.context().cookies()).filter(({ name }) => name === storageKey('clientSession'))
      const left = (kept?.expires ?? 0) - Date.now() / SECOND_MS
      // It was set with Max-Age a moment ago.
      assert.ok(left > 64_740 && left <= 64_801, `${left} s`)
      await page.close()
    })

    it('begins a new session without a word when the server has forgotten the kept one', async () => {
      const page = await open('/booking/result?code=shirotsuki')
      await searchButton(page).waitFor()
      await world.database.orm.delete(clientSession)
      const since = await world.lastCall()
      await page.reload()
      await searchButton(page).waitFor()
      assert.equal(linesOf(await world.calls(since)).filter((line) => line === 'POST /api/client_sessions').length, 1)
      assert.equal(await page.getByRole('alert').count(), 0)
      await page.close()
    })

    it('shows that it loads until the hotel is known, and can search right after [BOOT-009, BOOT-042]', async () => {
      await world.nextAnswer({ method: 'GET', path: SETTINGS_PATH, delay_ms: 2_000 })
      const page = await openPage(browser)
      await page.goto(`${world.origins.widget}/booking/result?code=shirotsuki`, { waitUntil: 'commit' })
      const loading = page.getByRole('status', { name: 'Loading' })
      await loading.waitFor()
      assert.equal(await searchButton(page).count(), 0)
      assert.equal(await page.getByText('Sign in').count(), 0)
      await searchButton(page).waitFor()
      assert.equal(await loading.count(), 0)
      await searchButton(page).click()
      await rooms(page).first().waitFor()
      await page.close()
    })

    it('leaves no endless waiting behind when the settings fail on a page that does without them [BOOT-010]', async () => {
      await world.nextAnswer({ method: 'GET', path: SETTINGS_PATH, status: 500 })
      const page = await open('/nope?code=shirotsuki')
      await page.getByRole('heading', { name: 'There is no such page' }).waitFor()
      assert.equal(await page.getByRole('status', { name: 'Loading' }).count(), 0)
      await page.getByRole('link', { name: 'Back to the rooms' }).click()
      await searchButton(page).click()
      await rooms(page).first().waitFor()
      await page.close()
    })

    it('is replaced by the words of its refusal [BOOT-017]', async () => {
      const body = { errors: [{ title: 'Hotel closed', details: {} }] }
      await world.nextAnswer({ method: 'GET', path: SETTINGS_PATH, status: 422, body })
      const page = await open(`/booking/result?code=shirotsuki&${STAY}`)
      await page.getByText('Hotel closed').waitFor()
      assert.equal(await page.locator('main').innerText(), 'Hotel closed')
      assert.equal(await searchButton(page).count(), 0)
      await page.close()
    })
  })

  describe('the settings of a hotel', () => {
    it('name it, count its days and carry its number; without a currency prices are in yen [BOOT-019, BOOT-020]', async () => {
      const dates: string[] = []
      // At every moment these two places write different dates.
      for (const time_zone of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
        const change = { hotel_name: 'Hotel Éclair', time_zone, business_date: null, currency: undefined, locale: 'ko' }
        await bendSettings(world, change, { code: 'taipei-lan' })
        const page = await open('/booking/result?code=taipei-lan')
        await page.locator('header').getByText('Hotel Éclair').waitFor()
        const date = displayDate(today(time_zone, Date.now()))
        await page.getByRole('button', { name: new RegExp(`Check-in and check-out\\s*${date}`) }).waitFor()
        dates.push(date)
        await page.close()
      }
      assert.notEqual(dates[0], dates[1])

      await bendSettings(world, { currency: undefined }, { code: 'taipei-lan' })
      const since = await world.lastCall()
      const page = await open(`/booking/result?code=taipei-lan&${STAY}`)
      await rooms(page).first().waitFor()
      const prices = await page.locator('.results .plan bdi').allInnerTexts()
      assert.ok(prices.length > 0)
      for (const price of prices) assert.match(price, /^¥[\d,]+$/)
      const [{ id } = { id: 0 }] = await world.database.orm.select().from(hotel).where(eq(hotel.code, 'taipei-lan'))
      assert.ok(linesOf(await world.calls(since)).includes(`GET /hotels/${id}/rooms`))
      await page.close()
    })

    it('paint the next step and the header [BOOT-021]', async () => {
      await bendSettings(world, { button_colour: '#123456', header_colour: '#fedcba' })
      const page = await open('/booking/result?code=shirotsuki')
      await searchButton(page).waitFor()
      const ground = (selector: string) =>
        page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)
      assert.equal(await ground('.button.main'), 'rgb(18, 52, 86)')
      assert.equal(await ground('header'), 'rgb(254, 220, 186)')
      await page.close()
    })

    it('limit the guests of a room, to 20 when they say nothing [BOOT-022]', async () => {
      for (const [most, given] of [
        [20, undefined],
        [4, 4],
      ] as const) {
        await bendSettings(world, { max_guests_per_room: given })
        const page = await open(`/booking/result?code=shirotsuki&${STAY}&adults=${most - 1}`)
        await page.getByRole('button', { name: /^Guests/ }).click()
        const adults = page.getByRole('group', { name: 'Adults', exact: true })
        const more = adults.getByRole('button', { name: 'One adult more' })
        await more.click()
        await page.getByText(`Up to ${most} guests`).waitFor()
        assert.equal(await more.getAttribute('aria-disabled'), 'true')
        await more.click({ force: true })
        assert.equal(await adults.locator('output').innerText(), String(most))
        await page.close()
      }
    })

    it('decide how children are asked for: not at all, by age, by tier [BOOT-023]', async () => {
      const openParty = async (code: string) => {
        const page = await open(`/booking/result?code=${code}`)
        await page.getByRole('button', { name: /^Guests/ }).click()
        await page.getByRole('group', { name: 'Adults', exact: true }).waitFor()
        return page
      }
      const none = await openParty('demo')
      assert.equal(await none.locator('.party [role=group]').count(), 1)
      await none.close()

      const ages = await openParty('shirotsuki')
      await ages.getByRole('button', { name: 'One child more' }).click()
      await ages.getByRole('button', { name: 'One child more' }).click()
      assert.equal(await ages.getByLabel('Age of child 1').locator('option').count(), 13)
      assert.equal(await ages.getByLabel('Age of child 2').count(), 1)
      await ages.close()

      const names = await tierNames('kumoi')
      assert.ok(names.length > 1)
      const tiers = await openParty('kumoi')
      for (const name of names) await tiers.getByRole('group', { name, exact: true }).waitFor()
      assert.equal(await tiers.locator('.party [role=group]').count(), 1 + names.length)
      assert.equal(await tiers.locator('.party select').count(), 0)
      await tiers.close()
    })

    it("offer the hotel's filters by their names, and search by them [BOOT-024]", async () => {
      const [{ settings } = { settings: null }] = await world.database.orm.select().from(hotel).where(eq(hotel.id, 1))
      assert.ok(settings)
      const two = settings.room_search_filters.slice(0, 2)
      const change = { ...settings, room_search_filters: two }
      await world.database.orm.update(hotel).set({ settings: change }).where(eq(hotel.id, 1))

      const page = await open(`/booking/result?code=shirotsuki&${STAY}`)
      const chips = page.locator('.chips button')
      await chips.first().waitFor()
      assert.deepEqual(
        await chips.allInnerTexts(),
        two.map(({ names }) => names.en),
      )
      const since = await world.lastCall()
      await chips.first().click()
      await page.locator('.results[aria-busy=false]').waitFor()
      const [search] = (await world.calls(since)).filter(({ path }) => path.endsWith('/rooms'))
      assert.equal((search?.query as Record<string, string>).room_search_filters, two[0]?.id)

      await page.goto(`${world.origins.widget}/booking/result?code=shirotsuki&${STAY}&locale=ja`)
      await chips.first().waitFor()
      assert.deepEqual(
        await chips.allInnerTexts(),
        two.map(({ names }) => names.ja),
      )
      await world.database.orm.update(hotel).set({ settings }).where(eq(hotel.id, 1))
      await page.close()
    })

    it('show where the hotel is, and no empty frame for what is missing [BOOT-037]', async () => {
      const page = await open(`/booking/result?code=shirotsuki&${STAY}`)
      const place = page.locator('.hotel-info')
      await place.waitFor()
      await place.getByText('250-0522 118 Moto-Hakone, Hakone, Kanagawa, JP').waitFor()
      assert.ok((await place.locator('img').count()) > 1)
      await page.close()

      const partly: [Record<string, unknown>, string, number][] = [
        [{ hotel_photos: [] }, 'address', 1],
        [{ address: null }, 'img', 2],
        [{ address: null, hotel_photos: [] }, '.hotel-info', 0],
      ]
      for (const [change, selector, least] of partly) {
        await bendSettings(world, change)
        const other = await open(`/booking/result?code=shirotsuki&${STAY}`)
        await rooms(other).first().waitFor()
        const info = other.locator('.hotel-info')
        assert.equal(await info.locator('address').count(), 'address' in change ? 0 : 1)
        if ('hotel_photos' in change) assert.equal(await info.locator('img, .photo, .row').count(), 0)
        if (least === 0) assert.equal(await info.count(), 0)
        else assert.ok((await info.locator(selector).count()) >= least)
        await other.close()
      }
    })

    it('may be missing, ill-typed or unknown without harm [BOOT-040]', async () => {
      const nonsense = {
        currency: 7,
        book_languages: 'x',
        kids_setting: [],
        room_search_filters: null,
        moon: { full: true },
      }
      for (const extra of [{}, nonsense]) {
        const body = { data: { hotel_id: 1, ...extra }, surprise: [] }
        await world.nextAnswer({ method: 'GET', path: SETTINGS_PATH, status: 200, body })
        const page = await open('/booking/result?code=shirotsuki')
        await searchButton(page).waitFor()
        await page.getByRole('button', { name: /2 adults\s*1 room/ }).waitFor()
        await searchButton(page).click()
        await page.locator('.results').waitFor()
        assert.deepEqual(page.complaints, [])
        await page.close()
      }
    })

    it('offer exactly the languages that can be booked in [BOOT-041]', async () => {
      const page = await open('/booking/result?code=demo')
      await page.getByRole('button', { name: /^Language/ }).click()
      assert.deepEqual(await page.getByRole('menuitemradio').allInnerTexts(), ['English', 'ไทย'])
      await page.close()
    })
  })

  async function tierNames(code: string): Promise<string[]> {
    const { kids_tiers } = await settingsOf(world, { code })
    return (kids_tiers as { name: string }[]).map(({ name }) => name)
  }
})
