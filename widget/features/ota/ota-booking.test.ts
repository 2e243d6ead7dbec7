import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { otaSite } from '../../../demo-host/provider/db/schema/ota.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { asked, BOOK, callsTo } from '../../../test/journeys/helpers/calls.ts'
import { bendSettings } from '../../../test/lib/bent/bent-settings.ts'
import { assertBooks } from '../../../test/lib/database/books.ts'
import { bookingSteps } from '../../../test/lib/widget/booking-steps.ts'
import { openResults } from '../../../test/lib/widget/open-results.ts'
import type { OpenResults } from '../../../test/lib/widget/open-results.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { startWorld } from '../../../test/lib/world.ts'
import type { World } from '../../../test/lib/world.ts'
import { cardFieldsAtom } from '../../payment/card.ts'
import { environmentAtom } from '../../state/environment.ts'
import { placeAtom } from '../../state/navigation/navigation.ts'
import { selectionAtom } from '../../state/search/selection.ts'

// The whole way in a browser, and a reload at the payment: test/journeys/agency/ota-booking.test.ts.

const STORE_PATH = '/api/ota/v1/temporary_storages/'
const STORE = /^\/api\/ota\/v1\/temporary_storages\/$/
const STORED = /^\/api\/ota\/v1\/temporary_storages\/[\w-]+$/
const QUESTIONS = /^\/hotels\/\d+\/additional_questions$/
const [PAYS, REFUSED] = ['4000000000024242', '4000000000033003']
const STAY = 'checkin=2026-12-10&checkout=2026-12-12&adults=2'
/** As the summary writes them. */
const DATES = '10 – 12 Dec'
const BOTH_WAYS = 'Breakfast by the window'

let world: World
let site: OpenResults
const t = await loadTranslate('en', ['ota', 'core', 'errors', 'codes', 'results', 'checkout', 'currency', 'fail'])
const steps = bookingSteps(() => site, t)
const { sees, submit } = steps
before(async () => {
  world = await startWorld()
})
after(() => assertBooks(world.database.orm).finally(() => world.stop()))
afterEach(async () => {
  site.close()
  forgetGuest()
  await world.clearAnswers()
})

const place = () => site.store.get(placeAtom)
const query = () => new URLSearchParams(place().search)
const go = (address: string) => site.store.get(environmentAtom).location.navigate(address)
const reads = (words: string) => site.until(() => site.root.textContent?.includes(words))
const selectors = () => site.all('header button').filter((one) => one.textContent?.includes(t('currency.label'))).length

/** The agency's site at an address of it. */
async function openAt(address: string, door = world) {
  site = await openResults(door, { ota_enabled: 'true' }, { hotelCode: '' })
  await site.until(() => site.root.querySelector('h1'))
  go(address)
}
async function takeOffer() {
  await steps.choose(BOTH_WAYS)
  await site.press(t('results.continue'))
}
/** To the summary of the choice at the agency. */
async function choose() {
  await openAt(`/hotels/shirotsuki?ota_enabled=true&${STAY}`)
  await takeOffer()
  await sees(t('ota.chosenTitle'))
}
async function toDetails() {
  await site.press(t('ota.continue'))
  await sees(t('checkout.whoComes'))
}
async function toPayment() {
  await steps.introduce()
  await steps.toPayment()
}
const selectionBy = (key: string) => `/confirm-reservation?ota_enabled=true&code=shirotsuki&key=${key}`

describe('an agency’s guest', () => {
  it('sees what was chosen before they say who comes: hotel, dates, party, rooms and what they cost [OTA-006]', async () => {
    await openAt(`/hotels/shirotsuki?ota_enabled=true&${STAY}`)
    const offer = await site.until(() => site.offer(BOTH_WAYS))
    const price = offer.querySelector('.now')?.textContent ?? ''
    const room = offer.closest('li.room')?.querySelector('h2')?.textContent ?? ''
    assert.match(price, /^¥[\d,]+$/)
    await takeOffer()
    await sees(t('ota.chosenTitle'))
    assert.equal(place().path, '/confirm-reservation')
    const chosen = site.words('.ota-choice').join()
    for (const words of ['Shirotsuki', DATES, '2 nights', '2 adults', room, BOTH_WAYS, t('ota.total')])
      assert.ok(words && chosen.includes(words), `${words} in ${chosen}`)
    assert.deepEqual(site.words('.ota-choice .bill dd'), [price, price])
    // Two of it cost twice as much.
    const selection = site.store.get(selectionAtom)
    site.store.set(
      selectionAtom,
      selection.map((one) => ({ ...one, quantity: 2 })),
    )
    const twice = (Number(price.replace(/\D/g, '')) * 2).toLocaleString('en')
    await site.until(() => site.words('.ota-choice .bill dd').every((sum) => sum === `¥${twice}`))
    assert.match(site.words('.ota-choice').join(), /4 adults/)
    site.store.set(selectionAtom, selection)
    await toDetails()
    assert.equal(place().path, '/reservation/guest-detail')
  })

  it('has the choice given back as it was kept, and is told and led back where it never was or is over [CALL-139]', async () => {
    const since = await world.lastCall()
    await choose()
    const key = query().get('key') ?? ''
    site.close()
    const [kept] = await callsTo(world, 'POST', STORE, since)
    const back: unknown[] = []
    const handle: World['handle'] = async (request) => {
      const answer = await world.handle(request)
      if (STORED.test(new URL(request.url).pathname)) back.push((await answer.clone().json()).data)
      return answer
    }
    await openAt(selectionBy(key), { ...world, handle })
    await reads(BOTH_WAYS)
    assert.deepEqual(back, [Object(kept?.body).data])
    site.close()

    await openAt(selectionBy('nobody-has-this'))
    await isLedBack()
    site.close()
    await world.advanceMinutes(61)
    await openAt(selectionBy(key))
    await isLedBack()
  })

  it('hears where the choice was made that it could not be kept [CALL-055]', async () => {
    await openAt(`/hotels/shirotsuki?ota_enabled=true&${STAY}`)
    await world.nextAnswer({ method: 'POST', path: STORE_PATH, status: 500, body: {}, times: 9 })
    await takeOffer()
    const told = await site.until(() => site.root.querySelector('[role=alert]'))
    assert.ok(told.textContent?.includes(t('errors.general')), told.textContent ?? '')
    assert.equal(place().path, '/hotels/shirotsuki')
  })

  it('chooses the currency where they pay, if the agency says so and a key is there, and nowhere before [OTA-013] [CUR-011]', async () => {
    await choose()
    await toDetails()
    await site.until(() => site.root.querySelector('[name="terms"]'))
    assert.equal(selectors(), 0)
    await toPayment()
    await site.until(() => selectors() === 1)
    const paying = `${place().path}${place().search}`
    site.close()

    const { orm } = world.database
    const [row] = await orm.select().from(otaSite)
    assert.ok(row)
    await orm.update(otaSite).set({ settings: { ...row.settings, currency_toggled_at_payment: false } })
    await choose()
    await toDetails()
    await toPayment()
    await world.calls()
    assert.equal(selectors(), 0)
    await orm.update(otaSite).set({ settings: row.settings })
    site.close()

    await openAt(paying.replace(/&key=[\w-]+/, ''))
    await reads(t('ota.noneChosen'))
    assert.equal(place().path, '/reservation/payment')
    assert.equal(selectors(), 0)
  })

  it('whose card is refused ends at the page that says so, and pays again from there [ROUTE-055] [ROUTE-044]', async () => {
    await choose()
    await toDetails()
    await toPayment()
    await fillCard(REFUSED)
    await submit(/^Pay /)
    await sees(t('fail.title'))
    assert.equal(place().path, '/reservation/fail')
    assert.deepEqual(
      ['code', 'checkin', 'checkout', 'adults'].map((name) => query().get(name)),
      ['shirotsuki', '2026-12-10', '2026-12-12', '2'],
    )
    assert.equal(query().get('error_code'), '3003')
    await reads(t('errors.3003'))
    const since = await world.lastCall()
    await site.press(t('fail.otherCard'))
    await sees(t('checkout.howToPay'))
    assert.equal(place().path, '/reservation/payment')
    await fillCard(PAYS)
    await submit(/^Pay /)
    const number = await site.until(() => site.words('.booked-number').join())
    assert.equal(place().path, `/reservation/confirmation/${number}`)
    const [booked] = await callsTo(world, 'POST', BOOK, since)
    assert.deepEqual([booked?.status, Object(booked?.body).source], [201, 'tripla_ota'])
  })

  it('is asked the questions of an agency; a guest of the widget those of the widget [OTA-014]', async () => {
    const flags = (since: number) =>
      site.until(async () => {
        const [call] = await callsTo(world, 'GET', QUESTIONS, since)
        return call && [asked(call, 'tripla_ota_enabled'), asked(call, 'tripla_book_enabled')]
      })
    const questions = { additional_questions: { hotel: true, brand: false } }
    let since = await world.lastCall()
    await bendSettings(world, questions, { times: 3 })
    await choose()
    await toDetails()
    assert.deepEqual(await flags(since), ['true', ''])
    site.close()
    forgetGuest()
    await world.clearAnswers()

    await bendSettings(world, questions, { times: 3 })
    since = await world.lastCall()
    site = await openResults(world)
    await takeOffer()
    await sees(t('checkout.whoComes'))
    assert.deepEqual(await flags(since), ['', 'true'])
  })
})

/** What the gateway's own fields give for a card. */
async function fillCard(number: string) {
  const byCard = await site.until(() =>
    site.all('input[type=radio]').find((one) => one.closest('label')?.textContent?.startsWith(t('checkout.card'))),
  )
  byCard.click()
  await site.until(() => site.store.get(cardFieldsAtom))
  const card = { number, expiry: '12/30', cvc: '123', holder: 'TARO YAMADA' }
  site.store.set(cardFieldsAtom, {
    async tokenise() {
      const answer = await fetch(`${world.origins.gateway}/tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: world.origins.gateway },
        body: JSON.stringify({ key: 'pk_test', ...card }),
      })
      const { token } = await answer.json()
      return { kind: 'token', token, brand: 'visa', last4: number.slice(-4), expiry: card.expiry, holder: card.holder }
    },
    limit: () => undefined,
    stop: () => undefined,
  })
}

async function isLedBack() {
  await sees(t('ota.overTitle'))
  await reads(t('ota.overText'))
  const link = await site.until(() => site.all('a').find((one) => one.textContent === t('ota.changeRooms')))
  link.click()
  await site.until(() => place().path === '/hotels/shirotsuki')
}
