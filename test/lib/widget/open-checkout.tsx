import { anHourLater } from '../an-hour-later.ts'
import { until } from '../until.ts'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { HEADERS } from '../../../shared/headers.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import type { RouteId } from '../../../shared/routes.ts'
import { PASSWORD } from '../../contract/helpers/members.ts'
import { ORIGINS } from '../../contract/helpers/world.ts'
import type { World } from '../../contract/helpers/world.ts'
import { bootAtom } from '../../../widget/app/start/boot.ts'
import { createEnvironment } from '../../../widget/app/start/environment.ts'
import { environmentAtom } from '../../../widget/state/environment.ts'
import { becomeMemberAtom, identifyAtom } from '../../../widget/state/session/identity.ts'
import { goAtom, placeAtom, routeAtom } from '../../../widget/state/navigation/navigation.ts'
import { criteriaAtom } from '../../../widget/state/search/search.ts'
import { selectionAtom } from '../../../widget/state/search/selection.ts'
import { loadPartsAtom } from '../../../widget/state/settings/texts.ts'
import { rendered } from '../rendered.tsx'
import { cardFieldsAtom } from '../../../widget/payment/card.ts'
import Confirmation from '../../../widget/features/checkout/confirmation/confirmation.tsx'
import Fail from '../../../widget/features/checkout/failure/fail.tsx'
import { guestFormAtom, termsAtom } from '../../../widget/features/checkout/details/form.ts'
import GuestDetail from '../../../widget/features/checkout/guest-detail.tsx'
import { pickedPaymentAtom } from '../../../widget/features/checkout/pay/methods.ts'

export const HOTEL = { id: 1, code: 'shirotsuki' }
export const STAY = { checkin: '2026-11-24', checkout: '2026-11-26' }
const PARTY = { adults: 2, children: 0 }
export const TARO = {
  first_name: 'Taro',
  last_name: 'Yamada',
  email: 'taro@example.com',
  email_again: 'taro@example.com',
  phone: '09012345678',
}

type Sent = {
  method: string
  path: string
  query: URLSearchParams
  key: string | null
  body: Record<string, unknown> | null
  headers: Headers
}

type Wire = (send: () => Promise<Response>, request: Sent) => Promise<Response>

const BOOKING = /^\/hotels\/\d+\/reservations$/
/** Of tests that ended with the press: what they booked is to be there before the next guest comes. */
const bookings = new WeakMap<World, Promise<void>[]>()
const nothing = () => undefined
/** A test may hold an answer back for good. */
const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 3_000).unref())

/** A guest with a chosen room in front of the details, over a real provider; `wire` may spoil what comes back. */
export async function openCheckout(
  world: World,
  type: PaymentType | null,
  options: {
    lines?: number
    ways?: number
    hotel?: typeof HOTEL
    plan?: string
    locale?: Locale
    /** Somebody signed in, by their address. */
    member?: string
    /** What is spoiled from the start. */
    wire?: Wire
  } = {},
) {
  await Promise.all(bookings.get(world) ?? [])
  await anHourLater(world)
  const page = rendered(null)
  const sent: Sent[] = []
  let wire: Wire = options.wire ?? (async (send) => send())
  const fetchInWorld = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('origin', ORIGINS.widget)
    // Signing in is a form's.
    const isJson = typeof init.body === 'string' && init.body.startsWith('{')
    const body = isJson ? (JSON.parse(String(init.body)) as Record<string, unknown>) : null
    const url = input instanceof Request ? input.url : String(input)
    const request = {
      method: init.method ?? 'GET',
      path: new URL(url).pathname,
      query: new URL(url).searchParams,
      key: headers.get(HEADERS.idempotencyKey),
      body,
      headers,
    }
    sent.push(request)
    const send = () => {
      const answer = world.fetch(url, { ...init, headers, signal: undefined })
      if (request.method === 'POST' && BOOKING.test(request.path))
        bookings.set(world, [...(bookings.get(world) ?? []), Promise.race([answer.then(nothing, nothing), soon()])])
      return answer
    }
    return wire(send, request)
  }
  const view = page.view as unknown as Window // happy-dom types its own DOM
  const store = createStore()
  const attributes = {
    hotelCode: (options.hotel ?? HOTEL).code,
    locale: options.locale ?? ('en' as const),
    segmentIds: '',
    parentOrigin: '',
    view: 'search' as const,
    query: '',
    structuredData: false,
    origins: ORIGINS,
  }
  const told: unknown[] = []
  const port = {
    post: (message: unknown) => void told.push(message),
    listen: () => () => undefined,
    stop: () => undefined,
  }
  const environment = createEnvironment(store, attributes, port, {
    view,
    isOwnDocument: false,
    fetch: fetchInWorld as typeof fetch,
  })
  store.set(environmentAtom, environment)
  store.set(placeAtom, environment.location.get())
  environment.location.listen(() => store.set(placeAtom, environment.location.get()))
  await store.set(bootAtom)
  await store.set(loadPartsAtom, ['checkout', 'common'])
  if (options.member !== undefined) {
    await store.set(identifyAtom)
    const body = { email: options.member, password: PASSWORD }
    const { data } = await environment.api(accounts.signIn, { hotelId: (options.hotel ?? HOTEL).id, body })
    store.set(becomeMemberAtom, data, 'password')
  }

  store.set(criteriaAtom, { ...store.get(criteriaAtom), ...STAY, rooms: [PARTY] })
  const query = { checkin_date: STAY.checkin, checkout_date: STAY.checkout, rooms: [PARTY], bookable: true }
  const { data } = await environment.api(rooms.search, { hotelId: (options.hotel ?? HOTEL).id, query })
  const picks = data.rooms.flatMap((room) => {
    const plan = room.room_plan.find(
      ({ payment_method: ways, hotel_plan_code: code }) =>
        type !== null &&
        ways.includes(type) &&
        (options.plan === undefined ? ways.length === (options.ways ?? 2) : code === options.plan),
    )
    return plan && room.room_count > 0 ? [{ room, plan, party: PARTY, quantity: 1, type: 'rooms' as const }] : []
  })
  store.set(selectionAtom, type === null ? [] : picks.slice(0, options.lines ?? 1))
  store.set(guestFormAtom, (form) => ({ ...form, ...TARO }))
  store.set(termsAtom, true)
  store.set(pickedPaymentAtom, type)
  const screens: Partial<Record<RouteId, () => ReactNode>> = {
    guestDetail: GuestDetail,
    confirmation: Confirmation,
    fail: Fail,
  }
  const show = () => {
    const Screen = screens[store.get(routeAtom).id] ?? Empty
    page.show(
      <Provider store={store}>
        <main className="screen">
          <Screen />
        </main>
      </Provider>,
    )
  }
  store.sub(routeAtom, () => queueMicrotask(show))
  store.set(goAtom, { to: 'guestDetail' })
  show()

  const text = () =>
    page
      .all('.screen')
      .map((part) => part.textContent.replace(/AfghanistanÅ.*Zimbabwe/, ''))
      .join(' ')
  const sees = (words: string | RegExp) =>
    until(() => (typeof words === 'string' ? text().includes(words) : words.test(text())), `${words} in ${text()}`)
  const press = async (name: string | RegExp) => {
    const find = () =>
      page
        .all('button')
        .find((button) =>
          typeof name === 'string' ? button.textContent === name : name.test(button.textContent ?? ''),
        )
    await until(() => find() !== undefined, `a button ${name} in ${text()}`)
    const button = find()
    if (button?.getAttribute('type') === 'submit')
      page.act(() =>
        page
          .one('form')
          .dispatchEvent(new page.view.Event('submit', { bubbles: true, cancelable: true }) as unknown as Event),
      )
    else if (button) page.press(button)
  }
  const card = (number: string, brand = 'visa') =>
    store.set(cardFieldsAtom, {
      tokenise: async () => ({
        kind: 'token',
        token: await world.cardToken(number),
        brand,
        last4: number.slice(-4),
        expiry: '12/30',
        holder: 'TARO YAMADA',
      }),
      limit: () => undefined,
      stop: () => undefined,
    })
  const posts = () => sent.filter(({ method, path }) => method === 'POST' && path.endsWith('/reservations'))
  return { store, page, sent, posts, told, text, sees, press, card, spoil: (next: Wire) => void (wire = next) }
}

const Empty = () => null
