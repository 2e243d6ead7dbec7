import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../../test/lib/widget/open-visit.ts'
import { quietDoor } from '../../../../test/lib/widget/quiet-door.ts'
import { until } from '../../../../test/lib/until.ts'
import { bannersAtom } from '../../../state/messages/messages.ts'
import { identityAtom } from '../../../state/settings/settings.ts'
import { signOutAtom } from '../../../state/session/sign-out.ts'
import { userAtom } from '../../../state/session/user.ts'

const SWITCH = /^POST \/hotels\/1\/memberships\/switch$/

describe('a programme that is being changed', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('signs nobody in again who signed out before the answer came (guarantee W13)', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const door = quietDoor()
    const visit = await openVisit(world, {
      bend: (line, answer) =>
        door.pass(async () => {
          const said = await answer()
          if (SWITCH.test(line)) await held
          return said
        }),
    })
    const { store } = visit
    visit.go('signIn')
    await visit.signIn()
    visit.go('accountProfile')
    await visit.write({ program: '102' })
    await until(() => visit.called(SWITCH).length === 1, 'the change')
    store.set(signOutAtom)
    const seen: unknown[] = []
    store.sub(identityAtom, () => seen.push(store.get(identityAtom)?.userId))
    letGo()
    await door.quiet(() => visit.words())
    assert.deepEqual([seen, store.get(userAtom)], [[], null])
    assert.deepEqual(store.get(bannersAtom), [])
    visit.close()
  })
})
