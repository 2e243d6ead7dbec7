import { loadTranslate } from '../../../locales/load.ts'
import type { PartName } from '../../../locales/locale-file.ts'
import { LOCALE_FILES } from '../../../locales/table.ts'
import { CARD, escaped, TARO } from '../../journeys/helpers/guest.ts'
import { until } from '../../lib/until.ts'
import type { Tab } from './tab.ts'

const SEE_MS = 60_000
const HEARD_MS = 2_000
const CARD_FRAME = `one('.card-place iframe')`
const BANK_FRAME = `one('.bank iframe')`
/** As the page reads it: a text with quotes. */
const quoted = (text: string) => JSON.stringify(text)
const exactly = (words: string) => quoted(`^${escaped(words)}$`)
const beginning = (words: string) => quoted(`^${escaped(words)}`)

/** Somebody who books in any engine: reads the words, presses what they see, waits for what comes. */
export async function guestIn(tab: Tab) {
  const parts = Object.keys((await LOCALE_FILES.en()).parts) as PartName[] // Object.keys forgets the names it lists
  const t = await loadTranslate('en', parts)

  const words = async () => (await tab.read<string>(`all('.root').map(wordsOf).join(' ')`))?.slice(0, 600) ?? 'nothing'
  async function waitFor<Value>(look: () => Promise<Value>, what: string) {
    try {
      return await until(look, what, SEE_MS)
    } catch (error) {
      throw new Error(`${String(error)}. The guest reads: ${await words()}`, { cause: error })
    }
  }
  const see = <Value>(expression: string, frame?: string) =>
    waitFor(() => tab.read<Value>(expression, frame), expression)
  /** Null: the page that was pressed has gone. */
  const hasHeard = (frame?: string) =>
    until(async () => (await tab.read<boolean>('window.isPressed', frame)) !== false, 'a press', HEARD_MS).catch(
      () => false,
    )
  const press = (expression: string, frame?: string) =>
    waitFor(async () => (await tab.click(expression, frame)) && hasHeard(frame), `press ${expression}`)
  const fill = (css: string, text: string, frame?: string) =>
    waitFor(() => tab.type(`one(${quoted(css)})`, text, frame), `fill ${css}`)
  const button = (name: string) => `one('button', ${exactly(name)})`
  const seeTitle = (name: string) => see(`one('h1', ${exactly(name)}) !== null`)
  const seePlans = () => see(`all('.plans').length`)

  return {
    tab,
    t,
    see,
    async search() {
      await press(button(t('search.search')))
      await seePlans()
    },
    seePlans,
    async reload() {
      await tab.read('(window.isLeft = true, location.reload())')
      await see('!window.isLeft')
    },
    /** The first plan of the name. */
    async choose(plan: string) {
      const row = `all('li.plan').find((row) => one('h3', ${exactly(plan)}, row))`
      await see(`(${row} ?? null) !== null`)
      await press(`one('button', ${beginning(t('results.choose'))}, ${row})`)
    },
    async toDetails() {
      await press(button(t('results.continue')))
      await seeTitle(t('checkout.whoComes'))
    },
    async introduce() {
      for (const [name, value] of Object.entries(TARO)) await fill(`[name="${name}"]`, value)
      await press(`one('[name="terms"]')`)
    },
    /** What the guest wrote, by field. */
    form: () =>
      see<Record<string, string>>(
        `Object.fromEntries(all('form [name]').filter(({ value }) => value).map((field) => [field.name, field.value]))`,
      ),
    async toPayment() {
      await press(button(t('checkout.toPayment')))
      await seeTitle(t('checkout.howToPay'))
    },
    async payAtHotel() {
      await press(`one('.method label', ${beginning(t('checkout.onSite'))})`)
      await press(button(t('checkout.bookPayAtHotel')))
    },
    async payByCard(number: string) {
      await press(`one('.method label', ${beginning(t('checkout.card'))})`)
      for (const [name, value] of Object.entries({ number, ...CARD })) await fill(`#${name}`, value, CARD_FRAME)
      const [before = ''] = t('checkout.payAndBook', { sum: '§' }).split('§')
      await press(`one('button', ${beginning(before)})`)
    },
    seeBank: () => seeTitle(t('checkout.bankTitle')),
    approve: () => press(`one('button[value="approve"]')`, BANK_FRAME),
    /** Waits for the confirmation and reads the number. */
    confirmed: () => see<string>(`wordsOf(one('.booked-number'))`),
    seeTitle,
  }
}
export type EngineGuest = Awaited<ReturnType<typeof guestIn>>
