import { after, before, describe, it } from 'node:test'
import { mask } from 'superstruct'
import assert from 'node:assert/strict'

import sharp from 'sharp'

import { checkoutSettings } from '../../../shared/model/hotel/checkout-settings.ts'
import { HOUR_MS } from '../../../shared/constants.ts'
import { questions } from '../../../shared/contract/questions.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { starting } from '../../../shared/contract/starting.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { ALL_USERS } from '../../../shared/model/stay/question.ts'
import type { Answered, FileAttachment, Question } from '../../../shared/model/stay/question.ts'
import { firstRoom, openGuest, TARO } from '../helpers/guest.ts'
import type { ErrorBody, Guest } from '../helpers/guest.ts'
import { form, PICTURE } from '../helpers/picture.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const YUFUIN = 9
const BRAND = 3

describe('additional questions', () => {
  let world: World
  let guest: Guest
  let asked: Question[]
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    asked = await ofHotel()
  })
  after(() => world.close())

  async function ofHotel(codes: readonly string[] = ['tsukimi-kaiseki-1'], labels = [ALL_USERS]) {
    const q = { label_filters: labels, room_plan_codes: [...codes] }
    const { body } = await guest.send(questions.ofHotel, { hotelId: YUFUIN, query: { q, tripla_book_enabled: true } })
    return body.data
  }
  async function ofBrand(brandId = BRAND) {
    const query = { q: { label_filters: [ALL_USERS] }, tripla_book_enabled: true }
    return (await guest.send(questions.ofBrand, { brandId, query })).body.data
  }
  async function upload(file: File, headers: Record<string, string> = {}) {
    const answer = await world.fetch(`${ORIGINS.api}/file_attachments`, {
      method: 'POST',
      headers: { origin: ORIGINS.widget, [HEADERS.clientSession]: guest.token(), ...headers },
      body: form(file),
    })
    return { status: answer.status, body: (await answer.json()) as { data: FileAttachment } & ErrorBody }
  }
  const find = (type: Question['question_type'], kind?: (one: Question) => boolean): Question => {
    const found = asked.find((one) => one.question_type === type && (kind?.(one) ?? true))
    assert.ok(found, type)
    return found
  }
  const isText = (one: Question) => one.answer_type === 'text'
  const answerTo = ({ id, ownable_type }: Question, answer: Answered['answer']): Answered => ({
    id,
    ownable_type,
    answer,
  })
  /** What must be answered, answered. */
  const necessary = (adults: readonly number[] = [2]): Answered[] => [
    answerTo(find('checkin'), { checkin_time: '15:00' }),
    answerTo(find('people_per_room'), {
      rooms: adults.map((all) => ({ adults: all, men_count: 1, women_count: all - 1 })),
    }),
    answerTo(
      find('free', (one) => one.answer_type === 'options' && !one.multiple),
      { options: ['train'] },
    ),
  ]
  let keys = 0
  async function book(answers: Answered[] | undefined, quantity = 1, as = guest) {
    const room = await firstRoom(as, YUFUIN, 'on_site', quantity)
    const body = await as.booking(YUFUIN, 'on_site', [room], answers && { additional_questions: answers })
    return as.book(YUFUIN, body, `questions-${++keys}`)
  }
  async function shown(number: string) {
    const query = { email: TARO.email }
    return (await guest.send(reservations.show, { hotelId: YUFUIN, reservationId: number, query })).body.data
  }
  const booked = async (answers: Answered[], quantity = 1) => {
    const { status, body } = await book(answers, quantity)
    assert.equal(status, 201, JSON.stringify(body))
    return shown(body.data.reservation_number)
  }
  const refusal = ({ errors }: ErrorBody) => errors[0]?.details ?? { base: [] }

  it('are asked for a plan, in a place and of a guest [QUESTION-016]', async () => {
    const room = await firstRoom(guest, YUFUIN, 'on_site')
    const [plain, dinner] = [await ofHotel([room.room_plan_code]), asked]
    const ofDinner = dinner.filter((one) => one.hotel_plan_codes.length > 0)
    assert.deepEqual(ofDinner.map(({ hotel_plan_codes: codes }) => codes), [['kaiseki']]) // prettier-ignore
    assert.ok(plain.every((one) => one.hotel_plan_codes.length === 0))
    assert.ok(dinner.every((one) => one.labels.includes('place_booking_process')))

    const later = await ofHotel([], [ALL_USERS, 'place_confirmation_screen'])
    assert.ok(later.length > 0 && later.every((one) => one.labels.includes('place_confirmation_screen')))
    assert.ok(dinner.every((one) => one.labels.includes(ALL_USERS)))
    const member = await ofHotel([], ['membership_program_3'])
    assert.deepEqual(member.map(({ labels }) => labels), [['membership_program_3', 'place_booking_process']]) // prettier-ignore
  })

  it('says in the settings whether there are any, so that nobody asks in vain', async () => {
    const flags = async (code: string) =>
      mask((await guest.send(starting.settings, { code })).body.data, checkoutSettings).additional_questions
    assert.deepEqual(await flags('yufuin'), { hotel: true, brand: true })
    assert.deepEqual(await flags('kamogawa'), { hotel: false, brand: true })
    assert.deepEqual(await flags('shirotsuki'), { hotel: false, brand: false })
    assert.deepEqual(await ofBrand(1), [])
  })

  it('are kept with the reservation and shown with it, whoever asked them', async () => {
    const [ofBrands] = await ofBrand()
    assert.ok(ofBrands)
    assert.equal(ofBrands.ownable_type, 'HotelBrand')
    const note = answerTo(find('free', isText), { text: 'No nuts\n\nNo shellfish\nThank you' })
    const { additional_questions: kept, rooms } = await booked([
      ...necessary(),
      note,
      answerTo(find('checkout'), { checkout_time: '10:00' }),
      answerTo(ofBrands, { text: 'From a friend' }),
    ])
    const answerOf = (one: Question) =>
      kept.find(({ id, ownable_type }) => id === one.id && ownable_type === one.ownable_type)?.answer
    assert.deepEqual(answerOf(find('checkin')), { checkin_time: '15:00' })
    assert.deepEqual(answerOf(find('checkout')), { checkout_time: '10:00' })
    assert.equal(answerOf(find('free', isText))?.text, note.answer.text)
    assert.deepEqual(answerOf(ofBrands), { text: 'From a friend' })
    const number = rooms[0]?.reservation_hotel_room_id
    assert.deepEqual(answerOf(find('people_per_room'))?.rooms, [
      { reservation_hotel_room_id: number, adults: 2, men_count: 1, women_count: 1 },
    ])

    const wrongOwner = await book([...necessary(), { ...answerTo(ofBrands, { text: 'x' }), ownable_type: 'Hotel' }])
    assert.equal(wrongOwner.status, 422)
  })

  it('must be right before anything is booked [CONST-014]', async () => {
    const text = find('free', isText)
    const people = find('people_per_room')
    const way = find('free', (one) => one.answer_type === 'options' && !one.multiple)
    const sign = '𠮷' // two units of UTF-16, one character
    const cases: [string, Answered[] | undefined, Question, string][] = [
      ['nothing', undefined, find('checkin'), 'required'],
      ['256 characters', [...necessary(), answerTo(text, { text: sign.repeat(256) })], text, 'textLimit'],
      [
        '31 files',
        [...necessary(), answerTo(text, { remote_attachments_urls: Array(31).fill('x') })],
        text,
        'fileLimit',
      ],
      ['men 4 of 2', with_(people, { rooms: [{ adults: 2, men_count: 4, women_count: 0 }] }), people, 'peopleSum'],
      [
        'adults of another room',
        with_(people, { rooms: [{ adults: 3, men_count: 1, women_count: 2 }] }),
        people,
        'peopleSum',
      ],
      [
        'a time when the door is closed',
        with_(find('checkin'), { checkin_time: '03:00' }),
        find('checkin'),
        'unknownOption',
      ],
      ['an option nobody offered', with_(way, { options: ['rocket'] }), way, 'unknownOption'],
      ['two of one', with_(way, { options: ['train', 'car'] }), way, 'oneOption'],
    ]
    for (const [name, answers, about, fault] of cases) {
      const { status, body } = await book(answers)
      assert.equal(status, 422, name)
      assert.deepEqual([refusal(body).question_id, refusal(body).fault], [about.id, fault], name)
      assert.equal(refusal(body).base[0]?.field, `additional_questions.${about.id}`)
    }
    const whole = await booked([...necessary(), answerTo(text, { text: sign.repeat(255) })])
    assert.equal(whole.additional_questions.find(({ id }) => id === text.id)?.answer?.text?.length, 510)
  })
  const with_ = (about: Question, answer: Answered['answer']) => [
    ...necessary().filter(({ id }) => id !== about.id),
    answerTo(about, answer),
  ]

  it('of the confirmation are answered there, and changed there, by room', async () => {
    const { reservation_number: reservationId, rooms, additional_questions: all } = await booked(necessary([2, 2]), 2)
    assert.equal(rooms.length, 2)
    const open = all.filter(({ answer }) => answer === null)
    const yoga = open.find(({ question_type: type }) => type === 'people_per_room')
    const train = open.find(({ question_type: type }) => type === 'free')
    assert.ok(yoga && train && open.every(({ labels }) => labels.includes('place_confirmation_screen')))

    const at = { hotelId: YUFUIN, reservationId, query: { email: TARO.email } }
    const perRoom = rooms.map(({ reservation_hotel_room_id, party }, index) => ({
      reservation_hotel_room_id,
      adults: party.adults,
      men_count: index,
      women_count: party.adults - index,
    }))
    const strange = perRoom.map((room) => ({ ...room, reservation_hotel_room_id: 1 }))
    const add = (given: Answered[], key: string, query = at.query) =>
      guest.send(questions.add, { ...at, query, body: { answers: given } }, { [HEADERS.idempotencyKey]: key })
    const refused = await add([answerTo(yoga, { rooms: strange })], 'a-strange-room')
    assert.equal(refusal(refused.body).fault, 'unknownRoom')

    const answers = [answerTo(yoga, { rooms: perRoom }), answerTo(train, { text: 'Yufu 3' })]
    const added = await add(answers, 'yoga-and-train')
    assert.equal(added.status, 201)
    const kept = (await shown(reservationId)).additional_questions
    assert.deepEqual(kept.find(({ id }) => id === yoga.id)?.answer?.rooms, perRoom)
    assert.deepEqual(kept, added.body.data)

    const twice = await add(answers, 'yoga-and-train-2')
    assert.equal(refusal(twice.body).fault, 'notAsked')
    const body = { version: 1, answers: [answerTo(train, { text: 'Yufu 5' })] }
    const changed = await guest.send(questions.change, { ...at, body }, { [HEADERS.idempotencyKey]: 'the-train-again' })
    assert.equal(changed.body.data.find(({ id }) => id === train.id)?.answer?.text, 'Yufu 5')
    assert.equal((await add(answers, 'of-a-stranger', { email: 'jiro@example.com' })).status, 404)
  })

  describe('files', () => {
    it('are drawn anew, served alone and bound to the booking (guarantee S18)', async () => {
      const photograph = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3f6b3a' } })
        .withExif({ IFD0: { Artist: 'Taro Yamada' } })
        .jpeg()
        .toBuffer()
      const sent = new File([new Uint8Array(photograph)], '../../my <passport>.jpeg', { type: 'image/jpeg' })
      const { status, body } = await upload(sent)
      assert.equal(status, 201, JSON.stringify(body))
      assert.equal(body.data.name, 'my passport.jpg')
      const answer = await world.fetch(body.data.url)
      assert.equal(answer.headers.get('content-type'), 'image/jpeg')
      assert.match(answer.headers.get('content-security-policy') ?? '', /sandbox/)
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
      assert.match(answer.headers.get('content-disposition') ?? '', /^inline/)
      const bytes = Buffer.from(await answer.arrayBuffer())
      assert.equal(bytes.length, body.data.bytes)
      const { exif, width } = await sharp(bytes).metadata()
      assert.deepEqual([exif, width], [undefined, 40])

      const text = find('free', isText)
      const { additional_questions: kept } = await booked([
        ...necessary(),
        answerTo(text, { remote_attachments_urls: [body.data.url] }),
      ])
      const urls = kept.find(({ id }) => id === text.id)?.answer?.remote_attachments_urls
      assert.deepEqual(urls, [body.data.url])

      const thief = await openGuest(world)
      const stolen = await book([...necessary(), answerTo(text, { remote_attachments_urls: urls ?? [] })], 1, thief)
      assert.equal(refusal(stolen.body).code, 1250)
    })

    it('are refused when they are none we can look at', async () => {
      const script = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'a.png', {
        type: 'image/png',
      })
      const half = new File([await PICTURE.slice(0, 40).arrayBuffer()], 'half.png', { type: 'image/png' })
      for (const file of [script, half]) {
        const { status, body } = await upload(file)
        assert.deepEqual([status, refusal(body).code], [422, 1251], file.name)
      }
      const foreign = await upload(PICTURE, { origin: 'https://elsewhere.example' })
      assert.equal(foreign.status, 403)
      const pdf = await upload(new File(['%PDF-1.7\n1 0 obj\nendobj\n%%EOF'], 'map.html.pdf', { type: 'text/html' }))
      const answer = await world.fetch(pdf.body.data.url)
      assert.match(answer.headers.get('content-disposition') ?? '', /^attachment/)
    })

    it('that were never booked with are gone after an hour', async () => {
      const { body } = await upload(PICTURE)
      world.clock.advance(HOUR_MS - 1)
      await world.provider.jobs.sweep()
      assert.equal((await world.fetch(body.data.url)).status, 200)
      world.clock.advance(1)
      await world.provider.jobs.sweep()
      assert.equal((await world.fetch(body.data.url)).status, 404)

      const later = await openGuest(world)
      const text = find('free', isText)
      const gone = await book([...necessary(), answerTo(text, { remote_attachments_urls: [body.data.url] })], 1, later)
      assert.deepEqual([gone.status, refusal(gone.body).code, refusal(gone.body).question_id], [422, 1250, text.id])
    })
  })
})
