import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { SEEDED_LOTTERIES } from '../../../demo-host/world/people/lotteries.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { TARO } from '../../../test/contract/helpers/guest.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'

const ENTER = /^POST \/hotels\/\d+\/lottery_results$/

describe('an entry that is on its way', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('leaves whoever has gone on to something else there, and says that it is in', async () => {
    const t = await loadTranslate('en', ['lottery'])
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const visit = await openVisit(world, { bend: async (line) => (ENTER.test(line) ? held.then(() => null) : null) })
    visit.go('signIn')
    await visit.signIn()
    visit.go('result', { lottery_event: SEEDED_LOTTERIES.open.uuid })
    await visit.press('See the rooms')
    await visit.see('.results[aria-busy="false"] li.room')
    await visit.press('Choose')
    await visit.press('Continue')
    await visit.arrives('/room-lottery/guest-detail')
    await visit.write({ first_name: TARO.first_name, last_name: TARO.last_name, email: TARO.email, phone: TARO.phone })
    await visit.press(t('lottery.submit'))
    await until(() => visit.called(ENTER).length === 1, () => visit.words()) // prettier-ignore
    visit.go('myAccount')
    await visit.arrives('/my-account')
    letGo()
    await visit.sees(t('lottery.completeTitle'))
    assert.equal(visit.path(), '/my-account')
    visit.close()
  })
})
