import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'

import { editWorld } from '../../../demo-host/controls/world-edits.ts'
import type { TokenKind } from '../../../demo-host/provider/db/schema/member.ts'
import { systemIds } from '../../../demo-host/provider/kernel/ids.ts'
import { giveToken } from '../../../demo-host/provider/kernel/tokens.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { RouteId } from '../../../shared/routes.ts'
import { openGuest } from '../../../test/contract/helpers/guest.ts'
import { HANAKO, newMember, signIn } from '../../../test/contract/helpers/members.ts'
import { fromHotel } from '../../../test/contract/helpers/outside.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { assertCall } from '../../../test/lib/call-scenes.ts'
import { until } from '../../../test/lib/until.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { environmentAtom } from '../../state/environment.ts'
import { learnRoutes } from '../../state/navigation/known-routes.ts'
import { placeAtom } from '../../state/navigation/navigation.ts'
import { identityAtom } from '../../state/settings/settings.ts'

// Storage, a document's own address and its pages for tokens: test/journeys/start/tokens.test.ts.

const WHOAMI = /^GET .*tripla_session\/whoami$/
const TOKENS = 'POST /hotels/1/memberships/tokens'
const CUSTOM = 'POST /hotel_brands/1/custom_auth'
const STAY = { checkin: '2026-11-24', checkout: '2026-11-26', adults: '2' }
const HANAKO_ID = 1001

type Visit = Awaited<ReturnType<typeof openVisit>>
type Options = NonNullable<Parameters<typeof openVisit>[1]>
const wordsOf = (locale: Locale) =>
  loadTranslate(locale, ['core', 'codes', 'errors', 'external', 'loginMenu', 'search', 'signIn'])

describe('a token in the address', () => {
  let world: World
  const visits: Visit[] = []
  before(async () => {
    world = await openWorld()
    // A start at a page that is not among the first would wait for its address to be known.
    await learnRoutes()
  })
  beforeEach(() => void forgetGuest())
  afterEach(() => visits.splice(0).forEach((visit) => visit.close()))
  after(() => world.close())

  const give = (kind: TokenKind, member_id = HANAKO_ID) =>
    giveToken(world.database.orm, kind, { member_id }, { ...world, ids: systemIds })

  /** Whoever comes with such an address; at another page, they are there before the start has asked anything. */
  async function arrive(query: Record<string, string>, options: Options & { at?: RouteId } = {}) {
    const { at, ...rest } = options
    const visit = await openVisit(world, {
      query: String(new URLSearchParams(query)),
      isRefused: at !== undefined,
      ...rest,
    })
    visits.push(visit)
    if (at) {
      visit.go(at, query)
      await until(() => visit.store.get(identityAtom) !== null, () => `the start: ${visit.words()}`) // prettier-ignore
    }
    return visit
  }
  const isGone = ({ store }: Visit, secret: string) => {
    const { search, state } = store.get(placeAtom)
    assert.ok(!search.includes(secret) && !JSON.stringify(state).includes(secret), search)
  }
  const userOf = ({ store }: Visit) => store.get(identityAtom)?.userId ?? null
  const callTo = (visit: Visit, line: string) =>
    until(
      () => visit.sent.find((call) => call.line === line && call.answer !== null),
      () => `${line} among ${visit.sent.map((call) => call.line).join(', ')}`,
    )
  const refusing = (line: string, code: number, title: string) => async (asked: string) =>
    asked === line ? Response.json({ errors: [{ title, details: { code, base: [] } }] }, { status: 401 }) : null
  /** The banner with these words is put away, and they are not there any more. */
  async function putAway(visit: Visit, words: string, dismiss: string) {
    const banner = await visit.find('.banner', words)
    banner.querySelector<HTMLElement>(`[aria-label="${dismiss}"]`)?.click()
    await until(() => !visit.words().includes(words), () => visit.words()) // prettier-ignore
  }

  it('is a one-time token, and one whose session was spent is no reason to know nobody [QUERY-012] [BOOT-014] [ERR-068]', async () => {
    const once = await give('one_time')
    const first = await arrive({ one_time_access_token: once })
    await first.sees('はなこ')
    isGone(first, once)
    const [asked, ...more] = first.called(WHOAMI)
    assert.equal(asked?.headers.get(HEADERS.oneTimeToken), once)
    assert.deepEqual(more, [])
    first.close()

    // Then the visit's own session says who it is, or nobody does.
    const { session } = await signIn(await openGuest(world), HANAKO)
    const own = async (line: string) =>
      /^POST .*client_sessions$/.test(line) ? Response.json({ data: { client_session: session } }) : null
    for (const [locale, bend] of [
      ['en', own],
      ['ja', undefined],
    ] as const) {
      const t = await wordsOf(locale)
      const visit = await arrive({ one_time_access_token: once }, { locale, bend })
      await visit.sees(t('loginMenu.account'))
      assert.equal(userOf(visit), bend ? HANAKO_ID : null)
      isGone(visit, once)
      const whoamis = visit.called(WHOAMI)
      assert.deepEqual(
        whoamis.map(({ headers }) => headers.get(HEADERS.oneTimeToken)),
        [once, null],
      )
      assert.equal(Object(whoamis[0]?.answer).errors[0].details.code, 3403)
      assert.ok(!visit.words().includes(t('codes.3403')))
      assert.equal(visit.all('.banner').length, 0)
    }
  })

  it('is a refresh token: who was here goes, and whoever it stands for comes [QUERY-030] [MEMBER-033] [CALL-105]', async () => {
    const other = await newMember(world)
    const { refresh_token } = await signIn(await openGuest(world), HANAKO)
    const query = { login_token: await give('login', other.id), refresh_token, redirect_url: '/booking/recommender' }
    const visit = await arrive(query, { at: 'facilities' })
    const call = await callTo(visit, TOKENS)
    await visit.arrives('/booking/recommender')
    await visit.sees('はなこ')
    assert.equal(userOf(visit), HANAKO_ID)
    isGone(visit, refresh_token)
    assertCall(call, { body: { refresh_token, hotel_code: 'shirotsuki' } }, false)
    // Known first, then gone with their session, and only then exchanged.
    const { data: known } = Object(visit.called(WHOAMI)[0]?.answer)
    assert.equal(known.user_id, other.id)
    assert.notEqual(call.headers.get(HEADERS.clientSession), known.session)
    assert.deepEqual(
      visit.heard('event').flatMap(({ payload }) => /^log(?:in|out)$/.exec(Object(payload).name)?.[0] ?? []),
      ['logout', 'login'],
    )
    const lines = visit.sent.map(({ line }) => line)
    const who = lines.findIndex((line) => WHOAMI.test(line))
    const before = lines.slice(who + 1, lines.indexOf(TOKENS))
    assert.ok(who >= 0 && before.some((line) => /^POST .*client_sessions$/.test(line)), lines.join('\n'))
  })

  it('that is not exchanged says what the server calls it, and nobody is signed in [MEMBER-034] [ERR-117]', async () => {
    const bend = refusing(TOKENS, 3401, 'Ended, sorry')
    for (const locale of LOCALE_CODES) {
      const t = await wordsOf(locale)
      const query = { login_token: await give('login'), refresh_token: 'old' }
      const visit = await arrive(query, { locale, bend })
      await visit.sees('Ended, sorry')
      const banner = await visit.find('[role="alert"]', 'Ended, sorry')
      assert.doesNotMatch(banner.textContent ?? '', /3401|errors\.|codes\./)
      assert.equal(userOf(visit), null)
      assert.ok(!visit.words().includes('はなこ'))
      await putAway(visit, 'Ended, sorry', t('core.dismiss'))
      visit.close()
    }
    // The search is as before.
    const visit = await arrive({ refresh_token: 'old', ...STAY }, { bend })
    await visit.sees('Ended, sorry')
    await visit.see('.results .room')
    const rooms = () => visit.called(/^GET \/hotels\/1\/rooms$/).length
    const asked = rooms()
    await visit.press((await wordsOf('en'))('search.search'))
    await until(() => rooms() > asked, 'another search')
    await visit.see('.results[aria-busy="false"] .room')
  })

  it('that is not exchanged on the page that only takes tokens leads to the search, which says so', async () => {
    const t = await wordsOf('en')
    const visit = await arrive({ refresh_token: 'forged' }, { at: 'iframeToken' })
    const { answer } = await callTo(visit, TOKENS)
    const [{ title }] = Object(answer).errors
    await visit.arrives('/booking/result')
    await visit.sees(title)
    await putAway(visit, title, t('core.dismiss'))
    assert.equal(userOf(visit), null)
  })

  it('of the hotel’s own server signs in on the results, under the name the hotel gave it [QUERY-031] [MEMBER-035] [CALL-106] [BOOT-039]', async () => {
    const t = await wordsOf('en')
    const named = (name: string | null) =>
      editWorld(world.database, world.clock, {
        kind: 'member_settings',
        hotel: 'shirotsuki',
        set: { brand_custom_auth_token_name: name },
      })
    await named('tok')
    const tok = await fromHotel(world, 'shirotsuki', 'token', 'aoi')
    let answer = () => {}
    const held = new Promise<null>((resolve) => void (answer = () => resolve(null)))
    const query = { login_token: await give('login'), tok }
    const visit = await arrive(query, { bend: (line) => (line === CUSTOM ? held : Promise.resolve(null)) })
    const asked = await until(() => visit.called(/^POST .*custom_auth$/)[0], 'the question')
    await until(
      () => visit.all('.loading-bar .run').length > 0 && visit.words().includes(t('core.loading')),
      () => visit.words(),
    )
    assert.equal(userOf(visit), null)
    answer()
    await visit.sees('Aoi')
    await until(() => visit.all('.loading-bar .run').length === 0, 'no more loading')
    isGone(visit, tok)
    const lines = visit.sent.map(({ line }) => line)
    const out = lines.findIndex((line) => /^DELETE .*sign_out$/.test(line))
    assert.ok(out >= 0 && out < lines.indexOf(CUSTOM), lines.join('\n'))
    assert.equal(Object(visit.called(WHOAMI)[0]?.answer).data.user_id, HANAKO_ID)
    assertCall(asked, { body: { token: tok } }, false)
    assert.equal(visit.called(/custom_auth$/).length, 1)
    visit.close()
    await named(null)
  })

  it('of the hotel’s own server that fails is told in the guest’s language, and means nothing elsewhere [MEMBER-035] [MEMBER-036] [ERR-118] [MEMBER-037]', async () => {
    const told = new Set<string>()
    for (const locale of LOCALE_CODES) {
      const t = await wordsOf(locale)
      const words = t('external.customAuthFailed')
      const visit = await arrive({ brand_custom_auth_token: 'forged', ...STAY }, { locale, at: 'facilities' })
      await visit.sees(words)
      assert.doesNotMatch(visit.words(), /external\.|customAuth/)
      assert.equal((await callTo(visit, CUSTOM)).body.token, 'forged')
      await putAway(visit, words, t('core.dismiss'))
      isGone(visit, 'forged')
      visit.close()
      told.add(words)
    }
    assert.equal(told.size, LOCALE_CODES.length)

    for (const [at, path] of [
      ['recommender', '/booking/recommender'],
      ['lookup', '/search'],
    ] as const) {
      const elsewhere = await arrive({ brand_custom_auth_token: 'forged' }, { at })
      await elsewhere.arrives(path)
      await until(() => !elsewhere.store.get(environmentAtom).location.hasSecrets(), 'a token that was taken')
      await elsewhere.see('.screen h1')
      assert.deepEqual(elsewhere.called(/custom_auth$/), [], path)
      isGone(elsewhere, 'forged')
      elsewhere.close()
    }
  })

  it('of the chat that is worth nothing says so, with a way to sign in [CHAT-012]', async () => {
    const t = await wordsOf('en')
    const visit = await arrive(
      { lineLiffToken: 'forged', redirectUrlFromLiff: '/facilities' },
      { at: 'iframeLiffToken' },
    )
    await visit.sees(t('external.failed'))
    const asked = visit.called(/\/liff\/upsert$/)
    assert.deepEqual(
      asked.map(({ line, body }) => [line, body]),
      [['POST /liff/upsert', { line_liff_token: 'forged', hotel_code: 'shirotsuki' }]],
    )
    await visit.press(t('external.signIn'))
    await visit.arrives('/sign-in')
    await visit.sees(t('signIn.title'))
  })
})
