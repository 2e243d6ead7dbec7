import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { assertHeaders, callsTo } from '../helpers/calls.ts'
import { journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { CANCEL, managing, SETTINGS, START } from '../helpers/managing.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const { visitor, booked, lookUp } = managing({ guest, world })

const titled = (who: Guest) => who.seeTitle(who.t('manage.title', { hotel: 'Shirotsuki' }))
const cancelOf = (who: Guest) => who.button(who.t('manage.cancel'))
const isOff = async (who: Guest) => (await cancelOf(who).getAttribute('aria-disabled')) === 'true'

async function cancelFree(who: Guest) {
  const { t, at } = who
  await cancelOf(who).click()
  // Nobody has to say why.
  const dialog = at.locator('dialog')
  await dialog.getByRole('button', { name: t('manage.cancelFree') }).click()
  await dialog.getByRole('button', { name: t('manage.sure') }).click()
}

describe('a booked stay', () => {
  it('opens by the link of its mail, whose token leaves the address, and is cancelled by it [MANAGE-015]', async () => {
    const { email, number } = await booked()
    const [mail] = await world().mailTo(email)
    const link = /https?:\/\/\S+\/review-reservation\/\S+/.exec(mail?.text ?? '')?.[0]
    assert.ok(link)
    const who = await visitor()
    await who.page.goto(link)
    await titled(who)
    assert.ok(!who.page.url().includes('token'), 'the token has left the address')
    await who.page.reload()
    await titled(who)
    await cancelFree(who)
    await who.seeTitle(who.t('manage.cancelledTitle'))
    assert.equal((await callsTo(world(), 'PUT', CANCEL)).at(-1)?.path, `/hotels/1/reservations/${number}/cancel`)
    await who.page.close()
  })

  it('asks what may be changed, and says when that cannot be learned [CALL-045] [MANAGE-010]', async () => {
    const { email, number } = await booked()
    const who = await visitor()
    const since = await world().lastCall()
    await lookUp(who, number, email)
    await titled(who)
    const [call] = await callsTo(world(), 'GET', SETTINGS, since)
    assert.ok(call)
    assertHeaders(call, 'en')
    assert.deepEqual([call.path, call.status], [`/hotels/1/reservations/${number}/update_settings`, 200])
    await cancelOf(who).waitFor()
    const path = '/hotels/:hotelId/reservations/:reservationId/update_settings'
    await world().nextAnswer({ path, status: 500, times: 9 })
    await who.page.reload()
    await titled(who)
    await who.see(who.t('errors.general'))
    await world().clearAnswers()
    await who.page.close()
  })

  it('stays as it was when the server refuses, and what was written is kept [PERM-005]', async () => {
    const { email, number } = await booked()
    const who = await visitor(START, { width: 390 })
    const { t, at } = who
    await lookUp(who, number, email)
    await cancelOf(who).click()
    const dialog = at.locator('dialog')
    await dialog.locator('[name="reason"]').selectOption('other')
    await dialog.locator('[name="details"]').fill('A long story')
    await world().nextAnswer({
      method: 'PUT',
      path: '/hotels/:hotelId/reservations/:reservationId/cancel',
      status: 403,
    })
    await dialog.getByRole('button', { name: t('manage.cancelFree') }).click()
    await dialog.getByRole('button', { name: t('manage.sure') }).click()
    await dialog.getByRole('alert').waitFor()
    assert.equal(await dialog.locator('[name="details"]').inputValue(), 'A long story')
    await dialog.getByRole('button', { name: t('manage.keep') }).click()
    await titled(who)
    assert.equal(await isOff(who), false)
    await who.page.close()
  })

  it('is cancelled once, though the answer got lost', async () => {
    const { email, number } = await booked()
    const who = await visitor()
    await lookUp(who, number, email)
    await titled(who)
    const since = await world().lastCall()
    const path = '/hotels/:hotelId/reservations/:reservationId/cancel'
    await world().nextAnswer({ method: 'PUT', path, drop: true, after: true })
    await cancelFree(who)
    await who.page.clock.resume()
    await who.seeTitle(who.t('manage.cancelledTitle'))
    const calls = await callsTo(world(), 'PUT', CANCEL, since)
    assert.equal(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size, 1)
    assert.equal(calls.at(-1)?.status, 200)
    await who.page.close()
  })

  it('that the staff changed is neither changed nor cancelled online [MANAGE-017] [MANAGE-011]', async () => {
    const { email, number } = await booked()
    await world().edit({ kind: 'edit_reservation', reservation_number: number })
    const who = await visitor(START, { width: 390 })
    await lookUp(who, number, email)
    await who.see(who.t('manage.edited_by_staff'))
    assert.equal(await isOff(who), true)
    assert.equal(await who.button(who.t('manage.update')).getAttribute('aria-disabled'), 'true')
    await assertWell(who, 'a stay changed by the staff')
    await who.page.close()
  })

  it('is cancelled until the day before, and on the day of arrival by telephone [MANAGE-016]', async () => {
    const { email, number } = await booked()
    const before = Date.parse('2026-12-09T23:58:00+09:00')
    await world().advanceMinutes(Math.round((before - START) / 60_000))
    const early = await visitor(before)
    await lookUp(early, number, email)
    await titled(early)
    assert.equal(await isOff(early), false)
    await early.page.close()

    await world().advanceMinutes(3)
    const late = await visitor(before + 3 * 60_000)
    await lookUp(late, number, email)
    await late.see(late.t('manage.checkin_day'))
    assert.equal(await isOff(late), true)
    await late.at.getByRole('link', { name: '+81 460 00 0118' }).waitFor()
    await late.page.close()
  })
})

describe('a brand that opens bookings by the mail’s link alone', () => {
  it('says so where a number would be asked for', async () => {
    const who = await visitor()
    await who.page.goto(`${world().origins.widget}/search?code=hotori&locale=en`)
    await who.see(who.t('manage.secure', { hotel: 'Hotori House' }))
    assert.equal(await who.at.locator('[name="number"]').count(), 0)
    await assertWell(who, 'a secure brand')
    await who.page.close()
  })
})
