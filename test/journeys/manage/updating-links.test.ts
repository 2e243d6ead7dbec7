import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { callsTo } from '../helpers/calls.ts'
import { journey, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { BAND, SEARCH, updating } from '../helpers/updating.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

describe('an address of update mode', () => {
  let taro: Guest
  let steps: ReturnType<typeof updating>
  before(async () => {
    taro = await guest()
    steps = updating(taro)
  })
  /** A stay and the token that its mail brought. */
  async function mailed(email: string) {
    const number = await steps.book({ who: { ...TARO, email } })
    const [letter] = await world().mailTo(email)
    const token = /bypass_token=([^\s&"]+)/.exec(letter?.text ?? '')?.[1]
    assert.ok(token)
    return { number, token }
  }

  it('is opened with the token of the mail, which leaves it; nobody else opens it [QUERY-029]', async () => {
    const { number, token } = await mailed('linked@guest.example')
    const other = await guest()
    const link = (more: object) => other.open('/booking/result', { current_reservation: number, ...more })
    await link({ bypass_token: token })
    await other.at.locator(BAND).waitFor()
    await other.at.locator('.plans').first().waitFor()
    assert.ok(!other.page.url().includes(token))
    // The address said nothing of dates: it looks for those of the stay.
    assert.equal(new URL(other.page.url()).searchParams.get('checkin'), STAY.checkin)
    const stranger = await guest()
    await stranger.open('/booking/result', { current_reservation: number })
    await stranger.seeTitle(stranger.t('manage.lookupTitle'))
    await stranger.open('/booking/result', { current_reservation: number, bypass_token: 'another' })
    await stranger.seeTitle(stranger.t('manage.missingTitle'))
    assert.ok(!(await stranger.words()).includes(TARO.last_name))
  })

  it('leads from the failure page back to the stay, out of update mode [CONF-022]', async () => {
    const { t } = taro
    const number = await steps.book()
    await steps.update(number)
    await taro.open('/reservation/fail', { current_reservation: number, error_code: '3002' })
    await taro.button(t('fail.backToStay')).click()
    await taro.seeTitle(t('manage.title', { hotel: 'Shirotsuki' }))
    await taro.see(number)
    assert.equal(steps.query().get('current_reservation'), null)
    assert.equal(await taro.at.locator(BAND).count(), 0)
  })

  it('brings from the failure page to the search it names, which is for the change of the stay [ROUTE-022]', async () => {
    const { t, page, at } = taro
    const number = await steps.book()
    await steps.update(number)
    const named = { checkin: '2026-12-15', checkout: '2026-12-18', adults: '3', current_reservation: number }
    // What both of them say is told once, by the code.
    await taro.open('/reservation/fail', { ...named, error_code: '3003', error: '3004' })
    await taro.see(t('errors.3003'))
    assert.equal(await at.getByText(t('errors.3004')).count(), 0)
    await assertWell(taro, 'a failed change')
    const since = await world().lastCall()
    await taro.button(t('fail.searchAgain')).click()
    await taro.see(t('changing.band', { number }))
    await at.locator('.plans').first().waitFor()
    const { pathname, searchParams } = new URL(page.url())
    assert.equal(pathname, '/booking/result')
    assert.deepEqual(Object.fromEntries(searchParams), { code: 'shirotsuki', ...named })
    const [search] = await callsTo(world(), 'GET', SEARCH, since)
    const { checkin_date, checkout_date, rooms, current_reservation } = Object(search?.query)
    assert.deepEqual([checkin_date, checkout_date, current_reservation], [named.checkin, named.checkout, number])
    assert.equal(JSON.parse(rooms)[0].adults, 3)
  })

  it('leads to the stay when the time for changes is over, which says so [MANAGE-023]', async () => {
    const email = 'late@guest.example'
    const { number, token } = await mailed(email)
    // Three days before the arrival, at six in the evening of the hotel.
    const deadline = Date.parse('2026-12-07T18:00:00+09:00')
    await world().advanceMinutes(Math.round((deadline - Date.parse('2026-11-01T09:00:00+09:00')) / 60_000) + 1)
    const late = await guest()
    const { t } = late
    await late.page.clock.setFixedTime(deadline + 60_000)
    await late.open(`/review-reservation/${number}`, { email })
    await late.see(t('manage.deadline_passed'))
    for (const way of [t('manage.updateStay'), t('manage.update')])
      assert.equal(await late.button(way).getAttribute('aria-disabled'), 'true')
    await late.open('/booking/result', { current_reservation: number, bypass_token: token })
    await late.seeTitle(t('manage.title', { hotel: 'Shirotsuki' }))
    await late.see(t('manage.deadline_passed'))
  })
})
