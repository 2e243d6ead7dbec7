import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { parseCall } from '../../../shared/contract/define.ts'
import { questions as contract } from '../../../shared/contract/questions.ts'
import type { Answered } from '../../../shared/model/stay/question.ts'
import { assertHeaders, asked, BOOK, callsTo } from '../helpers/calls.ts'
import { journey, TARO, TWO_ROOMS } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import {
  ASKS,
  BRAND_ASKS,
  byMenu,
  field,
  HOTEL_ASKS,
  isThere,
  SAYS,
  seeInEveryLanguage,
  toDetails,
} from '../helpers/questions.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

const LATER = /^\/hotels\/\d+\/reservations\/[\w-]+\/additional_questions$/
const KAISEKI = 'An evening of kaiseki, dinner and breakfast'
async function answersSent(since: number): Promise<Answered[]> {
  const [call] = await callsTo(world(), 'POST', BOOK, since)
  return Object(call?.body).additional_questions ?? []
}

describe('a guest with two rooms on a bad day', () => {
  let ben: Guest
  let bookedSince = 0
  const [TITLE, HIDDEN] = ['The questions are being rewritten', 'Nobody needs to know']
  before(async () => {
    ben = await guest({ width: 390 })
  })

  it('sees why the questions did not come, at the details and at the results, and asks again [CALL-067] [QUESTION-024]', async () => {
    const failing = { method: 'GET', path: parseCall(contract.ofHotel.call).path, status: 500, title: TITLE } as const
    await world().nextAnswer(failing)
    await world().nextAnswer({ method: 'GET', path: parseCall(contract.ofBrand.call).path, status: 500, title: HIDDEN })
    await toDetails(ben, KAISEKI, { checkin: '2026-12-17', checkout: '2026-12-18', rooms: TWO_ROOMS }, 2)
    await ben.see(TITLE)
    await ben.at.locator('[name="first_name"]').fill('Ben')

    await ben.page.goBack()
    await ben.at.locator('.results[aria-busy=false]').waitFor()
    const told = ben.at.locator('.results [role=alert]').filter({ hasText: TITLE })
    await told.waitFor()
    await world().nextAnswer(failing)
    const again = told.getByRole('button', { name: ben.t('core.tryAgain') })
    await Promise.all([ben.page.waitForResponse((answer) => answer.status() === 500), again.click()])
    await again.click()
    await told.waitFor({ state: 'detached' })

    await world().nextAnswer(failing)
    await ben.page.reload()
    await ben.at.locator('.results[aria-busy=false]').waitFor()
    await ben.page.goForward()
    await ben.see(TITLE)
    await ben.button(ben.t('core.tryAgain')).click()
    await ben.see(ASKS.arrival)
    assert.equal(await ben.at.locator('[name="first_name"]').inputValue(), 'Ben')
    assert.equal(await isThere(ben, TITLE), false)
    const calls = await callsTo(world(), 'GET', HOTEL_ASKS)
    assert.equal(calls.filter(({ status }) => status === 500).length, 3)
  })

  it('is asked and told what is for these days and this plan [QUESTION-016] [QUESTION-010] [QUESTION-017] [QUESTION-018]', async () => {
    for (const [text, is] of [
      [SAYS.always, true],
      [SAYS.from, true],
      [SAYS.between, false],
      [SAYS.until, false],
      [ASKS.dinner, true],
    ] as const)
      assert.equal(await isThere(ben, text), is, text)
    for (const name of ['Shellfish', 'Nuts', 'Raw fish'])
      assert.equal(await ben.at.getByRole('checkbox', { name }).count(), 1, name)
  })

  it('is not troubled by the brand’s that do not come [CALL-068]', async () => {
    const path = parseCall(contract.ofBrand.call).path
    const since = await world().lastCall()
    await world().nextAnswer({ method: 'GET', path, status: 500, title: HIDDEN })
    await ben.page.reload()
    await ben.see(ASKS.arrival)
    assert.deepEqual([await isThere(ben, ASKS.brand), await isThere(ben, HIDDEN)], [false, false])
    const [failed] = await callsTo(world(), 'GET', BRAND_ASKS, since)
    assert.ok(failed)
    assert.deepEqual([failed.status, asked(failed, 'tripla_book_enabled')], [500, 'true'])
    assert.deepEqual(JSON.parse(asked(failed, 'q')), { label_filters: ['all_users'] })
    assertHeaders(failed, 'en')
  })

  it('is told at the field that no mail reaches an address, and not kept by a check that fails [CALL-070]', async () => {
    const since = await world().lastCall()
    const checks = () => callsTo(world(), 'POST', /^\/api\/v1\/email_verifications$/, since)
    const email = 'taro@refused.example'
    await ben.introduce({ ...TARO, email, email_again: email })
    await field(ben, ASKS.arrival).selectOption('15:30')
    await fillRooms(ben)
    await ben.at.getByRole('checkbox', { name: 'Shellfish' }).check()
    await ben.at.getByRole('checkbox', { name: 'Nuts' }).check()
    await ben.at.getByRole('radio', { name: 'By car' }).check()
    await ben.button(ben.t('checkout.toPayment')).click()
    await ben.see(ben.t('codes.3704'))
    assert.equal(await ben.at.locator('[name="email"]').getAttribute('aria-invalid'), 'true')
    const [check] = await checks()
    assert.ok(check)
    assertHeaders(check, 'en')
    assert.deepEqual(check.body, { email })
    assert.deepEqual(await callsTo(world(), 'POST', BOOK, since), [])
    await world().nextAnswer({ method: 'POST', path: '/api/v1/email_verifications', status: 500, title: HIDDEN })
    await ben.at.locator('[name="email"]').fill(TARO.email)
    await ben.at.locator('[name="email_again"]').fill(TARO.email)
    await ben.toPayment()
    await ben.payAtHotel()
    await ben.confirmed()
    assert.equal(await isThere(ben, HIDDEN), false)
    assert.deepEqual(
      (await checks()).map(({ status }) => status),
      [422, 500],
    )
    bookedSince = since
  })

  it('gives each room its own answer, and answers the rest on the confirmation [QUESTION-021] [CONF-008] [CALL-048] [ERR-020]', async () => {
    const since = await world().lastCall()
    const sent = await answersSent(bookedSince)
    assert.deepEqual(
      sent.flatMap(({ answer }) => answer.rooms ?? []).map(({ men_count: men }) => men),
      [1, 2],
    )
    assert.ok(sent.some(({ answer }) => answer.options?.join() === 'shellfish,nuts'))

    const form = ben.at.getByRole('form', { name: ben.t('questions.later') })
    await form.waitFor()
    await field(ben, ASKS.train).fill('x'.repeat(256))
    await ben.button(ben.t('questions.send')).click()
    await ben.see(new RegExp(ben.t('errors.tooLong')))
    await field(ben, ASKS.train).fill('Yufu 3')
    await fillRooms(ben)
    await world().nextAnswer({
      method: 'POST',
      path: '/hotels/:hotelId/reservations/:reservationId/additional_questions',
      status: 422,
      code: 1250,
    })
    await ben.button(ben.t('questions.send')).click()
    await ben.see(ben.t('codes.1250'))
    await seeInEveryLanguage(ben, [['codes.1250']], byMenu)
    assert.equal(await field(ben, ASKS.train).inputValue(), 'Yufu 3')
    await ben.button(ben.t('questions.send')).click()
    await ben.see('Yufu 3')
    await form.waitFor({ state: 'detached' })
    const call = (await callsTo(world(), 'POST', LATER, since)).at(-1)
    assert.ok(call)
    assertHeaders(call, 'en')
    const answers: Answered[] = Object(call.body).answers
    const rooms = answers.flatMap(({ answer }) => answer.rooms ?? [])
    const numbers = rooms.map((room) => room.reservation_hotel_room_id)
    assert.equal(new Set(numbers).size, 2)
    assert.ok(numbers.every((number) => Number.isInteger(number)))
    await assertWell(ben, 'answers on a phone')
  })
})

/** One man in the first room, two in the second. */
async function fillRooms(one: Guest) {
  await one.at.locator('[name$="-0-men_count"]').fill('1')
  await one.at.locator('[name$="-1-men_count"]').fill('2')
}
