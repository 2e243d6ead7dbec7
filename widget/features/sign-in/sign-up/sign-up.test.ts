import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import type { Locale } from '../../../../shared/locales.ts'
import { secretIn } from '../../../../test/contract/helpers/letters.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../../test/lib/widget/open-widget.ts'
import { until } from '../../../../test/lib/until.ts'

const SIGN_UP = /^POST \/hotels\/\d+\/memberships\/sign_up$/
const CHECK = 'POST /api/v1/email_verifications'
const NORA = { first_name: 'Nora', last_name: 'Weber', email: 'nora@guest.example' }
const NEW = { password: 'Moonlit2029', password_confirmation: 'Moonlit2029' }
const AGREED = { terms: true, privacy: true }

type Visit = Awaited<ReturnType<typeof openVisit>>
const field = async (visit: Visit, name: string) => (await visit.see(`[name="${name}"]`)) as HTMLInputElement // one of the form
const faultOf = async (visit: Visit, name: string) =>
  (await field(visit, name)).closest('.field')?.querySelector('.wrong')?.textContent
const isTold = (visit: Visit, name: string, words: string) =>
  until(
    async () => (await faultOf(visit, name)) === words,
    () => `"${words}" at ${name} in ${visit.words()}`,
  )
const wordsOf = (locale: Locale) => loadTranslate(locale, ['signUp', 'signIn', 'errors', 'codes'])

describe('a guest who becomes a member', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  beforeEach(() => void forgetGuest())
  after(() => world.close())

  async function openForm(locale: Locale, bend?: (line: string) => Promise<Response | null>) {
    const visit = await openVisit(world, { locale, ...(bend && { bend }) })
    visit.go('signUp')
    await visit.write({ ...NORA, ...NEW, ...AGREED })
    return visit
  }

  it('is led on by a link that was used or is too old [MEMBER-023] [MEMBER-024] [ERR-027] [ERR-028]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await wordsOf(locale)
      const email = `late-${locale.toLowerCase()}@guest.example`
      const form = await openForm(locale)
      await form.write({ email })
      await form.submit()
      await form.arrives('/sign-up-result')
      form.close()
      const token = await secretIn(world, email, 'confirmation_token')
      const follow = async (confirmation_token: string, beside: Record<string, string> = {}) => {
        const query = String(new URLSearchParams({ confirmation_token }))
        const visit = await openVisit(world, { locale, query })
        visit.go('memberConfirmation', beside)
        return visit
      }
      const linksOf = (visit: Visit, selector = '.screen a') => [...visit.root.querySelectorAll(selector)]

      const first = await follow(token, { redirect_url: 'https://evil.example/' })
      await first.sees(t('signUp.doneTitle'))
      assert.ok(linksOf(first).every((link) => !link.getAttribute('href')?.includes('evil')))
      first.close()

      for (const [secret, words, way, path] of [
        [token, t('codes.1402'), t('errors.offerSignIn'), '/sign-in'],
        ['unknown-or-old', t('codes.1401'), t('errors.offerResendConfirmation'), '/resend-confirmation-email'],
      ] as const) {
        const visit = await follow(secret)
        const told = await visit.see('[role="alert"]')
        assert.ok(told.textContent?.includes(words), `${locale}: ${told.textContent}`)
        assert.doesNotMatch(visit.words(), /140[12]|errors\.|codes\./)
        assert.deepEqual(
          linksOf(visit, '[role="alert"] a').map(({ textContent }) => textContent),
          [way],
        )
        await visit.press(way)
        await visit.arrives(path)
        visit.close()
      }
    }
  })

  it('is told at the field what a name and a password lack [MEMBER-020] [MEMBER-022] [MEMBER-045] [MEMBER-063]', async () => {
    const t = await wordsOf('ja')
    const visit = await openForm('ja')
    await visit.write({ last_name: '山田', password_confirmation: 'Moonlit2028' })
    await visit.submit()
    await isTold(visit, 'last_name', t('signUp.nameHiragana'))
    await isTold(visit, 'password_confirmation', t('signIn.passwordMismatch'))
    for (const [password, words] of [
      ['abcdefg1', t('signIn.faultUpper')],
      ['ABCDEFG1', t('signIn.faultLower')],
      ['Abcdefgh', t('signIn.faultDigit')],
      ['Abcdef1', t('signIn.faultShort')],
    ] as const) {
      await visit.write({ last_name: 'ヤマダ', password, password_confirmation: password })
      await visit.submit()
      await isTold(visit, 'password', words)
      assert.equal(await faultOf(visit, 'last_name'), undefined)
      assert.equal(await faultOf(visit, 'password_confirmation'), undefined)
    }
    assert.deepEqual(visit.called(SIGN_UP), [])
    // Long enough, and known to everybody: only the server can tell.
    await visit.write({ password: 'Password1', password_confirmation: 'Password1' })
    await visit.submit()
    await isTold(visit, 'password', t('codes.1300'))
    for (const [name, value] of Object.entries({ ...NORA, last_name: 'ヤマダ' }))
      assert.equal((await field(visit, name)).value, value)
    await visit.write({ email: 'yamada@guest.example', password: 'Abcdefg1', password_confirmation: 'Abcdefg1' })
    await visit.submit()
    await visit.arrives('/sign-up-result')
    assert.deepEqual(
      visit.called(SIGN_UP).map(({ body }) => Object(body.profile).last_name),
      ['やまだ', 'やまだ'],
    )
    visit.close()
  })

  for (const [locale, last_name] of [
    ['zh_Hans', '王'],
    ['zh_Hant', '王'],
    ['ko', '김'],
  ] as const)
    it(`may be called as people are in their language: ${locale} [MEMBER-020]`, async () => {
      const visit = await openForm(locale)
      await visit.write({ last_name, email: `wang-${locale.toLowerCase()}@guest.example` })
      await visit.submit()
      await visit.arrives('/sign-up-result')
      assert.equal(Object(visit.called(SIGN_UP)[0]?.body.profile).last_name, last_name)
      visit.close()
    })

  it('whose address no mail reaches is told at the field [GUEST-008] [ERR-061] [ERR-062]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await wordsOf(locale)
      let code: 3704 | 3705 = 3704
      const visit = await openForm(locale, async (line) => {
        if (line !== CHECK) return null
        return Response.json({ errors: [{ title: 'No', details: { code, base: [] } }] }, { status: 422 })
      })
      for (code of [3704, 3705] as const) {
        await visit.submit()
        await isTold(visit, 'email', t(`codes.${code}`))
        assert.equal((await field(visit, 'email')).getAttribute('aria-invalid'), 'true')
        assert.doesNotMatch(visit.words(), /370[45]|codes\./)
        for (const [name, value] of Object.entries({ ...NORA, ...NEW }))
          assert.equal((await field(visit, name)).value, value)
      }
      assert.deepEqual(
        visit.sent.filter(({ line }) => line === CHECK).map(({ body }) => body),
        [{ email: NORA.email }, { email: NORA.email }],
      )
      assert.deepEqual(visit.called(SIGN_UP), [])
      visit.close()
    }
  })
})
