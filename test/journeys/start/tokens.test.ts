import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'

import { systemIds } from '../../../demo-host/provider/kernel/ids.ts'
import { giveToken } from '../../../demo-host/provider/kernel/tokens.ts'
import { asked, callsTo } from '../helpers/calls.ts'
import { journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

// What the other tokens come to: widget/app/start/start-tokens.test.ts.

const WHOAMI = /tripla_session\/whoami$/
const HANAKO = 1001

/** As the log shows a secret. */
const shown = (secret: string) => `[secret ${createHash('sha256').update(secret).digest('hex').slice(0, 8)}]`

describe('a token in the address', () => {
  const { world, guest } = journey()

  const liffToken = async () => {
    const query = new URLSearchParams({ hotel_code: 'shirotsuki', as: 'liff', person: 'rin' })
    const answer = await fetch(`${world().origins.identity}/outside/hotel-server?${query}`, { redirect: 'manual' })
    return new URL(answer.headers.get('location') ?? '').searchParams.get('lineLiffToken') ?? ''
  }
  const seeMember = ({ at }: Guest) => at.getByRole('button', { name: 'はなこ' }).waitFor()
  const isGone = ({ page }: Guest, secret: string) => assert.ok(!page.url().includes(secret), page.url())

  it('signs in as a login token, which is sent as the authorization of whoami [QUERY-010] [ROUTE-004]', async () => {
    const anna = await guest()
    const login = await giveToken(
      world().database.orm,
      'login',
      { member_id: HANAKO },
      { clock: world().clock, ids: systemIds },
    )
    const since = await world().lastCall()
    await anna.open('/iframe-token', { login_token: login })
    await seeMember(anna)
    isGone(anna, login)
    assert.equal(new URL(anna.page.url()).pathname, '/booking/result')
    const [first] = await callsTo(world(), 'GET', WHOAMI, since)
    assert.equal(first?.headers.authorization, shown(`Bearer ${login}`))
    const kept = await anna.page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
    assert.ok(!kept.includes(login))
    // It was spent: the session it gave is what knows the guest after a reload.
    await anna.page.reload()
    await seeMember(anna)
  })

  it('of the chat is tied to the visit, once, and the guest goes on within the widget [QUERY-032] [QUERY-033] [ROUTE-005] [CALL-122]', async () => {
    const anna = await guest()
    const token = await liffToken()
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
      lineLiffToken: await liffToken(),
      redirectUrlFromLiff: 'https://elsewhere.example/',
    })
    await anna.page.waitForURL(/\/booking\/result/)
    assert.equal(new URL(anna.page.url()).origin, world().origins.widget)
  })
})
