import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { lettersTo } from '../../../test/contract/helpers/letters.ts'
import { PASSWORD } from '../../../test/contract/helpers/members.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'
import { signInForm } from './sign-in-form.ts'

const NEW = 'new@example.com'

describe('signing in before the address is confirmed', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('says so in every language, and sends the letter again when asked [MEMBER-064]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['signIn'])
      const visit = await openVisit(world, { locale })
      visit.go('signIn')
      await visit.see('[name="password"]')
      visit.store.set(signInForm.typeAtom, 'email', NEW)
      visit.store.set(signInForm.typeAtom, 'password', PASSWORD)
      const form = await visit.see('form')
      form.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }))
      await visit.sees(t('signIn.unconfirmedTitle'))
      assert.ok(visit.words().includes(NEW))
      assert.ok(!visit.words().includes(t('signIn.wrong')))
      if (locale === 'en') {
        const before = await lettersTo(world, NEW)
        const again = [...visit.root.querySelectorAll('button')].find(
          (one) => one.textContent === t('signIn.sendAgain'),
        )
        again?.click()
        await visit.sees(t('signIn.sentAgain'))
        await until(async () => (await lettersTo(world, NEW)).length === before.length + 1, 'another letter')
        // Another password is no right one, and what was said of the right one goes.
        visit.store.set(signInForm.typeAtom, 'password', 'Wrong2026')
        form.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }))
        await visit.sees(t('signIn.wrong'))
        assert.ok(!visit.words().includes(t('signIn.unconfirmedTitle')))
      }
      visit.close()
    }
  })
})
