import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'

import type { LogEntry } from '../../../demo-host/controls/request-log.ts'
import { quiet } from '../../lib/quiet.ts'
import { until } from '../../lib/until.ts'
import { assertHeaders, callsTo } from '../helpers/calls.ts'
import { journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { memberSteps } from '../helpers/members.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

const PAGES = ['profile', 'reservations', 'points', 'payment-options', 'promotions'] as const

beforeEach(() => world().clearAnswers())

async function openPage(hanako: Guest, page: (typeof PAGES)[number]) {
  await hanako.open(`/my-account/${page}`)
  await hanako.at.locator('.screen h1').waitFor()
  await quiet(hanako.page)
}

/** A member's calls say whose they are, beside what every call says. */
function assertMemberHeaders(call: LogEntry | undefined) {
  assert.ok(call)
  assert.equal(call.status, 200)
  const { authorization, ...headers } = call.headers
  assert.match(String(authorization), /^\[secret/)
  assertHeaders({ ...call, headers }, 'en')
}

describe('my account in a browser', () => {
  for (const [language, width] of [
    ['en', 390],
    ['ar', 1280],
  ] as const)
    it(`is well on its five pages, and nothing spills over: ${language}, ${width}`, async () => {
      const hanako = await guest({ language, width })
      await memberSteps(hanako).signIn()
      for (const page of PAGES) {
        await openPage(hanako, page)
        await assertWell(hanako, `${page} ${language}`)
        const [inner, outer] = await hanako.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
        assert.ok(Number(inner) <= Number(outer), `${page} is ${inner} wide in ${outer}`)
      }
      await hanako.page.close()
    })

  for (const language of ['en', 'ar'] as const)
    it(`shows which page it is on, also after a screen is turned upright: ${language}`, async () => {
      const hanako = await guest({ language })
      await memberSteps(hanako).signIn()
      await openPage(hanako, 'promotions')
      await hanako.page.setViewportSize({ width: 390, height: 844 })
      await until(
        () =>
          hanako.at.locator('.account-tabs [aria-current]').evaluate((tab) => {
            const [own, row] = [tab, tab.parentElement].map((one) => one?.getBoundingClientRect())
            return own && row && own.left >= row.left && own.right <= row.right
          }),
        'the tab of the page',
      )
      await hanako.page.close()
    })

  it('asks who the member is and for the code of the desk, and says when either does not come [CALL-015] [CALL-123]', async () => {
    const hanako = await guest()
    const { page, see, t, button } = hanako
    await memberSteps(hanako).signIn()
    await quiet(page)
    let since = await world().lastCall()
    await openPage(hanako, 'profile')
    await hanako.at.getByRole('img', { name: t('account.qrName') }).waitFor()
    await see('100001001')
    const [me, ...again] = await callsTo(world(), 'GET', /^\/user\/me$/, since)
    assertMemberHeaders(me)
    assert.deepEqual(again, [])
    const [code] = await callsTo(world(), 'GET', /^\/qr_codes$/, since)
    assertMemberHeaders(code)
    assert.deepEqual(Object.keys(Object(code?.query)), ['qr_code'])

    await world().nextAnswer({ method: 'GET', path: '/qr_codes', status: 500, times: 9 })
    await page.reload()
    await see(t('account.qrFailed'))
    await see('100001001')

    since = await world().lastCall()
    await world().clearAnswers()
    await world().nextAnswer({ method: 'GET', path: '/user/me', status: 500, times: 9 })
    await page.reload()
    await button(t('core.tryAgain')).waitFor()
    await world().clearAnswers()
    assert.equal(await hanako.at.getByText('100001001').count(), 0)
    await button(t('core.tryAgain')).click()
    await see('100001001')
  })

  it('leads to the first wrong field of a form that is sent by keyboard: at once, and when the server has answered', async () => {
    const hanako = await guest({ width: 390 })
    const { page, at, t, button } = hanako
    await memberSteps(hanako).signIn()
    await openPage(hanako, 'profile')
    const focused = (name: string) => at.locator(`[name="${name}"]:focus`).waitFor()
    await button(t('account.changePassword')).first().click()
    await at.locator('[name="current_password"]').focus()
    await page.keyboard.type('Not-mine-1')
    await page.keyboard.press('Tab')
    await page.keyboard.type('short')
    await page.keyboard.press('Tab')
    await focused('password_confirmation')
    await page.keyboard.press('Enter')
    await focused('password')

    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Akatsuki2027')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Akatsuki2027')
    await page.keyboard.press('Enter')
    await focused('current_password')
    await hanako.see(t('account.passwordWrong'))
  })
})
