import { after, afterEach, before } from 'node:test'

import type { FrameLocator, Page } from 'playwright'

import { INN_PLANS } from '../../../demo-host/world/rooms-and-plans/plans-inn.ts'
import { loadTranslate } from '../../../locales/load.ts'
import type { PartName } from '../../../locales/locale-file.ts'
import { LOCALE_FILES } from '../../../locales/table.ts'
import type { Translate } from '../../../locales/texts.ts'
import type { Locale } from '../../../shared/locales.ts'
import { anHourLater } from '../../lib/an-hour-later.ts'
import { openBrowser, openPage } from '../../lib/browser.ts'
import { assertBooks } from '../../lib/database/books.ts'
import type { OpenBrowser, PageOptions } from '../../lib/browser.ts'
import { startWorld } from '../../lib/world.ts'
import type { World } from '../../lib/world.ts'
import { comes } from './comes.ts'

/** The servers and the browser share their machine with the rest of the suite. */
const SEE_MS = 60_000

export const TARO = {
  first_name: 'Taro',
  last_name: 'Yamada',
  email: 'taro@guest.example',
  email_again: 'taro@guest.example',
  phone: '+819012345678',
}
export type Person = Partial<typeof TARO>

/** Two nights that the seeded world has rooms for. */
export const STAY = { checkin: '2026-12-10', checkout: '2026-12-12' }
export const TWO_ROOMS = JSON.stringify([
  { adults: 2, children: 0 },
  { adults: 2, children: 0 },
])
export const PAYS = '4000000000024242'
export const ASKS = '4000000000003220'
/** What is asked of a card beside its number. */
export const CARD = { expiry: '1230', cvc: '123', holder: 'TARO YAMADA' }

/** Plans of the inn, by what they take; both ways makes a payment step. */
export const BOTH_WAYS = 'Breakfast by the window'
export const BOTH_WAYS_JA = '窓辺の朝ごはん'
export const AT_HOTEL = 'Room only'
/** A plan as a guest reads it, from its name in any language. */
const readPlan = (plan: string, language: Locale) =>
  INN_PLANS.find(({ names }) => Object.values(names).includes(plan))?.names[language] ?? plan

type Visit = PageOptions & {
  /** The widget's language. */
  language?: Locale
  /** The page around the widget; without one the widget's own document. */
  host?: string
  inFrame?: boolean
  /** Another tab of somebody's browser. */
  beside?: { page: Page }
  /** The words as this guest reads them, where they are not those of the language. */
  translate?: typeof loadTranslate
}
/** What a guest has to know of the servers. */
type Servers = Pick<World, 'origins'>
type Ground<Around extends Servers = World> = { world: Around; browser: OpenBrowser }

/** One world and one browser for the tests of a file. Whatever its guests did, its books are in order at its end. */
export function journey() {
  let ground: Ground | undefined
  const get = (): Ground => {
    if (!ground) throw new Error('before() makes it')
    return ground
  }
  before(async () => {
    const [world, browser] = await Promise.all([startWorld(), openBrowser()])
    ground = { world, browser }
  })
  afterEach(() => anHourLater(get().world))
  after(async () => {
    const { world, browser } = get()
    await Promise.all(browser.contexts().map((context) => context.close()))
    await browser.close()
    await assertBooks(world.database.orm).finally(() => world.stop())
  })
  return {
    world: () => get().world,
    guest: (visit?: Visit) => openGuest(get(), visit),
  }
}

/** Somebody who books: reads the words of their language, presses what they see, waits for what comes. */
export type Guest = Awaited<ReturnType<typeof openGuest<World>>>

export async function openGuest<Around extends Servers>({ browser, world }: Ground<Around>, visit: Visit = {}) {
  const { language = 'en', host, inFrame = false, translate = loadTranslate } = visit
  const page = visit.beside
    ? await visit.beside.page.context().newPage()
    : await openPage(browser, { locale: language, ...visit })
  page.setDefaultTimeout(SEE_MS)
  const parts = Object.keys((await LOCALE_FILES[language]()).parts) as PartName[] // Object.keys forgets the names it lists
  const t = await translate(language, parts)
  const at = inFrame ? page.frameLocator('booking-widget iframe') : page
  if (host !== undefined) await page.goto(world.origins.host + host)
  const looking = looksOf(page, at)
  return {
    page,
    at,
    t,
    world,
    language,
    ...looking,
    ...stepsOf(page, at, t, world, language, looking),
  }
}

/** Where the widget's controls are: the page (its Shadow DOM is open) or the frame in it. */
type Place = Page | FrameLocator

function looksOf(page: Page, at: Place) {
  const words = () => at.locator('.root').first().innerText()
  const see = async (text: string | RegExp) => {
    const found = at.getByText(text).filter({ visible: true }).first()
    await comes(found, words)
    return found
  }
  return {
    see,
    button: (name: string | RegExp) => at.getByRole('button', { name, exact: true }).first(),
    seeTitle: (name: string | RegExp) => comes(at.getByRole('heading', { level: 1, name }), words),
    /** All words of the widget that can be read. */
    words,
    /** The steps of the booking: those that look done behind a tick, the current one in brackets. */
    async steps(): Promise<string[]> {
      return at.locator('ol.steps li').evaluateAll((items) =>
        items.map(({ ariaCurrent, className, textContent }) => {
          const words = ariaCurrent === 'step' ? `[${textContent}]` : textContent
          return className === 'done' ? `✓ ${words}` : words
        }),
      )
    },
    /** What the guest wrote, by field. */
    form: (): Promise<Record<string, string>> =>
      at.locator('form [name]').evaluateAll((fields) => {
        const written = fields.filter((field) => field instanceof HTMLInputElement && field.value !== '')
        return Object.fromEntries(written.map((field) => [field.getAttribute('name'), Reflect.get(field, 'value')]))
      }),
    /** What a field says is wrong with it; nothing where it is well. */
    wrong: (name: string): Promise<string> =>
      at.locator(`form [name="${name}"]`).evaluate((field) => {
        if (field.getAttribute('aria-invalid') !== 'true') return ''
        const root = field.getRootNode() as Document | ShadowRoot // what a field in a page is in
        const told = field.getAttribute('aria-describedby')?.split(' ') ?? []
        return told.map((id) => root.getElementById(id)?.textContent?.trim() ?? '').join(' ')
      }),
    /** The total in the bill. */
    total: () => at.locator('.summary .bill .sum dd').filter({ visible: true }).first().innerText(),
    /** How far the top of a thing is from the top of the window. */
    topOf: async (selector: string) => (await at.locator(selector).first().boundingBox())?.y ?? NaN,
    isSeen: (text: string) =>
      at
        .getByText(text)
        .filter({ visible: true })
        .first()
        .evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight
        }),
  }
}

function stepsOf(
  page: Page,
  at: Place,
  t: Translate,
  world: Servers,
  language: Locale,
  looks: ReturnType<typeof looksOf>,
) {
  const { button, seeTitle } = looks
  const cardFields = async () => {
    await at.getByRole('radio', { name: new RegExp(`^${escaped(t('checkout.card'))}`) }).check()
    const card = at.frameLocator('.card-place iframe')
    await card.locator('#number').waitFor()
    return card
  }
  const bank = () => at.frameLocator('.bank iframe')
  async function chooseDates(stay = STAY) {
    await at.getByRole('button', { name: t('search.dates') }).click()
    for (const day of Object.values(stay)) {
      await at.locator('[data-day]').first().waitFor()
      // A phone shows a month at a time.
      while ((await at.locator(`[data-day="${day}"]`).count()) === 0) await button(t('panels.later')).click()
      await at.locator(`[data-day="${day}"]`).click()
    }
    await button(t('core.done')).click()
  }
  const steps = {
    /** The widget's own document, at a screen. */
    open: (path: string, query: Record<string, string> = {}) =>
      page.goto(
        `${world.origins.widget}${path}?${new URLSearchParams({ code: 'shirotsuki', locale: language, ...query })}`,
      ),
    async openResults(query: Record<string, string> = {}) {
      const asked = { code: 'shirotsuki', locale: language, ...STAY, adults: '2', ...query }
      await page.goto(`${world.origins.widget}/booking/result?${new URLSearchParams(asked)}`)
      await at.locator('.plans').first().waitFor()
    },
    chooseDates,
    /** The search above results is one line on a phone. */
    async openSearch() {
      const line = at.getByRole('button', { name: new RegExp(`^${t('search.change')}`), expanded: false })
      await line.click()
    },
    /** Through the calendar, and then to the results. */
    async search(stay = STAY) {
      await chooseDates(stay)
      await button(t('search.search')).click()
      await at.locator('.plans').first().waitFor()
    },
    /** Takes a plan, of a room and for a party where they are named, else the first there is. */
    async choose(plan: string, { room, party }: { room?: string; party?: string } = {}) {
      let rows = at.locator('li.room')
      if (room !== undefined) rows = rows.filter({ has: at.getByRole('heading', { level: 2, name: room }) })
      const name = readPlan(plan, language)
      rows = rows.locator('li.plan').filter({ has: at.getByRole('heading', { level: 3, name }) })
      if (party !== undefined)
        rows = rows.filter({ has: at.getByText(t('results.forParty', { party }), { exact: true }) })
      // A room shows a few of its plans first.
      const more = at.locator('li.room .plans > li > .button')
      await rows.or(more).first().waitFor()
      while ((await rows.count()) === 0 && (await more.count()) > 0) await more.first().click()
      await rows
        .first()
        .getByRole('button', { name: t('results.choose') })
        .click()
    },
    async toDetails() {
      await button(t('results.continue')).click()
      await seeTitle(t('checkout.whoComes'))
    },
    async introduce(person: Person = TARO) {
      for (const [name, value] of Object.entries(person)) await at.locator(`[name="${name}"]`).fill(value)
      await at.locator('[name="terms"]').check()
    },
    async toPayment() {
      await button(t('checkout.toPayment')).click()
      await seeTitle(t('checkout.howToPay'))
    },
    cardFields,
    async fillCard(number: string, rest: Partial<typeof CARD> = {}) {
      const card = await cardFields()
      for (const [name, value] of Object.entries({ number, ...CARD, ...rest }))
        await card.locator(`#${name}`).fill(value)
    },
    pay: () =>
      at
        .getByRole('button', { name: payWords(t) })
        .first()
        .click(),
    async payAtHotel() {
      await at.getByRole('radio', { name: t('checkout.onSite') }).check()
      await button(t('checkout.bookPayAtHotel')).click()
    },
    /** From the details on, by a card that asks nothing or at the hotel; gives the number. */
    async settle(by: 'card' | 'hotel'): Promise<string> {
      await steps.toPayment()
      if (by === 'hotel') await steps.payAtHotel()
      else {
        await steps.fillCard(PAYS)
        await steps.pay()
      }
      return steps.confirmed()
    },
    bank,
    async answerBank(decision: 'approve' | 'cancel' | 'fail') {
      await seeTitle(t('checkout.bankTitle'))
      // A frame of another origin that is out of sight draws nothing, so nothing in it ever stands still for a click.
      await at
        .locator('.bank iframe')
        .evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await bank().locator(`button[value="${decision}"]`).click()
    },
    /** Waits for the confirmation and reads the number. */
    async confirmed(): Promise<string> {
      const number = at.locator('.booked-number')
      await number.waitFor()
      return (await number.innerText()).trim()
    },
  }
  return steps
}

export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const payWords = (t: Translate) => {
  const [before = '', after = ''] = t('checkout.payAndBook', { sum: '§' }).split('§')
  return new RegExp(`^${escaped(before)}.+${escaped(after)}$`)
}
