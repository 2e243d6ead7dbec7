import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../locales/load.ts'
import type { Translate } from '../../locales/texts.ts'
import { openWorld } from '../../test/contract/helpers/world.ts'
import type { World } from '../../test/contract/helpers/world.ts'
import { until } from '../../test/lib/until.ts'
import { openVisit } from '../../test/lib/widget/open-visit.ts'

/** The calls that docs/conformance.md says a provider needs at least. */
const NEEDED = [
  /^POST .*\/client_sessions$/,
  /^GET \/hotels\/[\w-]+\/settings\/booking_widget$/,
  /^GET \/hotels\/\d+\/rooms(\/price)?$/,
  /^POST \/hotels\/\d+\/reservations$/,
]
const STAY = 'checkin=2026-11-24&checkout=2026-11-26&adults=2'

describe('a server that knows no more calls than a provider needs', () => {
  let world: World
  let t: Translate
  before(async () => {
    world = await openWorld()
    t = await loadTranslate('en', ['core', 'search', 'panels', 'results', 'checkout'])
  })
  after(() => world.close())

  const bend = async (line: string) =>
    NEEDED.some((call) => call.test(line)) ? null : new Response('<h1>Not found</h1>', { status: 404 })
  const open = (query = '') => openVisit(world, { query, bend, start: async () => new Response('', { status: 404 }) })

  it('has a calendar that says nothing of prices, and days that can be chosen', async () => {
    const visit = await open()
    ;(await visit.see('.searchbar .part')).click()
    await visit.see('[data-day]')
    await visit.sees(t('panels.chooseNights'))
    await until(() => !visit.words().includes('taxes included'), 'the words about prices to go')
    assert.ok(visit.called(/rooms\/inventory$/).length > 0)
    for (const told of [t('panels.calendarFailed'), t('panels.legendLow')])
      assert.ok(!visit.words().includes(told), told)
    visit.close()
  })

  it('says of no plan without terms what cancelling costs, and of every other that there is a fee', async () => {
    const withTerms = (id: number | null) => async (line: string, answer: () => Promise<Response>) => {
      // The first look at them too, which may come before.
      if (!/GET \/hotels\/\d+\/(rooms|preload)$/.test(line)) return null
      const text = await (await answer()).text()
      return new Response(
        text
          .replaceAll(/"cancellation_policy_id":(\d+|null)/g, `"cancellation_policy_id":${id}`)
          .replaceAll(/"cancellation_free_deadline":("[^"]*"|null)/g, '"cancellation_free_deadline":null'),
      )
    }
    for (const [id, isTold] of [
      [null, false],
      [0, true],
      [7, true],
    ] as const) {
      const visit = await openVisit(world, { query: STAY, bend: withTerms(id) })
      await visit.see('.results .room')
      const told = [...visit.root.querySelectorAll('.plan .say span')].map(({ textContent }) => textContent)
      const words = isTold ? `${t('results.feeApplies')} ` : ' '
      assert.ok(told.includes(words + t('results.policy')), `${id}: ${told.join(' | ')}`)
      assert.equal(visit.words().includes(t('results.feeApplies')), isTold)
      visit.close()
    }
  })

  it('leads from the results to the form without a word of what is missing', async () => {
    const visit = await open(STAY)
    await visit.see('.results .room')
    await visit.press(t('results.choose'))
    await visit.press(t('results.continue'))
    await visit.see('[name="first_name"]')
    await until(
      () => visit.called(/additional_questions$/).every(({ answer }) => answer !== undefined),
      'the questions',
    )
    assert.deepEqual(
      [...visit.root.querySelectorAll('.banner')].map(({ textContent }) => textContent),
      [],
    )
    visit.close()
  })
})
