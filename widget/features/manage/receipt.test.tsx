import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'
import { createStore, Provider } from 'jotai'

import { reservations } from '../../../shared/contract/reservations.ts'
import { RETRY_WAIT_MS } from '../../../shared/constants.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { reservation as bookings } from '../../../demo-host/provider/db/schema/booking.ts'
import { receipt as receipts } from '../../../demo-host/provider/db/schema/receipt.ts'
import { openGuest, PARTY, TARO } from '../../../test/contract/helpers/guest.ts'
import { ORIGINS, openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { wordsOf } from '../../../test/lib/pdf.ts'
import { until } from '../../../test/lib/until.ts'
import { bootAtom } from '../../app/start/boot.ts'
import { createEnvironment } from '../../app/start/environment.ts'
import { environmentAtom } from '../../state/environment.ts'
import { placeAtom } from '../../state/navigation/navigation.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { loadPartsAtom, translateAtom } from '../../state/settings/texts.ts'
import { rendered } from '../../../test/lib/rendered.tsx'
import { Receipt } from './receipt.tsx'

const TAIPEI = 4
const CARD = '4000000000024242'
/** In Taipei; the world begins on the first of November. */
const CHECKOUT = '2026-11-01'

describe('the receipt of a reservation', () => {
  let world: World
  let keys = 0
  before(async () => {
    world = await openWorld()
    await world.database.orm.execute(sql`update inventory_day set total = 90 where hotel_id = ${TAIPEI}`)
  })
  after(() => world.close())

  async function book(checkout = CHECKOUT) {
    const guest = await openGuest(world)
    const token = await world.cardToken(CARD, { gateway: 'tappay' })
    const card = { token, brand: 'visa' as const, last4: '4242', expiry: '12/30', holder: 'TARO YAMADA' }
    const type = 'twd_credit_card_deposit'
    const room = { room_type_code: 'city-suite', room_plan_code: 'city-suite-deposit-1', quantity: 1, party: PARTY }
    const body = await guest.booking(TAIPEI, type, [room], { payment: { type, card } })
    const { data } = (await guest.book(TAIPEI, body, `receipt-form-${++keys}`)).body
    const { reservation_number: number } = data
    const dates = { checkin_date: '2026-10-30', checkout_date: checkout }
    await world.database.orm.update(bookings).set(dates).where(eq(bookings.number, number))
    return { number, token: data.token }
  }

  /** The section alone, for who has the token, over the real provider. */
  async function open({ number, token }: { number: string; token: string }, locale: Locale = 'en') {
    const page = rendered(null)
    const store = createStore()
    const asked: URL[] = []
    const waits: number[] = []
    const saved: Blob[] = []
    let wire = async (send: () => Promise<Response>): Promise<Response> => send()
    const view = page.view as unknown as Window // happy-dom types its own DOM
    const attributes = {
      hotelCode: 'taipei-lan',
      locale,
      segmentIds: '',
      parentOrigin: '',
      view: 'search' as const,
      query: '',
      structuredData: false,
      origins: { ...ORIGINS, widget: ORIGINS.widget.replace('http:', 'https:') },
    }
    const environment = createEnvironment(
      store,
      attributes,
      { post: () => undefined, listen: () => () => undefined, stop: () => undefined },
      {
        view,
        isOwnDocument: false,
        fetch: (async (input: RequestInfo | URL, init: RequestInit = {}) => {
          const url = new URL(input instanceof Request ? input.url : String(input))
          const headers = new Headers(init.headers)
          headers.set('origin', ORIGINS.widget)
          const send = () => world.fetch(url, { ...init, headers, signal: undefined })
          if (!url.pathname.endsWith('/receipt')) return send()
          asked.push(url)
          return wire(send)
        }) as typeof fetch,
      },
    )
    environment.now = world.clock.now
    environment.setting.wait = async (milliseconds) => void waits.push(milliseconds)
    URL.createObjectURL = (file) => {
      saved.push(file as Blob) // only blobs are handed over here
      return 'blob:receipt'
    }
    store.set(environmentAtom, environment)
    store.set(placeAtom, environment.location.get())
    await store.set(bootAtom)
    await store.set(loadPartsAtom, ['receiptForm', 'guest', 'common', 'errors', 'codes'])
    const input = { hotelId: store.get(settingsAtom).hotel_id, reservationId: number, query: { bypass_token: token } }
    const { data } = await environment.api(reservations.show, input)
    const show = (reservation: Reservation) =>
      page.show(
        <Provider store={store}>
          <Receipt reservation={reservation} />
        </Provider>,
      )
    show(data)
    const t = store.get(translateAtom)
    const text = () => page.all('section').map((part) => part.textContent).join(' ') // prettier-ignore
    return {
      page,
      t,
      asked,
      waits,
      saved,
      text,
      show,
      reservation: data,
      sees: (words: string) => until(() => text().includes(words), () => `${words} in ${text()}`), // prettier-ignore
      field: (name: string) => page.one(`[name="${name}"]`) as HTMLInputElement, // a field of the form
      type(name: string, value: string) {
        const field = page.one(`[name="${name}"]`) as HTMLInputElement // a field of the form
        field.value = value
        page.act(() => field.dispatchEvent(new page.view.Event('input', { bubbles: true }) as unknown as Event))
        page.act(() => field.dispatchEvent(new page.view.Event('change', { bubbles: true }) as unknown as Event))
      },
      submit: () =>
        page.act(() =>
          page
            .one('form')
            .dispatchEvent(new page.view.Event('submit', { bubbles: true, cancelable: true }) as unknown as Event),
        ),
      spoil: (next: typeof wire) => (wire = next),
    }
  }

  it('says from when it is there, and is asked for by nobody before', async () => {
    const opened = await open(await book('2026-11-02'))
    const button = opened.page.one('button')
    assert.equal(button.textContent, opened.t('receiptForm.from', { date: '2026/11/02' }))
    assert.equal(button.getAttribute('aria-disabled'), 'true')
    opened.page.press(button)
    assert.equal(opened.asked.length, 0)
  })

  it('goes out with name, e-mail, token and language, and is saved as a file [CALL-050]', async () => {
    const booked = await book()
    const opened = await open(booked, 'ja')
    opened.type('receipt_title', '  株式会社　白月 ')
    opened.submit()
    await opened.sees(opened.t('receiptForm.done'))
    const [url] = opened.asked
    assert.equal(url?.pathname, `/hotels/${TAIPEI}/reservations/${booked.number}/receipt`)
    assert.deepEqual(Object.fromEntries(url?.searchParams ?? []), {
      name: '株式会社 白月',
      email: TARO.email,
      bypass_token: booked.token,
      locale: 'ja',
      receipt_unicode: '',
    })
    const [file] = opened.saved
    assert.equal(file?.type, 'application/pdf')
    assert.match(await wordsOf(new Uint8Array(await (file as Blob).arrayBuffer())), /領収書[\s\S]*株式会社 白月 様/)
  })

  it('has a name, and in Taiwan a company’s number of eight digits or none [MANAGE-036]', async () => {
    const opened = await open(await book())
    assert.equal(opened.field('receipt_title').value, 'Taro Yamada')
    for (const wrong of ['1234567', 'abcdefgh', '123456789']) {
      opened.type('receipt_unicode', wrong)
      opened.submit()
      await opened.sees(opened.t('guest.receiptNumberInvalid'))
    }
    opened.type('receipt_title', ' ')
    await opened.sees(opened.t('errors.required'))
    assert.equal(opened.asked.length, 0)
    opened.type('receipt_title', 'Lan Co.')
    opened.type('receipt_unicode', '1234 5678')
    opened.submit()
    await opened.sees(opened.t('receiptForm.done'))
    assert.equal(opened.asked[0]?.searchParams.get('receipt_unicode'), '12345678')
  })

  it('begins with what was told while booking, and where a part was not, with who booked', async () => {
    const opened = await open(await book())
    const shown = (receipt: Reservation['receipt']) => {
      opened.show({ ...opened.reservation, receipt })
      return ['receipt_title', 'receipt_unicode'].map((name) => opened.field(name).value)
    }
    assert.deepEqual(shown({ receipt_title: 'Lan Co.', receipt_unicode: '12345678' }), ['Lan Co.', '12345678'])
    assert.deepEqual(shown({ receipt_title: '', receipt_unicode: '12345678' }), ['Taro Yamada', '12345678'])
    assert.deepEqual(shown({ receipt_title: 'Lan Co.', receipt_unicode: '' }), ['Lan Co.', ''])
  })

  it('is waited for while it is being written (1200), and given up with everything still typed', async () => {
    const booked = await book()
    const opened = await open(booked)
    let left = 3
    const notYet = () => Response.json({ errors: [{ title: 'x', details: { code: 1200, base: [] } }] }, { status: 202 })
    opened.spoil(async (send) => (left-- > 0 ? notYet() : send()))
    opened.submit()
    await opened.sees(opened.t('receiptForm.done'))
    assert.deepEqual(opened.waits, [RETRY_WAIT_MS, RETRY_WAIT_MS, RETRY_WAIT_MS])
    assert.equal(
      (await world.database.orm.select().from(receipts)).filter(({ name }) => name === 'Taro Yamada').length,
      1,
    )

    opened.spoil(async () => notYet())
    opened.type('receipt_title', 'Kept Co.')
    opened.submit()
    await opened.sees(opened.t('receiptForm.slow'))
    assert.equal(opened.field('receipt_title').value, 'Kept Co.')
    assert.equal(opened.saved.length, 1)
  })

  it('says in words what failed, and can be asked for again [CALL-050]', async () => {
    const opened = await open(await book())
    opened.type('receipt_title', 'Kept Co.')
    opened.spoil(async () => new Response('x', { status: 500 }))
    opened.submit()
    await opened.sees(opened.t('errors.general'))
    opened.spoil(async (send) => send())
    assert.equal(opened.field('receipt_title').value, 'Kept Co.')
    opened.submit()
    await opened.sees(opened.t('receiptForm.done'))
  })

  it('is not offered where nothing was paid by card', async () => {
    const opened = await open(await book())
    opened.show({ ...opened.reservation, payment: { ...opened.reservation.payment, paid: 0 } })
    assert.equal(opened.text(), '')
  })
})
