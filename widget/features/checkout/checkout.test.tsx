import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { createStore, Provider } from 'jotai'

import { editWorld } from '../../../demo-host/provider/demo/world-edits.ts'
import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import type { PaymentType } from '../../../shared/payments.ts'
import { openWorld, ORIGINS } from '../../../test/contract/world.ts'
import type { World } from '../../../test/contract/world.ts'
import { bootAtom } from '../../app/boot.ts'
import { createEnvironment } from '../../app/environment.ts'
import { environmentAtom } from '../../state/environment.ts'
import { goAtom, placeAtom, routeAtom } from '../../state/navigation.ts'
import { bannersAtom } from '../../state/banner.ts'
import { criteriaAtom } from '../../state/search.ts'
import { selectionAtom } from '../../state/selection.ts'
import { settingsAtom } from '../../state/settings.ts'
import { loadPartsAtom } from '../../state/texts.ts'
import { rendered } from '../../ui/rendered.tsx'
import { paymentAtom } from './attempt.ts'
import { cardFieldsAtom } from './card.ts'
import Confirmation from './confirmation.tsx'
import Fail from './fail.tsx'
import { guestFormAtom, termsAtom } from './form.ts'
import GuestDetail from './guest-detail.tsx'
import { pickedPaymentAtom } from './methods.ts'

const HOTEL = { id: 1, code: 'shirotsuki' }
const STAY = { checkin: '2026-11-24', checkout: '2026-11-26' }
const PARTY = { adults: 2, children: 0 }
const TARO = { first_name: 'Taro', last_name: 'Yamada', email: 'taro@example.com', email_again: 'taro@example.com', phone: '09012345678' }
const PAYS = '4000000000024242'
const ASKS = '4000000000003220'
const REFUSED = '4000000000033003'

type Sent = { method: string; path: string; key: string | null; body: Record<string, unknown> | null; headers: Headers }

/** A guest with a chosen room in front of the details, over a real provider; `wire` may spoil what comes back. */
async function openCheckout(world: World, type: PaymentType | null, options: { lines?: number; ways?: number } = {}) {
  const page = rendered(null)
  const sent: Sent[] = []
  let wire = async (send: () => Promise<Response>, _request: Sent): Promise<Response> => send()
  const fetchInWorld = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('origin', ORIGINS.widget)
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : null
    const url = input instanceof Request ? input.url : String(input)
    const request = { method: init.method ?? 'GET', path: new URL(url).pathname, key: headers.get(HEADERS.idempotencyKey), body, headers }
    sent.push(request)
    return wire(() => world.fetch(url, { ...init, headers, signal: undefined }), request)
  }
  const view = page.view as unknown as Window // happy-dom types its own DOM
  const store = createStore()
  const attributes = { hotelCode: HOTEL.code, locale: 'en' as const, segmentIds: '', parentOrigin: '', view: 'search' as const, query: '', origins: ORIGINS }
  const told: unknown[] = []
  const port = { post: (message: unknown) => void told.push(message), listen: () => () => undefined, stop: () => undefined }
  const environment = createEnvironment(store, attributes, port, { view, isOwnDocument: false, fetch: fetchInWorld as typeof fetch })
  store.set(environmentAtom, environment)
  store.set(placeAtom, environment.location.get())
  environment.location.listen(() => store.set(placeAtom, environment.location.get()))
  await store.set(bootAtom)
  await store.set(loadPartsAtom, ['checkout'])

  store.set(criteriaAtom, { ...store.get(criteriaAtom), ...STAY, rooms: [PARTY] })
  const query = { checkin_date: STAY.checkin, checkout_date: STAY.checkout, rooms: [PARTY], bookable: true }
  const { data } = await environment.api(rooms.search, { hotelId: HOTEL.id, query })
  const picks = data.rooms.flatMap((room) => {
    const plan = room.room_plan.find(({ payment_method: ways }) => type !== null && ways.includes(type) && ways.length === (options.ways ?? 2))
    return plan && room.room_count > 0 ? [{ room, plan, party: PARTY, quantity: 1, type: 'rooms' as const }] : []
  })
  store.set(selectionAtom, type === null ? [] : picks.slice(0, options.lines ?? 1))
  store.set(guestFormAtom, (form) => ({ ...form, ...TARO }))
  store.set(termsAtom, true)
  store.set(pickedPaymentAtom, type)
  const screens = { guestDetail: GuestDetail, confirmation: Confirmation, fail: Fail, result: Empty, unavailable: Empty, notFound: Empty }
  const show = () => {
    const Screen = screens[store.get(routeAtom).id]
    page.show(
      <Provider store={store}>
        <Screen />
      </Provider>,
    )
  }
  store.sub(routeAtom, () => queueMicrotask(show))
  store.set(goAtom, { to: 'guestDetail' })
  show()

  const text = () => page.all('main, .bottombar').map((part) => part.textContent.replace(/AfghanistanÅ.*Zimbabwe/, '')).join(' ')
  const sees = (words: string | RegExp) => until(() => (typeof words === 'string' ? text().includes(words) : words.test(text())), `${words} in ${text()}`)
  const press = async (name: string | RegExp) => {
    const find = () => page.all('button').find((button) => (typeof name === 'string' ? button.textContent === name : name.test(button.textContent ?? '')))
    await until(() => find() !== undefined, `a button ${name} in ${text()}`)
    const button = find()
    if (button?.getAttribute('type') === 'submit') page.act(() => page.one('form').dispatchEvent(new page.view.Event('submit', { bubbles: true, cancelable: true }) as unknown as Event))
    else if (button) page.press(button)
  }
  const card = (number: string) =>
    store.set(cardFieldsAtom, {
      tokenise: async () => ({ kind: 'token', token: await world.cardToken(number), brand: 'visa', last4: number.slice(-4), expiry: '12/30' }),
      limit: () => undefined,
      stop: () => undefined,
    })
  const posts = () => sent.filter(({ method, path }) => method === 'POST' && path.endsWith('/reservations'))
  return { store, page, sent, posts, told, text, sees, press, card, spoil: (next: typeof wire) => void (wire = next) }
}

const Empty = () => null

async function until(isTrue: () => boolean, what: string) {
  for (let tries = 0; !isTrue(); tries++) {
    if (tries > 600) throw new Error(`never: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

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
    assert.deepEqual(store.get(bannersAtom).map(({ told }) => told), [{ key: 'checkout.noneChosen' }])
  })

  it('shows the form for a chosen room, with the price of the server [ROUTE-020] [CALL-023]', async () => {
    const { sees, sent, page } = await openCheckout(world, 'on_site')
    await sees('Who is coming?')
    await sees('Taxes')
    const call = sent.find(({ path }) => path.endsWith('/rooms/price'))
    assert.equal(call?.method, 'GET')
    for (const name of [HEADERS.tracingId, HEADERS.locale, HEADERS.clientSession, HEADERS.appVersion]) assert.ok(call?.headers.get(name), name)
    assert.ok(page.all('input[autocomplete="given-name"]').length === 1)
  })

  it('shows three steps with a card and two without [ROUTE-053] [ROUTE-054]', async () => {
    const steps = async (type: PaymentType, ways: number) => {
      const { page, sees } = await openCheckout(world, type, { ways })
      await sees('Who is coming?')
      return page.all('.steps li').map((step) => [step.textContent, step.getAttribute('aria-current')])
    }
    assert.deepEqual(await steps('credit_card', 1), [['Your details', 'step'], ['Payment', null], ['Confirmed', null]])
    assert.deepEqual(await steps('on_site', 1), [['Your details', 'step'], ['Confirmed', null]])
  })

  it('keeps the details from payment back and forward, and books nothing twice after it [ROUTE-063]', async () => {
    const { store, press, sees, posts } = await openCheckout(world, 'on_site')
    await press('Continue to payment')
    await sees('How would you like to pay?')
    store.get(environmentAtom).location.back()
    await sees('Who is coming?')
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
    await sees('We look forward to you, Taro')
    const [post] = posts()
    for (const field of ['rooms', 'guest', 'payment', 'checkin_date', 'checkout_date', 'extras']) assert.ok(post?.body?.[field], field)
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
    await editWorld(world.database, world.clock, { kind: 'sell_out', hotel: HOTEL.code, room_type_code, from: STAY.checkin, to: STAY.checkout })
    const again = await reopened(store)
    assert.equal(again, false)
    await sees(`${first.room.room_type_name} has just been sold out`)
    assert.match(text(), /Your other rooms are still free/)
    await editWorld(world.database, world.clock, { kind: 'sell_out', hotel: HOTEL.code, room_type_code, left: 3, from: STAY.checkin, to: STAY.checkout })
  })

  it('tells the old and the new price and lets the guest decide again', async () => {
    const { store, press, sees, posts } = await openCheckout(world, 'on_site')
    const [line] = store.get(selectionAtom)
    await press('Continue to payment')
    await sees('Taxes')
    const change = (percent: number) =>
      editWorld(world.database, world.clock, { kind: 'change_price', hotel: HOTEL.code, room_plan_code: line?.plan.room_plan_code ?? '', percent, from: STAY.checkin, to: STAY.checkout })
    await change(120)
    world.clock.advance(31 * 60_000) // the word on the quote is over
    await press('Book, pay at the hotel')
    await sees(/The price is now ¥[\d,]+It was ¥[\d,]+ when you chose/)
    await press('Book, pay at the hotel')
    await sees('We look forward to you')
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
    await press('Ask again')
    await sees('We look forward to you')
    assert.equal(new Set(posts().map(({ key }) => key)).size, 1)
    assert.equal(await bookings(), count + 1)
  })

  it('keeps the form and takes another press after a 500 on the booking [RESP-008]', async () => {
    const { store, press, sees, page, spoil } = await openCheckout(world, 'on_site')
    await press('Continue to payment')
    let failures = 0
    spoil((send, { method, path }) =>
      method === 'POST' && path.endsWith('/reservations') && failures++ < 4 ? Promise.resolve(new Response('{}', { status: 500 })) : send(),
    )
    await press('Book, pay at the hotel')
    await sees('Something went wrong on our side')
    assert.equal(store.get(guestFormAtom).email, TARO.email)
    assert.equal(page.all('button[type=submit][aria-busy=true]').length, 0)
    await press('Book, pay at the hotel')
    await sees('We look forward to you')
  })

  describe('with a card', () => {
    const open = async (number: string) => {
      const checkout = await openCheckout(world, 'credit_card')
      await checkout.press('Continue to payment')
      await checkout.sees('How would you like to pay?')
      await until(() => checkout.store.get(cardFieldsAtom) !== null, 'card fields')
      checkout.card(number)
      const holder = checkout.page.one('input[name="cc-name"]') as HTMLInputElement
      holder.value = 'TARO YAMADA'
      checkout.page.act(() => holder.dispatchEvent(new checkout.page.view.Event('input', { bubbles: true }) as unknown as Event))
      return checkout
    }

    it('pays the sum the button names and confirms', async () => {
      const { press, sees, posts } = await open(PAYS)
      await press(/^Pay ¥[\d,]+ and book$/)
      await sees('We look forward to you')
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
      await sees('Your bank wants to be sure it is you')
      const payment = store.get(paymentAtom)
      assert.ok(payment.kind === 'challenge' && payment.challenge.url)
      await world.decide(payment.challenge.url, 'approve')
      await sees('We look forward to you')
    })

    it('says that no money moved when the guest stops, and leads back to the filled form [ROUTE-022]', async () => {
      const { press, sees, store } = await open(ASKS)
      await press(/^Pay/)
      await press('Stop and choose another way to pay')
      await sees('No money has moved')
      assert.match(store.get(placeAtom).search, /checkin=2026-11-24&checkout=2026-11-26&adults=2&error_code=3008/)
      await press('Try another card')
      await sees('How would you like to pay?')
    })
  })
})

/** What opening the details again asks. */
async function reopened(store: ReturnType<typeof createStore>): Promise<boolean> {
  const { checkLinesAtom } = await import('./stay.ts')
  assert.ok(store.get(settingsAtom))
  return store.set(checkLinesAtom)
}
