import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { bookingSteps } from '../../../../test/lib/widget/booking-steps.ts'
import { forgetGuest } from '../../../../test/lib/widget/open-widget.ts'
import { stayVisits } from '../../../../test/lib/widget/stay-visits.ts'
import type { StayVisit } from '../../../../test/lib/widget/stay-visits.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'

const { open, booked } = stayVisits()
const t = await loadTranslate('en', ['checkout', 'core', 'manage', 'results'])
const TITLE = t('manage.title', { hotel: 'Shirotsuki' })
const WAYS = ['manage.cancel', 'manage.update', 'manage.updateStay', 'manage.changeGuests'] as const

/** What stands in the way in each language, with the step that mends it, and nothing that can be done. */
async function seesWarning(who: StayVisit, warning: 'facility' | 'guest_booking' | 'member_account') {
  const mend = { facility: 'manage.toHotel', guest_booking: 'manage.signOut', member_account: 'manage.signIn' } as const
  for (const locale of LOCALE_CODES) {
    await who.speak(locale)
    const words = await loadTranslate(locale, ['manage'])
    // The house by its name in the language.
    const hotel = await who.until(() => who.words('.stay-facts > div').at(-1))
    const [before = '', after = ''] = words(`manage.${warning}`, { hotel: '|' }).split('|')
    const told = await who.until(() =>
      who.words('.screen .banner').find((one) => one.includes(before) && one.includes(after)),
    )
    const [start = ''] = words(mend[warning], { hotel: '|' }).split('|')
    assert.ok(told.includes(start), `${locale}: ${start} in ${told}`)
    assert.doesNotMatch(told, /manage\./)
    assert.ok(hotel)
    for (const way of WAYS) assert.equal(await who.isOff(words(way)), true, `${locale} ${way}`)
  }
  await who.speak('en')
}
async function isFree(who: StayVisit) {
  await who.titled(TITLE)
  for (const way of WAYS) assert.equal(await who.isOff(t(way)), false, way)
}

describe('a booked stay', () => {
  it('of a guest is changed by nobody signed in, who signs out and goes on [MANAGE-028] [MANAGE-031] [PERM-006]', async () => {
    const { number, email } = await booked()
    const hanako = await open()
    await hanako.signIn()
    hanako.review(number, email)
    await hanako.reads(t('manage.guest_booking'))
    await seesWarning(hanako, 'guest_booking')
    await hanako.press(t('manage.signOut'), await hanako.until(() => hanako.root.querySelector('.screen')))
    await hanako.gone(t('manage.guest_booking'))
    await isFree(hanako)
    await hanako.press(t('manage.cancel'))
    for (const name of [t('manage.cancelFree'), t('manage.sure')])
      await hanako.press(name, await hanako.until(() => hanako.root.querySelector('dialog')))
    await hanako.titled(t('manage.cancelledTitle'))
  })

  it('of a member opens from the account without an e-mail, and warns everybody else [ACCOUNT-020] [MANAGE-031]', async () => {
    const hanako = await open()
    await hanako.signIn()
    const steps = bookingSteps(() => hanako, t)
    hanako.toResults()
    await steps.choose('Room only')
    await steps.toDetails()
    await steps.introduce()
    await steps.submit(t('checkout.bookPayAtHotel'))
    const number = await hanako.until(() => hanako.words('.booked-number').join())
    hanako.go('accountReservations')
    const link = await hanako.until(() => hanako.all('a').find((one) => one.textContent?.includes(number)))
    link.click()
    await isFree(hanako)
    assert.deepEqual(
      [hanako.path(), hanako.query().get('hotelId'), hanako.query().get('email')],
      [`/review-reservation/${number}`, '1', null],
    )
    hanako.close()
    forgetGuest()

    const stranger = await open()
    stranger.review(number, 'taro@example.com')
    await stranger.reads(t('manage.member_account'))
    await seesWarning(stranger, 'member_account')
  })

  it('of another house of the brand is changed on the pages of that house, and on no other [MANAGE-037] [MANAGE-031] [PERM-007]', async () => {
    const { number, email } = await booked('Breakfast by the window')
    const who = await open({ hotelCode: 'minato' })
    who.go('review', { hotelId: '1', email }, { confirmationNumber: number })
    await who.reads(t('manage.facility', { hotel: 'Shirotsuki' }))
    await seesWarning(who, 'facility')
    assert.notEqual(who.store.get(settingsAtom).hotel_id, 1)
    assert.equal(who.button(t('manage.payNow')), undefined)
    // Nor by the address of the change.
    who.go('change', { hotelId: '1', email }, { confirmationNumber: number })
    await who.titled(TITLE)
    await who.reads(t('manage.facility', { hotel: 'Shirotsuki' }))
    await who.press(t('manage.toHotel', { hotel: 'Shirotsuki' }))
    await who.gone(t('manage.facility', { hotel: 'Shirotsuki' }))
    await isFree(who)
    assert.equal(who.store.get(settingsAtom).hotel_id, 1)
    assert.ok(who.button(t('manage.payNow')))
  })
})
