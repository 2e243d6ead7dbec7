import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { openGuest } from '../journeys/helpers/guest.ts'
import { bendStyles } from './marks.ts'
import { readPseudo } from './pseudo-build.ts'
import { cutOff, hardCoded, hearAnswers } from './pseudo-check.ts'
import type { Answers } from './pseudo-check.ts'
import { loadPseudo, pseudo } from './pseudo-texts.ts'
import { stands } from './shoot.ts'
import { turnTo } from './variants.ts'
import { openGround, walk, withThoseBefore } from './walk.ts'

const MAIN = new Set(['search bar', 'calendar', 'party', 'results', 'chosen room', 'details', 'payment', 'not booked', 'confirmation', 'look-up', 'review', 'sign-in', 'sign-up', 'not found', 'unknown hotel']) // prettier-ignore

let ground: Awaited<ReturnType<typeof openGround>>
before(async () => {
  ground = await openGround()
})
after(() => ground.close())

/** A guest who reads the longer texts, and what the provider has told them. */
function reader() {
  let heard: Answers = async () => []
  const visitor = async () => {
    const guest = await openGuest(ground, { translate: loadPseudo })
    await readPseudo(guest.page)
    heard = hearAnswers(guest.page)
    return guest
  }
  return { visitor, answers: () => heard() }
}

describe('texts that are two fifths longer', () => {
  it('are longer, accented and in brackets, and keep their variables', () => {
    const text = 'Free cancellation until {{moment}} o’clock'
    const made = pseudo(text)
    assert.match(made, /^\[!!! .*\{\{moment\}\}.* !!!\]$/)
    assert.ok(made.length >= text.length * 1.4)
    assert.doesNotMatch(made.replace('{{moment}}', ''), /[aeiou]/)
    assert.equal(pseudo('Done'), '[Dóné]')
  })

  it('fit on the main screens at 390 and 1280 pixels, and no other words are there', async () => {
    const told: Record<string, string[]> = {}
    const { visitor, answers } = reader()
    const screens = withThoseBefore(({ name }) => MAIN.has(name))
    const missing = await walk(
      ground,
      'en',
      screens,
      async ({ name }, { page }) => {
        for (const width of [390, 1280]) {
          await turnTo(page, { language: 'en', width, look: 'plain' })
          await stands(page)
          const cut = await cutOff(page)
          if (cut.length > 0) told[`${name} at ${width}`] = cut
        }
        const own = await hardCoded(page, answers)
        if (own.length > 0) told[`${name} outside of brackets`] = own
      },
      visitor,
    )
    assert.deepEqual({ missing, told }, { missing: [], told: {} })
  })

  it('are told where they do not fit, and so are words that come from elsewhere', async () => {
    const { visitor, answers } = reader()
    const guest = await visitor()
    await guest.open('/sign-in')
    await guest.at.locator('.screen [name="password"]').waitFor()
    assert.deepEqual([await cutOff(guest.page), await hardCoded(guest.page, answers)], [[], []])
    await guest.page.evaluate("document.querySelector('main').append('Plain words')")
    await bendStyles(guest.page, '.screen h1 { inline-size: 40px; overflow: hidden } .button.main { inline-size: 30px; padding: 0; white-space: nowrap }') // prettier-ignore
    assert.deepEqual(await hardCoded(guest.page, answers), ['Plain words'])
    const cut = await cutOff(guest.page)
    assert.ok(cut.some((one) => one.startsWith('cut: h1')), cut.join()) // prettier-ignore
    assert.ok(cut.some((one) => one.startsWith('wider than its box: button')), cut.join()) // prettier-ignore
  })
})
