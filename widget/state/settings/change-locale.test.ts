import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'
import { changeLocaleAtom } from './change-locale.ts'
import { loadedSettingsAtom, startAtom } from './settings.ts'

const OWN = /shirotsuki\/settings\/booking_widget$/

describe('another language', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('of the hotel of before comes too late where the guest has gone on to another one', async () => {
    let isHeld = false
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const visit = await openVisit(world, {
      bend: async (line, answer) => {
        if (!isHeld || !OWN.test(line)) return null
        const answered = await answer()
        await held
        return answered
      },
    })
    const { store } = visit
    const here = store.get(loadedSettingsAtom)?.hotel_id
    isHeld = true
    const changed = store.set(changeLocaleAtom, 'ja')
    await until(() => visit.called(OWN).length === 2, 'the settings in another language')
    visit.go('result', { code: 'minato' })
    await until(
      () => store.get(startAtom).kind === 'ready' && store.get(loadedSettingsAtom)?.hotel_id !== here,
      'the other hotel',
    )
    const there = store.get(loadedSettingsAtom)?.hotel_id
    letGo()
    await changed
    assert.equal(store.get(loadedSettingsAtom)?.hotel_id, there)
    visit.close()
  })
})
