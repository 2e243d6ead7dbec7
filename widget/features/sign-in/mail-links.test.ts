import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'

import { editWorld } from '../../../demo-host/controls/world-edits.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { lettersTo, secretIn } from '../../../test/contract/helpers/letters.ts'
import { newMember, PASSWORD } from '../../../test/contract/helpers/members.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { until } from '../../../test/lib/until.ts'
import { identityAtom } from '../../state/settings/settings.ts'
import { showLocaleAtom } from '../../state/settings/texts.ts'

const UPDATE_PASSWORD = /^PUT \/hotels\/\d+\/memberships\/update_password$/
const NEW_PASSWORD = 'Moonlight2027'

describe('a forgotten password', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  beforeEach(() => void forgetGuest())
  after(() => world.close())

  it('is set anew by the link of a mail [MEMBER-044] [MEMBER-063] [ROUTE-033] [ROUTE-034]', async () => {
    const t = await loadTranslate('en', ['signIn', 'errors', 'codes'])
    const email = 'taro@example.com'
    const lost = await openVisit(world)
    lost.go('changePassword')
    await lost.sees(t('signIn.linkTitle'))
    assert.equal(lost.root.querySelector('.screen form'), null)
    await lost.press(t('signIn.forgotTitle'))
    await lost.arrives('/forgot-password')
    await lost.write({ email })
    await lost.submit()
    await lost.sees(t('signIn.forgotSent'))
    lost.close()

    const reset_password_token = await secretIn(world, email, 'reset_password_token')
    const visit = await openVisit(world, { query: String(new URLSearchParams({ reset_password_token })) })
    const set = async (password: string, password_confirmation = password) => {
      await visit.write({ password, password_confirmation })
      await visit.submit()
    }
    const isTold = async (name: string, words: string) => {
      const of = async () => (await visit.see(`[name="${name}"]`)).closest('.field')?.querySelector('.wrong')
      await until(async () => (await of())?.textContent === words, () => `"${words}" at ${name} in ${visit.words()}`) // prettier-ignore
    }
    visit.go('changePassword')
    await visit.sees(t('signIn.changeTitle'))
    await set(NEW_PASSWORD, PASSWORD)
    await isTold('password_confirmation', t('signIn.passwordMismatch'))
    assert.deepEqual(visit.called(UPDATE_PASSWORD), [])
    // The one of now counts as used.
    await set(PASSWORD)
    await isTold('password', t('codes.1302'))
    await set(NEW_PASSWORD)
    await visit.sees(t('signIn.changedTitle'))
    assert.deepEqual(
      visit.called(UPDATE_PASSWORD).map(({ body }) => body),
      [PASSWORD, NEW_PASSWORD].map((password) => ({ reset_password_token, password, password_confirmation: password })),
    )
    visit.go('signIn')
    await visit.write({ email, password: PASSWORD })
    await visit.submit()
    await visit.sees(t('signIn.wrong'))
    await visit.write({ email, password: NEW_PASSWORD })
    await visit.submit()
    await visit.sees('Taro')
    assert.equal(typeof visit.store.get(identityAtom)?.userId, 'number')
    visit.close()
  })

  for (const { page, path, call, sent, account, id } of [
    {
      page: 'forgotPassword',
      path: '/forgot-password',
      call: 'POST /hotels/1/memberships/start_reset_password_process',
      sent: 'signIn.forgotSent',
      account: {},
      id: 'MEMBER-042',
    },
    {
      page: 'resendConfirmation',
      path: '/resend-confirmation-email',
      call: 'POST /hotels/1/memberships/resend_confirmation',
      sent: 'signIn.resendSent',
      account: { confirmed_at: null },
      id: 'ROUTE-038',
    },
  ] as const)
    it(`or a lost confirmation tells nobody who has an account: ${page} [${id}]`, async () => {
      const t = await loadTranslate('en', ['signIn'])
      const { email: somebody } = await newMember(world, account)
      const seen = []
      for (const [email, letters] of [
        [somebody, 2],
        ['nobody@example.com', 0],
      ] as const) {
        const visit = await openVisit(world)
        visit.go(page)
        await visit.arrives(path)
        await visit.write({ email })
        await visit.submit()
        await visit.sees(t(sent))
        await visit.press(t('signIn.sendAgain'))
        await visit.sees(t('signIn.sentAgain'))
        const asked = visit.sent.filter(({ line }) => line === call)
        assert.deepEqual(
          asked.map(({ body }) => body),
          [{ email }, { email }],
        )
        seen.push(visit.root.querySelector('.screen')?.textContent)
        visit.close()
        assert.equal((await lettersTo(world, email)).length, letters)
      }
      assert.equal(seen[0], seen[1])
    })

  it('or a lost confirmation says in every language that nobody has the address, only where the hotel wants it said [MEMBER-025] [ERR-092]', async () => {
    const tell = (unknown_email_told: boolean) =>
      editWorld(world.database, world.clock, { kind: 'member_settings', hotel: 'shirotsuki', set: { unknown_email_told } }) // prettier-ignore
    for (const [page, sent] of [
      ['forgotPassword', 'signIn.forgotSent'],
      ['resendConfirmation', 'signIn.resendSent'],
    ] as const) {
      await tell(true)
      const visit = await openVisit(world)
      const t = await loadTranslate('en', ['signIn', 'errors'])
      visit.go(page)
      await visit.write({ email: 'nobody@example.com' })
      await visit.submit()
      await visit.sees('There is no account with this e-mail address.')
      for (const locale of [...LOCALE_CODES, 'en'] as const) {
        await visit.store.set(showLocaleAtom, locale)
        await visit.sees((await loadTranslate(locale, ['errors']))('errors.unknownEmail'))
        assert.doesNotMatch(visit.words(), /errors\.|unknown_email/)
      }
      assert.equal(((await visit.see('[name="email"]')) as HTMLInputElement).value, 'nobody@example.com') // a field of the form
      assert.ok(!visit.words().includes(t(sent)))
      await tell(false)
      await visit.submit()
      await visit.sees(t(sent))
      assert.ok(!visit.words().includes(t('errors.unknownEmail')))
      visit.close()
    }
  })
})
