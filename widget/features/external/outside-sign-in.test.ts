import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import type { TestContext } from 'node:test'

import { editWorld } from '../../../demo-host/controls/world-edits.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { RouteId } from '../../../shared/routes.ts'
import { TRAVEL } from '../../../test/contract/helpers/organizations.ts'
import { follow, otidOf } from '../../../test/contract/helpers/outside.ts'
import { openWorld, ORIGINS } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { assertCall } from '../../../test/lib/call-scenes.ts'
import { until } from '../../../test/lib/until.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { learnRoutes } from '../../state/navigation/known-routes.ts'
import { placeAtom } from '../../state/navigation/navigation.ts'
import { userAtom } from '../../state/session/user.ts'
import { clientSessionAtom, identityAtom, organizationSessionAtom } from '../../state/settings/settings.ts'
import { showLocaleAtom } from '../../state/settings/texts.ts'

// The whole way through another house, and through a window beside a page: test/journeys/account/external.test.ts.

type Visit = Awaited<ReturnType<typeof openVisit>>
type Options = NonNullable<Parameters<typeof openVisit>[1]>

const HOTEL = 'minato'
const WAYS = [
  { name: 'Sign in with LINE', provider: 'line', ids: ['MEMBER-010', 'CALL-100', 'ROUTE-027'] },
  { name: 'Sign in with Facebook', provider: 'facebook', ids: ['MEMBER-004', 'CALL-099'] },
  { name: 'Sign in with Tsuki ID', provider: 'open_id', ids: ['MEMBER-012', 'CALL-103'] },
  { name: 'Sign in with the Moon Card', provider: 'creansmaerd', ids: ['MEMBER-011', 'CALL-102', 'ROUTE-050'] },
] as const
const SECRETS = /line_code|line_state|sign_in_code|sign_in_state|otid/
const [TSUKI_ID, MOON_CARD] = [WAYS[2].name, WAYS[3].name]
const CHECK_MS = 3_500
const wordsOf = (locale: Locale) => loadTranslate(locale, ['codes', 'core', 'errors', 'external', 'loginMenu'])

describe('a guest known elsewhere', () => {
  let world: World
  const visits: Visit[] = []
  before(async () => {
    world = await openWorld()
    await learnRoutes()
  })
  beforeEach(() => void forgetGuest())
  afterEach(() => {
    visits.splice(0).forEach((visit) => visit.close())
    standAt(ORIGINS.host)
  })
  after(() => world.close())

  /** The widget’s own document leaves for another house; a page of others keeps standing. */
  const standAt = (origin: string) => Reflect.get(window, 'happyDOM').setURL(`${origin}/`)
  /** Where the guest is led to, in place of going there. */
  function leaving(test: TestContext) {
    const went: URL[] = []
    test.mock.method(window.location, 'assign', (to: string) => void went.push(new URL(to)))
    return () => until(() => went.shift(), 'a way out')
  }
  async function open(options: Options = {}) {
    const visit = await openVisit(world, { hotelCode: HOTEL, ...options })
    visits.push(visit)
    return visit
  }
  /** At such an address before the start has asked anything. */
  async function arrive(at: RouteId, search: string, params: Record<string, string> = {}, options: Options = {}) {
    const visit = await open({ query: search, isRefused: true, ...options })
    visit.go(at, Object.fromEntries(new URLSearchParams(search)), params)
    await until(() => visit.store.get(identityAtom) !== null, () => `the start: ${visit.words()}`) // prettier-ignore
    return visit
  }
  /** From the sign-in to somebody who knows the guest, and as whom they come back: in the same session. */
  async function comeBack(
    test: TestContext,
    way: string,
    person: string,
    { bend, from = 'signIn', ...options }: Options & { from?: RouteId } = {},
  ) {
    const visit = await open(options)
    standAt(ORIGINS.widget)
    const left = leaving(test)
    visit.go(from)
    await visit.press(way)
    const back = await follow(world, (await left()).href, person)
    const client_session = visit.store.get(clientSessionAtom)
    visit.close()
    const [, , code = '', provider = ''] = back.pathname.split('/')
    return arrive(
      'externalReturn',
      back.search,
      { code, provider },
      {
        ...options,
        bend: async (line, send) =>
          /^POST .*client_sessions$/.test(line)
            ? Response.json({ data: { client_session } })
            : ((await bend?.(line, send)) ?? null),
      },
    )
  }
  const callOf = async (visit: Visit, line: RegExp) => {
    const call = await until(
      () => visit.called(line).find(({ answer }) => answer !== null),
      () => `${line} among ${visit.sent.map((one) => one.line).join()}`,
    )
    assert.equal(visit.called(line).length, 1)
    return call
  }
  const isGone = ({ store }: Visit) => {
    const { search, state } = store.get(placeAtom)
    assert.doesNotMatch(search + JSON.stringify(state), SECRETS)
  }

  for (const { name, provider, ids } of WAYS)
    it(`signs in there and comes back, and hears in words where the answer is no: ${provider} ${ids.map((id) => `[${id}]`).join(' ')}`, async (test) => {
      const line = new RegExp(`^POST /hotels/2/memberships/${provider}/sign_in$`)
      const anna = await comeBack(test, name, 'hanako')
      await anna.sees('はなこ')
      isGone(anna)
      const { body, ...call } = await callOf(anna, line)
      const fields = provider === 'creansmaerd' ? ['otid'] : ['code', 'state']
      assert.deepEqual(Object.keys(body), fields)
      assert.ok(Object.values(body).every((value) => typeof value === 'string' && value.length > 5))
      assertCall({ body, ...call }, { body }, false)
      assert.ok(Object(call.answer).data)
      await until(() => anna.store.get(userAtom)?.provider === provider, `a member by ${provider}`)
      assert.ok(anna.called(/user\/me$/).every(({ answer }) => answer === null || Object(answer).data))

      const no = { errors: [{ title: 'Not to be read', details: { code: 1000, base: [] } }] }
      const bend = async (asked: string) => (line.test(asked) ? Response.json(no, { status: 422 }) : null)
      forgetGuest()
      const taro = await comeBack(test, name, 'hanako', { bend })
      for (const locale of LOCALE_CODES) {
        const t = await wordsOf(locale)
        await taro.store.set(showLocaleAtom, locale)
        await taro.sees(t('external.failed'))
        await taro.sees(t('external.title'))
        assert.doesNotMatch(taro.words(), /external\.|Not to be read/)
      }
      isGone(taro)
      assert.equal(taro.store.get(userAtom), null)
    })

  it('goes on at the page that had asked for the sign-in', async (test) => {
    const anna = await comeBack(test, TSUKI_ID, 'hanako', { from: 'accountReservations' })
    await anna.arrives('/my-account/reservations')
    await anna.see('.screen .account-tabs')
    isGone(anna)
  })

  it('is told what the member system says, in words, where it leads back to [ERR-069]', async () => {
    const search = String(new URLSearchParams({ otid: await otidOf(world, HOTEL, { fault: '3503' }) }))
    const anna = await arrive('memberSystemReturn', search, { code: HOTEL })
    for (const locale of LOCALE_CODES) {
      const t = await wordsOf(locale)
      await anna.store.set(showLocaleAtom, locale)
      await anna.sees(t('codes.3503'))
      assert.doesNotMatch(anna.words(), /350\d|creansmaerd|codes\./)
    }
    assert.equal(anna.path(), `/hotels/${HOTEL}/creansmaerd/callback`)
    isGone(anna)
  })

  it('is told that they are not registered here, with the way to become a member [MEMBER-013] [ERR-090]', async (test) => {
    const anna = await comeBack(test, TSUKI_ID, 'noa')
    for (const locale of [...LOCALE_CODES.filter((code) => code !== 'ja'), 'ja'] as const) {
      const t = await wordsOf(locale)
      await anna.store.set(showLocaleAtom, locale)
      await anna.sees(t('external.notRegistered'))
      assert.doesNotMatch(anna.words(), /external\./)
    }
    isGone(anna)
    const t = await wordsOf('ja')
    await anna.press(t('external.signUp'))
    await anna.arrives('/sign-up')
    await until(() => !anna.words().includes(t('external.notRegistered')), () => anna.words()) // prettier-ignore
  })

  it('is asked for what the other did not say, and is set up with it [MEMBER-056]', async (test) => {
    const t = await wordsOf('en')
    const ren = await comeBack(test, TSUKI_ID, 'ren')
    await ren.sees(t('external.setupTitle'))
    await ren.see('.screen [name="first_name"]')
    await ren.submit()
    await until(() => ren.all('[aria-invalid="true"]').length === 2, () => ren.words()) // prettier-ignore
    assert.deepEqual(ren.called(/memberships\/setup$/), [])
    await ren.write({ first_name: 'Ren', last_name: 'Kawa' })
    await ren.press(t('external.setupDone'))
    const { body } = await callOf(ren, /^POST .*memberships\/setup$/)
    assert.deepEqual(body, { profile: { last_name: 'Kawa', first_name: 'Ren' } })
    await ren.find('header [aria-haspopup="menu"]', 'Ren')
  })

  it('whose way out leads nowhere learns so after 3.5 seconds, in every language [MEMBER-015]', async (test) => {
    const anna = await open()
    standAt(ORIGINS.widget)
    const left = leaving(test)
    anna.go('signIn')
    await anna.press(MOON_CARD)
    await left()
    const started = Date.now()
    const t = await wordsOf('en')
    await anna.sees(t('external.notLeft'))
    assert.ok(Date.now() - started >= CHECK_MS - 100)
    for (const locale of LOCALE_CODES) {
      await anna.store.set(showLocaleAtom, locale)
      await anna.sees((await wordsOf(locale))('external.notLeft'))
    }
  })

  it('reaches the hotel’s own pages with what they need, and no session stands in a page [MEMBER-017] [CALL-131] [BOOT-034]', async (test) => {
    const t = await wordsOf('en')
    const own = (path: string) => `https://members.example${path}`
    await editWorld(world.database, world.clock, {
      kind: 'member_settings',
      hotel: 'kumoi',
      set: {
        membership_menu_redirect: { url: own('/my-page'), with_organization_url: null },
        membership_customer_login_redirect: {
          url: own('/my-page?in=1'),
          with_organization_url: own('/my-page?company=1'),
        },
      },
    })
    const left = leaving(test)
    const choose = async (visit: Visit, entry: string) => {
      await visit.openMenu(t('loginMenu.account'))
      const item = await visit.find('[role="menuitem"]', entry)
      item.click()
      const { searchParams, pathname } = await left()
      assert.equal(pathname, '/my-page')
      return searchParams
    }
    const nobody = await open({ hotelCode: 'kumoi', query: 'adults=3' })
    const out = await choose(nobody, t('loginMenu.signIn'))
    assert.deepEqual([out.get('in'), out.get('hotel_code'), out.get('tripla_session')], ['1', 'kumoi', null])
    // Whoever comes back finds the stay they looked at.
    const { path, search } = nobody.store.get(placeAtom)
    assert.match(search, /adults=3/)
    assert.equal(out.get('redirect_url'), ORIGINS.widget + path + search)
    const company = await choose(nobody, t('loginMenu.corporate'))
    assert.deepEqual([company.get('company'), company.get('org_session')], ['1', null])
    nobody.close()

    const kei = await open({ hotelCode: 'kumoi' })
    await kei.signInFor(TRAVEL)
    await kei.arrives('/booking/result')
    const ownSession = kei.store.get(organizationSessionAtom)
    assert.ok(ownSession && !kei.root.innerHTML.includes(ownSession))
    const beside = await choose(kei, t('loginMenu.signIn'))
    assert.deepEqual([beside.get('org_session'), beside.get('tripla_session')], [ownSession, null])
    kei.close()
    forgetGuest()

    const otid = await otidOf(world, 'kumoi')
    const anna = await open({ hotelCode: 'kumoi', query: String(new URLSearchParams({ otid })) })
    await anna.sees('はなこ')
    isGone(anna)
    const session = anna.store.get(clientSessionAtom)
    assert.ok(session && !anna.root.innerHTML.includes(session))
    assert.doesNotMatch(anna.root.innerHTML, /tripla_session/)
    const mine = await choose(anna, t('loginMenu.myPage'))
    assert.deepEqual([mine.get('hotel_code'), mine.get('tripla_session')], ['kumoi', session])
    assert.match(mine.get('redirect_url') ?? '', /\/booking\/result/)
    assert.equal(mine.get('org_session'), null)
  })
})
