import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'

import { assertHeaders, BOOK, callsTo } from '../helpers/calls.ts'
import { BOTH_WAYS, journey, PAYS } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

// What is asked for, kept, refused and offered on the way: widget/features/ota/ota-booking.test.ts.

const { world, guest } = journey()
afterEach(() => world().clearAnswers())

const STORE = /^\/api\/ota\/v1\/temporary_storages\/$/
const STORED = /^\/api\/ota\/v1\/temporary_storages\/[\w-]+$/
const HOTEL = '/hotels/shirotsuki?ota_enabled=true&checkin=2026-12-10&checkout=2026-12-12&adults=2'

const pathOf = (taro: Guest) => new URL(taro.page.url()).pathname
const keyOf = (taro: Guest) => new URL(taro.page.url()).searchParams.get('key')
const paid = (call: { body?: unknown } | undefined) => Object(call?.body)

/** To the summary of the choice at the agency. */
async function choose(taro: Guest, address = HOTEL) {
  await taro.page.goto(`${world().origins.widget}${address}&locale=${taro.language}`)
  await taro.at.locator('.plans').first().waitFor()
  await taro.choose(BOTH_WAYS)
  await taro.button(taro.t('results.continue')).click()
  await taro.seeTitle(taro.t('ota.chosenTitle'))
}
async function toDetails(taro: Guest) {
  await taro.button(taro.t('ota.continue')).click()
  await taro.seeTitle(taro.t('checkout.whoComes'))
}

describe('an agency’s guest', () => {
  it('goes from the home to a list, a hotel, its summary, the details, a payment page of its own and the confirmation [CALL-053] [OTA-007] [ROUTE-055] [OTA-009]', async () => {
    const taro = await guest()
    const { page, t } = taro
    await page.goto(`${world().origins.widget}/?ota_enabled=true&locale=en`)
    await page.getByLabel(t('ota.where')).selectOption('hakone')
    await page.getByLabel(t('ota.checkin')).fill('2026-12-10')
    await page.getByLabel(t('ota.nights')).selectOption('2')
    await page.getByRole('button', { name: t('ota.search'), exact: true }).click()
    await page.waitForURL(/search-hotels/)
    const card = page.locator('.ota-hotel').filter({ hasText: 'Shirotsuki' })
    const price = await card.locator('.now').innerText()
    await card.getByRole('link', { name: 'Shirotsuki' }).click()
    await page.locator('.plans').first().waitFor()
    assert.equal(pathOf(taro), '/hotels/shirotsuki')
    assert.ok((await page.locator('li.plan .now').allInnerTexts()).includes(price), price)

    await taro.choose(BOTH_WAYS)
    const since = await world().lastCall()
    await taro.button(t('results.continue')).click()
    await taro.seeTitle(t('ota.chosenTitle'))
    assert.equal(pathOf(taro), '/confirm-reservation')
    await taro.see('Shirotsuki')
    await taro.see(BOTH_WAYS)
    await assertWell(taro, 'ota-selection')
    const [kept] = await callsTo(world(), 'POST', STORE, since)
    assert.ok(kept)
    assertHeaders(kept, 'en')
    assert.equal(Object(Object(kept.body).data).hotel_code, 'shirotsuki')

    await toDetails(taro)
    assert.equal(pathOf(taro), '/reservation/guest-detail')
    await taro.introduce()
    await taro.toPayment()
    assert.equal(pathOf(taro), '/reservation/payment')
    await taro.fillCard(PAYS)
    await taro.pay()
    const number = await taro.confirmed()
    assert.equal(pathOf(taro), `/reservation/confirmation/${number}`)
    const [booked] = await callsTo(world(), 'POST', BOOK, since)
    assert.equal(paid(booked).source, 'tripla_ota')
    const shown = await callsTo(world(), 'GET', new RegExp(`^/api/ota/v1/reservations/${number}$`), since)
    assert.ok(shown[0])
    assertHeaders(shown[0], 'en')
    assert.equal((await callsTo(world(), 'GET', /^\/hotels\/\d+\/reservations\//, since)).length, 0)
    await taro.see('Shirotsuki')
    await taro.see(BOTH_WAYS)
    await world().nextAnswer({ method: 'GET', path: '/api/ota/v1/reservations/:reservationId', status: 404, body: {} })
    await page.reload()
    await taro.see(t('errors.lookupFailed'))
  })

  it('finds choice and form again after a reload at the payment, by the key of the address [OTA-012] [QUERY-026] [CALL-055] [CALL-056]', async () => {
    const taro = await guest()
    await choose(taro)
    await toDetails(taro)
    await taro.introduce()
    await taro.toPayment()
    const [total, key] = [await taro.total(), keyOf(taro)]
    const since = await world().lastCall()
    await taro.page.reload()
    await taro.seeTitle(taro.t('checkout.howToPay'))
    assert.equal(pathOf(taro), '/reservation/payment')
    assert.equal(keyOf(taro), key)
    assert.equal(await taro.total(), total)
    const [read] = await callsTo(world(), 'GET', STORED, since)
    assert.equal(read?.path, `/api/ota/v1/temporary_storages/${key}`)
    assertHeaders(read, 'en')
    await taro.fillCard(PAYS)
    await taro.pay()
    await taro.confirmed()
    const [booked] = await callsTo(world(), 'POST', BOOK, since)
    assert.equal(Object(paid(booked).guest).email, 'taro@guest.example')
  })
})
