import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { assertHeaders, callsTo } from '../../../../test/journeys/helpers/calls.ts'
import { stayVisits } from '../../../../test/lib/widget/stay-visits.ts'
import type { StayVisit } from '../../../../test/lib/widget/stay-visits.ts'

// By keyboard, and as it looks: test/journeys/manage/editing-guests.test.ts.

const GUESTS = /^\/hotels\/1\/reservations\/[\w-]+\/guests$/
const OF_GUESTS = '/hotels/:hotelId/reservations/:reservationId/guests'
const { world, open, booked } = stayVisits()
const t = await loadTranslate('en', ['codes', 'common', 'core', 'errors', 'manage'])

describe('a guest who says afterwards who comes', () => {
  async function reviewed(visit: Parameters<typeof open>[0] = {}) {
    const stay = await booked()
    const who = await open(visit)
    who.review(stay.number, stay.email)
    await who.titled(t('manage.title', { hotel: 'Shirotsuki' }))
    return { ...stay, who }
  }
  async function toForm(who: StayVisit) {
    await who.press(t('manage.changeGuests'))
    await who.until(() => who.root.querySelector('dialog [name="first_name"]'))
  }
  const save = (who: StayVisit) =>
    who.root
      .querySelector('dialog form')
      ?.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }))
  const closed = (who: StayVisit) => who.until(() => !who.root.querySelector('dialog'))
  const puts = (since: number) => callsTo(world(), 'PUT', GUESTS, since)
  /** About the stay as it is now. */
  const letters = async (email: string) =>
    (await world().mailTo(email)).filter(({ subject }) => /changed/.test(subject)).length

  it('writes another name, is told at the field what is wrong, and sees the new one [MANAGE-027] [CALL-046] [CALL-137]', async () => {
    const { who, email, number } = await reviewed()
    const since = await world().lastCall()
    await toForm(who)
    await who.write({ first_name: '太郎' })
    save(who)
    const wrong = await who.until(() => who.root.querySelector('[name="first_name"][aria-invalid="true"]'))
    for (const locale of LOCALE_CODES) {
      const words = await loadTranslate(locale, ['errors'])
      await who.speak(locale)
      await who.reads(words('errors.nameLatin'))
      assert.equal(who.value('first_name'), '太郎')
    }
    await who.speak('en')
    const told = String(wrong.getAttribute('aria-describedby')).split(' ')
    const texts = told.map((id) => who.all('dialog [id]').find((one) => one.id === id)?.textContent)
    assert.ok(texts.join().includes(t('errors.nameLatin')), texts.join())
    await who.write({ first_name: 'Jiro' })
    // Closed by its corner, it keeps what was written.
    await who.press(t('core.close'))
    await closed(who)
    await toForm(who)
    assert.equal(who.value('first_name'), 'Jiro')
    assert.deepEqual(await puts(since), [])

    save(who)
    await who.reads(t('manage.guestsSaved', { email }))
    await closed(who)
    await who.reads('Jiro Yamada')
    const [call, ...more] = await puts(since)
    assert.ok(call)
    assertHeaders(call, 'en')
    assert.deepEqual([call.path, call.status, more.length], [`/hotels/1/reservations/${number}/guests`, 200, 0])
    const { version, guest: sent, ...proof } = Object(call.body)
    assert.equal(typeof version, 'number')
    // What is another, and what proves the reader: nothing else.
    assert.deepEqual([Object.keys(Object(sent)), Object.keys(proof)], [['first_name'], ['email']])
    await who.until(async () => (await letters(email)) === 1)
  })

  it('leaves it as it was: nothing is sent, and what was written is forgotten', async () => {
    const { who } = await reviewed()
    const since = await world().lastCall()
    await toForm(who)
    await who.write({ last_name: 'Sato' })
    assert.equal(who.value('last_name'), 'Sato')
    await who.press(t('manage.leaveIt'))
    await closed(who)
    await toForm(who)
    assert.equal(who.value('last_name'), 'Yamada')
    save(who)
    await closed(who)
    assert.deepEqual(await puts(since), [])
  })

  it('is told that it is refused to them, and finds the stay and what was written as before [PERM-005]', async () => {
    const { who, email } = await reviewed()
    await toForm(who)
    await who.write({ last_name: 'Sato' })
    await world().nextAnswer({ method: 'PUT', path: OF_GUESTS, status: 403, code: 1000 })
    save(who)
    const told = await who.until(() => who.root.querySelector('dialog [role=alert]'))
    assert.match(told.textContent ?? '', /\S/)
    assert.doesNotMatch(told.textContent ?? '', /errors\.|codes\.|1000/)
    assert.equal(who.value('last_name'), 'Sato')
    await who.press(t('manage.leaveIt'))
    await closed(who)
    await who.reads('Taro Yamada')
    assert.ok(!who.words().join().includes('Sato'))
    assert.equal(await who.isOff(t('manage.changeGuests')), false)
    assert.equal(await letters(email), 0)
  })

  it('loses nothing of what was written: refused, changed elsewhere, or the answer lost', async () => {
    let isLost = false
    const { who, email } = await reviewed({
      bend: (line, send) =>
        isLost && /^PUT .*\/guests$/.test(line)
          ? send().then(() => Promise.reject(new TypeError('fetch failed')))
          : null,
    })
    await toForm(who)
    await who.write({ phone: '0312345678' })
    await world().nextAnswer({ method: 'PUT', path: OF_GUESTS, status: 409, code: 3013 })
    save(who)
    await who.reads(t('codes.3013', { minutes: 5 }))
    await world().nextAnswer({ method: 'PUT', path: OF_GUESTS, status: 409, code: 3014 })
    save(who)
    await who.reads(t('codes.3014'))
    const looked = await world().lastCall()
    await who.press(t('manage.look'))
    await who.gone(t('codes.3014'))
    assert.ok((await callsTo(world(), 'GET', /^\/hotels\/1\/reservations\/[\w-]+$/, looked)).length > 0)
    assert.equal(who.value('phone'), '0312345678')

    const since = await world().lastCall()
    isLost = true
    save(who)
    await who.reads(t('manage.saveUnknown'))
    assert.equal(who.value('phone'), '0312345678')
    isLost = false
    save(who)
    await who.reads(t('manage.guestsSaved', { email }))
    await closed(who)
    await who.reads('0312345678')
    const calls = await puts(since)
    assert.ok(calls.length > 1)
    assert.equal(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size, 1)
    await who.until(async () => (await letters(email)) === 1)
  })
})
