import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { editWorld } from '../../../../demo-host/controls/world-edits.ts'
import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openAccount } from '../../../../test/lib/widget/open-account.tsx'
import { openVisit } from '../../../../test/lib/widget/open-visit.ts'

describe('points that the hotel hides', () => {
  let world: World
  before(async () => {
    world = await openWorld()
    const set = { points_hidden: true }
    await editWorld(world.database, world.clock, { kind: 'member_settings', hotel: 'shirotsuki', set })
  })
  after(() => world.close())

  it('have no tab in the account, and who opens their address is told that they are not offered [POINT-008]', async () => {
    const visit = await openVisit(world)
    visit.go('signIn')
    await visit.signIn()
    visit.go('myAccount')
    await visit.see('.account-tabs [aria-current]')
    const tabs = visit.all('nav.account-tabs a').map(({ textContent }) => textContent)
    assert.deepEqual(tabs, ['Profile', 'My stays', 'Cards', 'Coupons'])
    visit.go('accountPoints')
    await visit.arrives('/booking/result')
    await visit.sees('This hotel does not offer that page.')
    assert.deepEqual(visit.called(/memberships\/point/), [])
    visit.close()
  })
})

describe('the points of a program without any', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('are told to be none, in every language, and not that they could not be loaded', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['account'])
      const opened = await openAccount(world, { email: 'jiro@example.com', locale, at: 'accountPoints' })
      const name = t('account.points')
      await opened.sees(t('account.noPoints', { name }))
      await opened.sees(t('account.findRoom'))
      assert.ok(!opened.text().includes(t('account.pointsFailed', { name })))
      assert.deepEqual(opened.called(/memberships\/point/), [])
      opened.page.leave()
    }
  })
})
