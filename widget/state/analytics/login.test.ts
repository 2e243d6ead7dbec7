import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { offerCorporate, TRAVEL } from '../../../test/contract/helpers/organizations.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'

describe('the entry of a sign-in', () => {
  let world: World
  before(async () => {
    world = await openWorld()
    await offerCorporate(world)
  })
  after(() => world.close())

  it('is one for a member and one for a company’s account, with how and nothing of whom [ANALYTICS-005]', async () => {
    const visit = await openVisit(world)
    const logins = () =>
      visit.heard('ga4Event').flatMap(({ payload }) => (Object(payload).event === 'login' ? [Object(payload)] : []))
    visit.go('signIn')
    await visit.signIn()
    await until(() => logins().length === 1, () => JSON.stringify(visit.told)) // prettier-ignore
    await visit.signInFor(TRAVEL)
    await until(() => logins().length === 2, () => JSON.stringify(visit.told)) // prettier-ignore
    // Whatever else would be told is told by now.
    visit.go('result')
    await visit.see('.searchbar')
    assert.deepEqual(
      logins().map(({ method }) => method),
      ['password', 'organization'],
    )
    assert.doesNotMatch(JSON.stringify(logins()), /@|hanako|aoba|Yamada/i)
    visit.close()
  })
})
