import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Request } from 'playwright'

import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { chargeTable } from '../../../demo-host/simulators/gateway/schema.ts'
import { UNHEARD_ATTEMPT_MS } from '../../../shared/constants.ts'
import { BOOK } from '../helpers/calls.ts'
import { ASKS, BOTH_WAYS, journey, PAYS } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

const { world, guest } = journey()
const POST = { path: '/hotels/:hotelId/reservations', method: 'POST' } as const

const isBooking = (request: Request) => request.method() === 'POST' && BOOK.test(new URL(request.url()).pathname)

const counts = async () => [
  await world().database.orm.$count(reservation),
  await world().database.orm.$count(chargeTable),
]

async function toPayment(number: string): Promise<Guest> {
  const taro = await guest({ host: '/frame/', inFrame: true })
  await taro.button(taro.t('search.search')).waitFor()
  await taro.search()
  await taro.choose(BOTH_WAYS)
  await taro.toDetails()
  await taro.introduce()
  await taro.toPayment()
  await taro.fillCard(number)
  return taro
}

/** A script of the page puts the widget elsewhere, as frameworks and builders of pages do; its frame is loaded anew. */
const move = ({ page }: Guest) =>
  page.evaluate(() => {
    const element = document.querySelector('booking-widget')
    if (element) document.body.append(element)
  })

describe('a frame that its page moves while a booking is paid', () => {
  it('tells that the stay is booked, once, and goes on (guarantee W9)', async () => {
    const [booked = NaN, charged = NaN] = await counts()
    const taro = await toPayment(PAYS)
    const { t, see, page } = taro
    let posts = 0
    page.on('request', (request) => (posts += Number(isBooking(request))))
    // Booked after the frame's first question, and long before its last one refuses what is still on its way.
    await world().nextAnswer({ ...POST, delay_ms: UNHEARD_ATTEMPT_MS / 2 })
    const sent = page.waitForRequest(isBooking)
    await taro.pay()
    await sent
    await move(taro)
    await see(t('checkout.bookedTitle'))
    assert.deepEqual(await counts(), [booked + 1, charged + 1])
    await taro.button(t('paying.openOn')).click()
    await taro.button(t('search.search')).waitFor()
    assert.equal(posts, 1)
  })

  it('asks the bank’s question again, and ends as the bank says', async () => {
    const [booked = NaN, charged = NaN] = await counts()
    const taro = await toPayment(ASKS)
    await taro.pay()
    await taro.seeTitle(taro.t('checkout.bankTitle'))
    await move(taro)
    await taro.answerBank('approve')
    await taro.see(taro.t('checkout.bookedTitle'))
    assert.deepEqual(await counts(), [booked + 1, charged + 1])
  })
})
