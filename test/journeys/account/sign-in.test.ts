import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'

import { bendSettings } from '../../lib/bent/bent-settings.ts'
import { quiet } from '../../lib/quiet.ts'
import { until } from '../../lib/until.ts'
import { callsTo } from '../helpers/calls.ts'
import { journey } from '../helpers/guest.ts'
import { HANAKO, memberSteps, PASSWORD } from '../helpers/members.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const SIGN_IN = /^\/hotels\/\d+\/memberships\/sign_in$/
const SIGN_OUT = /^\/hotels\/\d+\/memberships\/sign_out$/
const ME = '/user/me'

const settings = (set: object, hotel = 'shirotsuki') => world().edit({ kind: 'member_settings', hotel, set })

beforeEach(() => world().clearAnswers())

describe('a member', () => {
  it('signs in and is back where they were [MEMBER-001] [MEMBER-002] [ROUTE-027] [HEAD-023]', async () => {
    const visitor = await guest()
    const { t, page, at } = visitor
    const member = memberSteps(visitor)
    await visitor.openResults()
    const before = page.url()
    assert.deepEqual(await member.entries(), [t('loginMenu.signIn'), t('loginMenu.signUp')])
    await member.choose(t('loginMenu.signIn'))
    await visitor.seeTitle(t('signIn.title'))
    assert.deepEqual(
      await at.locator('.screen input').evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete'))),
      ['username', 'current-password'],
    )
    await assertWell(visitor, 'sign-in')

    await member.write({ email: HANAKO, password: 'Wrong-password1' })
    await member.send()
    await visitor.see(t('signIn.wrong'))
    assert.deepEqual([await member.value('email'), await member.value('password')], [HANAKO, ''])

    const since = await world().lastCall()
    await member.write({ password: PASSWORD })
    await member.send()
    await member.named('はなこ')
    await at.locator('.plans').first().waitFor()
    assert.equal(page.url(), before)
    const [asked, ...more] = await callsTo(world(), 'POST', SIGN_IN, since)
    assert.deepEqual([asked?.headers['content-type'], more.length], ['application/x-www-form-urlencoded', 0])
    assert.equal(Object(asked?.body).email, HANAKO)
    assert.ok((await member.entries()).includes(t('loginMenu.signOut')))
    assert.ok(!(await member.entries()).includes(t('loginMenu.signIn')))
  })

  it('is known again after a reload, with name and program [BOOT-007] [BOOT-008] [BOOT-043] [BOOT-044]', async () => {
    const visitor = await guest()
    const member = memberSteps(visitor)
    const begun = await world().lastCall()
    await member.signIn()
    await member.named('はなこ')
    // What follows a sign-in has been asked before the reload, and is not counted with it.
    await until(
      async () => (await world().calls(begun)).some(({ path }) => path.endsWith('/memberships/program')),
      'the program',
    )
    const since = await world().lastCall()
    await visitor.page.reload()
    await member.named('はなこ')
    await quiet(visitor.page)
    const calls = await world().calls(since)
    const asked = calls.filter(({ path }) => /whoami|\/user\/me|memberships\/program$/.test(path))
    assert.deepEqual(asked.map(({ path, status }) => [path.split('/').at(-1), status]).sort(), [
      ['me', 200],
      ['program', 200],
      ['whoami', 200],
    ])
    // The token of whoami and no other goes with what follows.
    const [tokens] = [asked.filter(({ path }) => !path.endsWith('whoami')).map(({ headers }) => headers.authorization)]
    assert.match(String(tokens[0]), /^\[secret/)
    assert.equal(new Set(tokens).size, 1)
  })

  it('who is locked, or known to the hotel alone, is led to a new password [MEMBER-003] [MEMBER-046] [ERR-024] [ERR-029]', async () => {
    for (const language of ['en', 'ja', 'ar'] as const) {
      const visitor = await guest({ language })
      const member = memberSteps(visitor)
      for (const [email, words] of [
        ['locked@example.com', visitor.t('codes.1301')],
        ['registered@example.com', visitor.t('codes.1403')],
      ] as const) {
        await visitor.open('/sign-in')
        await member.write({ email, password: PASSWORD })
        await member.send()
        await visitor.see(words)
        assert.equal(await member.value('email'), email)
        assert.doesNotMatch(await visitor.words(), /130[13]|1403|errors\./)
        const way = visitor.at.getByRole('alert').getByRole('link', { name: visitor.t('errors.offerForgotPassword') })
        assert.match(String(await way.getAttribute('href')), /\/forgot-password\?/)
      }
      await visitor.page.close()
    }
  })

  it('signs out even when the server fails, and nothing of them stays [MEMBER-026] [MEMBER-027] [MEMBER-028] [ROUTE-030]', async () => {
    const visitor = await guest()
    const { t, page, at } = visitor
    const member = memberSteps(visitor)
    await member.signIn()
    await world().nextAnswer({ method: 'DELETE', path: '/hotels/:hotelId/memberships/sign_out', status: 500 })
    const since = await world().lastCall()
    await visitor.open('/sign-out')
    await at.getByRole('button', { name: t('search.search'), exact: true }).waitFor()
    await member.nobody()
    assert.match(page.url(), /\/booking\/result\?/)
    assert.equal((await callsTo(world(), 'DELETE', SIGN_OUT, since)).length, 1)

    const later = await world().lastCall()
    await page.reload()
    await member.nobody()
    const calls = await world().calls(later)
    assert.deepEqual(
      calls.filter(({ headers }) => headers.authorization !== undefined),
      [],
    )
    assert.equal(calls.filter(({ path }) => path === ME).length, 0)
    await page.goBack()
    assert.doesNotMatch(await visitor.words(), /はなこ|やまだ|hanako/)
    // Signed out already: straight to the search.
    await visitor.open('/sign-out')
    await page.waitForURL(/\/booking\/result/)
    assert.equal((await callsTo(world(), 'DELETE', SIGN_OUT, later)).length, 0)
  })

  it('is offered a sign-in only where the hotel has one [PERM-019] [PERM-020] [PERM-031] [HEAD-030]', async () => {
    const visitor = await guest()
    const { t, page } = visitor
    const member = memberSteps(visitor)
    const refused = async (path: string) => {
      await visitor.open(path)
      await visitor.see(t('loginMenu.notOffered'))
      assert.match(page.url(), /\/booking\/result\?/)
    }
    try {
      await settings({ allow_signup: false })
      await refused('/sign-up')
      assert.deepEqual(await member.entries(), [t('loginMenu.signIn')])
      await settings({ allow_signup: true, custom_auth: true })
      await refused('/sign-in')
      await refused('/sign-up')
      assert.equal(await member.menu().count(), 0)
      await settings({ custom_auth: false, membership_enabled: false })
      await refused('/sign-in')
      await refused('/sign-up')
      assert.equal(await member.menu().count(), 0)
    } finally {
      await settings({ custom_auth: false, membership_enabled: true, allow_signup: true })
    }
    await visitor.open('/sign-up')
    await visitor.seeTitle(t('signUp.title'))
    await visitor.open('/booking/result', { mode: 'voucher' })
    await member.nobody()
    assert.deepEqual(await member.entries(), [t('loginMenu.signIn')])
  })

  it('sees a sign-in button when and as the hotel wants it [BOOT-033]', async () => {
    const visitor = await guest({ language: 'ja' })
    const member = memberSteps(visitor)
    try {
      await settings({ sign_in_button: { is_active: true, labels: { ja: '月の会員', en: 'Moon members' } } })
      await visitor.open('/booking/result')
      await member.named('月の会員')
      await settings({ sign_in_button: { is_active: false, labels: {} } })
      const answered = visitor.page.waitForResponse(/settings\/sign_in_button/)
      await visitor.open('/booking/result')
      await answered
      assert.equal(await member.menu().count(), 0)
    } finally {
      await settings({ sign_in_button: { is_active: true, labels: {} } })
    }
  })

  it('of two brands has no way out of ours [HEAD-031]', async () => {
    const visitor = await guest()
    const member = memberSteps(visitor)
    await member.signIn()
    for (const [brand, isOffered] of [
      [1106, false],
      [1099, false],
      [1, true],
    ] as const) {
      await bendSettings(world(), { hotel_brand_id: brand })
      await visitor.open('/booking/result')
      await member.named('はなこ')
      const entries = isOffered ? await member.entries() : await member.entries().catch(() => [])
      assert.equal(entries.includes(visitor.t('loginMenu.signOut')), isOffered, String(brand))
    }
  })

  it('is told to the page around, once, without a password [EMB-039]', async () => {
    const visitor = await guest({ host: '/frame/', inFrame: true })
    const { page, t } = visitor
    const member = memberSteps(visitor)
    await page.evaluate(`{
      window.heard = []
      addEventListener('message', ({ data }) => heard.push(data))
    }`)
    await member.choose(t('loginMenu.signIn'))
    await member.write({ email: HANAKO, password: PASSWORD })
    await member.send()
    await member.named('はなこ')
    const heard = await page.evaluate<{ type?: string }[]>('heard')
    assert.deepEqual(
      heard.filter(({ type }) => type === 'login'),
      [{ type: 'login', payload: { method: 'password' } }],
    )
    assert.ok(!JSON.stringify(heard).includes(PASSWORD) && !JSON.stringify(heard).includes(HANAKO))
  })
})
