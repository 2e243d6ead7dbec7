import type { TextKey } from '../../../widget/lib/i18n.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES, LOCALES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { formatMessage } from '../../../widget/state/messages/messages.ts'
import { bendSettings } from '../../lib/bent/bent-settings.ts'
import type { Guest } from './guest.ts'

/** The calls that ask for them, and what the house that asks everything asks. */
export const HOTEL_ASKS = /^\/hotels\/\d+\/additional_questions$/
export const BRAND_ASKS = /^\/hotel_brands\/3\/additional_questions$/

export const ASKS = {
  arrival: 'When do you expect to arrive?',
  departure: 'When do you expect to leave?',
  needs: 'Is there anything we should know, such as allergies?',
  way: 'How will you come?',
  dinner: 'What should we leave out of your dinner?',
  brand: 'How did you hear of our houses?',
  train: 'We can meet you at the station. Which train do you take?',
}
export const SAYS = {
  always: 'The whole house is non-smoking.',
  between: 'The large bath is being renovated. Each room has a bath of its own.',
  from: 'The roads are icy in winter. Please come with winter tyres.',
  until: 'The autumn leaves are at their best. Please allow for slow roads.',
}

export async function toDetails(one: Guest, plan: string, query: Record<string, string>, rooms = 1) {
  await one.openResults({ code: 'yufuin', ...query })
  const names = await one.at.locator('li.room h2').allInnerTexts()
  for (const room of names.slice(0, rooms)) await one.choose(plan, { room })
  await one.toDetails()
}
/** The file control of a question carries its words, too. */
export const field = (one: Guest, label: string) =>
  one.at.locator('.question :is(select, textarea)').and(one.at.getByLabel(label))
export const isThere = async (one: Guest, text: string) => (await one.at.getByText(text).count()) > 0

type Speak = (one: Guest, code: Locale) => Promise<unknown>
/** As a guest changes the language. */
export const byMenu: Speak = async (one, code) => {
  await one.at.locator('header button[aria-haspopup=menu]').last().click()
  await one.at.getByRole('menuitemradio', { name: LOCALES[code].name, exact: true }).click()
}
/** As a page changes it around the widget, on a screen that has no menu. */
export const byPage: Speak = (one, code) =>
  one.page
    .locator('booking-widget')
    .evaluate((widget, tag) => Reflect.get(widget, 'setLocale').call(widget, tag), LOCALES[code].tag)

type Texts = readonly (readonly [TextKey, Record<string, number>?])[]

/** Each of these texts stands on the screen in each language; then the guest reads their own again. */
export async function seeInEveryLanguage(one: Guest, texts: Texts, speak: Speak) {
  // Where a hotel speaks fewer of them, its settings say all from the first change on.
  const bent = { book_languages: [], available_languages: LOCALE_CODES }
  await bendSettings(one.world, bent, { code: 'yufuin', times: LOCALE_CODES.length })
  const languages = LOCALE_CODES.filter((code) => code !== one.language)
  for (const code of [...languages, one.language]) {
    const settled = one.page.waitForResponse((answer) => answer.url().includes('/settings/booking_widget'))
    await speak(one, code)
    await settled
    await one.at.locator(`.root[lang="${LOCALES[code].tag}"]`).waitFor()
    const t = await loadTranslate(code, ['errors', 'codes', 'questions'])
    for (const [key, values] of texts) await one.see(formatMessage(t as typeof one.t, { key, values })) // these parts hold them
    const words = await one.words()
    if (/(?:errors|codes|questions)\.\w|\b125[01]\b/.test(words))
      throw new Error(`a raw key or code in ${code}: ${words}`)
  }
}

/** Puts so many files of so many bytes into the control, as if they were chosen at once. */
export const addFiles = (one: Guest, count: number, bytes: number) =>
  one.at.locator('input[type=file]').evaluate(
    (input: HTMLInputElement, [many, size]) => {
      const carried = new DataTransfer()
      const content = new ArrayBuffer(size)
      for (let at = 0; at < many; at++) carried.items.add(new File([content], `${at}.jpg`, { type: 'image/jpeg' }))
      input.files = carried.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    [count, bytes] as const,
  )
