import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'

const EMAIL = 'nora@guest.example'
const NORA = { first_name: 'Nora', last_name: 'Weber', email: EMAIL, terms: true, privacy: true }
const NEW = { password: 'Akatsuki2027', password_confirmation: 'Akatsuki2027' }

describe('a mail that is asked for again', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  for (const [page, call, written] of [
    ['forgotPassword', /start_reset_password_process$/, { email: EMAIL }],
    ['resendConfirmation', /resend_confirmation$/, { email: EMAIL }],
    ['signUp', /resend_confirmation$/, { ...NORA, ...NEW }],
  ] as const)
    it(`is told as sent only when it was taken, and as refused when it was not: ${page}`, async () => {
      const t = await loadTranslate('en', ['signIn', 'errors'])
      let isDown = false
      const visit = await openVisit(world, {
        bend: async (line) => (isDown && call.test(line) ? Response.json({}, { status: 500 }) : null),
      })
      visit.go(page)
      await visit.write(written)
      await visit.submit()
      await visit.find('button', t('signIn.sendAgain'))
      await visit.press(t('signIn.sendAgain'))
      await visit.sees(t('signIn.sentAgain'))

      isDown = true
      await visit.press(t('signIn.sendAgain'))
      await visit.find('.screen [role="alert"]', t('errors.general'))
      assert.ok(!visit.words().includes(t('signIn.sentAgain')))

      isDown = false
      await visit.press(t('signIn.sendAgain'))
      await visit.sees(t('signIn.sentAgain'))
      await until(
        () => visit.root.querySelector('.screen [role="alert"]') === null,
        () => `the refusal to go from ${visit.words()}`,
      )
      visit.close()
    })
})
