import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'
import { showLocaleAtom } from '../../state/settings/texts.ts'

const PASSWORD = 'Akatsuki2027'
const NEW = { password: PASSWORD, password_confirmation: PASSWORD }
const IN_ENGLISH = { 1300: /^This password is too easy to guess/, 1302: /^You have used this password before/ }
const NORA = { first_name: 'Nora', last_name: 'Weber', email: 'nora@guest.example' }

describe('a new password that the server does not take', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  for (const [page, call, kept] of [
    ['signUp', /sign_up$/, { ...NORA, terms: true, privacy: true }],
    ['changePassword', /update_password$/, {}],
  ] as const)
    it(`is told at its field in every language, weak or used before, and the rest is kept: ${page} [MEMBER-045] [ERR-023] [ERR-025]`, async () => {
      let code: 1300 | 1302 = 1300
      const visit = await openVisit(world, {
        query: 'reset_password_token=a-token',
        bend: async (line) => (call.test(line) ? Response.json({ errors: [{ title: 'Not to be read', details: { code, base: [] } }] }, { status: 422 }) : null), // prettier-ignore
      })
      const field = async (name: string) => (await visit.see(`[name="${name}"]`)) as HTMLInputElement // a field of the form
      visit.go(page)
      await visit.write({ ...kept, ...NEW })
      for (code of [1300, 1302] as const) {
        await visit.submit()
        const told = async () => (await field('password')).closest('.field')?.querySelector('.wrong')?.textContent
        await until(async () => IN_ENGLISH[code].test((await told()) ?? ''), () => `${code} in ${visit.words()}`) // prettier-ignore
        for (const locale of [...LOCALE_CODES, 'en'] as const) {
          const words = (await loadTranslate(locale, ['codes']))(`codes.${code}`)
          await visit.store.set(showLocaleAtom, locale)
          await until(async () => (await told()) === words, () => `${code} in ${locale}: ${visit.words()}`) // prettier-ignore
          assert.doesNotMatch(visit.words(), /130[02]|codes\.|errors\.|Not to be read/)
        }
        assert.equal((await field('password')).getAttribute('aria-invalid'), 'true')
        for (const [name, value] of Object.entries({ ...kept, ...NEW }))
          assert.equal(
            typeof value === 'boolean' ? (await field(name)).checked : (await field(name)).value,
            value,
            name,
          )
      }
      visit.close()
    })
})
