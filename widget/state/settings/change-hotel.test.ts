import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { HEADERS } from '../../../shared/headers.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'
import { changeLocaleAtom } from './change-locale.ts'
import { loadedSettingsAtom, startAtom } from './settings.ts'
import { localeAtom } from './texts.ts'

const THERE = /minato\/settings\/booking_widget$/

describe('another hotel of the brand', () => {
  let world: World
  let visit: Awaited<ReturnType<typeof openVisit>>
  before(async () => {
    world = await openWorld()
  })
  afterEach(() => {
    visit.close()
    forgetGuest()
  })
  after(() => world.close())

  const isReady = () => visit.store.get(startAtom).kind === 'ready'
  async function goTo(code: string) {
    const before = visit.store.get(loadedSettingsAtom)?.hotel_id
    visit.go('result', { code })
    await until(() => isReady() && visit.store.get(loadedSettingsAtom)?.hotel_id !== before, code)
  }

  it('speaks the language of its own where it lacks that of the page, which the first speaks again', async () => {
    visit = await openVisit(world, { locale: 'th' })
    const { store } = visit
    const name = store.get(loadedSettingsAtom)?.hotel_name
    await goTo('minato')
    assert.equal(store.get(localeAtom), 'ja')
    await goTo('shirotsuki')
    assert.deepEqual([store.get(localeAtom), store.get(loadedSettingsAtom)?.hotel_name], ['th', name])
  })

  it('speaks the language that the guest chose while it was asked for', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    let isFirst = true
    visit = await openVisit(world, {
      bend: async (line, answer) => {
        if (!THERE.test(line) || !isFirst) return null
        isFirst = false
        const answered = await answer()
        await held
        return answered
      },
    })
    const { store } = visit
    const there = goTo('minato')
    await until(() => !isFirst, 'the other hotel asked for')
    await store.set(changeLocaleAtom, 'ko')
    letGo()
    await there
    assert.equal(store.get(localeAtom), 'ko')
    const last = visit.called(THERE).find(({ headers }) => headers.get(HEADERS.locale) === 'ko')
    assert.equal(store.get(loadedSettingsAtom)?.hotel_name, Object(last?.answer).data.hotel_name)
  })
})
