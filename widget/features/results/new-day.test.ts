import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { addDays } from '../../../shared/rules/days/dates.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { bannersAtom } from '../../state/messages/messages.ts'
import { bookableAtom } from '../../state/search/months.ts'
import { businessDateAtom, criteriaAtom } from '../../state/search/search.ts'

const DAY_MS = 24 * 60 * 60_000

describe('a page that stands open over night', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('finds rooms on the next days for what is over, says so, and its calendar begins with the new day', async () => {
    const visit = await openVisit(world, { query: 'checkin=2026-12-10&checkout=2026-12-12&adults=2' })
    const { store } = visit
    await visit.see('.results[aria-busy="false"]')
    const today = store.get(businessDateAtom)
    const tomorrow = addDays(today, 1)
    world.clock.advance(DAY_MS)

    visit.go('result', { checkin: today, checkout: addDays(today, 2), adults: '2' })
    const told = () => store.get(bannersAtom).find(({ id }) => id === 'link')?.message
    await until(told, () => visit.words().slice(0, 2_000))
    await visit.see('.results[aria-busy="false"] .room')
    assert.deepEqual(told(), { each: [{ key: 'errors.datesPassed' }] })
    assert.ok(store.get(criteriaAtom).checkin >= tomorrow)
    assert.equal(store.get(bookableAtom).first, tomorrow)
    assert.ok(!visit.words().includes('Please check what you entered.'))
    visit.close()
  })
})
