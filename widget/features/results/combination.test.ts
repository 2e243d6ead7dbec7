import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { answerSearch, searchOf } from '../../../test/lib/bent/bent-rooms.ts'
import { groundOfResults } from '../../../test/lib/ground-of-results.ts'

const { world, results } = groundOfResults()
const STAY = { checkin: '2026-12-08', checkout: '2026-12-10' }

describe('a party that no room takes', () => {
  it('is offered rooms together, and one press chooses them at the price that was told', async () => {
    const shown = await results(world(), { ...STAY, adults: '9' })
    await shown.until(() => shown.all('.combined').length === 1)
    const count = shown.all('.combined > ul > li').length
    assert.ok(count > 1)
    assert.equal(shown.words('.combined h2')[0], `${count} rooms for 9 guests`)
    const told = shown.words('.combined .price .now')[0]
    assert.match(told ?? '', /^¥[\d,]+$/)

    await shown.press('Choose these rooms')
    await shown.until(() => shown.all('.summary .sum').length === 1 && shown.all('.combined').length === 0)
    await shown.listed()
    assert.equal(shown.words('.summary .sum dd')[0], told)
    // Each is chosen in its list, where another can be taken in its place.
    await shown.until(() => shown.all('.plan[data-chosen]').length > 0)
    const next = shown.all('.summary .button').find((button) => button.textContent === 'Continue')
    assert.ok(next)
    assert.notEqual(next.getAttribute('aria-disabled'), 'true')
  })

  it('reads nowhere that there is nothing, from the press until the rooms are there', async () => {
    const found = await searchOf(world(), 1, {
      rooms: JSON.stringify([6, 3].map((adults) => ({ adults, children: 0 }))),
    })
    assert.ok(found.meta.combination)
    await answerSearch(world(), { ...found, data: { rooms: [], plans: [] } })
    const shown = await results(world(), { adults: '9' })
    await shown.until(() => shown.all('.combined').length === 1)
    await shown.press('Choose these rooms')
    await shown.until(() => {
      assert.deepEqual(shown.words('.empty'), [])
      return shown.all('.plan[data-chosen]').length > 0
    })
  })

  it('is told whom to ask where no rooms suffice', async () => {
    const shown = await results(world(), { ...STAY, rooms: JSON.stringify([1, 2, 3, 4, 5].map(() => ({ adults: 6 }))) })
    await shown.until(() => shown.all('.empty').length === 1)
    assert.equal(shown.root.querySelector('h1')?.textContent, 'No results for your search')
    assert.equal(shown.root.querySelector('.empty a')?.getAttribute('href'), 'tel:+81460000118')
  })
})
