import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { quiet } from '../../lib/quiet.ts'
import { until } from '../../lib/until.ts'
import { journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { OPEN } from '../helpers/lottery.ts'
import { memberSteps, PASSWORD } from '../helpers/members.ts'

type Row = {
  /** Where an address brings it. */
  path?: string
  beside?: Record<string, string>
  /** The one call that may carry it; of what serves longer, all of them. */
  spends: RegExp
  /** What a guest does before it is spent. */
  act?: (anna: Guest) => Promise<void>
  /** It serves longer than one call, and lies in this tab's own memory as long. */
  isKept?: true
}

const WHOAMI = /^GET .*\/tripla_session\/whoami$/
const OUTSIDE = '/hotels/shirotsuki/open_id/callback'
const SECRETS: Record<string, Row> = {
  login_token: { spends: WHOAMI },
  accessToken: { spends: WHOAMI },
  one_time_access_token: { spends: WHOAMI },
  refresh_token: { spends: /^POST .*\/memberships\/tokens$/ },
  brand_custom_auth_token: { spends: /^POST .*\/custom_auth$/ },
  otid: { spends: /^POST .*\/creansmaerd\/sign_in$/ },
  lineLiffToken: { spends: /^POST .*\/liff\/upsert$/ },
  line_code: { beside: { line_state: 'a-state' }, spends: /^POST .*\/line\/sign_in$/ },
  line_state: { beside: { line_code: 'a-code' }, spends: /^POST .*\/line\/sign_in$/ },
  reset_password_token: {
    path: '/change-password',
    spends: /^(PUT|POST) .*\/memberships\/[\w/]*password$/,
    async act(anna) {
      await memberSteps(anna).write({ password: PASSWORD, password_confirmation: PASSWORD })
      await memberSteps(anna).send()
    },
    isKept: true,
  },
  confirmation_token: {
    path: '/member-confirmation',
    spends: /^POST .*\/memberships\/sign_up\/verify$/,
    isKept: true,
  },
  lottery_access_token: {
    beside: {
      lottery_event: OPEN,
      current_lottery_entry: 'LBCD-1000-0002',
      checkin: '2027-04-01',
      checkout: '2027-04-03',
      adults: '2',
    },
    spends: /^GET \/hotels\/\d+\/(rooms|preload)$/,
    isKept: true,
  },
  bypass_token: {
    path: '/review-reservation/NONE-1234-5678',
    spends: /^GET \/hotels\/\d+\/reservations\/NONE-1234-5678(\/\w+)?$/,
    isKept: true,
  },
  sign_in_code: { path: OUTSIDE, beside: { sign_in_state: 'a-state' }, spends: /^POST .*\/open_id\/sign_in$/ },
}

describe('a secret in the address (guarantee W4)', () => {
  const { world, guest } = journey()

  for (const [name, { path = '/booking/result', beside = {}, spends, act, isKept }] of Object.entries(SECRETS))
    it(`is in the one call that spends it and nowhere else: ${name} [QUERY-046]`, async () => {
      const canary = `canary-${name.toLowerCase()}-7d1f0c`
      const anna = await guest()
      const { page } = anna
      const seen: { call: string; carries: Promise<boolean> }[] = []
      page.on('request', (request) => {
        // The address itself is what brings it.
        if (request.isNavigationRequest()) return
        const { pathname } = new URL(request.url())
        const said = request.url() + (request.postData() ?? '')
        const carries = request.allHeaders().then((headers) => (said + JSON.stringify(headers)).includes(canary))
        seen.push({ call: `${request.method()} ${pathname}`, carries })
      })
      const since = await world().lastCall()
      await anna.open(path, { [name]: canary, ...beside })
      await act?.(anna)
      await until(
        () => seen.some(({ call }) => spends.test(call)),
        () => `${String(spends)} in ${seen.map(({ call }) => call).join(', ')}`,
        30_000,
      )
      await quiet(page)

      const carriers = new Set<string>()
      for (const { call, carries } of seen) if (await carries) carriers.add(call)
      const [carrier, ...others] = carriers
      assert.match(carrier ?? 'no call', spends)
      assert.deepEqual(isKept ? others.filter((other) => !spends.test(other)) : others, [])
      assert.ok(!page.url().includes(canary))
      const told = await page.evaluate(() =>
        JSON.stringify([document.referrer, Reflect.get(window, 'dataLayer') ?? null]),
      )
      assert.ok(!told.includes(canary), told)
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
      )
      assert.ok(isKept === true || !kept.includes(canary), kept)
      assert.ok(!JSON.stringify(await world().calls(since)).includes(canary), 'the log of the provider')
      assert.ok(!(await page.content()).includes(canary), 'the page')
      await page.goBack().catch(() => null)
      assert.ok(!page.url().includes(canary), 'the history')
      await page.close()
    })
})
