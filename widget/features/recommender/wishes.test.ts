import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { asked, callsTo } from '../../../test/journeys/helpers/calls.ts'
import { openResults } from '../../../test/lib/widget/open-results.ts'
import type { OpenResults } from '../../../test/lib/widget/open-results.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { startWorld } from '../../../test/lib/world.ts'
import type { World } from '../../../test/lib/world.ts'

// In a page of the hotel's, with the keyboard, and while it waits: test/journeys/search/recommender-wishes.test.ts.

const PATH = '/hotels/:hotelId/rooms/recommendation'
const RECOMMENDATION = /^\/hotels\/\d+\/rooms\/recommendation$/
const BOX = '.wishes input[name="text"]'

let world: World
let shown: OpenResults
before(async () => {
  world = await startWorld()
})
after(() => world.stop())
afterEach(async () => {
  shown.close()
  await world.clearAnswers()
})

const wordsIn = (locale: Locale) => loadTranslate(locale, ['core', 'recommender', 'wishes'])
const namesOf = () => shown.words('.recommended:not(.carousel) li h3')
const chips = () => shown.words('.wish-understood button bdi')
const told = () => shown.words('.wishes [role=status] p')
const written = () => shown.root.querySelector<HTMLInputElement>(BOX)?.value

async function open(locale: Locale) {
  forgetGuest()
  shown = await openResults(world, {}, { locale, view: 'recommender' })
  await shown.until(() => shown.root.querySelector(BOX))
}
async function say(text: string) {
  await shown.take(BOX, text)
  shown.root.querySelector<HTMLFormElement>('.wishes')?.requestSubmit()
  await shown.until(() => told().length > 0 && shown.root.querySelector('.recommender > div:not([aria-busy])'))
}

describe('a guest who says what they look for', () => {
  it('hears in every language when nothing was understood or no room has it, with the choices open and the words kept [REC-002]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await wordsIn(locale)
      await open(locale)
      await say('xyzzy plugh')
      assert.ok(told().includes(t('wishes.unread')), `${locale}: ${told()}`)
      assert.ok(shown.root.querySelector<HTMLDetailsElement>('details.wish-choice')?.open)
      const choices = shown.words('.wish-choice button')
      assert.ok(choices.includes(t('wishes.wish_breakfast')), choices.join())
      assert.equal(written(), 'xyzzy plugh')
      assert.ok(namesOf().length > 0)
      shown.close()
    }
    const t = await wordsIn('en')
    await open('en')
    await say('a pool, please')
    assert.ok(told().includes(t('wishes.unmet', { wishes: 'pool' })), told().join())
  })

  it('keeps words and rooms when the answer fails, and is told so in every language [REC-002]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await wordsIn(locale)
      await open(locale)
      const before = namesOf()
      assert.ok(before.length > 0)
      await world.nextAnswer({ method: 'GET', path: PATH, status: 500 })
      await say('breakfast')
      assert.deepEqual(told(), [t('wishes.failed')])
      assert.equal(written(), 'breakfast')
      assert.deepEqual(namesOf(), before)
      shown.close()
    }
  })

  for (const [locale, text, party] of [
    ['en', '2 adults and 2 kids aged 4 and 7', '2 adults, 2 children (aged 4 and 7)'],
    ['ja', '大人2名、4歳と7歳の子供', '大人2名・お子さま2名（4、7歳）'],
  ] as const)
    it(`reads the ages of the children as ${locale} writes them [REC-002]`, async () => {
      await open(locale)
      await say(text)
      assert.deepEqual(chips(), [party])
    })

  for (const [locale, text] of [
    ['en', '2 adults with breakfast'],
    ['ja', '朝食付き、大人2名'],
    ['ar', 'شخصان مع فطور'],
  ] as const)
    it(`is understood in ${locale} [REC-002]`, async () => {
      const t = await wordsIn(locale)
      await open(locale)
      const since = await world.lastCall()
      await say(text)
      const words = [t('core.adults', { n: 2 }), t('wishes.wish_breakfast')]
      assert.deepEqual(chips(), words.map((one) => one.replaceAll(/\s+/g, ' '))) // prettier-ignore
      const calls = await callsTo(world, 'GET', RECOMMENDATION, since)
      assert.deepEqual(calls.map((call) => asked(call, 'text')), [text]) // prettier-ignore
    })
})
