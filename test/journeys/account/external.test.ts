import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { assertHeaders, callsTo } from '../helpers/calls.ts'
import { BOTH_WAYS, journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { memberSteps } from '../helpers/members.ts'
import { assertWell } from '../helpers/well.ts'

// Each of the others, what is refused, asked and told there: widget/features/external/outside-sign-in.test.ts.

const SECRETS = /line_code|line_state|sign_in_code|sign_in_state|otid/

describe('a guest known elsewhere', () => {
  const { world, guest } = journey()
  const seeMember = ({ at }: Guest, name = 'はなこ') => at.getByRole('button', { name }).waitFor()

  it('signs in there and comes back [MEMBER-010] [CALL-100] [QUERY-034]', async () => {
    const anna = await guest()
    const since = await world().lastCall()
    await anna.open('/sign-in', { code: 'minato' })
    await anna.button('Sign in with LINE').click()
    await anna.page.getByRole('link', { name: /^Hanako/ }).click()
    await seeMember(anna)
    assert.doesNotMatch(anna.page.url(), SECRETS)
    const [made, ...more] = await callsTo(world(), 'POST', /memberships\/line\/sign_in$/, since)
    assert.ok(made)
    assert.deepEqual([made.status, more], [201, []])
    assertHeaders(made, 'en')
    assert.deepEqual(Object.keys(Object(made.body)), ['code', 'state'])
    const answer = anna.page.waitForResponse(/\/user\/me$/)
    await anna.page.reload()
    assert.equal(Object(await (await answer).json()).data.provider, 'line')
    // What is asked of whoever did not say their name there.
    await anna.open('/member-setup', { code: 'minato' })
    await anna.seeTitle(anna.t('external.setupTitle'))
    await assertWell(anna, 'setup')
  })

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
    await assertWell(taro, 'not signed in')
  })
})
