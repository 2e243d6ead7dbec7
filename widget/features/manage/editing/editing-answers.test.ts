import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { PLACES } from '../../../../shared/model/stay/question.ts'
import type { Answered } from '../../../../shared/model/stay/question.ts'
import { asked, assertHeaders, callsTo } from '../../../../test/journeys/helpers/calls.ts'
import { broughtIntoView } from '../../../../test/lib/widget/brought-into-view.ts'
import { bookingSteps } from '../../../../test/lib/widget/booking-steps.ts'
import { stayVisits } from '../../../../test/lib/widget/stay-visits.ts'
import type { StayVisit } from '../../../../test/lib/widget/stay-visits.ts'

// With a file, and as it looks: test/journeys/manage/editing-answers.test.ts.

const CHANGE = /^\/hotels\/9\/reservations\/[\w-]+\/additional_questions\/batch_update$/
const ASKED = /^\/hotels\/9\/reservations\/[\w-]+\/additional_questions$/
const OF_ANSWERS = '/hotels/:hotelId/reservations/:reservationId/additional_questions'
const ARRIVAL = 'When do you expect to arrive?'
const NEEDS = 'Is there anything we should know, such as allergies?'
const TRAIN = 'We can meet you at the station. Which train do you take?'
const EMAIL = 'taro@example.com'
const { world, open } = stayVisits()
const t = await loadTranslate('en', ['checkout', 'codes', 'common', 'core', 'errors', 'manage', 'questions', 'results'])

type Bend = NonNullable<Parameters<typeof open>[0]>['bend']

/** The control of a question, which stands in the dialog where one is open. */
const control = (who: StayVisit, label: string) =>
  who.until(() => {
    const place = who.root.querySelector('dialog') ?? who.root
    const questions = [...place.querySelectorAll('.question, label')].filter((one) => one.textContent?.includes(label))
    const found = questions.flatMap((one) => [...one.querySelectorAll('select, textarea')])
    return found[0] as HTMLInputElement | undefined // a field of a form
  })
async function answer(who: StayVisit, label: string, value: string) {
  const { name } = await control(who, label)
  await who.take(`${who.root.querySelector('dialog') ? 'dialog ' : ''}[name="${name}"]`, value)
}
const submit = async (who: StayVisit, name: string) => {
  const button = await who.until(() => who.button(name))
  const form = who.root.querySelector('dialog form') ?? button.closest('form')
  form?.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }))
}
async function toForm(who: StayVisit) {
  await who.press(t('manage.changeAnswers'))
  await who.until(() => who.root.querySelector('dialog .question'))
}
const given = (who: StayVisit) =>
  who.until(() => who.words('section').find((words) => words.includes(t('questions.yourAnswers'))))
const closed = (who: StayVisit) => who.until(() => !who.root.querySelector('dialog'))

describe('a guest who answers afterwards', () => {
  let number = ''
  before(async () => {
    const who = await open({ hotelCode: 'yufuin', query: { checkin: '2026-12-17', checkout: '2026-12-18' } })
    const steps = bookingSteps(() => who, t)
    await steps.choose('Room only')
    await steps.toDetails()
    await answer(who, ARRIVAL, '15:30')
    await who.take('[name$="-0-men_count"]', '1')
    await answer(who, NEEDS, 'No nuts')
    const train = await who.until(() =>
      who.all('input[type=radio]').find((one) => one.closest('label')?.textContent?.includes('By train')),
    )
    train.click()
    await steps.introduce()
    await steps.submit(t('checkout.bookPayAtHotel'))
    number = await who.until(() => who.words('.booked-number').join())
    await who.reads(t('questions.later'))
    await who.reads(TRAIN)
    await who.until(async () => (await callsTo(world(), 'GET', ASKED)).length > 0)
    who.close()
  })

  async function reviewed(bend?: Bend) {
    const who = await open({ hotelCode: 'yufuin', bend })
    who.review(number, EMAIL)
    await who.reads(t('questions.yourAnswers'))
    return who
  }

  it('is asked on the confirmation what is asked after booking, by token and by both places [QUESTION-003] [CALL-047] [CALL-069]', async () => {
    const [call] = await callsTo(world(), 'GET', ASKED)
    assert.ok(call)
    assertHeaders(call, 'en')
    assert.equal(call.status, 200)
    assert.match(asked(call, 'bypass_token'), /^\[secret/)
    assert.deepEqual(JSON.parse(asked(call, 'q')), { label_filters: ['all_users', ...PLACES] })
    assert.ok(PLACES.includes('place_confirmation_screen') && PLACES.includes('place_booking_process'))

    const since = await world().lastCall()
    await world().nextAnswer({ method: 'GET', path: OF_ANSWERS, status: 500, title: 'Nobody is at the desk' })
    const who = await open({ hotelCode: 'yufuin' })
    who.go('confirmation', { email: EMAIL }, { confirmationNumber: number })
    await who.reads(t('errors.general'))
    await who.press(t('core.tryAgain'))
    await who.gone(t('errors.general'))
    await who.reads(TRAIN)
    assert.deepEqual(
      (await callsTo(world(), 'GET', ASKED, since)).map(({ status }) => status),
      [500, 200],
    )
  })

  it('changes what was answered, and sees it, and who comes again does [QUESTION-026] [CALL-049] [CALL-137]', async () => {
    const who = await reviewed()
    assert.match(await given(who), /15:30.*No nuts/)
    const since = await world().lastCall()
    await toForm(who)
    await who.until(async () => (await control(who, ARRIVAL)).value === '15:30')
    await answer(who, ARRIVAL, '16:00')
    await answer(who, NEEDS, 'No eggs\nNo milk')
    await submit(who, t('common.save'))
    await who.reads(t('manage.answersSaved'))
    await closed(who)
    assert.match(await given(who), /16:00.*No eggs No milk/)
    const [call, ...more] = await callsTo(world(), 'PUT', CHANGE, since)
    assert.ok(call)
    assertHeaders(call, 'en')
    assert.deepEqual([call.status, more.length], [200, 0])
    const answers: Answered[] = Object(call.body).answers
    // Only what is another is sent.
    assert.deepEqual(
      answers.map(({ answer: one }) => one.checkin_time ?? one.text),
      ['16:00', 'No eggs\nNo milk'],
    )
    const other = await reviewed()
    assert.match(await given(other), /16:00.*No eggs No milk/)
  })

  it('is told that it is refused to them, and finds what was written and what was answered as before [PERM-005]', async () => {
    const who = await reviewed()
    const before = await given(who)
    await toForm(who)
    await who.until(async () => (await control(who, ARRIVAL)).value === '16:00')
    await answer(who, NEEDS, 'No shellfish')
    await world().nextAnswer({ method: 'PUT', path: `${OF_ANSWERS}/batch_update`, status: 403, code: 1000 })
    await submit(who, t('common.save'))
    const told = await who.until(() => who.root.querySelector('dialog [role=alert]'))
    assert.match(told.textContent ?? '', /\S/)
    assert.doesNotMatch(told.textContent ?? '', /errors\.|codes\.|1000/)
    assert.equal((await control(who, NEEDS)).value, 'No shellfish')
    await who.press(t('manage.leaveIt'))
    await closed(who)
    assert.equal(await given(who), before)
    assert.equal(await who.isOff(t('manage.changeAnswers')), false)
  })

  it('loses nothing of what was written, and what is necessary stays answered', async () => {
    const who = await reviewed()
    await toForm(who)
    await who.until(async () => (await control(who, ARRIVAL)).value === '16:00')
    await answer(who, ARRIVAL, '')
    await answer(who, NEEDS, 'Only rice')
    const since = await world().lastCall()
    await submit(who, t('common.save'))
    await who.reads(t('errors.required'))
    assert.deepEqual(await callsTo(world(), 'PUT', CHANGE, since), [])
    await answer(who, ARRIVAL, '17:00')
    await world().nextAnswer({ method: 'PUT', path: `${OF_ANSWERS}/batch_update`, status: 409, code: 3014 })
    await submit(who, t('common.save'))
    await who.reads(t('codes.3014'))
    await who.press(t('manage.look'))
    await who.gone(t('codes.3014'))
    assert.equal((await control(who, NEEDS)).value, 'Only rice')
    await submit(who, t('common.save'))
    await who.reads(t('manage.answersSaved'))
    // Nobody writes behind an open dialog.
    await closed(who)
    assert.match(await given(who), /17:00.*Only rice/)
  })

  it('answers on the review, too, what is still open, once though the answer is lost', async () => {
    let isLost = true
    const who = await reviewed((line, send) =>
      isLost && /^POST .*\/additional_questions$/.test(line)
        ? send().then(() => Promise.reject(new TypeError('fetch failed')))
        : null,
    )
    const since = await world().lastCall()
    await answer(who, TRAIN, 'Yufu 3')
    await submit(who, t('questions.send'))
    await who.reads(t('questions.sendUnknown'))
    isLost = false
    const brought = broughtIntoView(who.root)
    await submit(who, t('questions.send'))
    await who.reads(t('questions.sent'))
    // It stands above the page, the button far below.
    await who.until(() => brought.includes(t('questions.sent')))
    await who.reads('Yufu 3')
    const calls = await callsTo(world(), 'POST', ASKED, since)
    assert.ok(calls.length > 1)
    assert.equal(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size, 1)
  })
})
