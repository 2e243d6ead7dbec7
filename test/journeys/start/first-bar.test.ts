import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { openDelayed } from '../../lib/delayed.ts'
import type { DelayedNetwork } from '../../lib/delayed.ts'
import { journey } from '../helpers/guest.ts'

const { world, guest } = journey()
/** Longer than a busy machine thinks between two requests that wait for nothing. */
const DELAY_MS = 400

let network: DelayedNetwork
beforeEach(async () => {
  network = await openDelayed(DELAY_MS)
})
afterEach(() => network.stop())

/** Answers that come one after another from the address of a page to a bar that can be used, with its own document. */
const ROUNDS = [
  // The page; the loader; the app with all its files, session and settings.
  ["in a hotel's page", '/', 3],
  // The page; the loader; its own files; the frame's document; its files with session, settings and words.
  ['in a frame', '/frame/', 5],
  // The document; its files with session, settings and words.
  ['in its own page', '/booking/result?code=shirotsuki', 2],
] as const

describe('the first search bar on a slow line', () => {
  for (const [place, path, rounds] of ROUNDS)
    it(`stands after ${rounds} answers that wait for each other, and no preflight: ${place}`, async () => {
      const { page, at, t } = await guest({ proxy: network.origin, ...(path === '/frame/' && { inFrame: true }) })
      const { host, widget } = world().origins
      network.begin(rounds)
      await page.goto((path.startsWith('/booking') ? widget : host) + path, { waitUntil: 'commit' })
      await at
        .getByRole('button', { name: t('search.search'), exact: true })
        .and(at.locator(':enabled'))
        .waitFor()
      // One that has no answer yet is of what follows, and the bar stands without it.
      assert.deepEqual(
        network.passed().filter(({ method, isAnswered }) => method === 'OPTIONS' && isAnswered),
        [],
      )
      network.begin()
      await page.context().close()
    })
})

/** Each takes what a page has of languages into memory, which is some 50 ms of a desktop's processor for the first. */
const FORMATTERS = ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'DisplayNames', 'ListFormat', 'Segmenter', 'Collator'] // prettier-ignore
/** Notes what is made before a bar can be used. A text, because the test runner adds to functions what only it knows. */
const NOTE_FORMATTERS = `
  globalThis.formatters = { before: [], after: [] }
  const roots = () => [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  const isUsable = () => roots().some((root) => root.querySelector('form button[type=submit]:enabled'))
  for (const name of ${JSON.stringify(FORMATTERS)}) {
    const note = (how) => (...given) => (formatters[isUsable() ? 'after' : 'before'].push(name), Reflect[how](...given))
    Intl[name] = new Proxy(Intl[name], { construct: note('construct'), apply: note('apply') })
  }`
type Formatters = Record<'before' | 'after', string[]>

const VISITS: readonly (readonly [place: string, language: Locale, path: string])[] = [
  ...LOCALE_CODES.map((one) => ['its own page', one, `/booking/result?code=shirotsuki&locale=${one}`] as const),
  ["a hotel's page", 'en', '/'],
]

describe('the first search bar on a slow telephone', () => {
  for (const [place, language, path] of VISITS)
    it(`makes no formatter before it can be used: on ${place}, in ${language}`, async () => {
      const { page, t, see } = await guest({ language })
      await page.addInitScript({ content: NOTE_FORMATTERS })
      const { host, widget } = world().origins
      await page.goto((path === '/' ? host : widget) + path)
      await page.locator('form button[type=submit]:enabled').first().waitFor()
      await see(new RegExp(`\\d\\D*(?:${t('core.weekdays').replaceAll(' ', '|')})`))
      await page.evaluate(() => new Intl.NumberFormat('en').format(1))
      const { before, after } = await page.evaluate<Formatters>('formatters')
      assert.deepEqual(before, [])
      assert.ok(after.includes('NumberFormat'))
      await page.context().close()
    })
})
