import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { quiet } from '../../lib/quiet.ts'
import { until } from '../../lib/until.ts'
import { journey } from '../helpers/guest.ts'

type Row = {
  /** Where an address brings it. */
  path?: string
  beside?: Record<string, string>
  /** The one call that may carry it. */
  spends: RegExp
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
  sign_in_code: { path: OUTSIDE, beside: { sign_in_state: 'a-state' }, spends: /^POST .*\/open_id\/sign_in$/ },
}

describe('a secret in the address (guarantee W4)', () => {
  const { world, guest } = journey()

  for (const [name, { path = '/booking/result', beside = {}, spends }] of Object.entries(SECRETS))
    it(`is in the one call that spends it and nowhere else: ${name}`, async () => {
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
      assert.deepEqual(others, [])
      assert.ok(!page.url().includes(canary))
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, document.referrer]),
      )
      assert.ok(!kept.includes(canary), kept)
      assert.ok(!JSON.stringify(await world().calls(since)).includes(canary), 'the log of the provider')
      assert.ok(!(await page.content()).includes(canary), 'the page')
      await page.goBack().catch(() => null)
      assert.ok(!page.url().includes(canary), 'the history')
      await page.close()
    })
})
