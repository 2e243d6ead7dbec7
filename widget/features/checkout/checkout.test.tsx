import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { editWorld } from '../../../demo-host/controls/world-edits.ts'
import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { environmentAtom } from '../../state/environment.ts'
import { placeAtom, routeAtom } from '../../state/navigation/navigation.ts'
import { bannersAtom } from '../../state/messages/messages.ts'
import { selectionAtom } from '../../state/search/selection.ts'
import { paymentAtom } from '../../payment/attempt.ts'
import { guestFormAtom } from './details/form.ts'
import { openWithCard, PAYS } from '../../../test/lib/paying.ts'
import { HOTEL, STAY, TARO, openCheckout } from '../../../test/lib/widget/open-checkout.tsx'
import { until } from '../../../test/lib/until.ts'
import { checkLinesAtom } from './stay.ts'

const ASKS = '4000000000003220'
const REFUSED = '4000000000033003'

describe('checkout', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())
  const bookings = () => world.database.orm.$count(reservation)

  it('sends a guest without a room back to the results and says why [ROUTE-020]', async () => {
    const { store } = await openCheckout(world, null)
    await until(() => store.get(routeAtom).id === 'result', 'the results')
    assert.deepEqual(
      store.get(bannersAtom).map(({ message }) => message),
      [{ key: 'checkout.noneChosen' }],
    )
  })

  it('shows the form for a chosen room, with the price of the server [ROUTE-020] [CALL-023]', async () => {
    const { sees, sent, page } = await openCheckout(world, 'on_site')
    await sees('Who is staying?')
    await sees('Taxes')
    const call = sent.find(({ path }) => path.endsWith('/rooms/price'))
    assert.equal(call?.method, 'GET')
    for (const name of [HEADERS.tracingId, HEADERS.locale, HEADERS.clientSession, HEADERS.appVersion])
      assert.ok(call?.headers.get(name), name)
    assert.ok(page.all('input[autocomplete="given-name"]').length === 1)
  })

  it('walks three steps where there are ways to pay, and two where nothing is to be chosen [ROUTE-053] [ROUTE-054]', async () => {
    const isOf = (page: { all: (selector: string) => Element[] }) =>
      page.all('.steps li').map((step) => [step.textContent, step.getAttribute('aria-current')])
    const long = await openCheckout(world, 'on_site')
    await long.sees('Who is staying?')
    assert.deepEqual(isOf(long.page), [['Your details', 'step'], ['Payment', null], ['Confirmed', null]]) // prettier-ignore
    await long.press('Continue to payment')
    await long.sees('How would you like to pay?')
    assert.deepEqual(isOf(long.page), [['Your details', null], ['Payment', 'step'], ['Confirmed', null]]) // prettier-ignore
    await long.press('Book, pay at the hotel')
    await long.sees('We look forward to welcoming you, Taro')
    assert.deepEqual(isOf(long.page), [['Your details', null], ['Payment', null], ['Confirmed', 'step']]) // prettier-ignore

    const card = await openCheckout(world, 'credit_card', { ways: 1 })
    await card.sees('Who is staying?')
    assert.deepEqual(isOf(card.page), [['Your details', 'step'], ['Payment', null], ['Confirmed', null]]) // prettier-ignore

    const short = await openCheckout(world, 'on_site', { ways: 1 })
    await short.sees('Who is staying?')
    assert.deepEqual(isOf(short.page), [['Your details', 'step'], ['Confirmed', null]]) // prettier-ignore
    await short.press('Book, pay at the hotel')
    await short.sees('We look forward to welcoming you, Taro')
    assert.deepEqual(isOf(short.page), [['Your details', null], ['Confirmed', 'step']]) // prettier-ignore
  })

  it('keeps the details from payment back and forward, and books nothing twice after it [ROUTE-063]', async () => {
    const { store, press, sees, posts } = await openCheckout(world, 'on_site')
    await press('Continue to payment')
    await sees('How would you like to pay?')
    store.get(environmentAtom).location.back()
    await sees('Who is staying?')
    assert.equal(store.get(guestFormAtom).first_name, 'Taro')
    await press('Continue to payment')
    await press('Book, pay at the hotel')
    await until(() => store.get(routeAtom).id === 'confirmation', 'the confirmation')
    store.get(environmentAtom).location.back()
    await until(() => store.get(routeAtom).id === 'result', 'the results')
    assert.equal(posts().length, 1)
  })

  it('books with the contract’s fields and shows the confirmation by number and e-mail [CALL-041] [CALL-042] [ROUTE-021]', async () => {
    const { store, press, sees, posts, sent, told } = await openCheckout(world, 'on_site')
    await press('Continue to payment')
    await press('Book, pay at the hotel')
    await sees('We look forward to welcoming you, Taro')
    const [post] = posts()
    for (const field of ['rooms', 'guest', 'payment', 'checkin_date', 'checkout_date', 'extras'])
      assert.ok(post?.body?.[field], field)
    assert.ok(post?.key)
    assert.ok(sent.some(({ method, path }) => method === 'GET' && /\/reservations\/TST-/.test(path)))
    assert.doesNotMatch(store.get(placeAtom).search, /taro/)
    assert.equal(told.filter((message) => JSON.stringify(message).includes('reservation_number')).length, 1)
  })

  it('names the line that is gone and keeps the others [CALL-135]', async () => {
    const { store, sees, text } = await openCheckout(world, 'on_site', { lines: 2 })
    const [first] = store.get(selectionAtom)
    assert.ok(first)
    const room_type_code = first.room.room_type_code
    await editWorld(world.database, world.clock, {
      kind: 'sell_out',
      hotel: HOTEL.code,
      room_type_code,
      from: STAY.checkin,
      to: STAY.checkout,
    })
    assert.equal(await store.set(checkLinesAtom), false)
    await sees(`${first.room.room_type_name} has just been sold out`)
    assert.match(text(), /Your other rooms are still available/)
    await editWorld(world.database, world.clock, {
      kind: 'sell_out',
      hotel: HOTEL.code,
      room_type_code,
      left: 3,
      from: STAY.checkin,
      to: STAY.checkout,
    })
  })

  it('tells the old and the new price and lets the guest decide again', async () => {
    const { store, press, sees, posts } = await openCheckout(world, 'on_site')
    const [line] = store.get(selectionAtom)
    await press('Continue to payment')
    await sees('Taxes')
    const change = (percent: number) =>
      editWorld(world.database, world.clock, {
        kind: 'change_price',
        hotel: HOTEL.code,
        room_plan_code: line?.plan.room_plan_code ?? '',
        percent,
        from: STAY.checkin,
        to: STAY.checkout,
      })
    await change(120)
    world.clock.advance(31 * 60_000) // the word on the quote is over
    await press('Book, pay at the hotel')
    await sees(/The price is now ¥[\d,]+, up from ¥[\d,]+\./)
    await press('Book, pay at the hotel')
    await sees('We look forward to welcoming you')
    const keys = posts().map(({ key }) => key)
    assert.equal(new Set(keys).size, 2)
    await change(83)
  })

  it('asks again under the same key when the answer was lost, and books once', async () => {
    const count = await bookings()
    const { press, sees, posts, spoil } = await openCheckout(world, 'on_site')
    await press('Continue to payment')
    let lost = 0
    spoil(async (send, { method, path }) => {
      const answer = await send()
      if (method !== 'POST' || !path.endsWith('/reservations') || lost++ >= 4) return answer
      throw new TypeError('the connection ended')
    })
    await press('Book, pay at the hotel')
    await sees('We do not know yet whether your booking went through')
    await press('Check again')
    await sees('We look forward to welcoming you')
    assert.equal(new Set(posts().map(({ key }) => key)).size, 1)
    assert.equal(await bookings(), count + 1)
  })

  it('keeps the form and takes another press after a 500 on the booking [RESP-008]', async () => {
    const { store, press, sees, page, spoil } = await openCheckout(world, 'on_site')
    await press('Continue to payment')
    let failures = 0
    spoil((send, { method, path }) =>
      method === 'POST' && path.endsWith('/reservations') && failures++ < 4
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : send(),
    )
    await press('Book, pay at the hotel')
    await sees('Something went wrong on our side')
    assert.equal(store.get(guestFormAtom).email, TARO.email)
    assert.equal(page.all('button[type=submit][aria-busy=true]').length, 0)
    await press('Book, pay at the hotel')
    await sees('We look forward to welcoming you')
  })

  describe('with a card', () => {
    const open = (number: string) => openWithCard(world, number)

    it('pays the sum the button names and confirms', async () => {
      const { press, sees, posts } = await open(PAYS)
      await press(/^Pay ¥[\d,]+ and book$/)
      await sees('We look forward to welcoming you')
      assert.equal(JSON.stringify(posts()[0]?.body).includes(PAYS), false)
    })

    it('lets the guest try another card when the bank refuses one', async () => {
      const { press, sees, store } = await open(REFUSED)
      await press(/^Pay/)
      await until(() => store.get(paymentAtom).kind === 'refused', 'the refusal')
      await sees('card')
      assert.equal(store.get(guestFormAtom).last_name, 'Yamada')
    })

    it('shows the bank’s question, and confirms when it is answered', async () => {
      const { press, sees, store } = await open(ASKS)
      await press(/^Pay/)
      await sees('Your bank needs to confirm it is you')
      const payment = store.get(paymentAtom)
      assert.ok(payment.kind === 'challenge' && payment.challenge.url)
      await world.decide(payment.challenge.url, 'approve')
      await sees('We look forward to welcoming you')
    })

    it('says that no money moved when the guest stops, and leads back to the filled form', async () => {
      const { press, sees, store } = await open(ASKS)
      await press(/^Pay/)
      await press('Stop and choose another way to pay')
      await sees('You have not been charged')
      assert.match(store.get(placeAtom).search, /checkin=2026-11-24&checkout=2026-11-26&adults=2&.*error_code=3008/)
      await press('Try another card')
      await sees('How would you like to pay?')
    })
  })
})
