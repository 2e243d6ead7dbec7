import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { reservation, reservationEvent } from '../../../demo-host/provider/db/schema/booking.ts'
import { additionalQuestion } from '../../../demo-host/provider/db/schema/question.ts'
import { questions } from '../../../shared/contract/questions.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { ALL_USERS, PLACES } from '../../../shared/model/stay/question.ts'
import type { Answer, Answered, FileAttachment, Question } from '../../../shared/model/stay/question.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { zonedTime } from '../../../shared/rules/days/zones.ts'
import { firstRoom, openGuest, STAY, TARO } from '../helpers/guest.ts'
import type { ErrorBody, Guest } from '../helpers/guest.ts'
import { form, PICTURE } from '../helpers/picture.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const YUFUIN = 9
const proof = { email: TARO.email }

describe('answers to a hotel, after booking', () => {
  let world: World
  let guest: Guest
  let keys = 0
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    await world.database.orm.execute(sql`update inventory_day set total = 90 where hotel_id = ${YUFUIN}`)
  })
  after(() => world.close())

  const key = () => ({ [HEADERS.idempotencyKey]: `answers-${++keys}` })
  const show = async (reservationId: string, as = guest): Promise<Reservation> =>
    (await as.send(reservations.show, { hotelId: YUFUIN, reservationId, query: proof })).body.data
  const to = ({ id, ownable_type }: Question, answer: Answer): Answered => ({ id, ownable_type, answer })

  async function upload() {
    const answer = await world.fetch(`${ORIGINS.api}/file_attachments`, {
      method: 'POST',
      headers: { origin: ORIGINS.widget, [HEADERS.clientSession]: guest.token() },
      body: form(PICTURE),
    })
    return ((await answer.json()) as { data: FileAttachment }).data.url
  }

  async function asked() {
    const q = { label_filters: [ALL_USERS], room_plan_codes: [] }
    const { body } = await guest.send(questions.ofHotel, { hotelId: YUFUIN, query: { q } })
    const find = (type: Question['question_type'], is: (one: Question) => boolean = () => true) => {
      const found = body.data.find((one) => one.question_type === type && is(one))
      assert.ok(found, type)
      return found
    }
    return {
      arrival: find('checkin'),
      people: find('people_per_room'),
      way: find('free', ({ answer_type, multiple }) => answer_type === 'options' && !multiple),
      needs: find('free', ({ answer_type }) => answer_type === 'text'),
    }
  }

  /** A stay whose guest has said what must be said, and a word about what they need. */
  async function book(needs: Answer = { text: 'No nuts' }) {
    const of = await asked()
    const answers = [
      to(of.arrival, { checkin_time: '15:00' }),
      to(of.people, { rooms: [{ adults: 2, men_count: 1, women_count: 1 }] }),
      to(of.way, { options: ['train'] }),
      to(of.needs, needs),
    ]
    const room = await firstRoom(guest, YUFUIN, 'on_site')
    const body = await guest.booking(YUFUIN, 'on_site', [room], { additional_questions: answers })
    const made = await guest.book(YUFUIN, body, `answers-${++keys}`)
    assert.equal(made.status, 201, JSON.stringify(made.body))
    return { ...of, booked: await show(made.body.data.reservation_number) }
  }

  const put = (booked: Reservation, answers: Answered[], headers = key(), as = guest, version = booked.version) =>
    as.send(
      questions.change,
      { hotelId: YUFUIN, reservationId: booked.reservation_number, query: proof, body: { version, answers } },
      headers,
    )
  const add = (booked: Reservation, answers: Answered[], headers = key(), as = guest) =>
    as.send(
      questions.add,
      { hotelId: YUFUIN, reservationId: booked.reservation_number, query: proof, body: { answers } },
      headers,
    )
  const openIn = ({ additional_questions: all }: Reservation) => {
    const open = all.find((one) => one.answer === null && one.question_type === 'free')
    assert.ok(open)
    return open
  }
  const refusal = ({ status, body }: { status: number; body: ErrorBody }) => {
    const details = body.errors[0]?.details
    return [status, details?.code, details?.reason ?? details?.fault]
  }
  const answerIn = (all: readonly Question[], { id }: Question) => all.find((one) => one.id === id)?.answer
  const rowOf = async ({ reservation_number: number }: Reservation) => {
    const [row] = await world.database.orm.select().from(reservation).where(eq(reservation.number, number))
    assert.ok(row)
    return row
  }

  it('are read with the places they were asked at, by token, and for nobody else [CALL-047] [CALL-069]', async () => {
    const { booked } = await book()
    const ask = (labels: string[], query: object = proof) =>
      guest.send(questions.ofReservation, {
        hotelId: YUFUIN,
        reservationId: booked.reservation_number,
        query: { ...query, q: { label_filters: labels } },
      })
    const { data } = (await ask([ALL_USERS, ...PLACES])).body
    assert.deepEqual(data, booked.additional_questions)
    const open = data.filter(({ answer }) => answer === null)
    assert.ok(open.length > 0 && open.every(({ labels }) => labels.includes('place_confirmation_screen')))
    const { data: said } = (await ask([ALL_USERS, 'place_booking_process'])).body
    assert.deepEqual(said, data.filter(({ answer }) => answer !== null)) // prettier-ignore
    assert.equal((await ask([...PLACES], { bypass_token: 'no' })).status, 404)
  })

  it('are given anew, each by its rule, in one version of the stay [QUESTION-026] [CALL-049] [CALL-137]', async () => {
    const { booked, arrival, people, way, needs } = await book()
    const [room] = booked.rooms
    const rooms = [{ reservation_hotel_room_id: room?.reservation_hotel_room_id, adults: 2, men_count: 2, women_count: 0 }] // prettier-ignore
    const answers = [to(arrival, { checkin_time: '16:30' }), to(people, { rooms }), to(needs, {})]
    const { status, body } = await put(booked, answers)
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(answerIn(body.data, arrival), { checkin_time: '16:30' })
    assert.deepEqual(answerIn(body.data, people), { rooms })
    assert.deepEqual([answerIn(body.data, way), answerIn(body.data, needs)], [{ options: ['train'] }, {}])
    const shown = await show(booked.reservation_number)
    assert.deepEqual([shown.version, shown.additional_questions], [booked.version + 1, body.data])

    const wrong: [Answered, string][] = [
      [to(arrival, { checkin_time: '03:00' }), 'unknownOption'],
      [to(way, {}), 'required'],
      [to(people, { rooms: rooms.map((one) => ({ ...one, men_count: 3 })) }), 'peopleSum'],
      [to(people, { rooms: rooms.map((one) => ({ ...one, reservation_hotel_room_id: 1 })) }), 'unknownRoom'],
      [to({ ...needs, id: 9999 }, { text: 'x' }), 'notAsked'],
    ]
    for (const [answer, fault] of wrong) assert.deepEqual(refusal(await put(shown, [answer])), [422, 1000, fault])
    assert.deepEqual(await show(booked.reservation_number), shown)
    const events = await world.database.orm
      .select()
      .from(reservationEvent)
      .where(eq(reservationEvent.reservation_id, (await rowOf(booked)).id))
    const [changed, ...others] = events.filter(({ kind }) => kind === 'answers_changed')
    assert.deepEqual(others, [])
    // The trail says which, and nothing of what they say.
    assert.deepEqual(changed?.details, { questions: [arrival.id, people.id, needs.id] })
  })

  it('can be chosen among what was asked then, whatever the hotel asks today', async () => {
    const { booked, way } = await book()
    const { orm } = world.database
    const of = eq(additionalQuestion.id, way.id)
    const [row] = await orm.select().from(additionalQuestion).where(of)
    assert.ok(row)
    await orm
      .update(additionalQuestion)
      .set({ options: [], titles: { en: 'Another question' } })
      .where(of)
    const { status, body } = await put(booked, [to(way, { options: ['car'] })])
    await orm.update(additionalQuestion).set({ options: row.options, titles: row.titles }).where(of)
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.data.find(({ id }) => id === way.id)?.title, way.title)
  })

  it('take a file in and out; what no answer names any more is gone', async () => {
    const [kept, dropped] = [await upload(), await upload()]
    const { booked, needs } = await book({ text: 'See', remote_attachments_urls: [kept, dropped] })
    const added = await upload()
    const urls = [kept, added]
    const { body } = await put(booked, [to(needs, { text: 'See', remote_attachments_urls: urls })])
    assert.deepEqual(answerIn(body.data, needs)?.remote_attachments_urls, urls)
    const found = await Promise.all([kept, added, dropped].map(async (url) => (await world.fetch(url)).status))
    assert.deepEqual(found, [200, 200, 404])
  })

  it('are changed once however often the same is sent, and never over what was not seen', async () => {
    const { booked, needs } = await book()
    const one = key()
    const answers = [to(needs, { text: 'No eggs' })]
    const both = await Promise.all([put(booked, answers, one), put(booked, answers, one)])
    for (const { status, body } of both) assert.deepEqual([status, answerIn(body.data, needs)?.text], [200, 'No eggs'])
    assert.equal((await show(booked.reservation_number)).version, booked.version + 1)
    assert.deepEqual(refusal(await put(booked, answers)).slice(0, 2), [409, 3014])
  })

  it('are given once however often the same is sent, and no other answers under the same key', async () => {
    const { booked } = await book()
    const open = openIn(booked)
    const one = key()
    const [answers, others] = ['Yufu 3', 'Yufu 5'].map((text) => [to(open, { text })])
    assert.ok(answers && others)
    const both = await Promise.all([add(booked, answers, one), add(booked, answers, one)])
    const again = await add(booked, answers, one)
    for (const { status, body } of [...both, again])
      assert.deepEqual([status, answerIn(body.data, open)?.text], [201, 'Yufu 3'])
    const { id } = await rowOf(booked)
    const events = await world.database.orm
      .select()
      .from(reservationEvent)
      .where(eq(reservationEvent.reservation_id, id))
    assert.equal(events.filter(({ kind }) => kind === 'answered').length, 1)
    assert.deepEqual(refusal(await add(booked, others, one)).slice(0, 2), [422, 1000])
    assert.deepEqual(refusal(await add(booked, answers)), [422, 1000, 'notAsked'])
  })

  it('are given while the stay stands, and changed until the deadline of the hotel’s clock', async () => {
    const { booked, needs } = await book()
    const given = [to(openIn(booked), { text: 'Yufu 3' })]
    const answers = [to(needs, { text: 'No eggs' })]
    const now = world.clock.now()
    assert.equal(STAY.checkin_date, '2026-11-24')
    world.clock.advance(Date.parse(zonedTime('Asia/Tokyo', '2026-11-22', 18 * 60)) - now)
    const later = await openGuest(world)
    assert.deepEqual(refusal(await put(booked, answers, key(), later)), [422, 1000, 'deadline_passed'])
    assert.equal((await add(booked, given, key(), later)).status, 201)
    world.clock.advance(now - world.clock.now())

    const { orm } = world.database
    const of = eq(reservation.number, booked.reservation_number)
    await orm.update(reservation).set({ staff_edited: true }).where(of)
    assert.deepEqual(refusal(await put(booked, answers)), [422, 1000, 'edited_by_staff'])
    await orm.update(reservation).set({ staff_edited: false, status: 'cancelled' }).where(of)
    assert.deepEqual(refusal(await put(booked, answers)), [422, 1000, 'cancelled'])
    assert.deepEqual(refusal(await add(booked, given)), [422, 1000, 'cancelled'])
  })
})
