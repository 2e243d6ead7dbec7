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
import { selectionAtom } from '../../state/search/selection.ts'
import { settingsAtom } from '../../state/settings/settings.ts'

const SEARCH = /^GET \/hotels\/1\/rooms$/
const RECOMMENDATION = /^GET \/hotels\/1\/rooms\/recommendation$/
const STAY = { checkin: '2026-11-10', checkout: '2026-11-12', adults: '2' }

type Visit = Awaited<ReturnType<typeof openVisit>>

async function becomeHanako({ store }: Visit) {
  const { api } = store.get(environmentAtom)
  const hotelId = store.get(settingsAtom).hotel_id
  const { data } = await api(accounts.signIn, { hotelId, body: { email: HANAKO, password: PASSWORD } })
  store.set(becomeMemberAtom, data, 'password')
}

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

    await becomeHanako(visit)
    await until(
      () => visit.called(SEARCH).length > asGuest && !visit.root.querySelector('.results[aria-busy="true"]'),
      'a search by the member',
    )
    assert.equal(visit.called(SEARCH).length, asGuest + 1)
    visit.close()
  })

  it('are recommended to them again, and what they chose is priced anew', async () => {
    const visit = await openVisit(world)
    visit.go('recommender', STAY)
    await until(() => visit.called(RECOMMENDATION)[0]?.answer, 'what is recommended')
    const plan = await visit.find('.plan', 'Room only')
    plan.querySelector<HTMLElement>('.button.main')?.click()
    const chosen = () => visit.store.get(selectionAtom)[0]
    const asGuest = await until(chosen, 'a choice')

    await becomeHanako(visit)
    await until(() => visit.called(RECOMMENDATION)[1]?.answer, 'what is recommended to a member')
    await until(() => chosen()?.plan !== asGuest.plan, 'the price for the member')
    assert.equal(chosen()?.plan.room_plan_code, asGuest.plan.room_plan_code)
    assert.equal(visit.called(RECOMMENDATION).length, 2)
    visit.close()
  })
})
