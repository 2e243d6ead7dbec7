import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { openGuest } from '../../../test/contract/helpers/guest.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'
import { environmentAtom } from '../../state/environment.ts'
import { checkTabAtom, watchTabsAtom } from '../../state/session/other-tabs.ts'
import { isSignedInAtom } from '../../state/settings/settings.ts'

describe('a page whose member signs out in another tab', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  async function openMember(bend?: Parameters<typeof openVisit>[1]) {
    const visit = await openVisit(world, bend)
    visit.go('signIn')
    await visit.signIn()
    visit.go('myAccount')
    await visit.see('[name="first_name"]')
    const environment = visit.store.get(environmentAtom)
    return { visit, environment, view: environment.view, page: environment.view.document.documentElement }
  }
  const travel = (view: Window, type: 'pagehide' | 'pageshow') =>
    view.dispatchEvent(Object.assign(new window.Event(type), { persisted: true }))

  it('shows nothing of theirs, though the other tab has no session since (guarantee W13)', async () => {
    const { visit, environment } = await openMember()
    environment.storage.remove('clientSession')
    await visit.store.set(checkTabAtom)
    assert.equal(visit.store.get(isSignedInAtom), false)
    await visit.see('.messages .banner')
    await until(
      () => visit.root.querySelector('[name="first_name"]') === null,
      () => visit.words(),
    )
    visit.close()
  })

  it('stays hidden when the browser brings it back, until it is known who is there', async () => {
    const { visit, environment, view, page } = await openMember()
    visit.store.set(environmentAtom, { ...environment, isOwnDocument: true })
    const stop = visit.store.set(watchTabsAtom)
    travel(view, 'pagehide')
    assert.equal(page.style.visibility, 'hidden')
    environment.storage.remove('clientSession')
    travel(view, 'pageshow')
    assert.equal(visit.store.get(isSignedInAtom), false)
    await until(
      () => page.style.visibility === '',
      () => 'the page to be shown',
    )
    stop()
    visit.close()
  })

  it('shows what a guest sees when nobody can be asked', async () => {
    let isAway = false
    const session = (await openGuest(world)).token()
    const { visit, environment, view, page } = await openMember({
      bend: async (line) => (isAway && line.endsWith('/whoami') ? new Response('', { status: 500 }) : null),
    })
    visit.store.set(environmentAtom, { ...environment, isOwnDocument: true })
    const stop = visit.store.set(watchTabsAtom)
    travel(view, 'pagehide')
    isAway = true
    environment.storage.write('clientSession', session)
    travel(view, 'pageshow')
    await until(
      () => page.style.visibility === '',
      () => 'the page to be shown',
    )
    assert.equal(visit.store.get(isSignedInAtom), false)
    assert.equal(environment.storage.read('clientSession'), session)
    stop()
    visit.close()
  })
})
