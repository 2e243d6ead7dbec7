import { must, NotTried, said } from './kit.ts'
import type { Kit, Offer } from './kit.ts'
import { at, numberAt, textAt } from './target.ts'
import type { Answer } from './target.ts'
import type { Row } from './rows.ts'

const PRICE = '/hotels/{hotelId}/rooms/price'
const BOOK = '/hotels/{hotelId}/reservations'
const SHOW = '/hotels/{hotelId}/reservations/{reservationId}'
const CANCEL = `${SHOW}/cancel`
const GUESTS = `${SHOW}/guests`
const EMAIL = 'conformance@example.com'
const TIMES = 5
const FEW_ROOMS = 4
const LATE_RACERS = 3

const isDone = ({ status }: Answer) => status >= 200 && status < 300
const isRefused = ({ status }: Answer) => status >= 400 && status < 500
const numberOf = ({ body }: Answer) => textAt(body, 'data', 'reservation_number')

async function cancelled(kit: Kit, of: Offer) {
  const { path } = await kit.booked(of)
  const shown = await kit.visitor.send('GET', path, { query: { email: EMAIL } })
  const fee = numberAt(shown.body, 'data', 'total', 'cancellation', 'fee')
  const cancel = (displayed: number, key = kit.newKey()) =>
    kit.visitor.send('PUT', `${path}/cancel`, {
      query: { email: EMAIL },
      body: { reason: 'plans', details: '', cancellation_fee_displayed: displayed },
      headers: { 'idempotency-key': key },
    })
  return { path, fee: Number.isNaN(fee) ? 0 : fee, cancel }
}

export const BOOKING_ROWS: readonly Row[] = [
  {
    id: 'book.price',
    profile: 'book',
    says: 'a price calculation fits the document',
    check: async (kit) => {
      const found = await kit.price(await kit.offer())
      must(isDone(found), `it was answered ${said(found)}`)
      kit.fits('GET', PRICE, found)
    },
  },
  {
    id: 'book.adds-up',
    profile: 'book',
    says: 'what a search shows is what is asked for: net price, tax and tax of the place are the total',
    async check(kit) {
      const offer = await kit.offer()
      const { body } = await kit.price(offer)
      const [net, tax, place] = ['total_price', 'tax', 'accommodation_tax'].map((field) =>
        numberAt(offer.plan, 'price', field),
      )
      const [shown, asked] = [(net ?? 0) + (tax ?? 0) + (place ?? 0), numberAt(body, 'data', 'total', 'total_price')]
      must(shown === asked, `the search showed ${shown}, and ${asked} is asked for`)
    },
  },
  {
    id: 'book.done',
    profile: 'book',
    says: 'a stay that is paid at the hotel is booked, and the answer fits the document',
    async check(kit) {
      const { answer } = await kit.booked(await kit.offer())
      kit.fits('POST', BOOK, answer)
    },
  },
  {
    id: 'book.shown',
    profile: 'book',
    says: 'who knows number and e-mail is shown the stay, as the document says',
    async check(kit) {
      const { path, number } = await kit.booked(await kit.offer())
      const shown = await kit.visitor.send('GET', path, { query: { email: EMAIL } })
      kit.fits('GET', SHOW, shown)
      must(shown.text.includes(number), `the number is missing: ${said(shown)}`)
    },
  },
  {
    id: 'book.key-needed',
    profile: 'book',
    says: 'a booking without an Idempotency-Key is refused',
    async check(kit) {
      const answer = await kit.book(await kit.booking(await kit.offer()), null)
      must(isRefused(answer), `it was answered ${said(answer)}`)
    },
  },
  {
    id: 'book.once',
    profile: 'book',
    says: `the same booking under the same key, ${TIMES} times at once, is one stay`,
    async check(kit) {
      const body = await kit.booking(await kit.offer())
      const key = kit.newKey()
      const answers = await Promise.all(Array.from({ length: TIMES }, () => kit.book(body, key)))
      const again = await kit.book(body, key)
      const numbers = new Set([...answers, again].filter(isDone).map(numberOf))
      must(numbers.size === 1, `there are ${numbers.size} stays: ${[...numbers].join(', ')}`)
      must(isDone(again), `the repeated booking was answered ${said(again)}`)
    },
  },
  {
    id: 'book.other-body',
    profile: 'book',
    says: 'another booking under a used key is refused',
    async check(kit) {
      const body = await kit.booking(await kit.offer())
      const key = kit.newKey()
      await kit.book(body, key)
      const answer = await kit.book({ ...body, guest: { ...body.guest, first_name: 'Jiro' } }, key)
      must(isRefused(answer), `it was answered ${said(answer)}`)
    },
  },
  {
    id: 'book.total',
    profile: 'book',
    says: 'a total that the provider did not calculate is refused',
    async check(kit) {
      const body = await kit.booking(await kit.offer())
      const answer = await kit.book({ ...body, total_price: body.total_price - 1 }, kit.newKey())
      must(isRefused(answer), `it was answered ${said(answer)}`)
    },
  },
  {
    id: 'book.stock',
    profile: 'book',
    says: 'a room that is booked is not free any more',
    async check(kit) {
      const offer = await kit.offer((room) => numberAt(room, 'room_count') > 1)
      const before = await kit.freeOf(offer)
      await kit.booked(offer)
      const after = await kit.freeOf(offer)
      must(after === before - 1, `${before} were free before, and ${after} afterwards`)
    },
  },
  {
    id: 'book.strangers',
    profile: 'book',
    says: 'a stranger learns nothing: a stay of another is refused as one that is not there',
    async check(kit) {
      const { path, number } = await kit.booked(await kit.offer())
      const stranger = await kit.newVisitor()
      const foreign = await stranger.send('GET', path)
      const missing = await stranger.send('GET', path.replace(number, `${number.slice(0, -2)}ZZ`))
      must(isRefused(foreign), `a stranger was answered ${said(foreign)}`)
      const codes = [foreign, missing].map(
        ({ status, body }) => `${status} ${textAt(body, 'errors', 0, 'details', 'code')}`,
      )
      must(codes[0] === codes[1], `the stay of another is ${codes[0]}, and one that is not there ${codes[1]}`)
    },
  },
  {
    id: 'book.racers',
    profile: 'book',
    says: 'of more guests than rooms at once as many as there are rooms win',
    async check(kit) {
      const offer = await kit.offer((room) => numberAt(room, 'room_count') <= FEW_ROOMS, 1)
      const free = await kit.freeOf(offer)
      const racers = await Promise.all(
        Array.from({ length: free + LATE_RACERS }, async () => {
          const who = await kit.newVisitor()
          return { who, body: await kit.booking(offer, who) }
        }),
      )
      const answers = await Promise.all(racers.map(({ who, body }) => kit.book(body, kit.newKey(), who)))
      const won = answers.filter(isDone).length
      must(won === free, `${free} rooms were free, and ${won} were booked`)
    },
  },
  {
    id: 'change.guests',
    profile: 'change',
    says: 'who comes is changed once, and shown',
    async check(kit) {
      const { path } = await kit.booked(await kit.offer())
      const settings = await kit.visitor.send('GET', `${path}/update_settings`, { query: { email: EMAIL } })
      if (at(settings.body, 'data', 'updatable') !== true) throw new NotTried('the hotel lets nobody change')
      const shown = await kit.visitor.send('GET', path, { query: { email: EMAIL } })
      const body = { email: EMAIL, version: numberAt(shown.body, 'data', 'version'), guest: { phone: '09087654321' } }
      const headers = { 'idempotency-key': kit.newKey() }
      const answer = await kit.visitor.send('PUT', `${path}/guests`, { body, headers })
      must(isDone(answer), `it was answered ${said(answer)}`)
      kit.fits('PUT', GUESTS, answer)
      const again = await kit.visitor.send('PUT', `${path}/guests`, {
        body,
        headers: { 'idempotency-key': kit.newKey() },
      })
      must(isRefused(again), `a change of what has changed meanwhile was answered ${said(again)}`)
    },
  },
  {
    id: 'cancel.fee',
    profile: 'cancel',
    says: 'a fee that the guest was not shown is never taken',
    async check(kit) {
      const { fee, cancel } = await cancelled(kit, await kit.offer())
      const answer = await cancel(fee + 1)
      must(isRefused(answer), `it was answered ${said(answer)}`)
    },
  },
  {
    id: 'cancel.done',
    profile: 'cancel',
    says: 'a stay is cancelled for the fee that was shown, as the document says',
    async check(kit) {
      const { fee, cancel } = await cancelled(kit, await kit.offer())
      const answer = await cancel(fee)
      must(isDone(answer), `it was answered ${said(answer)}`)
      kit.fits('PUT', CANCEL, answer)
      must(numberAt(answer.body, 'data', 'cancellation', 'fee') === fee, `another fee was taken: ${said(answer)}`)
    },
  },
  {
    id: 'cancel.once',
    profile: 'cancel',
    says: 'what is cancelled is not cancelled again',
    async check(kit) {
      const { fee, cancel } = await cancelled(kit, await kit.offer())
      const key = kit.newKey()
      await cancel(fee, key)
      const [same, other] = [await cancel(fee, key), await cancel(fee)]
      must(isDone(same), `the repeated cancelling was answered ${said(same)}`)
      must(isRefused(other), `cancelling it anew was answered ${said(other)}`)
    },
  },
  {
    id: 'cancel.stock',
    profile: 'cancel',
    says: 'a room that is given back is free again',
    async check(kit) {
      const offer = await kit.offer()
      const before = await kit.freeOf(offer)
      const { fee, cancel } = await cancelled(kit, offer)
      await cancel(fee)
      const after = await kit.freeOf(offer)
      must(after === before, `${before} were free before, and ${after} afterwards`)
    },
  },
]
