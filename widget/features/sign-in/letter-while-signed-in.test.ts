import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'

describe('the link of a letter that warns of a change', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  beforeEach(() => void forgetGuest())
  after(() => world.close())

  it('says to whoever is signed in where the password is changed, in every language', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['signIn'])
      const visit = await openVisit(world, { locale })
      visit.go('signIn')
      await visit.signIn()
      await visit.arrives('/booking/result')
      assert.ok(!visit.words().includes(t('signIn.changedInAccount')))
      visit.go('forgotPassword')
      await visit.sees(t('signIn.changedInAccount'))
      assert.equal(visit.path(), '/booking/result')
      visit.close()
    }
  })
})
