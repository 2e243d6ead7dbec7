import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { program } from '../../../../demo-host/provider/db/schema/member.ts'
import { editWorld } from '../../../../demo-host/controls/world-edits.ts'
import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import type { Locale } from '../../../../shared/locales.ts'
import { HANAKO } from '../../../../test/contract/helpers/members.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { until } from '../../../../test/lib/until.ts'
import { escaped } from '../../../../test/journeys/helpers/guest.ts'
import { openAccount } from '../../../../test/lib/widget/open-account.tsx'
import { loginEntriesAtom } from '../../../app/header/login-entries.ts'
import { criteriaAtom } from '../../../state/search/search.ts'
import { changeLocaleAtom } from '../../../state/settings/change-locale.ts'

const OFFERED = { allow_signup: true, membership_enabled: true, custom_auth: false }
/** The ten minutes and what they are called, so that neither can be missing. */
const TEN_MINUTES: Record<Locale, RegExp> = {
  ja: /10分/,
  en: /10 minutes/,
  ko: /10분/,
  zh_Hans: /10 ?分钟/,
  zh_Hant: /10 ?分鐘/,
  id: /10 menit/,
  th: /10 นาที/,
  ar: /(10|١٠) دق/,
}

describe('becoming a member', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  const decide = (set: Partial<typeof OFFERED>) =>
    editWorld(world.database, world.clock, {
      kind: 'member_settings',
      hotel: 'shirotsuki',
      set: { ...OFFERED, ...set },
    })

  /** In the menu, and below the form that signs in where there is one. */
  async function ways({ email = null, mode = null }: { email?: string | null; mode?: 'voucher' | null } = {}) {
    const { store, page, sees } = await openAccount(world, { email, at: 'signIn' })
    const t = await loadTranslate('en', ['signIn', 'loginMenu'])
    page.act(() => store.set(criteriaAtom, { ...store.get(criteriaAtom), mode }))
    // The page itself is refused where the hotel has no sign-in of its own.
    if (email === null) await sees(new RegExp(`${escaped(t('signIn.forgot'))}|${escaped(t('loginMenu.notOffered'))}`))
    const inMenu = store.get(loginEntriesAtom).some(({ id }) => id === 'signUp')
    const inForm = page.all('.screen a').some((link) => link.textContent === t('signIn.toSignUp'))
    page.leave()
    return { inMenu, inForm }
  }

  it('is offered under five conditions, and not when one of them fails [MEMBER-019]', async () => {
    const [offered, hidden] = [
      { inMenu: true, inForm: true },
      { inMenu: false, inForm: false },
    ]
    await decide({})
    assert.deepEqual(await ways(), offered)
    for (const fails of [{ allow_signup: false }, { membership_enabled: false }, { custom_auth: true }]) {
      await decide(fails)
      assert.deepEqual(await ways(), hidden, JSON.stringify(fails))
    }
    await decide({})
    assert.deepEqual(await ways({ mode: 'voucher' }), hidden, 'voucher')
    assert.equal((await ways({ email: HANAKO })).inMenu, false, 'signed in')
    assert.deepEqual(await ways(), offered)
  })

  it('names the programmes in the language that is chosen while the form is open', async () => {
    await decide({})
    const rows = await world.database.orm.select().from(program).where(eq(program.brand_id, 1))
    const { store, page } = await openAccount(world, { email: null, at: 'signUp' })
    const named = () => page.all('select option').map((option) => option.textContent)
    for (const locale of ['en', 'ja', 'ko'] as const) {
      await store.set(changeLocaleAtom, locale)
      const names = rows.map((row) => row.names[locale] ?? '')
      assert.ok(names.length > 1)
      await until(() => names.every((name) => named().includes(name)), () => `${locale}: ${named().join()}`) // prettier-ignore
    }
    page.leave()
  })

  it('says that the mail may take ten minutes, in every language [CONST-022]', async () => {
    for (const locale of LOCALE_CODES) {
      const { sees, page } = await openAccount(world, { email: null, locale, at: 'signUpResult' })
      await sees(TEN_MINUTES[locale])
      page.leave()
    }
  })
})
