import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'
import type { Page } from 'playwright'

import type { LogEntry } from '../../../demo-host/controls/request-log.ts'
import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { today } from '../../../shared/rules/days/dates.ts'
import { displayDate } from '../../../widget/lib/display-date.ts'
import { bendSettings, hotelOf, SETTINGS_PATH, settingsOf } from '../../lib/bent/bent-settings.ts'
import { quiet } from '../../lib/quiet.ts'
import { useStage } from '../../lib/stage.ts'
import { assertHeaders, callsTo } from '../helpers/calls.ts'

const HOTEL = { method: 'GET', path: '/hotels/:hotelId' } as const
const STAY = 'checkin=2026-11-24&checkout=2026-11-26'

describe('the settings of a hotel', () => {
  const stage = useStage()

  const { open } = stage
  const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
  const rooms = (page: Page) => page.locator('.results .room')
  const linesOf = (calls: LogEntry[]) => calls.map(({ method, path }) => `${method} ${path}`)

  describe('in the widget', () => {
    it('name it, count its days and carry its number; without a currency prices are in yen [BOOT-019] [BOOT-020]', async () => {
      const dates: string[] = []
      // At every moment these two places write different dates.
      for (const time_zone of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
        const change = { hotel_name: 'Hotel Éclair', time_zone, business_date: null, currency: undefined, locale: 'ko' }
        await bendSettings(stage.world, change, { code: 'taipei-lan' })
        const page = await open('/booking/result?code=taipei-lan')
        await page.locator('header').getByText('Hotel Éclair').waitFor()
        const date = displayDate(today(time_zone, Date.now()))
        await page.getByRole('button', { name: new RegExp(`Check-in and check-out\\s*${date}`) }).waitFor()
        dates.push(date)
        await page.close()
      }
      assert.notEqual(dates[0], dates[1])

      await bendSettings(stage.world, { currency: undefined }, { code: 'taipei-lan' })
      const since = await stage.world.lastCall()
      const page = await open(`/booking/result?code=taipei-lan&${STAY}`)
      await rooms(page).first().waitFor()
      const prices = await page.locator('.results .plan bdi.money').allInnerTexts()
      assert.ok(prices.length > 0)
      for (const price of prices) assert.match(price, /^¥[\d,]+$/)
      const [{ id } = { id: 0 }] = await stage.world.database.orm
        .select()
        .from(hotel)
        .where(eq(hotel.code, 'taipei-lan'))
      assert.ok(linesOf(await stage.world.calls(since)).includes(`GET /hotels/${id}/rooms`))
      await page.close()
    })

    it('paint the next step and the header [BOOT-021]', async () => {
      await bendSettings(stage.world, { button_colour: '#123456', header_colour: '#fedcba' })
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
        await bendSettings(stage.world, { max_guests_per_room: given })
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
      // How many rooms, how many adults, and nothing else.
      const none = await openParty('demo')
      assert.equal(await none.locator('.party [role=group]').count(), 2)
      await none.close()

      const ages = await openParty('shirotsuki')
      await ages.getByRole('button', { name: 'One child more' }).click()
      await ages.getByRole('button', { name: 'One child more' }).click()
      assert.equal(await ages.getByLabel('Age of child 1').locator('option:not([value=""])').count(), 13)
      assert.equal(await ages.getByLabel('Age of child 2').count(), 1)
      await ages.close()

      const names = await tierNames('kumoi')
      assert.ok(names.length > 1)
      const tiers = await openParty('kumoi')
      for (const name of names) await tiers.getByRole('group', { name, exact: true }).waitFor()
      assert.equal(await tiers.locator('.party [role=group]').count(), 2 + names.length)
      assert.equal(await tiers.locator('.party select').count(), 0)
      await tiers.close()
    })

    it("offer the hotel's filters by their names, and search by them [BOOT-024]", async () => {
      const [{ settings } = { settings: null }] = await stage.world.database.orm
        .select()
        .from(hotel)
        .where(eq(hotel.id, 1))
      assert.ok(settings)
      const two = settings.room_search_filters.slice(0, 2)
      const change = { ...settings, room_search_filters: two }
      await stage.world.database.orm.update(hotel).set({ settings: change }).where(eq(hotel.id, 1))

      const page = await open(`/booking/result?code=shirotsuki&${STAY}`)
      const chips = page.locator('.chips button')
      await chips.first().waitFor()
      assert.deepEqual(
        await chips.allInnerTexts(),
        two.map(({ names }) => names.en),
      )
      const since = await stage.world.lastCall()
      await chips.first().click()
      await page.locator('.results[aria-busy=false]').waitFor()
      const search = (await stage.world.calls(since)).find(({ path }) => path.endsWith('/rooms'))
      assert.ok(search)
      assert.equal((search.query as Record<string, string>).room_search_filters, two[0]?.id)

      await page.goto(`${stage.world.origins.widget}/booking/result?code=shirotsuki&${STAY}&locale=ja`)
      await chips.first().waitFor()
      assert.deepEqual(
        await chips.allInnerTexts(),
        two.map(({ names }) => names.ja),
      )
      await stage.world.database.orm.update(hotel).set({ settings }).where(eq(hotel.id, 1))
      await page.close()
    })

    it('leave it to the hotel itself to say where it is: address and photos, no empty frame for what is missing [BOOT-037]', async () => {
      const page = await open(`/booking/result?code=shirotsuki&${STAY}`)
      const place = page.locator('.hotel-info')
      await place.getByText('118 Moto-Hakone, Hakone, Kanagawa 250-0522, Japan').waitFor()
      assert.ok((await place.locator('img').count()) > 1)
      await page.close()

      const partly: [Record<string, unknown>, string, number][] = [
        [{ hotel_photos: [] }, 'address', 1],
        [{ address: null }, 'img', 2],
        [{ address: null, hotel_photos: [] }, '.hotel-info', 0],
      ]
      const whole = await hotelOf(stage.world)
      for (const [change, selector, least] of partly) {
        await stage.world.nextAnswer({ ...HOTEL, status: 200, body: { data: { ...whole, ...change } } })
        const other = await open(`/booking/result?code=shirotsuki&${STAY}`)
        await rooms(other).first().waitFor()
        await other.locator('.hotel-info[aria-busy=true]').waitFor({ state: 'detached' })
        await quiet(other)
        const info = other.locator('.hotel-info')
        assert.equal(await info.locator('address').count(), 'address' in change ? 0 : 1)
        if ('hotel_photos' in change) assert.equal(await info.locator('img, .photo, .row').count(), 0)
        if (least === 0) assert.equal(await info.count(), 0)
        else assert.ok((await info.locator(selector).count()) >= least)
        await other.close()
      }
    })

    it('leave that to one call a hotel and a language, whose failure is told and made good [CALL-101]', async () => {
      const since = await stage.world.lastCall()
      const asked = async () => callsTo(stage.world, 'GET', /^\/hotels\/\d+$/, since)
      const page = await open(`/booking/result?code=shirotsuki&${STAY}`)
      const place = page.locator('.hotel-info')
      await place.getByText('118 Moto-Hakone, Hakone, Kanagawa').waitFor()
      const [call, ...more] = await asked()
      assert.ok(call)
      assert.deepEqual([call.path, call.query, call.status, more.length], ['/hotels/1', {}, 200, 0])
      assertHeaders(call, 'en')
      // The rooms are searched again; the house is where it was.
      await page.locator('.chips button').first().click()
      await page.locator('.results[aria-busy=false]').waitFor()
      await place.locator('address').waitFor()
      assert.equal((await asked()).length, 1)

      await stage.world.nextAnswer({ ...HOTEL, status: 500, times: 9 })
      await page.goto(`${stage.world.origins.widget}/booking/result?code=shirotsuki&${STAY}&locale=ja`)
      const t = await loadTranslate('ja', ['core', 'errors', 'codes'])
      await place.getByText(t('errors.general')).waitFor()
      assert.equal(await place.locator('address, img').count(), 0)
      await rooms(page).first().waitFor()
      await stage.world.clearAnswers()
      await place.getByRole('button', { name: t('core.tryAgain') }).click()
      await place.getByText('神奈川県').waitFor()
      await page.close()
    })

    it('may be missing, ill-typed or unknown without harm (guarantee W5) [BOOT-040]', async () => {
      const nonsense = {
        currency: 7,
        book_languages: 'x',
        kids_setting: [],
        room_search_filters: null,
        moon: { full: true },
      }
      for (const extra of [{}, nonsense]) {
        const body = { data: { hotel_id: 1, ...extra }, surprise: [] }
        await stage.world.nextAnswer({ method: 'GET', path: SETTINGS_PATH, status: 200, body })
        const page = await open('/booking/result?code=shirotsuki')
        await searchButton(page).waitFor()
        await page.getByRole('button', { name: /2 adults\s*1 room/ }).waitFor()
        await searchButton(page).click()
        await page.locator('.results').waitFor()
        assert.deepEqual(page.complaints, [])
        await page.close()
      }
    })

    it('offer exactly the languages that can be booked in [BOOT-041] [L10N-002]', async () => {
      const page = await open('/booking/result?code=demo')
      await page.getByRole('button', { name: /^Language/ }).click()
      await page.getByRole('menuitemradio').first().waitFor()
      assert.deepEqual(await page.getByRole('menuitemradio').allInnerTexts(), ['English', 'ไทย'])
      await page.close()
    })
  })

  async function tierNames(code: string): Promise<string[]> {
    const { kids_tiers } = await settingsOf(stage.world, { code })
    return (kids_tiers as { name: string }[]).map(({ name }) => name)
  }
})
