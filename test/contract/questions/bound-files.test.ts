import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { attachment } from '../../../demo-host/provider/db/schema/question.ts'
import { payments } from '../../../shared/contract/payments.ts'
import { questions } from '../../../shared/contract/questions.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { ALL_USERS } from '../../../shared/model/stay/question.ts'
import type { Answered, FileAttachment, Question } from '../../../shared/model/stay/question.ts'
import { waitForSessions } from '../../lib/database/waiting-sessions.ts'
import { firstRoom, openGuest, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { form, PICTURE } from '../helpers/picture.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const YUFUIN = 9
const DECLINED = '4000000000043002'
const CHALLENGED = '4000000000003220'

describe('a file that two bookings of one browser name (AMB-91)', () => {
  let world: World
  let guest: Guest
  let asked: Question[]
  let keys = 0
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    const q = { label_filters: [ALL_USERS], room_plan_codes: [] }
    asked = (await guest.send(questions.ofHotel, { hotelId: YUFUIN, query: { q, tripla_book_enabled: true } })).body
      .data
  })
  after(() => world.close())

  const find = (is: (one: Question) => boolean): Pick<Answered, 'id' | 'ownable_type'> => {
    const found = asked.find(is)
    assert.ok(found)
    return { id: found.id, ownable_type: found.ownable_type }
  }
  const textual = () => find((one) => one.question_type === 'free' && one.answer_type === 'text')
  const answersWith = (url: string): Answered[] => [
    { ...find((one) => one.question_type === 'checkin'), answer: { checkin_time: '15:00' } },
    {
      ...find((one) => one.question_type === 'people_per_room'),
      answer: { rooms: [{ adults: 2, men_count: 1, women_count: 1 }] },
    },
    {
      ...find((one) => one.question_type === 'free' && one.answer_type === 'options' && !one.multiple),
      answer: { options: ['train'] },
    },
    { ...textual(), answer: { remote_attachments_urls: [url] } },
  ]
  async function upload(): Promise<FileAttachment> {
    const headers = { origin: ORIGINS.widget, [HEADERS.clientSession]: guest.token() }
    const answer = await world.fetch(`${ORIGINS.api}/file_attachments`, {
      method: 'POST',
      headers,
      body: form(PICTURE),
    })
    return ((await answer.json()) as { data: FileAttachment }).data
  }
  async function written(url: string, card?: string) {
    const type = card ? 'credit_card' : 'on_site'
    const room = await firstRoom(guest, YUFUIN, type)
    return guest.booking(YUFUIN, type, [room], {
      additional_questions: answersWith(url),
      ...(card && {
        payment: {
          type,
          card: {
            token: await world.cardToken(card, { gateway: 'paygent' }),
            brand: 'visa',
            last4: card.slice(-4),
            expiry: '12/30',
            holder: 'T',
          },
          return_url: `${ORIGINS.widget}/return`,
        },
      }),
    })
  }
  const book = async (url: string, card?: string) =>
    guest.book(YUFUIN, await written(url, card), `bound-files-${++keys}`)
  async function filesOf(number: string) {
    const query = { email: TARO.email }
    const { body } = await guest.send(reservations.show, { hotelId: YUFUIN, reservationId: number, query })
    const { id } = textual()
    return body.data.additional_questions.find((one) => one.id === id)?.answer?.remote_attachments_urls
  }
  const ownerOf = async ({ id }: FileAttachment) =>
    (await world.database.orm.select().from(attachment).where(eq(attachment.id, id)))[0]?.reservation_id
  const refusal = ({ status, body }: Awaited<ReturnType<typeof book>>) => {
    const refused = body.errors?.[0]?.details
    return [status, refused?.code, refused?.question_id, refused?.fault]
  }
  const gone = () => [422, 1250, textual().id, 'fileGone']

  it('stays with the first, and the second is told at the question', async () => {
    const file = await upload()
    const first = await book(file.url)
    assert.equal(first.status, 201, JSON.stringify(first.body))
    const owner = await ownerOf(file)
    assert.deepEqual(refusal(await book(file.url)), gone())
    assert.equal(await ownerOf(file), owner)
    assert.deepEqual(await filesOf(first.body.data.reservation_number), [file.url])
  })

  it('goes along to the next try where the payment of the first was refused', async () => {
    const file = await upload()
    const refused = await book(file.url, DECLINED)
    assert.equal(refused.status, 402, JSON.stringify(refused.body))
    const next = await book(file.url)
    assert.equal(next.status, 201, JSON.stringify(next.body))
    assert.deepEqual(await filesOf(next.body.data.reservation_number), [file.url])
  })

  it('stays with the first while its bank is asked, and is free again once that was given up', async () => {
    const file = await upload()
    const asking = await book(file.url, CHALLENGED)
    assert.equal(asking.status, 201, JSON.stringify(asking.body))
    const { transaction } = asking.body.data
    assert.equal(transaction?.status, 'pre_3d_secure', JSON.stringify(asking.body))
    assert.deepEqual(refusal(await book(file.url)), gone())
    const at = { hotelId: YUFUIN, transactionId: transaction.id }
    await guest.send(payments.settle, {
      ...at,
      reservationId: asking.body.data.reservation_number,
      body: { status: 'cancelled' },
    })
    assert.equal((await book(file.url)).status, 201)
  })

  it('is of one of the two, when both come at the same moment', async () => {
    const file = await upload()
    const bodies = [await written(file.url), await written(file.url)]
    const { orm } = world.database
    const { both } = await orm.transaction(async (tx) => {
      await tx.select().from(attachment).where(eq(attachment.id, file.id)).for('update')
      const sent = bodies.map((body) => guest.book(YUFUIN, body, `bound-files-${++keys}`))
      await waitForSessions(orm, sent.length)
      return { both: sent }
    })
    const answers = await Promise.all(both)
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 422])
  })
})
