import assert from 'node:assert/strict'
import { createRequire } from 'node:module'

import type { Browser, FrameLocator, Locator } from 'playwright'

import { LOCALE_FILES } from '../../locales/table.ts'
import { loadTranslate } from '../../locales/load.ts'
import type { PartName } from '../../locales/locale-file.ts'
import type { Translate } from '../../locales/texts.ts'
import type { Locale } from '../../shared/locales.ts'
import { openPage } from '../lib/browser.ts'
import type { OpenPage, PageOptions } from '../lib/browser.ts'
import type { World } from '../lib/world.ts'

/** The servers and the browser share their machine with the rest of the suite. */
const SEE_MS = 30_000

export const PERSON = {
  first_name: 'Taro',
  last_name: 'Yamada',
  email: 'taro@guest.example',
  email_again: 'taro@guest.example',
  phone: '+819012345678',
}
export const PAYS = '4000000000024242'
export const ASKS = '4000000000003220'

export type Person = typeof PERSON
/** Where the widget's controls are: the page (its Shadow DOM is open) or the frame in it. */
type Place = OpenPage | FrameLocator

type Visit = PageOptions & { language?: Locale; inFrame?: boolean }

/** Somebody who books: reads the words of their language, presses what they see, waits for what comes. */
export type Guest = Awaited<ReturnType<typeof openGuest>>

export async function openGuest(browser: Browser, world: World, visit: Visit = {}) {
  const { language = 'en', inFrame = false } = visit
  const page = await openPage(browser, { locale: language, ...visit })
  page.setDefaultTimeout(SEE_MS)
  const t = await loadTranslate(language, Object.keys(LOCALE_FILES[language].parts) as PartName[]) // the keys of its parts
  const at: Place = inFrame ? page.frameLocator('booking-widget iframe') : page
  return { ...stepsOf(page, at, t, world), ...looksOf(page, at), page, at, t, world, language }
}

function stepsOf(page: OpenPage, at: Place, t: Translate, world: World) {
  const button = (name: string | RegExp) => at.getByRole('button', { name, exact: true }).first()
  const see = async (text: string | RegExp) => {
    const found = at.getByText(text).filter({ visible: true }).first()
    await found.waitFor()
    return found
  }
  const seeTitle = (name: string | RegExp) => at.getByRole('heading', { level: 1, name }).waitFor()
  const steps = {
    button,
    see,
    seeTitle,
    /** The widget's own document at the results of a search. */
    async openResults(query: Record<string, string> = {}) {
      const asked = new URLSearchParams({ code: 'shirotsuki', checkin: '2026-12-10', checkout: '2026-12-12', ...query })
      await page.goto(`${world.origins.widget}/booking/result?${asked}`)
      await at.locator('.plans').first().waitFor()
    },
    /** Chooses the first plan of that name in the first room that has it, or in the room of that name. */
    async choose(plan: string, room?: string) {
      const rooms = room ? at.locator('li.room', { has: at.getByRole('heading', { level: 2, name: room }) }) : at.locator('li.room')
      const row = rooms.locator('li.plan', { has: at.getByRole('heading', { level: 3, name: plan }) })
      await row.getByRole('button', { name: t('results.choose') }).first().click()
    },
    async toDetails() {
      await button(t('results.continue')).click()
      await seeTitle(t('checkout.whoComes'))
    },
    async fill(person: Partial<Person> & Record<string, string> = PERSON) {
      for (const [name, value] of Object.entries(person)) await at.locator(`[name="${name}"]`).fill(value)
      await at.getByRole('checkbox').check()
    },
    async toPayment() {
      await button(t('checkout.toPayment')).click()
      await seeTitle(t('checkout.howToPay'))
    },
    async fillCard(number: string) {
      const card = await steps.cardFields()
      await card.locator('#number').fill(number)
      await card.locator('#expiry').fill('1230')
      await card.locator('#cvc').fill('123')
      await at.locator('[name="cc-name"]').fill('TARO YAMADA')
    },
    async cardFields() {
      const radio = at.getByRole('radio', { name: new RegExp(`^${t('checkout.card')}`) })
      await radio.check()
      const card = at.frameLocator('.card-place iframe')
      await card.locator('#number').waitFor()
      return card
    },
    pay: () => at.getByRole('button', { name: payWords(t) }).first().click(),
    async payAtHotel() {
      await at.getByRole('radio', { name: t('checkout.onSite') }).check()
      await button(t('checkout.bookPayAtHotel')).click()
    },
    bank: () => at.frameLocator('.bank iframe'),
    async answerBank(decision: 'approve' | 'cancel' | 'fail') {
      await seeTitle(t('checkout.bankTitle'))
      await steps.bank().locator(`button[value="${decision}"]`).click()
    },
    /** The number of the booking on the confirmation. */
    async confirmation(): Promise<string> {
      const number = at.locator('.booked-number')
      await number.waitFor()
      return (await number.innerText()).trim()
    },
    /** The filled fields of the guest form. */
    async form(): Promise<Record<string, string>> {
      const fields = at.locator('form [name]')
      return Object.fromEntries(
        await fields.evaluateAll((inputs) =>
          inputs.flatMap((input) => ('value' in input && input.value ? [[input.getAttribute('name'), input.value]] : [])),
        ),
      )
    },
  }
  return steps
}

const payWords = (t: Translate) => {
  const [before = '', after = ''] = t('checkout.payAndBook', { sum: '§' }).split('§')
  return new RegExp(`^${escaped(before)}.+${escaped(after)}$`)
}
export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
type Violation = { id: string; impact?: string | null; nodes: { html: string }[] }

function looksOf(page: OpenPage, at: Place) {
  return {
    /** Nothing serious or critical that axe finds in the widget. */
    async assertAccessible(screen: string) {
      const place = 'frameLocator' in at && 'goto' in at ? page.mainFrame() : page.frames()[1]
      assert.ok(place)
      await place.addScriptTag({ path: AXE }).catch(async () => place.evaluate(await readAxe()))
      const violations = await place.evaluate(async (): Promise<Violation[]> => {
        const axe = Reflect.get(globalThis, 'axe')
        const scope = document.querySelector('booking-widget') ?? document.body
        return (await axe.run(scope, { iframes: false, resultTypes: ['violations'] })).violations
      })
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      assert.deepEqual(
        grave.map(({ id, nodes }) => `${screen}: ${id} ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
        [],
      )
    },
    /** No key of a text is on the screen: every one of ours is a part and a name with a point between. */
    async assertNoKeys(words: Locator) {
      assert.doesNotMatch(await words.innerText(), /\b(?:core|errors|search|results|checkout)\.[a-zA-Z0-9_]+/)
    },
  }
}

const readAxe = async () => (await import('node:fs/promises')).readFile(AXE, 'utf8')
