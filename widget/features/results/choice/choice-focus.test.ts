import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { first, groundOfResults } from '../../../../test/lib/ground-of-results.ts'

// By keyboard, and what is read aloud then: test/journeys/search/after-search.test.ts.

const { world, results } = groundOfResults()
const t = await loadTranslate('en', ['results'])
const hasFocus = (one: Element | null | undefined) => document.activeElement === one
const buttonsIn = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>('button')]

async function list() {
  const page = await results(world())
  // The first look has fewer plans than the answer.
  await page.listed()
  // No hand is quicker than the frame after the one that shows a button.
  for (let frames = 0; frames < 2; frames++)
    await new Promise<void>((next) => void requestAnimationFrame(() => setTimeout(next)))
  return page
}

describe('the focus after Choose', () => {
  it('is on what was chosen, and on Choose again once that is taken back', async () => {
    const page = await list()
    const plan = () => first(page.all('.plan'))
    const choose = () => buttonsIn(plan()).find(({ textContent }) => textContent === t('results.choose'))
    const group = () => plan().querySelector('[role="group"]')
    choose()?.focus()
    choose()?.click()
    const taken = await page.until(group)
    await page.until(() => hasFocus(taken))
    assert.equal(choose(), undefined)
    const back = first(buttonsIn(taken))
    back.focus()
    back.click()
    const again = await page.until(choose)
    await page.until(() => hasFocus(again))
    assert.equal(group(), null)
  })

  it('is on the first of more plans', async () => {
    const page = await list()
    const plans = () => [...first(page.all('.room')).querySelectorAll('.plan')]
    const known = plans().length
    const more = page.root.querySelector<HTMLElement>('.room .plans > li:not(.plan) button')
    more?.focus()
    more?.click()
    await page.until(() => plans().length > known)
    await page.until(() => plans()[known]?.contains(document.activeElement))
  })
})
