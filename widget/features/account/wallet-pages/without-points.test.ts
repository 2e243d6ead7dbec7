import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openAccount } from '../../../../test/lib/widget/open-account.tsx'

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
      await opened.sees(t('account.noPoints'))
      await opened.sees(t('account.findRoom'))
      assert.ok(!opened.text().includes(t('account.pointsFailed')))
      assert.deepEqual(opened.called(/memberships\/point/), [])
      opened.page.leave()
    }
  })
})
