import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { accounts } from '../../../shared/contract/accounts.ts'
import { HANAKO, PASSWORD } from '../../../test/contract/helpers/members.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'
import { environmentAtom } from '../../state/environment.ts'
import { becomeMemberAtom } from '../../state/session/identity.ts'
import { settingsAtom } from '../../state/settings/settings.ts'

const SEARCH = /^GET \/hotels\/1\/rooms$/
const STAY = { checkin: '2026-11-10', checkout: '2026-11-12', adults: '2' }

describe('results for somebody who turns out to be a member', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('are asked for again with who they are, since members see prices of their own', async () => {
    const visit = await openVisit(world)
    visit.go('result', STAY)
    await visit.sees('Komorebi')
    const asGuest = visit.called(SEARCH).length

    const { api } = visit.store.get(environmentAtom)
    const hotelId = visit.store.get(settingsAtom).hotel_id
    const { data } = await api(accounts.signIn, { hotelId, body: { email: HANAKO, password: PASSWORD } })
    visit.store.set(becomeMemberAtom, data, 'password')

    await until(
      () => visit.called(SEARCH).length > asGuest && !visit.root.querySelector('.results[aria-busy="true"]'),
      'a search by the member',
    )
    assert.equal(visit.called(SEARCH).length, asGuest + 1)
    visit.close()
  })
})
