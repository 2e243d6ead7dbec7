import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { UPDATE_RETRY_MINUTES } from '../../../shared/constants.ts'
import { until } from '../../lib/until.ts'
import { assertHeaders, callsTo } from '../helpers/calls.ts'
import { AT_HOTEL, journey, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { managing } from '../helpers/managing.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const { visitor, booked, lookUp } = managing({ guest, world })

const GUESTS = /^\/hotels\/1\/reservations\/[\w-]+\/guests$/
const OF_GUESTS = '/hotels/:hotelId/reservations/:reservationId/guests'

describe('a guest who says afterwards who comes', () => {
  let who: Guest
  let stay: { number: string; email: string }
  before(async () => {
    stay = await booked(AT_HOTEL)
    who = await visitor()
    await lookUp(who, stay.number, stay.email)
  })

  async function open() {
    await who.button(who.t('manage.changeGuests')).click()
    const dialog = who.at.locator('dialog')
    await dialog.locator('[name="first_name"]').waitFor()
    return dialog
  }
  const save = () => who.button(who.t('common.save')).click()
  const saved = () => who.see(who.t('manage.guestsSaved', { email: stay.email }))

  /** About the stay as it is now. */
  const letters = async () =>
    (await world().mailTo(stay.email)).filter(({ subject }) => /changed/.test(subject) && subject.includes(stay.number))
      .length

  it('writes another name, is told at the field what is wrong, and sees the new one [MANAGE-027] [CALL-046] [CALL-137]', async () => {
    const { t } = who
    let dialog = await open()
    const since = await world().lastCall()
    await dialog.locator('[name="first_name"]').fill('太郎')
    await save()
    await dialog.locator('[name="first_name"][aria-invalid="true"]').waitFor()
    await who.see(t('errors.nameLatin'))
    await assertWell(who, 'who comes')
    await dialog.locator('[name="first_name"]').fill('Jiro')
    // Closed by its corner, it keeps what was written.
    await who.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    dialog = await open()
    assert.equal(await dialog.locator('[name="first_name"]').inputValue(), 'Jiro')
    assert.deepEqual(await callsTo(world(), 'PUT', GUESTS, since), [])

    await dialog.locator('[name="first_name"]').press('Enter')
    await saved()
    await dialog.waitFor({ state: 'detached' })
    await who.see('Jiro Yamada')
    const [call, ...more] = await callsTo(world(), 'PUT', GUESTS, since)
    assert.ok(call)
    assertHeaders(call, 'en')
    assert.deepEqual([call.status, more.length], [200, 0])
    const { version, guest: sent, ...proof } = Object(call.body)
    assert.equal(typeof version, 'number')
    // What is another, and what proves the reader: nothing else.
    assert.deepEqual([Object.keys(Object(sent)), Object.keys(proof)], [['first_name'], ['email']])
    await until(async () => (await letters()) === 1, 'the letter about it')
  })

  it('leaves it as it was: nothing is sent, and what was written is forgotten', async () => {
    const since = await world().lastCall()
    let dialog = await open()
    await dialog.locator('[name="last_name"]').fill('Sato')
    await who.button(who.t('manage.leaveIt')).click()
    await dialog.waitFor({ state: 'detached' })
    dialog = await open()
    assert.equal(await dialog.locator('[name="last_name"]').inputValue(), TARO.last_name)
    await save()
    await dialog.waitFor({ state: 'detached' })
    assert.deepEqual(await callsTo(world(), 'PUT', GUESTS, since), [])
  })

  it('loses nothing of what was written: refused, changed elsewhere, or the answer lost', async () => {
    const { t } = who
    const dialog = await open()
    const phone = dialog.locator('[name="phone"]')
    await phone.fill('0312345678')
    await world().nextAnswer({ method: 'PUT', path: OF_GUESTS, status: 409, code: 3013 })
    await save()
    await who.see(t('codes.3013', { minutes: UPDATE_RETRY_MINUTES }))
    await world().nextAnswer({ method: 'PUT', path: OF_GUESTS, status: 409, code: 3014 })
    await save()
    await who.see(t('codes.3014'))
    await who.button(t('manage.look')).click()
    await dialog.getByText(t('codes.3014')).waitFor({ state: 'detached' })
    assert.equal(await phone.inputValue(), '0312345678')

    await world().nextAnswer({ method: 'PUT', path: OF_GUESTS, drop: true, after: true, times: 9 })
    await save()
    await who.see(t('manage.saveUnknown'))
    await world().clearAnswers()
    await save()
    await saved()
    await who.see('0312345678')
    await until(async () => (await letters()) === 2, 'one letter more')
  })

  it('writes with the keyboard alone, and is well in Arabic on a phone', async () => {
    const { page, t } = who
    await who.button(t('manage.changeGuests')).focus()
    await page.keyboard.press('Enter')
    await who.at.locator('dialog [name="last_name"]').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Mori')
    await page.keyboard.press('Enter')
    await who.see('Jiro Mori')
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
    assert.equal(focused.trim(), t('manage.changeGuests'))

    const other = await visitor(undefined, { language: 'ar', width: 390 })
    await lookUp(other, stay.number, stay.email)
    await other.button(other.t('manage.changeGuests')).click()
    await other.at.locator('dialog [name="first_name"]').waitFor()
    await assertWell(other, 'who comes, in Arabic')
    const wide = await other.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    assert.ok(wide <= 0)
    await other.page.close()
  })
})
