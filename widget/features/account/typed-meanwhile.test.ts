import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'

const SAVE = /^PUT \/hotels\/1\/membership/

describe('a profile that is being saved', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('keeps what is typed meanwhile, for the next press', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const visit = await openVisit(world, { bend: async (line) => (SAVE.test(line) ? held.then(() => null) : null) })
    visit.go('signIn')
    await visit.signIn()
    visit.go('accountProfile')
    await visit.write({ occupation: 'Gardener' })
    await visit.press('Save')
    await until(() => visit.called(SAVE).length === 1, 'the saving')
    await visit.write({ street_address: '1-2-3 Hongo' })
    letGo()
    await visit.sees('Your changes have been saved.')
    const valueOf = (name: string) => visit.root.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
    assert.equal(valueOf('street_address'), '1-2-3 Hongo')
    assert.equal(valueOf('occupation'), 'Gardener')

    await visit.press('Save')
    await until(() => visit.called(SAVE).length === 2, 'another saving')
    assert.deepEqual(visit.called(SAVE)[1]?.body, { street_address: '1-2-3 Hongo' })
    visit.close()
  })
})
