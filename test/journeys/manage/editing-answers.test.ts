import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import type { Answered } from '../../../shared/model/stay/question.ts'
import { pngBytes } from '../../contract/helpers/picture.ts'
import { assertHeaders, callsTo } from '../helpers/calls.ts'
import { AT_HOTEL, journey, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { managing } from '../helpers/managing.ts'
import { ASKS, field, toDetails } from '../helpers/questions.ts'
import { assertWell } from '../helpers/well.ts'

// What is asked, refused and lost: widget/features/manage/editing/editing-answers.test.ts.

const { world, guest } = journey()
const { visitor } = managing({ guest, world })

const CHANGE = /^\/hotels\/9\/reservations\/[\w-]+\/additional_questions\/batch_update$/
const PICTURE = { name: 'passport.png', mimeType: 'image/png', buffer: Buffer.from(pngBytes()) }

describe('a guest who answers afterwards', () => {
  let ben: Guest
  let number = ''
  const email = 'ben@guest.example'
  before(async () => {
    ben = await visitor()
    await toDetails(ben, AT_HOTEL, { checkin: '2026-12-17', checkout: '2026-12-18' })
    await ben.introduce({ ...TARO, email, email_again: email })
    await field(ben, ASKS.arrival).selectOption('15:30')
    await ben.at.locator('[name$="-0-men_count"]').fill('1')
    await ben.at.getByRole('radio', { name: 'By train' }).check()
    await field(ben, ASKS.needs).fill('No nuts')
    await ben.button(ben.t('checkout.bookPayAtHotel')).click()
    number = await ben.confirmed()
  })

  const section = () => ben.at.locator('section').filter({ hasText: ben.t('questions.yourAnswers') })
  async function open() {
    await ben.button(ben.t('manage.changeAnswers')).click()
    const dialog = ben.at.locator('dialog')
    await dialog.locator('.question').first().waitFor()
    return dialog
  }

  it('changes what was answered, files too, and sees it; and it is well in Japanese on a phone [QUESTION-026] [CALL-049] [CALL-137]', async () => {
    await lookUpAt(ben, number)
    assert.match(await section().innerText(), /15:30[\s\S]*No nuts/)
    const since = await world().lastCall()
    const dialog = await open()
    assert.equal(await dialog.locator('[name="checkin_time"]').inputValue(), '15:30')
    await dialog.locator('[name="checkin_time"]').selectOption('16:00')
    await dialog.getByLabel(ASKS.needs).and(dialog.locator('textarea')).fill('No eggs\nNo milk')
    await dialog.locator('input[type=file]').setInputFiles(PICTURE)
    await dialog.getByRole('img', { name: 'passport.webp' }).waitFor()
    await assertWell(ben, 'changing answers')
    await ben.button(ben.t('common.save')).click()
    await ben.see(ben.t('manage.answersSaved'))
    await dialog.waitFor({ state: 'detached' })
    assert.match(await section().innerText(), /16:00[\s\S]*No eggs\nNo milk/)
    await section()
      .getByRole('link', { name: ben.t('questions.file', { number: 1 }) })
      .waitFor()
    const [call, ...more] = await callsTo(world(), 'PUT', CHANGE, since)
    assert.ok(call)
    assertHeaders(call, 'en')
    assert.deepEqual([call.status, more.length], [200, 0])
    const answers: Answered[] = Object(call.body).answers
    // Only what is another is sent.
    assert.deepEqual(
      answers.map(({ answer }) => answer.checkin_time ?? answer.text),
      ['16:00', 'No eggs\nNo milk'],
    )
    await ben.page.reload()
    await ben.see('16:00')
    const other = await visitor(undefined, { language: 'ja', width: 390 })
    await lookUpAt(other, number)
    await other.button(other.t('manage.changeAnswers')).click()
    await other.see(other.t('manage.leaveIt'))
    await assertWell(other, 'changing answers, in Japanese on a phone')
    await other.page.close()
  })

  async function lookUpAt(one: Guest, of: string) {
    await one.open('/search', { code: 'yufuin' })
    await one.at.locator('[name="number"]').fill(of)
    await one.at.locator('[name="email"]').fill(email)
    await one.button(one.t('manage.find')).click()
    await one.see(one.t('questions.yourAnswers'))
  }
})
