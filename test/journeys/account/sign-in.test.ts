import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'

import { quiet } from '../../lib/quiet.ts'
import { until } from '../../lib/until.ts'
import { callsTo } from '../helpers/calls.ts'
import { journey } from '../helpers/guest.ts'
import { HANAKO, memberSteps, PASSWORD } from '../helpers/members.ts'
import { assertWell } from '../helpers/well.ts'

// Who is refused: widget/features/sign-in/sign-in.test.ts. Where a sign-in is offered: widget/app/header/login-menu.test.ts.

const { world, guest } = journey()
const SIGN_IN = /^\/hotels\/\d+\/memberships\/sign_in$/
const SIGN_OUT = /^\/hotels\/\d+\/memberships\/sign_out$/
const ME = '/user/me'

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
})
