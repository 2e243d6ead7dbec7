import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import type { Translate } from '../../../locales/texts.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { HANAKO, PASSWORD } from '../../../test/contract/helpers/members.ts'
import { openGuest } from '../../../test/contract/helpers/guest.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'
import { environmentAtom } from '../../state/environment.ts'
import { clientSessionAtom, GUEST, identityAtom } from '../../state/settings/settings.ts'

const IN_CHAT = 'iframe=triplabot&triplabot_user_id=u-7&auth_auto_message_id=9'
const SYNC = /memberships\/chatbot_session$/
const SETTINGS = /settings\/booking_widget$/
const MENU = '[aria-haspopup="menu"]'

describe('a chatbot around the widget', () => {
  let world: World
  let t: Translate
  before(async () => {
    world = await openWorld()
    t = await loadTranslate('en', ['core', 'signIn', 'signUp', 'loginMenu', 'errors', 'codes', 'common'])
  })
  after(() => world.close())

  /** The settings of the hotel with these fields. */
  const withSettings = (change: object) => async (line: string, answer: () => Promise<Response>) => {
    if (!SETTINGS.test(line)) return null
    const { data } = (await (await answer()).json()) as { data: object }
    return Response.json({ data: { ...data, ...change } })
  }
  const names = ({ told }: Awaited<ReturnType<typeof openVisit>>) =>
    told.map(({ type }) => type).filter((type) => /login|ession|ynced/.test(type))

  it('knows whoever signs in there [CHAT-008] [ROUTE-028] [EMB-040] [EMB-041]', async () => {
    const visit = await openVisit(world, { query: IN_CHAT })
    await until(() => visit.heard('triplabotSynced').length > 0, 'the session of a guest')
    await visit.press(t('loginMenu.signIn'))
    await visit.arrives('/chat-sign-in')
    await visit.sees(t('signIn.title'))
    assert.equal(visit.root.querySelectorAll('header').length, 0)
    visit.told.splice(0)
    await visit.signIn()
    await until(() => visit.heard('triplabotSynced').length > 0, 'the session of a member')
    await visit.arrives('/booking/result')
    assert.deepEqual(names(visit), ['login', 'receiveTriplabotSession', 'triplabotSynced'])
    const { answer } = visit.called(SYNC).at(-1) ?? {}
    const [told] = visit.heard('receiveTriplabotSession')
    assert.ok(Object(told?.payload).session)
    assert.equal(Object(told?.payload).session, Object(answer).data.session)
    visit.close()
  })

  it('is asked for a session with what its address says, and a failure is told [CALL-078] [QUERY-013] [QUERY-014]', async () => {
    let isBroken = false
    const visit = await openVisit(world, {
      query: IN_CHAT,
      bend: async (line) => (isBroken && SYNC.test(line) ? Response.json({}, { status: 500 }) : null),
    })
    await until(() => visit.heard('triplabotSynced').length > 0, 'the session of a guest')
    const [atStart] = visit.called(SYNC)
    assert.deepEqual([atStart?.body.user_id, atStart?.body.auth_auto_message_id], ['u-7', '9'])
    isBroken = true
    visit.go('chatSignIn')
    await visit.signIn()
    await visit.sees(t('errors.general'))
    const call = visit.called(SYNC).at(-1)
    assert.equal(call?.line, 'POST /hotels/1/memberships/chatbot_session')
    assert.deepEqual([call?.body.user_id, call?.body.auth_auto_message_id], ['u-7', '9'])
    for (const name of ['tracingId', 'appVersion', 'clientSession', 'authorization'] as const)
      assert.ok(call?.headers.get(HEADERS[name]), name)
    assert.equal(call?.headers.get(HEADERS.locale), 'en')
    visit.close()
  })

  it('is not synced without a sign-in of the hotel, nor where companies sign in [CHAT-003]', async () => {
    for (const [membership_enabled, organization_enabled, times] of [
      [true, false, 1],
      [false, false, 0],
      [true, true, 0],
      [false, true, 0],
    ] as const) {
      const bend = withSettings({ membership_enabled, organization_enabled })
      const visit = await openVisit(world, { query: IN_CHAT, bend })
      if (times > 0) await until(() => visit.heard('triplabotSynced').length > 0, 'the session')
      // What would ask is there, and another call has gone there and back since.
      await import('./chatbot.ts')
      await visit.store.get(environmentAtom).api(accounts.signInButton, { code: 'shirotsuki' })
      assert.equal(visit.called(SYNC).length, times, `${membership_enabled} ${organization_enabled}`)
      visit.close()
    }
  })

  it('outside of it is synced for a member when the address asks for that [QUERY-020]', async () => {
    for (const [query, times] of [
      ['triplabot_user_id=u-7&triplabot_sync=true', 1],
      ['triplabot_user_id=u-7', 0],
    ] as const) {
      const visit = await openVisit(world, { query })
      visit.go('signIn')
      await visit.signIn()
      if (times > 0) await until(() => visit.heard('triplabotSynced').length > 0, 'the session')
      await visit.arrives('/booking/result')
      assert.deepEqual(
        visit.called(SYNC).map(({ body, headers }) => [body.user_id, headers.has(HEADERS.authorization)]),
        times > 0 ? [['u-7', true]] : [],
      )
      visit.close()
    }
  })

  it('gets whoever the server signs out to its own sign-in [RESP-001]', async () => {
    let isOut = false
    const visit = await openVisit(world, {
      query: IN_CHAT,
      bend: async (line) => {
        const refused = { errors: [{ title: 'Out', details: { code: 1400, base: [] } }] }
        return isOut && line.endsWith('/user/me') ? Response.json(refused, { status: 401 }) : null
      },
    })
    visit.go('chatSignIn')
    await visit.signIn()
    const session = visit.store.get(clientSessionAtom)
    isOut = true
    await visit.store
      .get(environmentAtom)
      .api(accounts.me, {})
      .catch(() => {}) // the refusal is what it is about
    await visit.arrives('/chat-sign-in')
    await visit.sees(t('errors.signedOut'))
    assert.deepEqual(visit.store.get(identityAtom), GUEST)
    assert.notEqual(visit.store.get(clientSessionAtom), session)
    assert.equal(visit.store.get(environmentAtom).storage.read('clientSession') === session, false)
    visit.close()
  })

  it('says that somebody signed in, and the pages that sign in or up lead back to the search [CHAT-007]', async () => {
    const guest = await openGuest(world)
    for (const [page, path] of [
      ['signIn', '/booking/result'],
      ['signUp', '/booking/result'],
      ['forgotPassword', '/booking/result'],
      ['facilities', '/facilities'],
      ['cancellationPolicy', '/cancellation-policy'],
    ] as const) {
      const visit = await openVisit(world)
      visit.go(page)
      const { body } = await guest.send(accounts.signIn, { hotelId: 1, body: { email: HANAKO, password: PASSWORD } })
      visit.store.get(environmentAtom).storage.write('clientSession', body.data.session)
      visit.say({ type: 'refresh-login-from-chatbot' })
      await until(() => typeof visit.store.get(identityAtom)?.userId === 'number', 'the sign-in')
      await visit.arrives(path)
      if (page !== 'cancellationPolicy') await visit.sees('はなこ')
      visit.close()
    }
  })

  it('has four pages to become a member, with nothing around them but a way out [CHAT-009] [ROUTE-032]', async () => {
    const visit = await openVisit(world, { query: IN_CHAT })
    const heading = (title: string) =>
      until(
        () => visit.root.querySelector('h1')?.textContent === title,
        () => `${title} above ${visit.words()}`,
      )
    const alone = () => {
      assert.equal(visit.root.querySelectorAll('header, footer').length, 0)
      assert.equal(visit.root.querySelectorAll('.close-bar button').length, 1)
    }
    visit.go('chatSignUp')
    await heading(t('signUp.title'))
    alone()
    await visit.press(t('signUp.title'))
    await visit.arrives('/chat-sign-up-form')
    await heading(t('signUp.title'))
    alone()
    const password = 'Moonlit2029'
    await visit.write({ first_name: 'Nora', last_name: 'Weber', email: 'chat@guest.example' })
    await visit.write({ password, password_confirmation: password, terms: true, privacy: true })
    await visit.submit()
    await visit.arrives('/chat-sign-up-result')
    await heading(t('signUp.resultTitle'))
    alone()
    visit.go('chatSignUpDone')
    await heading(t('signUp.doneTitle'))
    alone()
    visit.root.querySelector<HTMLElement>('.close-bar button')?.click()
    assert.equal(visit.heard('close').length, 1)
    // Each step leads to the next one's page for a chatbot.
    visit.go('chatSignUpDone')
    await visit.press(t('signIn.title'))
    await visit.arrives('/chat-sign-in')
    visit.close()
  })

  it('leaves out the menus of language and of who is here [CHAT-013] [HEAD-008]', async () => {
    const stay = 'checkin=2026-11-24&checkout=2026-11-26&adults=2'
    const alone = await openVisit(world, { query: stay })
    await alone.see('.results .room')
    await until(() => alone.root.querySelectorAll(`header ${MENU}`).length === 2, 'both menus')
    alone.close()
    const visit = await openVisit(world, { query: `${stay}&${IN_CHAT}` })
    await visit.see('.results .room')
    await visit.sees(t('loginMenu.signIn'))
    assert.equal(visit.root.querySelectorAll(`header ${MENU}`).length, 0)
    visit.close()
  })

  it('learns who may come along with a member [EMB-042]', async () => {
    const visit = await openVisit(world)
    visit.go('signIn')
    await visit.signIn()
    await until(() => visit.heard('receiveCompanionInfo').length > 0, 'the companions')
    const program = visit.called(/memberships\/program$/).at(-1)?.answer
    const tiers: { kind: string; is_active: boolean; translations: object }[] =
      Object(program).data.additional_tiers_attributes
    const active = tiers.filter(({ is_active }) => is_active)
    assert.ok(active.length > 0)
    assert.deepEqual(
      visit.heard('receiveCompanionInfo').map(({ payload }) => Object(payload).additional_tiers),
      [active.map(({ kind, translations }) => ({ kind, translations }))],
    )
    visit.close()
  })
})
