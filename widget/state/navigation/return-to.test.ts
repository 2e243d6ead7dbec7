import { after, before, describe, it } from 'node:test'

import { offerCorporate, TRAVEL } from '../../../test/contract/helpers/organizations.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { openEntryAtom } from '../../app/header/login-entries.ts'

const HOME = '/booking/result'
const POINTS = '/my-account/points'
const LOOK_UP = '/search'

describe('the way back from signing in', () => {
  let world: World
  before(async () => {
    world = await openWorld()
    await offerCorporate(world)
  })
  after(() => world.close())

  /** Somebody who asked for a page of the account, and went elsewhere instead of signing in. */
  async function turnedAway(person: 'visitor' | 'traveller') {
    const visit = await openVisit(world)
    if (person === 'traveller') {
      await visit.signInFor(TRAVEL)
      await visit.arrives(HOME)
    }
    visit.go('accountPoints')
    await visit.arrives('/sign-in')
    await visit.see('[name="email"]')
    visit.go('lookup')
    await visit.arrives(LOOK_UP)
    await visit.see('[name="number"]')
    return visit
  }

  for (const person of ['visitor', 'traveller'] as const)
    it(`leads a ${person} who went elsewhere to where they signed in from`, async () => {
      const visit = await turnedAway(person)
      visit.store.set(openEntryAtom, 'signIn')
      await visit.see('[name="password"]')
      await visit.signIn()
      await visit.arrives(LOOK_UP)
      visit.close()
    })

  it('is not that of an earlier sign-in which was left', async () => {
    const visit = await turnedAway('visitor')
    visit.go('signIn')
    await visit.see('[name="password"]')
    await visit.signIn()
    await visit.arrives(HOME)
    visit.close()
  })

  it('asks a traveller who is in already for no other sign-in', async () => {
    const visit = await turnedAway('traveller')
    visit.go('organizationSignIn')
    await visit.arrives(HOME)
    visit.close()
  })

  it('stays the same through every step of signing in', async () => {
    const visit = await openVisit(world)
    visit.go('accountPoints')
    await visit.arrives('/sign-in')
    for (const step of ['signUp', 'forgotPassword', 'organizationSignIn', 'signIn'] as const) {
      visit.go(step)
      await visit.see('.screen h1')
    }
    await visit.signIn()
    await visit.arrives(POINTS)
    visit.close()
  })
})
