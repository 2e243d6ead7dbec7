import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Page } from 'playwright'

import { loadTranslate } from '../../../locales/load.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { LOCALE_CODES, LOCALES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { storageKey } from '../../../shared/storage-key.ts'
import { bendSettings } from '../../lib/bent/bent-settings.ts'
import { manifest } from '../../lib/measures/sizes.ts'
import { quiet } from '../../lib/quiet.ts'
import { useStage } from '../../lib/stage.ts'

const DATES = { checkin: '2026-11-24', checkout: '2026-11-26' }
const STAY = new URLSearchParams(DATES)
const PERSON = {
  first_name: 'Taro',
  last_name: 'Yamada',
  email: 'taro@guest.example',
  email_again: 'taro@guest.example',
  phone: '+819012345678',
}
const KANA = /[぀-ヿ]/

describe('the language', () => {
  const stage = useStage()

  const chooseLanguage = async (page: Page, locale: Locale) => {
    await page.locator('header button[aria-haspopup=menu]').last().click()
    await page.getByRole('menuitemradio', { name: LOCALES[locale].name, exact: true }).click()
    await shows(page, locale)
  }
  const shows = (page: Page, locale: Locale) => page.locator(`.root[lang=${LOCALES[locale].tag}]`).waitFor()
  const found = (page: Page) => page.locator('.results[aria-busy=false] .room').first()

  it("is one of the hotel's, else the first of them, and so are the hotel's own words [L10N-003]", async () => {
    await bendSettings(stage.world, { book_languages: ['ja', 'en'], hotel_name: '시로쓰키' }, { locale: 'ko' })
    const page = await stage.open('/booking/result?code=shirotsuki&locale=ko')
    await shows(page, 'ja')
    await page.locator('header').getByText('白月').waitFor()
    assert.equal(await page.evaluate<string>('document.documentElement.lang'), 'ja')
    await page.close()
  })

  it('is kept when it is chosen, in place and out of the address, and the form stays filled [L10N-008] [L10N-009]', async () => {
    const page = await stage.open('/booking/result?code=shirotsuki&locale=ja')
    await shows(page, 'ja')
    const ja = await loadTranslate('ja', ['core', 'search', 'party'])
    const query = () => new URL(page.url()).search
    assert.equal(query(), '?code=shirotsuki')
    await page.locator('.searchbar .part').nth(1).click()
    await page.getByRole('button', { name: ja('party.moreAdults') }).click()
    await page.getByRole('button', { name: ja('core.done') }).click()
    await page.evaluate('window.isSamePage = true')

    await chooseLanguage(page, 'en')
    await page.getByRole('button', { name: /^Guests\s*3 adults/ }).waitFor()
    await page.locator('header').getByText('Shirotsuki').waitFor()
    assert.equal(await page.evaluate('window.isSamePage'), true)
    const stored = await page.evaluate<string>(`localStorage.getItem('${storageKey('locale')}')`)
    assert.equal((JSON.parse(stored) as { value: string }).value, 'en')
    assert.equal(query(), '?code=shirotsuki')

    await page.reload()
    await page.getByRole('button', { name: 'Search', exact: true }).waitFor()
    await shows(page, 'en')
    assert.equal(query(), '?code=shirotsuki')
    await page.close()
  })

  it('travels with the next call, and the results come anew in it alone [L10N-013] [L10N-018]', async () => {
    const page = await stage.open(`/booking/result?code=shirotsuki&${STAY}&locale=ja`)
    await found(page).waitFor()
    assert.match(await page.locator('.results').innerText(), KANA)
    await page.locator('.hotel-info address').waitFor()
    const since = await stage.world.lastCall()
    await stage.world.nextAnswer({ method: 'GET', path: '/hotels/:hotelId/rooms', delay_ms: 1_000 })
    await chooseLanguage(page, 'en')
    // While the new ones are on their way the old ones are gone.
    await page.getByText('Looking for rooms').first().waitFor({ state: 'attached' })
    assert.equal(await page.locator('.results .room').filter({ hasText: KANA }).count(), 0)
    await found(page).waitFor()
    assert.doesNotMatch(await page.locator('.root').innerText(), KANA)
    const calls = await stage.world.calls(since)
    assert.equal(calls.filter(({ path }) => path.endsWith('/rooms')).length, 1)
    for (const { headers, path } of calls) assert.equal(headers[HEADERS.locale.toLowerCase()], 'en', path)
    await chooseLanguage(page, 'ko')
    await found(page).waitFor()
    assert.equal((await stage.world.calls(since)).at(-1)?.headers[HEADERS.locale.toLowerCase()], 'ko')
    await page.close()
  })

  it('is the only one that is loaded [L10N-016]', async () => {
    const files = new Map(
      Object.entries(manifest().files).flatMap(([file, { modules }]) => {
        const [, locale] = modules.map((name) => /^locales\/([\w-]+)\//.exec(name)).find(Boolean) ?? []
        return locale ? [[file, locale] as const] : []
      }),
    )
    const loaded = new Set<string>()
    const page = await stage.open(`/booking/result?code=shirotsuki&${STAY}&locale=ja`, async (page) =>
      page.on('request', (request) => {
        const file = request.url().split('/assets/')[1]
        const locale = [...files].find(([name]) => file && name.endsWith(file))?.[1]
        if (locale) loaded.add(locale)
      }),
    )
    await found(page).waitFor()
    // The words of the next step come early.
    await quiet(page)
    assert.deepEqual([...loaded], ['ja'])
    loaded.clear()
    await chooseLanguage(page, 'ko')
    await found(page).waitFor()
    assert.deepEqual([...loaded], ['ko'])
    await page.close()
  })

  it('has its own words on every screen, without a key or a rest of English [L10N-001]', async () => {
    const page = await stage.newPage()
    await page.goto(`${stage.world.origins.host}/`)
    await page.locator('.searchbar').waitFor()
    const element = page.locator('booking-widget')
    const speak = async (locale: Locale) => {
      await element.evaluate((widget, tag) => Reflect.get(widget, 'setLocale').call(widget, tag), LOCALES[locale].tag)
      await shows(page, locale)
      await page.locator('.loading-bar .run').waitFor({ state: 'detached' })
    }
    const problems: string[] = []
    // Beyond the results a choice keeps the words it was made by: a guest cannot change the language there.
    let chosen: string[] = []
    type Look = { screen: string; ready: string; open?: () => Promise<unknown> }
    const read = async ({ ready, open }: Look) => {
      await page.locator(ready).first().waitFor()
      await open?.()
      return wordsOf(page)
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
      await page.locator(look.ready).first().waitFor()
    }

    await check({ screen: 'search', ready: '.searchbar' })
    await page.locator('.searchbar .part').nth(0).click()
    await check({ screen: 'calendar', ready: '.day' })
    await page.keyboard.press('Escape')
    await page.locator('.searchbar .part').nth(1).click()
    await page.getByRole('button', { name: 'One child more' }).click()
    await check({ screen: 'party', ready: '.party' })
    await page.getByRole('button', { name: 'One child fewer' }).click()
    await page.keyboard.press('Escape')

    await element.evaluate((widget, stay) => Reflect.get(widget, 'search').call(widget, stay), DATES)
    await found(page).waitFor()
    // A plan with two ways to pay has a screen for the payment.
    const plans = page.locator('.results .plan').filter({ hasText: 'Pay at the hotel' }).filter({ hasText: 'Card' })
    await plans.locator('.button.main').first().click()
    await page.locator('.results .plan[data-chosen]').waitFor()
    chosen = await page.locator('.summary .small b, .summary .small .soft').allInnerTexts()
    const results = '.results[aria-busy=false] .plan[data-chosen]'
    await check({ screen: 'results', ready: results })
    const terms = async () => {
      await page.locator('.plan button.quiet').first().click()
      await page.locator('dialog li').first().waitFor()
    }
    await check({ screen: 'terms', ready: results, open: terms })

    await page.getByRole('button', { name: 'Continue' }).click()
    await check({ screen: 'details', ready: 'input[name=first_name]' })
    for (const [name, value] of Object.entries(PERSON)) await page.locator(`[name="${name}"]`).fill(value)
    await page.locator('[name="terms"]').check()
    const en = await loadTranslate('en', ['checkout'])
    await page.getByRole('button', { name: en('checkout.toPayment') }).click()
    await page.getByRole('radio', { name: en('checkout.onSite') }).check()
    await check({ screen: 'payment', ready: 'input[type=radio]:checked' })
    await page.getByRole('button', { name: en('checkout.bookPayAtHotel') }).click()
    // The answer to a booking does not say which language its address is in.
    chosen.push('118 Moto-Hakone, Hakone, Kanagawa')
    await check({ screen: 'confirmation', ready: '.booked-number' })
    assert.equal([...new Set(problems)].join('\n'), '')
    await page.close()
  })

  it('turns the pages without a stay as well [L10N-001]', async () => {
    const problems: string[] = []
    for (const path of ['/nope', '/503', '/reservation/fail?error_code=3001']) {
      const page = await stage.open(`${path}${path.includes('?') ? '&' : '?'}code=shirotsuki&locale=en`)
      await page.locator('h1').waitFor()
      const english = new Set(await wordsOf(page))
      for (const locale of LOCALE_CODES) {
        if (locale === 'en') continue
        await chooseLanguage(page, locale)
        for (const words of await wordsOf(page))
          if (english.has(words) && !isSameEverywhere(words)) problems.push(`${path} ${locale}: ${words}`)
      }
      await page.close()
    }
    assert.deepEqual(problems, [])
  })
})

/** Numbers, prices, dates and names that are the same in every language. */
const isSameEverywhere = (words: string) => !/\p{L}{2}/u.test(words) || NAMES.has(words) || ALIKE.test(words)
/** What Indonesian calls as English does. */
const ALIKE = /^(\d{1,2} )?November( \d{4})?$|^Futon( × \d)?$|^Check-(in|out)$|^Hotel$|^Total$/
const CARDS = ['VISA', 'Mastercard', 'American Express', 'JCB', 'Diners Club']
const NAMES = new Set(['Shirotsuki', 'Taro Yamada', ...CARDS, ...Object.values(PERSON)])

/** All the words in the widget a guest can see or hear, but those that say which language they are in. */
const wordsOf = (page: Page) =>
  page.evaluate<string[]>(`{
    const root = (document.querySelector('booking-widget')?.shadowRoot ?? document).querySelector('.root')
    const found = []
    const own = (element) => element.closest('[lang], [translate=no]') === root
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      const { parentElement: element, data } = walk.currentNode
      if (data.trim() && own(element) && element.checkVisibility()) found.push(data.trim())
    }
    for (const element of root.querySelectorAll('[aria-label], [placeholder], [title]'))
      if (own(element) && element.checkVisibility())
        for (const name of ['aria-label', 'placeholder', 'title']) if (element.hasAttribute(name)) found.push(element.getAttribute(name))
    found
  }`)
