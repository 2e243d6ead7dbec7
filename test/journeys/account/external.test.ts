import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { assertHeaders, callsTo } from '../helpers/calls.ts'
import { BOTH_WAYS, journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { memberSteps } from '../helpers/members.ts'
import { assertWell } from '../helpers/well.ts'

const WAYS = [
  {
    name: 'Sign in with LINE',
    call: /memberships\/line\/sign_in$/,
    provider: 'line',
    ids: ['MEMBER-010', 'CALL-100', 'QUERY-034'],
  },
  {
    name: 'Sign in with Facebook',
    call: /memberships\/facebook\/sign_in$/,
    provider: 'facebook',
    ids: ['MEMBER-004', 'CALL-099'],
  },
  {
    name: 'Sign in with Tsuki ID',
    call: /memberships\/open_id\/sign_in$/,
    provider: 'open_id',
    ids: ['MEMBER-012', 'CALL-103'],
  },
  {
    name: 'Sign in with the Moon Card',
    call: /memberships\/creansmaerd\/sign_in$/,
    provider: 'creansmaerd',
    ids: ['MEMBER-011', 'CALL-102', 'ROUTE-050'],
  },
] as const
const SECRETS = /line_code|line_state|sign_in_code|sign_in_state|otid/

describe('a guest known elsewhere', () => {
  const { world, guest } = journey()
  const seeMember = ({ at }: Guest, name = 'はなこ') => at.getByRole('button', { name }).waitFor()

  for (const { name, call, provider, ids } of WAYS)
    it(`signs in there and comes back: ${provider} ${ids.map((id) => `[${id}]`).join(' ')}`, async () => {
      const anna = await guest()
      const since = await world().lastCall()
      await anna.open('/sign-in', { code: 'minato' })
      await anna.button(name).click()
      await anna.page.getByRole('link', { name: /^Hanako/ }).click()
      await seeMember(anna)
      assert.doesNotMatch(anna.page.url(), SECRETS)
      const [made, ...more] = await callsTo(world(), 'POST', call, since)
      assert.ok(made)
      assert.deepEqual([made.status, more], [201, []])
      assertHeaders(made, 'en')
      const fields = provider === 'creansmaerd' ? ['otid'] : ['code', 'state']
      assert.deepEqual(Object.keys(Object(made.body)), fields)
      const me = await callsTo(world(), 'GET', /user\/me$/, since)
      assert.ok(me.every(({ status }) => status === 200))
      assert.equal(await providerOf(anna), provider)

      // And where the answer is no, it is said in words.
      const taro = await guest()
      await world().nextAnswer({ method: 'POST', path: answered(provider), status: 422, code: 1000 })
      await taro.open('/sign-in', { code: 'minato' })
      await taro.button(name).click()
      await taro.page.getByRole('link', { name: /^Hanako/ }).click()
      await taro.see(taro.t('external.failed'))
      assert.doesNotMatch(taro.page.url(), SECRETS)
      await taro.page.close()
    })

  const answered = (provider: string) => `/hotels/:hotelId/memberships/${provider}/sign_in`

  /** As the server knows it of whoever is signed in on this page. */
  async function providerOf({ page }: Guest): Promise<unknown> {
    const answer = page.waitForResponse(/\/user\/me$/)
    await page.reload()
    return Object(await (await answer).json()).data.provider
  }

  it('signs in through a window where a site holds the widget, which keeps its page and what was chosen', async () => {
    const text = 'Sign in with LINE'
    const titles = { ja: text, en: text, ko: text, zh_Hans: text, zh_Hant: text, id: text, th: text, ar: text }
    const external_sign_in = [{ provider: 'line' as const, titles, colour: null }]
    await world().edit({ kind: 'member_settings', hotel: 'shirotsuki', set: { external_sign_in } })
    for (const [host, inFrame] of [
      ['/', false],
      ['/frame/', true],
    ] as const) {
      const anna = await guest({ host, inFrame })
      const { page, t, button } = anna
      await button(t('search.search')).waitFor()
      await anna.search()
      await anna.choose(BOTH_WAYS)
      const before = page.url()
      await memberSteps(anna).choose(t('loginMenu.signIn'))
      const opened = page.waitForEvent('popup')
      await anna.at.getByRole('link', { name: 'Sign in with LINE' }).click()
      const beside = await opened
      const closed = beside.waitForEvent('close')
      await beside.getByRole('link', { name: /^Hanako/ }).click()
      await closed
      await seeMember(anna)
      await button(t('results.continue')).waitFor()
      assert.equal(page.url(), before)
      const secret = await page.evaluate(() => JSON.stringify([history.state, document.cookie, { ...localStorage }]))
      assert.doesNotMatch(secret, SECRETS)
      await page.close()
    }
  })

  it('hears of no sign-in from a window that is not the one it opened', async () => {
    const anna = await guest({ host: '/' })
    const { page, t } = anna
    const member = memberSteps(anna)
    await member.choose(t('loginMenu.signIn'))
    const opened = page.waitForEvent('popup')
    await anna.at.getByRole('link', { name: 'Sign in with LINE' }).click()
    const beside = await opened
    await beside.getByRole('link', { name: /^Hanako/ }).waitFor()
    const since = await world().lastCall()
    await page.evaluate(() => postMessage({ type: 'booking-sign-in', session: 'forged' }, location.origin))
    await beside.evaluate(() => opener.postMessage({ type: 'booking-sign-in', session: 'forged' }, '*'))
    // Whoever leaves the sign-in leaves the window with it.
    const closed = beside.waitForEvent('close')
    await anna.at.getByRole('link', { name: t('signIn.forgot') }).click()
    await closed
    await anna.seeTitle(t('signIn.forgotTitle'))
    assert.deepEqual(await callsTo(world(), 'GET', /whoami$/, since), [])
  })

  async function otid(more: Record<string, string> = {}) {
    const { identity, widget } = world().origins
    const redirect_url = `${widget}/hotels/minato/creansmaerd/callback`
    const query = new URLSearchParams({ hotel_code: 'minato', redirect_url, person: 'hanako', ...more })
    const answer = await fetch(`${identity}/outside/member-system?${query}`, { redirect: 'manual' })
    return new URL(answer.headers.get('location') ?? '').searchParams.get('otid') ?? ''
  }

  it('is told what the member system says, in words, where it leads back to [ERR-069]', async () => {
    const anna = await guest({ language: 'ja' })
    await anna.open('/hotels/minato/creansmaerd/callback', { code: 'minato', otid: await otid({ fault: '3503' }) })
    await anna.see(anna.t('codes.3503'))
    assert.doesNotMatch(await anna.words(), /350\d|creansmaerd/)
  })

  it('is told that they are not registered here, with the way to become a member [MEMBER-013] [ERR-090]', async () => {
    const anna = await guest({ language: 'ja' })
    await anna.open('/sign-in', { code: 'minato' })
    await anna.button('Tsuki IDでログイン').click()
    await anna.page.getByRole('link', { name: /^Noa/ }).click()
    await anna.see(anna.t('external.notRegistered'))
    await assertWell(anna, 'not registered')
    await anna.at.getByRole('link', { name: anna.t('external.signUp') }).click()
    await anna.page.waitForURL(/\/sign-up/)
    await anna.at.getByText(anna.t('external.notRegistered')).waitFor({ state: 'detached' })
  })

  it('is asked for what the other did not say, and is set up with it [MEMBER-056]', async () => {
    const anna = await guest()
    await anna.open('/sign-in', { code: 'minato' })
    await anna.button('Sign in with Tsuki ID').click()
    await anna.page.getByRole('link', { name: /^ren/ }).click()
    await anna.seeTitle(anna.t('external.setupTitle'))
    await assertWell(anna, 'setup')
    const since = await world().lastCall()
    await anna.button(anna.t('external.setupDone')).click()
    assert.equal(await anna.at.locator('[aria-invalid="true"]').count(), 2)
    await anna.at.locator('[name="first_name"]').fill('Ren')
    await anna.at.locator('[name="last_name"]').fill('Kawa')
    await anna.button(anna.t('external.setupDone')).click()
    await seeMember(anna, 'Ren')
    const [made, ...more] = await callsTo(world(), 'POST', /memberships\/setup$/, since)
    assert.deepEqual(more, [])
    assert.deepEqual(Object(made?.body), { profile: { last_name: 'Kawa', first_name: 'Ren' } })
  })

  it('comes with a code of the hotel’s own sign-in, and is led on [MEMBER-014] [ROUTE-051] [CALL-072]', async () => {
    const anna = await guest()
    const { identity } = world().origins
    const query = new URLSearchParams({ hotel_code: 'setouchi', person: 'aoi' })
    const answer = await fetch(`${identity}/outside/hotel-server?${query}`, { redirect: 'manual' })
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const since = await world().lastCall()
    await anna.page.goto(
      `${world().origins.widget}/sso/custom/callback?${new URLSearchParams({ code, hotel_code: 'setouchi', locale: 'en' })}`,
    )
    await anna.see(anna.t('external.waiting'))
    assert.ok(!anna.page.url().includes(code))
    await anna.page.waitForURL(/\/booking\/result/)
    await seeMember(anna, 'Aoi')
    const [made] = await callsTo(world(), 'POST', /memberships\/sign_in$/, since)
    assert.deepEqual(Object.keys(Object(made?.body)).toSorted(), ['code', 'grant_type'])
    assert.ok(made)
    assert.equal(Object(made.body).grant_type, 'custom_authentication_code')
    assertHeaders(made, 'en')

    const taro = await guest()
    const spent = new URLSearchParams({ code, hotel_code: 'setouchi', locale: 'en' })
    await taro.page.goto(`${world().origins.widget}/sso/custom/callback?${spent}`)
    await taro.see(taro.t('external.failed'))
  })

  it('whose way out leads nowhere learns so after 3.5 seconds, and not if it leads on [MEMBER-015]', async () => {
    const anna = await guest()
    await anna.open('/sign-in', { code: 'minato' })
    await anna.button('Sign in with the Moon Card').waitFor()
    await anna.page.route('**/outside/member-system?**', (route) => route.fulfill({ status: 204 }))
    const started = Date.now()
    await anna.button('Sign in with the Moon Card').click()
    await anna.see(anna.t('external.notLeft'))
    assert.ok(Date.now() - started >= 3_500)
  })

  it('reaches the hotel’s own pages with what they need, and no session stands in a page [MEMBER-017] [CALL-131] [BOOT-034]', async () => {
    const own = (path: string) => `${world().origins.identity}/outside/member-system${path}`
    await world().edit({
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
    const anna = await guest()
    const choose = async (menu: string | RegExp, entry: string) => {
      await anna.at.getByRole('button', { name: menu }).click()
      await anna.at.getByRole('menuitem', { name: entry }).click()
      await anna.page.waitForURL(/my-page/)
      const { searchParams } = new URL(anna.page.url())
      await anna.page.goBack()
      return searchParams
    }
    await anna.open('/booking/result', { code: 'kumoi' })
    const label = anna.t('loginMenu.account')
    const out = await choose(new RegExp(label), anna.t('loginMenu.signIn'))
    assert.deepEqual([out.get('in'), out.get('hotel_code'), out.get('tripla_session')], ['1', 'kumoi', null])
    assert.match(out.get('redirect_url') ?? '', /\/booking\/result/)
    const company = await choose(new RegExp(label), anna.t('loginMenu.corporate'))
    assert.deepEqual([company.get('company'), company.get('org_session')], ['1', null])

    await anna.open('/booking/result', { code: 'minato', otid: await otid() })
    await seeMember(anna)
    assert.doesNotMatch(anna.page.url(), SECRETS)
    await anna.open('/booking/result', { code: 'kumoi' })
    await seeMember(anna)
    assert.doesNotMatch(await anna.page.content(), /tripla_session/)
    const mine = await choose(new RegExp(label), anna.t('loginMenu.myPage'))
    assert.equal(mine.get('hotel_code'), 'kumoi')
    assert.ok(mine.get('tripla_session'))
  })
})
