import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { openWorld, ORIGINS } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { quietDoor } from '../../../test/lib/widget/quiet-door.ts'
import { storageKey } from '../../../shared/storage-key.ts'
import { HEADERS } from '../../../shared/headers.ts'

// Reloads, the history, cookies of a browser and how moves look: test/journeys/start/start.test.ts and routes.test.ts.

type Visit = Awaited<ReturnType<typeof openVisit>>
type Bend = NonNullable<NonNullable<Parameters<typeof openVisit>[1]>['bend']>
const STAY = 'checkin=2026-11-24&checkout=2026-11-26'
const SETTINGS = /\/settings\/booking_widget$/
const ROOMS = /^GET \/hotels\/\d+\/rooms$/
const NAMED: Record<Locale, string> = {
  ja: '白月',
  en: 'Shirotsuki',
  ko: '시로쓰키',
  zh_Hans: '白月',
  zh_Hant: '白月',
  id: 'Shirotsuki',
  th: 'ชิโรสึกิ',
  ar: 'شيروتسوكي',
}
const SEARCH_BUTTON = 'form button[type="submit"]'
const t = await loadTranslate('en', ['core', 'document', 'loginMenu', 'search'])

describe('a document of our own', () => {
  let world: World
  const visits: Visit[] = []
  before(async () => {
    world = await openWorld()
  })
  afterEach(() => {
    for (const visit of visits.splice(0)) visit.close()
    forgetGuest()
  })
  after(() => world.close())

  /** At an address; with the moment when it asks for nothing more. */
  async function open(address: string, bend: Bend = async () => null) {
    const door = quietDoor()
    const visit = await openVisit(world, {
      address,
      isRefused: true,
      bend: (line, answer) => door.pass(async () => (await bend(line, answer)) ?? answer()),
    })
    visits.push(visit)
    return { ...visit, quiet: () => door.quiet(() => `quiet, of ${visit.sent.map(({ line }) => line).join()}`) }
  }
  const addressOf = () => window.location.href.replace(ORIGINS.widget, '')
  const titled = (visit: Visit, title: string) =>
    until(() => visit.root.querySelector('.screen h1')?.textContent === title, () => `${title} in ${visit.words()}`) // prettier-ignore
  const withSettings =
    (change: (own: Record<string, unknown>) => object): Bend =>
    async (line, answer) => {
      if (!SETTINGS.test(line)) return null
      const { data } = (await (await answer()).json()) as { data: Record<string, unknown> }
      return Response.json({ data: { ...data, ...change(data) } })
    }
  const refusing = (status: number, body: object): Bend => async (line) => (SETTINGS.test(line) ? Response.json(body, { status }) : null) // prettier-ignore
  const CLOSED = { errors: [{ title: 'Hotel closed', details: {} }] }

  describe('at an address', () => {
    it('of the root leads to the search [ROUTE-011]', async () => {
      const visit = await open('/?code=shirotsuki')
      await visit.see(SEARCH_BUTTON)
      assert.equal(addressOf(), '/booking/result?code=shirotsuki')
    })

    it('of the results lists plans only where the hotel searches by plan and has it enabled [ROUTE-012]', async () => {
      for (const { change, found, type } of [
        { change: {}, found: /(^|\D)\d+ plans? for your dates/, type: 'plans' },
        { change: { search_type: 'hotel_room' }, found: /\d+ rooms? for your dates/, type: 'rooms' },
        { change: { search_type: undefined }, found: /\d+ rooms? for your dates/, type: 'rooms' },
        { change: { plan_search_enabled: false }, found: /\d+ rooms? for your dates/, type: 'rooms' },
      ]) {
        const bend = withSettings(({ booking_widget_setting_attributes: own }) => {
          const attributes = own as Record<string, unknown>
          assert.deepEqual([attributes.search_type, attributes.plan_search_enabled], ['hotel_plan', true])
          return { booking_widget_setting_attributes: { ...attributes, ...change } }
        })
        const visit = await open(`/booking/result?code=minato&${STAY}`, bend)
        await until(() => visit.all('.results :is(h1, h2)').some(({ textContent }) => found.test(textContent ?? '')), () => `${found} in ${visit.words()}`) // prettier-ignore
        const [search] = visit.called(ROOMS)
        assert.equal(new URL(search?.url ?? '').searchParams.get('type'), type)
        visit.close()
        forgetGuest()
      }
    })

    it('of the unavailable page leads back to the search of the same hotel [ROUTE-040]', async () => {
      for (const locale of LOCALE_CODES) {
        const words = await loadTranslate(locale, ['core'])
        const visit = await open(`/503?code=shirotsuki&locale=${locale}`)
        await titled(visit, words('core.unavailableTitle'))
        assert.equal(addressOf(), '/503?code=shirotsuki')
        await visit.press(words('core.tryAgain'))
        await visit.see(SEARCH_BUTTON)
        assert.equal(addressOf(), '/booking/result?code=shirotsuki')
        visit.close()
        forgetGuest()
      }
    })
  })

  describe('at its start', () => {
    it('says that there is no hotel code and asks nothing [BOOT-001]', async () => {
      const visit = await open('/booking/result')
      await visit.sees('No hotel code')
      await visit.quiet()
      assert.equal(visit.all(SEARCH_BUTTON).length, 0)
      assert.deepEqual(visit.sent, [])
    })

    it('takes the hotel from the path [BOOT-002]', async () => {
      const visit = await open('/reservation-tripla/demo/search')
      await visit.see(SEARCH_BUTTON)
      await visit.find('header', 'The Little Demo Inn')
      assert.equal(visit.called(/^GET \/hotels\/demo\/settings\/booking_widget$/).length, 1)
    })

    it('shows that it loads until the hotel is known, and can search right after [BOOT-009] [BOOT-042]', async () => {
      let arrive = () => {}
      const held = new Promise<null>((resolve) => (arrive = () => resolve(null)))
      const visit = await open('/booking/result?code=shirotsuki', (line) => SETTINGS.test(line) ? held : Promise.resolve(null)) // prettier-ignore
      const loading = `.screen [role=status][aria-label="${t('core.loading')}"]`
      await visit.see(loading)
      await until(() => visit.called(SETTINGS).length > 0, 'the settings')
      assert.equal(visit.all(SEARCH_BUTTON).length, 0)
      assert.ok(!visit.words().includes(t('loginMenu.signIn')))
      arrive()
      const search = await visit.see(SEARCH_BUTTON)
      assert.equal(visit.all(loading).length, 0)
      search.click()
      await visit.see('.results .room')
    })

    it('leaves no endless waiting behind when the settings fail on a page that does without them [BOOT-010]', async () => {
      let failures = 0
      const visit = await open('/nope?code=shirotsuki', async (line) => SETTINGS.test(line) && failures++ === 0 ? Response.json({}, { status: 500 }) : null) // prettier-ignore
      await titled(visit, t('document.notFoundTitle'))
      await until(() => failures > 0, 'the settings')
      await until(() => visit.all('.screen [role=status], .skeleton').length === 0, () => visit.root.innerHTML) // prettier-ignore
      await visit.press(t('core.toRooms'))
      ;(await visit.see(SEARCH_BUTTON)).click()
      await visit.see('.results .room')
    })

    it('is replaced by the words of its refusal [BOOT-017]', async () => {
      for (const locale of LOCALE_CODES) {
        const visit = await open(`/booking/result?code=shirotsuki&${STAY}&locale=${locale}`, refusing(422, CLOSED))
        await titled(visit, 'Hotel closed')
        assert.equal(visit.all('.screen p').length, 1, 'nothing but the ways on')
        assert.equal(visit.all(SEARCH_BUTTON).length, 0)
        visit.close()
        forgetGuest()
      }
    })

    it('stands in spite of that refusal where a page does without the hotel [BOOT-018]', async () => {
      for (const [path, title] of [
        ['/503', 'Booking is paused'],
        ['/unsubscribe-email/success', 'You have unsubscribed'],
        ['/payments/1', 'No payment record was found'],
        ['/payments/P1', 'Payment to Shirotsuki'],
      ] as const) {
        const visit = await open(`${path}?code=shirotsuki`, refusing(422, CLOSED))
        await titled(visit, title)
        await visit.quiet()
        assert.ok(!visit.words().includes('Hotel closed'), path)
        // What it asks for itself is asked for with a session, as everything after a start is (CALL-008).
        const own = visit.called(/payment/)
        assert.equal(own.length > 0, path.startsWith('/payments'))
        for (const call of own) assert.ok(call.headers.get(HEADERS.clientSession), call.line)
        visit.close()
        forgetGuest()
      }
    })
  })

  it('is named after the screen and the hotel in every language, and a page of the hotel keeps its name (EN 301 549: 2.4.2) [ROUTE-067]', async () => {
    const named = new Set<string>()
    for (const locale of LOCALE_CODES) {
      const words = await loadTranslate(locale, ['document'])
      const visit = await open(`/booking/result?code=shirotsuki&${STAY}&locale=${locale}`)
      const title = `${words('document.rooms')} – ${NAMED[locale]}`
      await until(() => document.title === title, () => `${title}, and not ${document.title}`) // prettier-ignore
      named.add(title)
      visit.close()
      forgetGuest()
    }
    assert.equal(named.size, LOCALE_CODES.length)

    const visit = await openVisit(world)
    visits.push(visit)
    document.title = 'The inn above the lake'
    await visit.see(SEARCH_BUTTON)
    await visit.press(t('search.search'))
    await visit.see('.results .room')
    assert.equal(document.title, 'The inn above the lake')
  })

  it('keeps the language of its helper for every view after it, and the helper stands bare [ROUTE-006]', async () => {
    for (const [locale, name] of [
      ['ko', '한국어'],
      ['ar', 'العربية'],
    ] as const) {
      const helper = await open(`/iframe-change-locale?locale=${locale}`)
      await helper.find('[role=status]', name)
      assert.equal(helper.all('header, footer').length, 0)
      const kept = window.localStorage.getItem(storageKey('locale'))
      assert.equal(JSON.parse(kept ?? '{}').value, locale)
      helper.close()
      for (const path of ['/booking/result?code=shirotsuki', '/nope?code=shirotsuki']) {
        const visit = await open(path)
        await visit.see(`.root[lang="${locale}"] :is(form, h1)`)
        visit.close()
      }
      forgetGuest()
    }
  })
})
