import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { additionalQuestion } from '../../../demo-host/provider/db/schema/question.ts'
import { OTA_SOURCE } from '../../../shared/constants.ts'
import { questions } from '../../../shared/contract/questions.ts'
import { ALL_USERS } from '../../../shared/model/stay/question.ts'
import type { Answered, Question } from '../../../shared/model/stay/question.ts'
import { firstRoom, openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const AGENCY = { ota_enabled: true, book_enabled: false }
const OWN = { ota_enabled: false, book_enabled: true }

describe('questions of an agency’s guests', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    const question = { hotel_id: HOTEL, question_type: 'free' as const, required: true }
    await world.database.orm.insert(additionalQuestion).values([
      { ...question, ...AGENCY, position: 1, titles: { en: 'How did you find us?' } },
      { ...question, ...OWN, position: 2, titles: { en: 'Which flower do you like?' } },
    ])
  })
  after(() => world.close())

  async function asked(flag: { tripla_ota_enabled: true } | { tripla_book_enabled: true }): Promise<Question> {
    const q = { label_filters: [ALL_USERS], room_plan_codes: [] }
    const { data } = (await guest.send(questions.ofHotel, { hotelId: HOTEL, query: { q, ...flag } })).body
    const [only, ...others] = data
    assert.ok(only && others.length === 0)
    return only
  }
  let keys = 0
  async function book(source: string, given: Question | null) {
    const room = await firstRoom(guest, HOTEL, 'on_site')
    const answers: Answered[] = given ? [{ id: given.id, ownable_type: given.ownable_type, answer: { text: 'x' } }] : []
    const body = await guest.booking(HOTEL, 'on_site', [room], { source, additional_questions: answers })
    const { status, body: answer } = await guest.book(HOTEL, body, `agency-question-${++keys}`)
    return [status, answer.errors?.[0]?.details.question_id]
  }

  it('are those that the agency asks: they are answered there, and the widget’s are not missed [OTA-014]', async () => {
    const [agency, own] = [await asked({ tripla_ota_enabled: true }), await asked({ tripla_book_enabled: true })]
    assert.deepEqual(await book(OTA_SOURCE, agency), [201, undefined])
    assert.deepEqual(await book(OTA_SOURCE, null), [422, agency.id])
    assert.deepEqual(await book('booking_widget', own), [201, undefined])
    assert.deepEqual(await book('booking_widget', agency), [422, agency.id])
    assert.deepEqual(await book('booking_widget', null), [422, own.id])
    // A link of the agency's to the hotel's own widget.
    assert.deepEqual(await book(OTA_SOURCE, own), [201, undefined])
  })
})
