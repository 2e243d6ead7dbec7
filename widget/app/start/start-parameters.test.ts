import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import type { Translate } from '../../../locales/texts.ts'
import { PARAMETERS } from '../../../shared/parameters.ts'
import { openWorld, ORIGINS } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { complaintsOf } from '../../../test/lib/widget/complaints.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { quietDoor } from '../../../test/lib/widget/quiet-door.ts'
import { placeAtom } from '../../state/navigation/navigation.ts'

type Visit = Awaited<ReturnType<typeof openVisit>>

const SYNC = /memberships\/chatbot_session$/
const SETTINGS = /settings\/booking_widget$/
const MENU = 'header [aria-haspopup="menu"]'

describe('what the address says at the start', () => {
  let world: World
  let t: Translate
  let opened: Visit[] = []
  before(async () => {
    world = await openWorld()
    t = await loadTranslate('en', ['core', 'errors', 'search', 'document'])
  })
  beforeEach(() => forgetGuest())
  afterEach(leave)
  after(() => world.close())

  function leave() {
    for (const visit of opened) visit.close()
    opened = []
    forgetGuest()
  }

  /** A visit of a guest who was never here, and the moment when it asks for nothing more. */
  async function open(query: string, settings: object = {}, address?: string) {
    leave()
    const door = quietDoor()
    const visit = await openVisit(world, {
      query,
      ...(address !== undefined && { address }),
      // What an address leads to is not always a search bar.
      isRefused: true,
      bend: (line, answer) =>
        door.pass(async () => {
          const given = await answer()
          if (!SETTINGS.test(line)) return given
          const { data } = (await given.json()) as { data: object }
          return Response.json({ data: { ...data, ...settings } })
        }),
    })
    opened.push(visit)
    return { ...visit, quiet: () => door.quiet(() => `quiet, of ${visit.sent.map(({ line }) => line).join()}`) }
  }
  /** In a document of our own, whose address says all of it. */
  const openDocument = (query: string, settings: object = {}) => open('', settings, `/booking/result?${query}`)
  const addressOf = () => window.location.href.replace(ORIGINS.widget, '')
  const hasLanguages = ({ root }: Visit) =>
    [...root.querySelectorAll(MENU)].some(({ textContent }) => textContent?.includes(t('core.language')))

  it('chooses the hotel by hotel_code or code, and hotel_code has the last word [QUERY-001]', async () => {
    for (const query of ['hotel_code=taipei-lan', 'code=taipei-lan', 'code=shirotsuki&hotel_code=taipei-lan']) {
      const visit = await openDocument(query)
      await visit.see('.searchbar')
      await visit.quiet()
      const hotels = visit.sent.flatMap(({ line }) => /^GET \/hotels\/(\D[^/]*)\/settings/.exec(line)?.[1] ?? [])
      assert.deepEqual([...new Set(hotels)], ['taipei-lan'], query)
      assert.equal(addressOf(), '/booking/result?code=taipei-lan')
    }
  })

  it('sets the language and forgets it again [QUERY-019]', async () => {
    const visit = await openDocument('code=shirotsuki&locale=th', { book_languages: ['ja', 'th'] })
    await visit.see('.root[lang="th"] form')
    assert.equal(addressOf(), '/booking/result?code=shirotsuki')
  })

  it('keeps a document of our own in a chatbot over a search and its next start [QUERY-009]', async () => {
    const visit = await openDocument('code=shirotsuki&isInCBIframe=true&triplabot_user_id=u1')
    await visit.see('.searchbar')
    await visit.quiet()
    assert.equal(hasLanguages(visit), false)
    assert.ok(visit.called(SYNC).length > 0)
    await visit.press(t('search.search'))
    await visit.see('.results .room')
    const again = await openDocument(window.location.search.slice(1))
    await again.see('.results .room')
    await again.quiet()
    assert.equal(hasLanguages(again), false)
  })

  for (const [query, isInChatbot, claim] of [
    ['iframe=other', false, 'QUERY-007'],
    ['isInCBIframe=false&fromChatbot=true', false, 'QUERY-009'],
    ['iframe=triplabot&triplabot_user_id=u1', true, 'QUERY-008'],
    ['isInCBIframe=true&triplabot_user_id=u1', true, 'QUERY-009'],
  ] as const)
    it(`puts the widget ${isInChatbot ? 'into' : 'outside'} a chatbot, where a search and a reload leave it: ${query} [${claim}]`, async () => {
      const visit = await open(query)
      await visit.see('.searchbar')
      await visit.quiet()
      assert.equal(hasLanguages(visit), !isInChatbot)
      assert.equal(visit.called(SYNC).length > 0, isInChatbot)
      await visit.press(t('search.search'))
      await visit.see('.results .room')
      assert.equal(hasLanguages(visit), !isInChatbot)
      const again = await open(visit.store.get(placeAtom).search)
      await again.see('.results .room')
      await again.quiet()
      assert.equal(hasLanguages(again), !isInChatbot)
    })

  it('tells the chatbot of segments, the message that led here, preview and test [QUERY-015] [QUERY-018] [QUERY-021] [QUERY-024]', async () => {
    const sentWith = async (query: string) => {
      const visit = await open(`iframe=triplabot&triplabot_user_id=u1&${query}`)
      await visit.see('.searchbar')
      await visit.quiet()
      const [sync] = visit.called(SYNC)
      assert.ok(sync)
      const measured = visit.heard('ga4Event').map(({ payload }) => Object(payload) as Record<string, unknown>)
      return { body: sync.body, view: measured.find(({ event }) => event === 'page_view') }
    }
    const told = await sentWith('segment_ids=1,2&icon_message_id=3&tripla_preview=true&custom_bot_test=true')
    const { segment_ids, icon_message_id, tripla_preview, custom_bot_test } = told.body
    assert.deepEqual(told.view?.segment_ids, ['1', '2'])
    assert.deepEqual([segment_ids, icon_message_id, tripla_preview, custom_bot_test], [['1', '2'], '3', true, true])
    const { body: plain } = await sentWith('tripla_preview=1')
    assert.deepEqual([plain.segment_ids, plain.tripla_preview, plain.custom_bot_test], [[], false, false])
    assert.equal(plain.icon_message_id, undefined)
  })

  it('leads back to a page that the hotel knows, and to no other (guarantee W3) [QUERY-025]', async () => {
    const back = async (urlBack: string) => {
      const visit = await open(String(new URLSearchParams({ urlBack })), { parent_origins: [ORIGINS.host] })
      await visit.see('.searchbar')
      await visit.quiet()
      const links = [...visit.root.querySelectorAll('a')].filter((link) => link.textContent === t('document.backToSite')) // prettier-ignore
      return links.map((link) => link.getAttribute('href'))
    }
    const page = `${ORIGINS.host}/?from=widget`
    assert.deepEqual(await back(page), [page])
    for (const urlBack of [
      'javascript:alert(1)',
      'data:text/html,x',
      `${ORIGINS.host.replace('http', 'ftp')}/`,
      'https://other.example/x',
      '//x',
      '',
    ])
      assert.deepEqual(await back(urlBack), [], urlBack)
  })

  it('may name days from today, a number of nights, and days that are over, of which it tells', async () => {
    const note = t('errors.datesPassed')
    const later = await open('checkin=+7&nights=2')
    await until(() => /2 nights/.test(later.root.querySelector('.searchbar .part')?.textContent ?? ''), 'two nights')
    await later.see('.results .room')
    assert.ok(!later.words().includes(note))
    const past = await open('checkin=2019/10/31&checkout=2019%2F11%2F02')
    await past.sees(note)
    await past.see('.results .room')
    ;(await past.see(`.messages [aria-label="${t('core.dismiss')}"]`)).click()
    await until(() => !past.words().includes(note), 'the note to go')
  })

  for (const value of ['', 'abc', '-1', '1e9', '\0', 'x'.repeat(90), '[{"adults":{"a":[[]]}}]', '{"__proto__":1}'])
    it(`breaks nothing, whatever it is: ${JSON.stringify(value.slice(0, 30))} [QUERY-076]`, async (test) => {
      // It leads to a screen of its own, which says that it is not known, or asks for it.
      const LEADING = 'current_reservation'
      const names = Object.keys(PARAMETERS).filter((name) => !/^(hotel_)?code$/.test(name) && name !== LEADING)
      const damaged = (given: readonly string[]) => open(String(new URLSearchParams(given.map((name) => [name, value])))) // prettier-ignore
      const complaints = complaintsOf(test)
      const isTold = () => complaints.filter((line) => !line.startsWith('booking-widget:'))
      const visit = await damaged(names)
      await visit.see('.results, .searchbar')
      await visit.quiet()
      assert.equal(visit.root.querySelectorAll('form button[type="submit"]').length, 1)
      assert.deepEqual(isTold(), [])
      const other = await damaged([LEADING])
      // NUL is no text, so it names as little as nothing does.
      await other.see(value.replace('\0', '') ? '[name="number"]' : '.searchbar')
      await other.quiet()
      assert.deepEqual(isTold(), [])
      // Only a document of our own reads it.
      const payment = await openDocument(String(new URLSearchParams({ code: 'shirotsuki', triplaPaymentNo: value })))
      await payment.see(value.replace('\0', '') ? '.screen h1' : '.searchbar')
      await payment.quiet()
      assert.deepEqual(isTold(), [])
    })
})
