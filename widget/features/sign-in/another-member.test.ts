import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { accounts } from '../../../shared/contract/accounts.ts'
import { openGuest } from '../../../test/contract/helpers/guest.ts'
import { newMember, PASSWORD } from '../../../test/contract/helpers/members.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'
import { environmentAtom } from '../../state/environment.ts'
import { checkTabAtom } from '../../state/session/other-tabs.ts'
import { signOutAtom } from '../../state/session/sign-out.ts'

describe('a screen that stays while somebody else is here', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('asks for whoever signed in in another tab, and shows what is theirs', async () => {
    const other = await newMember(world)
    const visit = await openVisit(world)
    visit.go('signIn')
    await visit.signIn()
    visit.go('myAccount')
    await visit.sees('hanako@example.com')

    const tab = await openGuest(world)
    const body = { email: other.email, password: PASSWORD }
    const { session } = (await tab.send(accounts.signIn, { hotelId: 1, body })).body.data
    visit.store.get(environmentAtom).storage.write('clientSession', session)
    await visit.store.set(checkTabAtom)
    await until(
      () => visit.root.querySelector('.screen')?.textContent?.includes(other.email),
      () => `the other account in ${visit.words()}`,
    )
    assert.doesNotMatch(visit.words(), /hanako@example\.com/)
    visit.close()
  })

  it('asks for a guest once its member is signed out: where the hotel is stands below the rooms', async () => {
    const visit = await openVisit(world)
    visit.go('signIn')
    await visit.signIn()
    visit.go('result', { checkin: '2026-12-10', checkout: '2026-12-12', adults: '2' })
    await visit.see('.hotel-info address')
    visit.store.set(signOutAtom)
    await visit.sees('Member sign-in')
    await until(
      () => visit.root.querySelector('.results[aria-busy="false"] .hotel-info[aria-busy="false"] address'),
      () => `the house in ${visit.root.querySelector('.hotel-info')?.outerHTML}`,
    )
    assert.equal(visit.path(), '/booking/result')
    visit.close()
  })
})
