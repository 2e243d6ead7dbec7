import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'

import { systemIds } from '../../../demo-host/provider/kernel/ids.ts'
import { giveToken } from '../../../demo-host/provider/kernel/tokens.ts'
import type { TokenKind } from '../../../demo-host/provider/db/schema/member.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { quiet } from '../../lib/quiet.ts'
import { asked, assertHeaders, callsTo } from '../helpers/calls.ts'
import { journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

const WHOAMI = /tripla_session\/whoami$/
const CUSTOM = /^\/hotel_brands\/1\/custom_auth$/
const TOKENS = /memberships\/tokens$/
const HANAKO = 1001

/** As the log shows a secret. */
const shown = (secret: string) => `[secret ${createHash('sha256').update(secret).digest('hex').slice(0, 8)}]`

describe('a token in the address', () => {
  const { world, guest } = journey()

  const give = (kind: TokenKind) =>
    giveToken(world().database.orm, kind, { member_id: HANAKO }, { clock: world().clock, ids: systemIds })
  const fromHotel = async (as: string, person = 'hanako', hotel_code = 'shirotsuki') => {
    const query = new URLSearchParams({ hotel_code, as, person, name: 'token' })
    const answer = await fetch(`${world().origins.identity}/outside/hotel-server?${query}`, { redirect: 'manual' })
    const url = new URL(answer.headers.get('location') ?? '')
    return url.searchParams.get('token') ?? url.searchParams.get('lineLiffToken') ?? ''
  }
  const whoamis = async (since: number) => callsTo(world(), 'GET', WHOAMI, since)
  const seeMember = ({ at }: Guest) => at.getByRole('button', { name: 'はなこ' }).waitFor()
  const isGone = ({ page }: Guest, secret: string) => assert.ok(!page.url().includes(secret), page.url())

  it('signs in as a login token, which is sent as the authorization of whoami [QUERY-010] [ROUTE-004]', async () => {
    const anna = await guest()
    const login = await give('login')
    const since = await world().lastCall()
    await anna.open('/iframe-token', { login_token: login })
    await seeMember(anna)
    isGone(anna, login)
    assert.equal(new URL(anna.page.url()).pathname, '/booking/result')
    const [first] = await whoamis(since)
    assert.equal(first?.headers.authorization, shown(`Bearer ${login}`))
    const kept = await anna.page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
    assert.ok(!kept.includes(login))
    // It was spent: the session it gave is what knows the guest after a reload.
    await anna.page.reload()
    await seeMember(anna)
  })

  it('is a one-time token, and one whose session was spent is no reason to know nobody [QUERY-012] [BOOT-014] [ERR-068]', async () => {
    const anna = await guest()
    const once = await give('one_time')
    let since = await world().lastCall()
    await anna.open('/booking/result', { one_time_access_token: once })
    await seeMember(anna)
    isGone(anna, once)
    assert.equal((await whoamis(since))[0]?.headers['x-one-time-access-token'], shown(once))

    since = await world().lastCall()
    await anna.open('/booking/result', { one_time_access_token: once })
    await seeMember(anna)
    const [first, second] = await whoamis(since)
    assert.deepEqual([first?.status, second?.status], [401, 200])
    assert.equal(second?.headers['x-one-time-access-token'], undefined)
    assert.doesNotMatch(await anna.words(), new RegExp(anna.t('codes.3403')))
  })

  it('is a refresh token: who was here goes, and whoever it stands for comes [QUERY-030] [MEMBER-033] [CALL-105]', async () => {
    const anna = await guest()
    await anna.open('/booking/result', { login_token: await give('login') })
    await seeMember(anna)
    const given = await refreshToken()
    const since = await world().lastCall()
    await anna.open('/facilities', { refresh_token: given, redirect_url: '/booking/recommender' })
    await anna.page.waitForURL(/\/booking\/recommender/)
    isGone(anna, given)
    const [call] = await callsTo(world(), 'POST', TOKENS, since)
    assert.deepEqual(Object(call?.body), { refresh_token: shown(given), hotel_code: 'shirotsuki' })
    assert.ok(call)
    assertHeaders({ ...call, headers: { ...call.headers, authorization: undefined } }, 'en')
    await seeMember(anna)
  })

  async function refreshToken(): Promise<string> {
    const { api, identity, widget } = world().origins
    const headers = { origin: widget, 'content-type': 'application/json' }
    const started = await fetch(`${identity}/api/client_sessions`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ key: 'booking-widget', secret: 'public' }),
    })
    const { data } = (await started.json()) as { data: { client_session: string } }
    const answer = await fetch(`${api}/hotels/1/memberships/sign_in`, {
      method: 'POST',
      headers: { origin: widget, 'x-client-session': data.client_session },
      body: new URLSearchParams({ email: 'hanako@example.com', password: 'Tsukimi2026' }),
    })
    return ((await answer.json()) as { data: { refresh_token: string } }).data.refresh_token
  }

  it('that is not exchanged says what the server calls it, and nobody is signed in [MEMBER-034] [ERR-117]', async () => {
    const anna = await guest()
    await world().nextAnswer({
      path: '/hotels/:hotelId/memberships/tokens',
      status: 401,
      code: 3401,
      title: 'Ended, sorry',
      // A session that ran out is renewed, and the call made once more.
      times: 2,
    })
    await anna.open('/booking/result', { refresh_token: 'old' })
    await anna.at.getByRole('alert').filter({ hasText: 'Ended, sorry' }).waitFor()
    await anna.at
      .getByRole('button', { name: anna.t('core.dismiss') })
      .first()
      .click()
    await anna.at.getByText('Ended, sorry').waitFor({ state: 'detached' })
    await anna.search()
  })

  it('that is not exchanged on the page that only takes tokens leads to the search, which says so', async () => {
    const anna = await guest()
    await anna.open('/iframe-token', { refresh_token: 'forged' })
    await anna.page.waitForURL(/\/booking\/result/)
    await anna.at
      .getByRole('button', { name: anna.t('core.dismiss') })
      .first()
      .waitFor()
    await anna.search()
  })

  it('of the hotel’s own server signs in on the results, under the name the hotel gave it [QUERY-031] [MEMBER-035] [CALL-106] [BOOT-039]', async () => {
    const anna = await guest()
    await anna.open('/booking/result', { login_token: await give('login') })
    await seeMember(anna)
    await world().edit({ kind: 'member_settings', hotel: 'shirotsuki', set: { brand_custom_auth_token_name: 'tok' } })
    const token = await fromHotel('token', 'aoi')
    const since = await world().lastCall()
    await world().nextAnswer({ method: 'POST', path: '/hotel_brands/:brandId/custom_auth', delay_ms: 1_500 })
    await anna.open('/booking/result', { tok: token })
    await anna.at.locator('.loading-bar .run').waitFor()
    await anna.at.getByRole('button', { name: 'Aoi' }).waitFor()
    isGone(anna, token)
    const calls = (await world().calls(since)).map(({ method, path }) => `${method} ${path}`)
    const [out, auth] = [/^DELETE .*sign_out$/, /^POST .*custom_auth$/].map((line) =>
      calls.findIndex((call) => line.test(call)),
    )
    assert.ok(out !== undefined && auth !== undefined && out >= 0 && out < auth, calls.join('\n'))
    const [call] = await callsTo(world(), 'POST', CUSTOM, since)
    assert.deepEqual(call?.body, { token: shown(token) })
  })

  it('of the hotel’s own server that fails is told in the guest’s language, and means nothing elsewhere [MEMBER-036] [ERR-118] [MEMBER-037]', async () => {
    const texts = await Promise.all(
      LOCALE_CODES.map(async (code) => (await loadTranslate(code, ['external']))('external.customAuthFailed')),
    )
    assert.equal(new Set(texts).size, LOCALE_CODES.length)
    const anna = await guest({ language: 'ja' })
    const told = anna.at.getByText(anna.t('external.customAuthFailed'))
    await anna.open('/facilities', { brand_custom_auth_token: 'forged' })
    await told.waitFor()
    await anna.at
      .getByRole('button', { name: anna.t('core.dismiss') })
      .first()
      .click()
    await told.waitFor({ state: 'detached' })

    const since = await world().lastCall()
    await anna.open('/booking/recommender', { brand_custom_auth_token: 'forged' })
    await quiet(anna.page)
    isGone(anna, 'forged')
    assert.deepEqual(await callsTo(world(), 'POST', CUSTOM, since), [])
  })

  it('of the chat is tied to the visit, once, and the guest goes on within the widget [QUERY-032] [QUERY-033] [ROUTE-005] [CALL-122]', async () => {
    const anna = await guest()
    const token = await fromHotel('liff', 'rin')
    const since = await world().lastCall()
    await anna.open('/iframe-liff-token', { lineLiffToken: token, redirectUrlFromLiff: '/facilities' })
    await anna.page.waitForURL(/\/facilities/)
    isGone(anna, token)
    const [call, ...more] = await callsTo(world(), 'POST', /^\/liff\/upsert$/, since)
    assert.deepEqual(
      [call?.status, call?.body, more],
      [201, { line_liff_token: shown(token), hotel_code: 'shirotsuki' }, []],
    )
    assert.equal(asked(call, 'lineLiffToken'), '')

    await anna.open('/iframe-liff-token', {
      lineLiffToken: await fromHotel('liff', 'rin'),
      redirectUrlFromLiff: 'https://elsewhere.example/',
    })
    await anna.page.waitForURL(/\/booking\/result/)
    assert.equal(new URL(anna.page.url()).origin, world().origins.widget)
  })

  it('of the chat that is worth nothing says so, with a way to sign in [CHAT-012]', async () => {
    const anna = await guest()
    await anna.open('/iframe-liff-token', { lineLiffToken: 'forged', redirectUrlFromLiff: '/facilities' })
    await anna.see(anna.t('external.failed'))
    await anna.at.getByRole('link', { name: anna.t('external.signIn') }).click()
    await anna.page.waitForURL(/\/sign-in/)
  })

  it('of a chatbot says who its user is and which message led here [QUERY-013] [QUERY-014]', async () => {
    const anna = await guest()
    const since = await world().lastCall()
    await anna.open('/booking/result', { iframe: 'triplabot', triplabot_user_id: 'u', auth_auto_message_id: '7' })
    await quiet(anna.page)
    const [sync] = await callsTo(world(), 'POST', /memberships\/chatbot_session$/, since)
    assert.deepEqual([Object(sync?.body).user_id, Object(sync?.body).auth_auto_message_id], ['u', '7'])
  })
})
