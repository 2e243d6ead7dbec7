import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { hotel } from '../../../../demo-host/provider/db/schema/hotel.ts'
import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { assertHeaders, callsTo } from '../../../../test/journeys/helpers/calls.ts'
import { CANCEL, SETTINGS, START } from '../../../../test/journeys/helpers/managing.ts'
import { quietDoor } from '../../../../test/lib/widget/quiet-door.ts'
import { stayVisits } from '../../../../test/lib/widget/stay-visits.ts'
import type { StayVisit } from '../../../../test/lib/widget/stay-visits.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'

// By the link of a mail, and how it looks: test/journeys/manage/manage-limits.test.ts.

const CANCEL_PATH = '/hotels/:hotelId/reservations/:reservationId/cancel'
const SETTINGS_PATH = '/hotels/:hotelId/reservations/:reservationId/update_settings'
const PHONE = '+81 460 00 0118'
const { world, open, booked } = stayVisits()
const t = await loadTranslate('en', ['common', 'core', 'errors', 'codes', 'manage'])
const TITLE = t('manage.title', { hotel: 'Shirotsuki' })

/** By its number and e-mail, as a guest without the mail finds it. */
async function lookUp(who: StayVisit, { number, email }: { number: string; email: string }) {
  who.go('lookup')
  await who.titled(t('manage.lookupTitle'))
  await who.write({ number, email })
  const find = await who.until(() => who.button(t('manage.find')))
  find.closest('form')?.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }))
  await who.titled(TITLE)
}
const dialog = (who: StayVisit) => who.until(() => who.root.querySelector('dialog'))
const phoneOf = (who: StayVisit) => who.words('a[href^="tel:"]').join()
/** Nobody has to say why. */
async function cancelFree(who: StayVisit) {
  await who.press(t('manage.cancelFree'), await dialog(who))
  await who.press(t('manage.sure'), await dialog(who))
}

describe('a booked stay', () => {
  it('asks what may be changed, and says in each language when that cannot be learned [CALL-045] [MANAGE-010]', async () => {
    const stay = await booked()
    const who = await open()
    const since = await world().lastCall()
    await lookUp(who, stay)
    const [call] = await callsTo(world(), 'GET', SETTINGS, since)
    assert.ok(call)
    assertHeaders(call, 'en')
    assert.deepEqual([call.path, call.status], [`/hotels/1/reservations/${stay.number}/update_settings`, 200])
    for (const name of ['manage.updateStay', 'manage.update', 'manage.cancel'] as const)
      assert.equal(await who.isOff(t(name)), false)
    await who.until(() => who.button(t('common.print')))
    who.close()

    await world().nextAnswer({ path: SETTINGS_PATH, status: 500, times: 99 })
    const other = await open()
    other.review(stay.number, stay.email)
    for (const locale of LOCALE_CODES) {
      const words = await loadTranslate(locale, ['errors', 'manage'])
      await other.speak(locale)
      await other.reads(words('errors.general'))
      assert.match(other.words('h1').join(), /\S/)
      assert.doesNotMatch(other.words().join(), /errors\./)
      // Nobody is offered what is not known to be allowed.
      for (const name of ['manage.updateStay', 'manage.update'] as const)
        assert.equal(other.button(words(name)), undefined)
      assert.ok(other.button(words('manage.cancel')))
    }
  })

  it('stays as it was when the server refuses, and what was written is kept [PERM-005]', async () => {
    const stay = await booked()
    const who = await open()
    await lookUp(who, stay)
    await who.press(t('manage.cancel'))
    await who.write({ reason: 'other', details: 'A long story' })
    await world().nextAnswer({ method: 'PUT', path: CANCEL_PATH, status: 403 })
    const since = await world().lastCall()
    await cancelFree(who)
    const told = await who.until(() => who.root.querySelector('dialog [role=alert]'))
    assert.match(told.textContent ?? '', /\S/)
    assert.doesNotMatch(told.textContent ?? '', /errors\.|codes\./)
    await who.until(() => who.root.querySelector('[name="reason"]'))
    assert.deepEqual([who.value('reason'), who.value('details')], ['other', 'A long story'])
    await who.press(t('manage.keep'), await dialog(who))
    await who.until(() => !who.root.querySelector('dialog'))
    await who.titled(TITLE)
    assert.equal(await who.isOff(t('manage.cancel')), false)
    assert.deepEqual(
      (await callsTo(world(), 'PUT', CANCEL, since)).map(({ status }) => status),
      [403],
    )
  })

  it('is cancelled once, though the answer got lost', async () => {
    const stay = await booked()
    let lost = 0
    const who = await open({
      bend: (line, send) =>
        /^PUT .*\/cancel$/.test(line) && lost++ === 0
          ? send().then(() => Promise.reject(new TypeError('fetch failed')))
          : null,
    })
    await lookUp(who, stay)
    const since = await world().lastCall()
    await who.press(t('manage.cancel'))
    await cancelFree(who)
    await who.titled(t('manage.cancelledTitle'))
    const calls = await callsTo(world(), 'PUT', CANCEL, since)
    assert.ok(calls.length > 1)
    assert.equal(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size, 1)
    assert.equal(calls.at(-1)?.status, 200)
  })

  it('is not changed and not cancelled online when the staff changed it, as each language says [MANAGE-017] [MANAGE-011]', async () => {
    const stay = await booked()
    await world().edit({ kind: 'edit_reservation', reservation_number: stay.number })
    const who = await open()
    who.review(stay.number, stay.email)
    for (const locale of LOCALE_CODES) {
      const words = await loadTranslate(locale, ['manage'])
      await who.speak(locale)
      await who.reads(words('manage.edited_by_staff'))
      for (const name of ['manage.cancel', 'manage.update', 'manage.updateStay'] as const)
        assert.equal(await who.isOff(words(name)), true, `${locale} ${name}`)
      assert.equal(phoneOf(who), PHONE)
    }
  })

  it('has no way to change it where the hotel changes bookings itself, and can still be cancelled [MANAGE-011]', async () => {
    const stay = await booked()
    const { orm } = world().database
    const [shirotsuki] = await orm.select().from(hotel).where(eq(hotel.code, 'shirotsuki'))
    assert.ok(shirotsuki)
    const settings = sql`jsonb_set(${hotel.settings}, '{updates}', 'null')`
    await orm.update(hotel).set({ settings }).where(eq(hotel.code, 'shirotsuki'))
    const door = quietDoor()
    const who = await open({ bend: (_line, send) => door.pass(send) })
    const since = await world().lastCall()
    await lookUp(who, stay)
    assert.equal(await who.isOff(t('manage.cancel')), false)
    await who.until(async () => (await callsTo(world(), 'GET', SETTINGS, since)).length > 0)
    await door.quiet(() => who.words().join())
    for (const name of ['manage.updateStay', 'manage.update', 'manage.reduce', 'manage.useCoupon'] as const)
      assert.equal(who.button(t(name)), undefined, name)
    await orm.update(hotel).set({ settings: shirotsuki.settings }).where(eq(hotel.code, 'shirotsuki'))
  })

  const CHANGES = ['updateStay', 'update', 'reduce', 'useCoupon'] as const
  for (const [has, ways] of [
    [{ stay: true, coupon: true }, ['updateStay', 'update']],
    [{ stay: true, coupon: false }, ['updateStay', 'reduce']],
    [{ stay: true, coupon: true, is_restricted: true }, ['updateStay', 'useCoupon']],
    [{ stay: false, coupon: true }, ['useCoupon']],
  ] as const)
    it(`is shown with what the hotel lets guests do: ${ways.join(', ')} [MANAGE-010]`, async () => {
      const stay = await booked()
      const { orm } = world().database
      const [shirotsuki] = await orm.select().from(hotel).where(eq(hotel.code, 'shirotsuki'))
      assert.ok(shirotsuki)
      const updates = JSON.stringify({ days_before: 3, hour: 18, ...has })
      const settings = sql`jsonb_set(${hotel.settings}, '{updates}', ${updates}::jsonb)`
      await orm.update(hotel).set({ settings }).where(eq(hotel.code, 'shirotsuki'))
      const who = await open()
      await lookUp(who, stay)
      await who.reads(stay.number)
      for (const name of [...ways, 'cancel'] as const) {
        await who.until(() => who.button(t(`manage.${name}`)))
        assert.equal(await who.isOff(t(`manage.${name}`)), false, name)
      }
      assert.deepEqual(CHANGES.filter((name) => who.button(t(`manage.${name}`))), ways) // prettier-ignore
      await who.until(() => who.button(t('common.print')))
      await orm.update(hotel).set({ settings: shirotsuki.settings }).where(eq(hotel.code, 'shirotsuki'))
    })

  it('is cancelled until the day before, and on the day of arrival by telephone [MANAGE-016]', async () => {
    const stay = await booked()
    const early = Date.parse('2026-12-09T23:58:00+09:00')
    await world().advanceMinutes(Math.round((early - START) / 60_000))
    const before = await open()
    await lookUp(before, stay)
    assert.equal(await before.isOff(t('manage.cancel')), false)
    assert.equal(before.words().join().includes(t('manage.checkin_day')), false)
    before.close()

    await world().advanceMinutes(3)
    const late = await open()
    await lookUp(late, stay)
    await late.reads(t('manage.checkin_day'))
    assert.equal(await late.isOff(t('manage.cancel')), true)
    assert.equal(phoneOf(late), PHONE)
  })
})

describe('a brand that opens bookings by the mail’s link alone', () => {
  it('says so in each language where a number would be asked for', async () => {
    const who = await open({ hotelCode: 'hotori' })
    who.go('lookup')
    for (const locale of LOCALE_CODES) {
      const words = await loadTranslate(locale, ['manage'])
      await who.speak(locale)
      await who.titled(words('manage.lookupTitle'))
      const { hotel_name: hotel } = who.store.get(settingsAtom)
      if (locale === 'en') assert.equal(hotel, 'Hotori House')
      await who.reads(words('manage.secure', { hotel }))
      assert.equal(who.root.querySelector('[name="number"]'), null)
    }
  })
})
