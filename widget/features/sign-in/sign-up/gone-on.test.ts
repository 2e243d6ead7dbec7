import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../../test/lib/widget/open-visit.ts'
import { until } from '../../../../test/lib/until.ts'

const SIGN_UP = /^POST \/hotels\/\d+\/memberships\/sign_up$/
const EMAIL = 'patient@guest.example'

describe('a sign-up that is on its way', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('leaves whoever has gone on to the rooms there, and says that the mail was sent', async () => {
    const t = await loadTranslate('en', ['signUp'])
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const visit = await openVisit(world, { bend: async (line) => (SIGN_UP.test(line) ? held.then(() => null) : null) })
    visit.go('signUp')
    const password = { password: 'Moonlit2029', password_confirmation: 'Moonlit2029' }
    await visit.write({ first_name: 'Nora', last_name: 'Weber', email: EMAIL, ...password, terms: true, privacy: true })
    await visit.submit()
    await until(() => visit.called(SIGN_UP).length === 1, 'the sign-up')
    visit.go('result')
    await visit.arrives('/booking/result')
    letGo()
    await visit.sees(t('signUp.sentAway', { email: EMAIL }))
    assert.equal(visit.path(), '/booking/result')
    visit.close()
  })
})
