import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'

import { METHODS } from '../../../shared/element.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { LOCALE_CODES, LOCALES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { TARO } from '../../../test/contract/helpers/guest.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { environmentAtom } from '../../state/environment.ts'

type Visit = Awaited<ReturnType<typeof openVisit>>

const DATES = { checkin: '2026-11-24', checkout: '2026-11-26' }
const STAY = String(new URLSearchParams(DATES))
const KANA = /[぀-ヿ]/
const SETTINGS = /settings\/booking_widget$/
const ROOMS = /^GET \/hotels\/\d+\/rooms$/

describe('the language', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  beforeEach(() => forgetGuest())
  after(() => world.close())

  const shows = (visit: Visit, locale: Locale) => visit.see(`.root[lang="${LOCALES[locale].tag}"]`)
  const found = (visit: Visit) => visit.see('.results[aria-busy="false"] .room')
  const answered = ({ sent }: Visit) =>
    until(
      () => sent.every(({ answer }) => answer !== null),
      () => `an answer to ${sent.map(({ line, answer }) => `${line} ${answer !== null}`).join()}`,
    )

  async function chooseLanguage(visit: Visit, locale: Locale) {
    visit.all('header button[aria-haspopup=menu]').at(-1)?.click()
    const item = await until(
      () => visit.all('[role="menuitemradio"]').find((one) => one.textContent?.trim() === LOCALES[locale].name),
      () => `${locale} in the menu: ${visit.words()}`,
    )
    item.click()
    await shows(visit, locale)
  }

  it("is one of the hotel's, else the first of them, and so are the hotel's own words [L10N-003]", async () => {
    const named: string[] = []
    const visit = await openVisit(world, {
      query: 'locale=ko',
      async bend(line, answer) {
        if (!SETTINGS.test(line)) return null
        const { data } = (await (await answer()).json()) as { data: { hotel_name: string } }
        named.push(data.hotel_name)
        return Response.json({ data: { ...data, book_languages: ['ja', 'en'] } })
      },
    })
    await shows(visit, 'ja')
    await until(() => visit.all('header')[0]?.textContent?.includes('白月'), () => `白月: ${visit.words()}`) // prettier-ignore
    assert.deepEqual(named, ['시로쓰키', '白月'])
    assert.ok(!visit.words().includes('시로쓰키'))
    visit.close()
  })

  it('that the hotel does not speak is the first of its own, whichever that is, or of all eight [L10N-003]', async () => {
    for (const [books, shown] of [
      [['en', 'ja'], 'en'],
      [['zh_Hant', 'ja', 'en'], 'zh_Hant'],
      [['ja', 'ko'], 'ko'],
      [[], 'ko'],
    ] as const) {
      const visit = await openVisit(world, {
        query: 'locale=ko',
        async bend(line, answer) {
          if (!SETTINGS.test(line)) return null
          const { data } = await (await answer()).json()
          return Response.json({ data: { ...data, book_languages: books } })
        },
      })
      await shows(visit, shown)
      visit.close()
      forgetGuest()
    }
  })

  it('travels with the next call, and the results come anew in it alone [L10N-013] [L10N-018]', async () => {
    let isHeld = false
    const visit = await openVisit(world, {
      locale: 'ja',
      query: STAY,
      async bend(line) {
        if (ROOMS.test(line)) await until(() => !isHeld, 'the search to be let through')
        return null
      },
    })
    await found(visit)
    assert.match((await visit.see('.results')).textContent ?? '', KANA)
    await visit.see('.hotel-info address')
    await answered(visit)
    const since = visit.sent.length
    isHeld = true
    await chooseLanguage(visit, 'en')
    // While the new ones are on their way the old ones are gone.
    await visit.sees('Looking for rooms')
    assert.deepEqual(
      visit.all('.results .room').filter(({ textContent }) => KANA.test(textContent ?? '')),
      [],
    )
    isHeld = false
    await found(visit)
    await answered(visit)
    assert.doesNotMatch((await visit.see('.root')).textContent ?? '', KANA)
    const calls = visit.sent.slice(since)
    assert.equal(calls.filter(({ line }) => ROOMS.test(line)).length, 1)
    for (const { headers, line } of calls) assert.equal(headers.get(HEADERS.locale), 'en', line)
    await chooseLanguage(visit, 'ko')
    await found(visit)
    await answered(visit)
    assert.equal(visit.sent.at(-1)?.headers.get(HEADERS.locale), 'ko')
    visit.close()
  })

  it('has its own words on every screen, without a key or a rest of English [L10N-001]', async () => {
    const visit = await openVisit(world)
    const say = (method: 'setLocale' | 'search', input: string) =>
      visit.say({ type: 'call', payload: { id: 1, method, input } })
    const speak = async (locale: Locale) => {
      say('setLocale', LOCALES[locale].tag)
      await shows(visit, locale)
      await answered(visit)
      await until(() => visit.all('.loading-bar .run').length === 0, () => `rest in ${locale}`) // prettier-ignore
    }
    const click = async (selector: string, at = 0) =>
      (await until(() => visit.all(selector)[at], () => `${selector} in ${visit.words()}`)).click() // prettier-ignore
    const problems: string[] = []
    // Beyond the results a choice keeps the words it was made by: a guest cannot change the language there.
    let chosen: string[] = []
    type Look = { screen: string; ready: string; open?: () => Promise<unknown> }
    const read = async ({ ready, open }: Look) => {
      await visit.see(ready)
      await open?.()
      return wordsOf(visit)
    }
    const check = async (look: Look) => {
      const english = new Set(await read(look))
      assert.ok(english.size > 2, look.screen)
      for (const locale of LOCALE_CODES) {
        if (locale === 'en') continue
        await speak(locale)
        for (const words of await read(look)) {
          const isKey = /\b(?:core|common|errors|search|results|checkout)\.\w+|\{\{/.test(words)
          const isRest = english.has(words) && !isSameEverywhere(words) && !chosen.includes(words)
          if (isKey || isRest) problems.push(`${look.screen} ${locale}: ${words}`)
        }
      }
      await speak('en')
      await visit.see(look.ready)
    }

    await check({ screen: 'search', ready: '.searchbar' })
    await click('.searchbar .part')
    await check({ screen: 'calendar', ready: '.day' })
    await visit.press('Done')
    await click('.searchbar .part', 1)
    await click('[aria-label="One child more"]')
    await check({ screen: 'party', ready: '.party' })
    await click('[aria-label="One child fewer"]')
    await visit.press('Done')

    say('search', METHODS.search(DATES) ?? '')
    await found(visit)
    // A plan with two ways to pay has a screen for the payment.
    const plan = visit
      .all('.results .plan')
      .find(({ textContent }) => textContent?.includes('Pay at the hotel') && textContent.includes('Card'))
    plan?.querySelector<HTMLElement>('.button.main')?.click()
    await visit.see('.results .plan[data-chosen]')
    chosen = visit.all('.summary .small b, .summary .small .soft').map(({ textContent }) => textContent?.trim() ?? '')
    const results = '.results[aria-busy="false"] .plan[data-chosen]'
    await check({ screen: 'results', ready: results })
    const terms = async () => {
      await click('.plan button.quiet')
      await visit.see('dialog li')
    }
    await check({ screen: 'terms', ready: results, open: terms })

    await visit.press('Continue')
    await check({ screen: 'details', ready: COUNTRY })
    await visit.introduce()
    await visit.press('Continue to payment')
    await click('input[type=radio][value=on_site]')
    await check({ screen: 'payment', ready: 'input[type=radio]:checked' })
    await visit.press('Book, pay at the hotel')
    // The answer to a booking does not say which language its address is in.
    chosen.push('118 Moto-Hakone, Hakone, Kanagawa')
    chosen.push((await visit.see('.booked-number')).textContent?.trim() ?? '')
    await check({ screen: 'confirmation', ready: '.booked-number' })
    assert.equal([...new Set(problems)].join('\n'), '')
    visit.close()
  })

  for (const path of ['/nope', '/503', '/reservation/fail?error_code=3001'])
    it(`turns the pages without a stay as well: ${path} [L10N-001]`, async () => {
      const visit = await openVisit(world)
      visit.store.get(environmentAtom).location.navigate(path)
      await visit.see('h1')
      const english = new Set(wordsOf(visit))
      assert.ok(english.size > 2, visit.words())
      const problems: string[] = []
      for (const locale of LOCALE_CODES) {
        if (locale === 'en') continue
        await chooseLanguage(visit, locale)
        for (const words of wordsOf(visit))
          if (english.has(words) && !isSameEverywhere(words)) problems.push(`${locale}: ${words}`)
      }
      assert.deepEqual(problems, [])
      visit.close()
    })
})

/** Numbers, prices, dates and names that are the same in every language. */
const isSameEverywhere = (words: string) => !/\p{L}{2}/u.test(words) || NAMES.has(words) || ALIKE.test(words)
/** What Indonesian calls as English does. */
const ALIKE = /^(\d{1,2} )?November( \d{4})?$|^Futon( × \d)?$|^Check-(in|out)$|^Hotel$|^Total$/
const CARDS = ['VISA', 'Mastercard', 'American Express', 'JCB', 'Diners Club']
const NAMES = new Set(['Shirotsuki', 'Taro Yamada', 'JPY', ...CARDS, ...Object.values(TARO)])

/** Countries have the browser's names, of which Indonesian shares half with English. */
const COUNTRY = '[name=nationality] option:not([value=""])'

/** All the words in the widget a guest can see or hear, but those that say which language they are in. */
function wordsOf({ root }: Visit): string[] {
  const shown = root.querySelector('.root')
  assert.ok(shown)
  const isOwn = (element: Element) =>
    element.closest('[lang], [translate=no]') === shown && !element.closest(`[hidden], dialog:not([open]), ${COUNTRY}`)
  return [...shown.querySelectorAll('*')].filter(isOwn).flatMap((element) => {
    const texts = [...element.childNodes].flatMap((node) =>
      node.nodeType === node.TEXT_NODE ? [node.textContent?.trim() ?? ''] : [],
    )
    const named = ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name)?.trim() ?? '')
    return [...texts, ...named].filter(Boolean)
  })
}
