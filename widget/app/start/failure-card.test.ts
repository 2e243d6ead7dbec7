import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES, LOCALES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { openWorld, ORIGINS } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'

// In a page of the hotel's, with the keyboard, and with what the document says: test/journeys/start/failure-card.test.ts.

type Visit = Awaited<ReturnType<typeof openVisit>>
type Options = NonNullable<Parameters<typeof openVisit>[1]>

const STARTS = /\/(client_sessions|start|settings\/booking_widget)$/
const SETTINGS = /settings\/booking_widget$/
const SEARCH_BUTTON = '.searchbar .go button'
const isRoot = (line: string) => line === 'GET /'

describe('a start that fails', () => {
  let world: World
  const visits: Visit[] = []
  before(async () => {
    world = await openWorld()
    // With it comes the window.
    const visit = await openVisit(world)
    visit.close()
  })
  afterEach(() => {
    for (const visit of visits.splice(0)) visit.close()
    sayOnline(true)
  })
  after(() => world.close())

  /** What the browser says of its line. */
  function sayOnline(isOnline: boolean) {
    if (isOnline) Reflect.deleteProperty(window.navigator, 'onLine')
    else Object.defineProperty(window.navigator, 'onLine', { value: false, configurable: true })
  }
  async function open(options: Options) {
    forgetGuest()
    const visit = await openVisit(world, { isRefused: true, ...options })
    visits.push(visit)
    return visit
  }
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  const closed = (line: string) =>
    SETTINGS.test(line)
      ? Response.json({ errors: [{ title: 'Gone', details: { code: 1000, base: [] } }] }, { status: 410 })
      : null

  /** No call of a start arrives; what asks whether anything answers there does only with `isReached`. */
  function losing({ isReached = false } = {}) {
    let isLost = true
    return {
      find: () => (isLost = false),
      bend: async (line: string) => (isLost && (STARTS.test(line) || (!isReached && isRoot(line))) ? lost() : null),
      // As it goes through the door when it is not lost.
      start: async () => (isLost ? lost() : new Response('', { status: 404 })),
    }
  }
  const CAUSES = {
    hotel: (locale) => open({ locale, hotelCode: 'nowhere' }),
    closed: (locale) => open({ locale, bend: async (line) => closed(line) }),
    away: (locale) => open({ locale, ...losing() }),
    offline(locale) {
      sayOnline(false)
      return open({ locale, ...losing() })
    },
    // What comes is no answer to this question.
    ours: (locale) => open({ locale, bend: async (line) => (SETTINGS.test(line) ? Response.json([]) : null) }),
    // Something answers there, though not to this page.
    page: (locale) => open({ locale, ...losing({ isReached: true }) }),
  } as const satisfies Record<string, (locale: Locale) => Promise<Visit>>

  /** What stands in place of the screen. */
  const card = (visit: Visit) => visit.see('.screen > [role=alert]')
  const again = async (visit: Visit, words: string) => {
    const buttons = [...(await card(visit)).querySelectorAll('button')]
    return buttons.filter(({ textContent }) => textContent === words)
  }
  const titled = (visit: Visit, title: string) =>
    until(
      () => visit.root.querySelector('.screen > [role=alert] h1')?.textContent === title,
      () => `${title} in ${visit.words()}`,
    )

  for (const [cause, fail] of Object.entries(CAUSES))
    it(`says why in every language: ${cause} [BOOT-017]`, async () => {
      const titles = new Set<string>()
      for (const locale of LOCALE_CODES) {
        const t = await loadTranslate(locale, ['core', 'failing'])
        const visit = await fail(locale)
        const title = t(`failing.${cause as keyof typeof CAUSES}Title`)
        await titled(visit, title)
        const told = await card(visit)
        assert.ok(told.textContent.includes(t(`failing.${cause as keyof typeof CAUSES}Text`)))
        // Its words and those of every screen are two files.
        await until(async () => (await again(visit, t('core.tryAgain'))).length === 1, 'one button to try again')
        assert.equal(visit.root.querySelector('.root')?.getAttribute('lang'), LOCALES[locale].tag)
        assert.deepEqual(visit.all(SEARCH_BUTTON), [])
        const link = [...told.querySelectorAll('a')].find(({ textContent }) => textContent === t('failing.ownPage'))
        const address = new URL(link?.getAttribute('href') ?? '')
        assert.deepEqual([address.origin, address.pathname], [ORIGINS.widget, '/booking/result'])
        const code = cause === 'hotel' ? 'nowhere' : 'shirotsuki'
        assert.deepEqual(Object.fromEntries(address.searchParams), { code, locale })
        titles.add(title)
        visit.close()
      }
      assert.equal(titles.size, LOCALE_CODES.length)
    })

  it('says of an error of the server what it says where nothing answers, and the next visit finds the search', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['failing'])
      const broken = async (line: string) => (SETTINGS.test(line) ? Response.json({}, { status: 500 }) : null)
      const visit = await open({ locale, bend: broken })
      await titled(visit, t('failing.awayTitle'))
      visit.close()
      const next = await openVisit(world, { locale })
      visits.push(next)
      await next.see(SEARCH_BUTTON)
      next.close()
    }
  })

  it('goes on by itself when the server answers again', async () => {
    const { find, ...door } = losing()
    const visit = await open(door)
    await titled(visit, 'The booking service does not answer')
    find()
    await visit.see(SEARCH_BUTTON)
  })

  it('goes on by itself when the line is back', async () => {
    const { find, ...door } = losing()
    sayOnline(false)
    const visit = await open(door)
    await titled(visit, 'You are offline')
    find()
    sayOnline(true)
    window.dispatchEvent(new window.Event('online'))
    await visit.see(SEARCH_BUTTON)
  })

  it('of one lost line is no failure: it is asked once more before anything is said', async () => {
    let losses = 0
    const once = async () => (losses++ < 2 ? lost() : null)
    const visit = await open({
      bend: async (line) => (STARTS.test(line) ? once() : null),
      start: async () => (await once()) ?? new Response('', { status: 404 }),
    })
    const cards = new Set<Element>()
    await until(() => {
      for (const one of visit.all('.screen > [role=alert]')) cards.add(one)
      return visit.root.querySelector(SEARCH_BUTTON)
    }, 'the bar')
    assert.ok(losses > 2)
    assert.equal(cards.size, 0)
  })

  it('tries again on the press', async () => {
    let refusals = 0
    const visit = await open({ bend: async (line) => (SETTINGS.test(line) && refusals++ === 0 ? closed(line) : null) })
    const [button] = await again(visit, 'Try again')
    button?.click()
    await visit.see(SEARCH_BUTTON)
    assert.equal(refusals, 2)
  })
})
