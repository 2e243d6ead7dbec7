import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { questions as contract } from '../../../shared/contract/questions.ts'
import { parseCall } from '../../../shared/contract/define.ts'
import type { Answered } from '../../../shared/model/stay/question.ts'
import { pngBytes } from '../../contract/helpers/picture.ts'
import { assertHeaders, asked, BOOK, callsTo } from '../helpers/calls.ts'
import { AT_HOTEL, journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { addFiles, ASKS, BRAND_ASKS, field, HOTEL_ASKS, isThere, SAYS, toDetails } from '../helpers/questions.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

const UPLOAD = /^\/file_attachments$/
const LINES = 'No nuts\nNo shellfish\nThank you'
const PICTURE = { name: 'passport.png', mimeType: 'image/png', buffer: Buffer.from(pngBytes()) }
const counts = (one: Guest, name: string) => one.at.getByLabel(one.t(name as 'questions.men'), { exact: true }) // or women
async function answersSent(since: number): Promise<Answered[]> {
  const [call] = await callsTo(world(), 'POST', BOOK, since)
  return Object(call?.body).additional_questions ?? []
}

describe('a guest who books where much is asked', () => {
  let ana: Guest
  before(async () => {
    ana = await guest()
    await toDetails(ana, AT_HOTEL, { adults: '3' })
    await ana.see(ASKS.needs)
  })

  it('is asked by the hotel and by its brand, once each [QUESTION-001] [QUESTION-002] [QUESTION-008]', async () => {
    for (const text of [ASKS.arrival, ASKS.departure, ASKS.needs, ASKS.way, ASKS.brand])
      assert.equal(await ana.at.locator('.question').filter({ hasText: text }).count(), 1, text)
    for (const text of Object.values(SAYS)) await ana.see(text)
    const [[own], [shared]] = await Promise.all([
      callsTo(world(), 'GET', HOTEL_ASKS),
      callsTo(world(), 'GET', BRAND_ASKS),
    ])
    assert.ok(own && shared)
    for (const call of [own, shared]) {
      assertHeaders(call, 'en')
      assert.equal(asked(call, 'tripla_book_enabled'), 'true')
    }
    const q = JSON.parse(asked(own, 'q'))
    assert.deepEqual(q.label_filters, ['all_users'])
    assert.equal(q.room_plan_codes.length, 1)
    assert.deepEqual(JSON.parse(asked(shared, 'q')), { label_filters: ['all_users'] })
    await assertWell(ana, 'questions')
  })

  it('sees the pictures of a question, and words where one does not come [QUESTION-027]', async () => {
    const picture = ana.at.getByRole('img', { name: 'The open-air bath in the morning' })
    await picture.waitFor()
    await picture.evaluate((image) => image.dispatchEvent(new Event('error')))
    await ana.see(ana.t('errors.imageFailed'))
    await ana.see('The open-air bath in the morning')
  })

  it('cannot go on with answers that are missing or wrong [QUESTION-011] [QUESTION-012] [QUESTION-006]', async () => {
    const since = await world().lastCall()
    await ana.introduce()
    await ana.button(ana.t('checkout.bookPayAtHotel')).click()
    const form = ana.at.locator('.question')
    await form.filter({ hasText: ASKS.arrival }).getByText(ana.t('errors.required')).waitFor()
    await form.filter({ hasText: ASKS.way }).getByText(ana.t('errors.required')).waitFor()
    assert.equal(await form.filter({ hasText: ASKS.departure }).getByText(ana.t('errors.required')).count(), 0)

    const [men, women] = [counts(ana, 'questions.men'), counts(ana, 'questions.women')]
    await men.fill('1')
    assert.equal(await women.inputValue(), '2')
    await men.fill('4')
    await ana.see(ana.t('questions.peopleSum'))

    await field(ana, ASKS.needs).fill('x'.repeat(256))
    await ana.see(`${ana.t('errors.tooLong')} ${ana.t('questions.characters', { used: 256, most: 255 })}`)
    await field(ana, ASKS.arrival).selectOption('15:00')
    await ana.at.getByRole('radio', { name: 'By train' }).check()
    await ana.button(ana.t('checkout.bookPayAtHotel')).click()
    assert.equal(await field(ana, ASKS.needs).getAttribute('aria-invalid'), 'true')
    assert.deepEqual(await callsTo(world(), 'POST', BOOK, since), [])

    await men.fill('1')
    await field(ana, ASKS.needs).fill('x'.repeat(255))
    await ana.see(ana.t('questions.characters', { used: 255, most: 255 }))
    assert.equal(await isThere(ana, ana.t('questions.peopleSum')), false)
    assert.equal(await isThere(ana, ana.t('errors.tooLong')), false)
  })

  it('keeps what was answered over a reload, and adds no file too many or too large [QUESTION-013] [QUESTION-014]', async () => {
    const since = await world().lastCall()
    const path = parseCall(contract.upload.call).path
    await world().nextAnswer({ method: 'POST', path, delay_ms: 20_000 })
    const limit = ana.t('errors.fileLimit', { files: 30, megabytes: 80 })
    await addFiles(ana, 1, 80 * 1024 * 1024 + 1)
    await ana.see(`${limit} 0.jpg`)
    assert.equal(await ana.at.locator('.file').count(), 0)
    await addFiles(ana, 31, 10)
    await ana.see(`${limit} 30.jpg`)
    assert.equal(await ana.at.locator('.file').count(), 30)
    await ana.at.locator('.file progress').first().waitFor()
    await ana.page.reload()
    await ana.see(ASKS.needs)
    await world().clearAnswers()
    assert.equal(await ana.at.locator('.file').count(), 0)
    assert.equal(await field(ana, ASKS.needs).inputValue(), 'x'.repeat(255))
    assert.equal(await field(ana, ASKS.arrival).inputValue(), '15:00')
    assert.equal(await counts(ana, 'questions.women').inputValue(), '2')
    const bodies = await callsTo(world(), 'POST', UPLOAD, since)
    assert.ok(bodies.length <= 1)
  })

  it('adds a picture that is sent, seen and taken away again; one that is none says so [QUESTION-015] [CALL-126]', async () => {
    const since = await world().lastCall()
    const input = ana.at.locator('input[type=file]')
    const path = parseCall(contract.upload.call).path
    await world().nextAnswer({ method: 'POST', path, delay_ms: 1_500 })
    await input.setInputFiles(PICTURE)
    await ana.at.locator('.file progress').waitFor()
    const preview = ana.at.getByRole('img', { name: 'passport.webp' })
    await preview.waitFor()
    await ana.button(ana.t('questions.removeFile', { name: 'passport.webp' })).click()
    assert.equal(await ana.at.locator('.file').count(), 0)

    await input.setInputFiles({ ...PICTURE, name: 'half.png', buffer: PICTURE.buffer.subarray(0, 40) })
    await ana.at.locator('.file').getByText(ana.t('codes.1251')).waitFor()
    await ana.button(ana.t('questions.removeFile', { name: 'half.png' })).click()
    // The session ends meanwhile: it is sent again, with another.
    const before = (await callsTo(world(), 'POST', UPLOAD, since)).length
    await world().nextAnswer({ method: 'POST', path, status: 401, code: 4000 })
    await input.setInputFiles(PICTURE)
    await preview.waitFor()
    const calls = await callsTo(world(), 'POST', UPLOAD, since)
    const [ended, renewed] = calls.slice(before).map(({ headers }) => headers['x-client-session'])
    assert.ok(ended && renewed && ended !== renewed, `${ended} ${renewed}`)
    const [call] = calls
    assert.ok(call)
    assertHeaders(call, 'en')
    assert.match(String(call.headers['content-type']), /^multipart\/form-data; boundary/)
  })

  it('sends every answer as it was given [QUESTION-004] [QUESTION-005] [QUESTION-007] [QUESTION-022]', async () => {
    const since = await world().lastCall()
    await field(ana, ASKS.departure).selectOption('10:00')
    await field(ana, ASKS.needs).fill(LINES)
    await field(ana, ASKS.brand).fill('From a friend')
    await ana.button(ana.t('checkout.bookPayAtHotel')).click()
    await ana.confirmed()

    const sent = await answersSent(since)
    const ofBrand = sent.filter(({ ownable_type: owner }) => owner === 'HotelBrand')
    assert.deepEqual(
      ofBrand.map(({ answer }) => answer),
      [{ text: 'From a friend' }],
    )
    const answers = Object.assign({}, ...sent.map(({ answer }) => answer))
    assert.deepEqual([answers.checkin_time, answers.checkout_time, answers.options], ['15:00', '10:00', ['train']])
    assert.deepEqual(answers.rooms, [{ adults: 3, men_count: 1, women_count: 2 }])
    assert.ok(sent.some(({ ownable_type: owner, answer }) => owner === 'Hotel' && answer.text === LINES))
    assert.match(answers.remote_attachments_urls[0], /\/attachments\/.+\.webp$/)
    assert.equal(sent.length, 6) // nothing for the notifications
  })

  it('finds the answers on the confirmation, line by line [QUESTION-009]', async () => {
    const shown = ana.at.locator('.said').filter({ hasText: 'No nuts' })
    assert.equal(await shown.innerText(), LINES)
    for (const words of ['15:00', '10:00', 'By train', 'From a friend']) await ana.see(words)
    await ana.see(ana.t('questions.peopleOfRoom', { number: 1, men: 1, women: 2 }))
    await ana.at.locator('.file-preview').waitFor()
    await assertWell(ana, 'answers')
  })
})
