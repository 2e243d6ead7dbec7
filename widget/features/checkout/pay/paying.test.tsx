import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { and, eq, sql } from 'drizzle-orm'

import { hotelPlan, promotion } from '../../../../demo-host/provider/db/schema/catalogue.ts'
import { extra } from '../../../../demo-host/provider/db/schema/extra.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import type { Locale } from '../../../../shared/locales.ts'
import type { PaymentType } from '../../../../shared/payment-codes.ts'
import type { TextKey } from '../../../lib/i18n.ts'
import { openCheckout, TARO } from '../../../../test/lib/widget/open-checkout.tsx'
import { until } from '../../../../test/lib/until.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { changeLocaleAtom } from '../../../state/settings/change-locale.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { routeAtom } from '../../../state/navigation/navigation.ts'
import { localeAtom, loadPartsAtom, showLocaleAtom } from '../../../state/settings/texts.ts'
import { paymentAtom } from '../../../payment/attempt.ts'
import { calculationAtom, shownCalculation } from '../price/calculation-state.ts'
import { cardFieldsAtom } from '../../../payment/card.ts'
import { guestFormAtom } from '../details/form.ts'
import { chosenExtrasAtom } from '../extras/extras-choice.ts'
import { methodsAtom, pickedPaymentAtom } from './methods.ts'
import { checkoutStepAtom } from '../step.ts'

const HOTORI = { id: 10, code: 'hotori' }
const [PAYS, REFUSED] = ['4000000000024242', '4000000000033003']
const INVOICE = { name: 'Yamada Trading', address: '1-2-3 Ginza' }
type Checkout = Awaited<ReturnType<typeof openCheckout>>

describe('paying', () => {
  let world: World
  before(async () => {
    world = await openWorld()
    await world.database.orm.execute(sql`update inventory_day set total = 90 where hotel_id = ${HOTORI.id}`)
  })
  after(() => world.close())

  const open = async (type: PaymentType, plan: string, locale: Locale = 'en') => {
    const checkout = await openCheckout(world, type, { hotel: HOTORI, plan, locale })
    await checkout.store.set(loadPartsAtom, ['errors', 'codes', 'paying'])
    await until(() => shownCalculation(checkout.store.get(calculationAtom)) !== null, 'the price')
    return checkout
  }
  const words = ({ store }: Checkout, key: TextKey, values = {}) =>
    formatMessage(store.get(environmentAtom).i18n.t(store.get(localeAtom)), { key, values })
  const write = ({ page }: Checkout, name: string, value: string) => {
    const field = page.one(`input[name="${name}"]`) as HTMLInputElement // the selector names inputs
    field.value = value
    page.act(() => field.dispatchEvent(new page.view.Event('input', { bubbles: true }) as unknown as Event)) // happy-dom's own type
  }
  async function toCard(checkout: Checkout, number: string) {
    const { store, press, sees, card } = checkout
    if (store.get(checkoutStepAtom) === 'details') await press('Continue to payment')
    await sees('How would you like to pay?')
    await until(() => store.get(cardFieldsAtom) !== null, 'card fields')
    card(number)
  }
  const sum = ({ store }: Checkout, of: 'deposit_amount' | 'remain_amount' | 'total_price') =>
    `¥${(shownCalculation(store.get(calculationAtom))?.data.total[of] ?? 0).toLocaleString('en')}`

  it('at the hotel asks for no card and is sent so [PAY-002]', async () => {
    const { press, sees, posts, page } = await open('on_site', 'transfer')
    assert.equal(page.all('.card-place').length, 0)
    await press('Book, pay at the hotel')
    await sees('We look forward to welcoming you')
    assert.deepEqual(posts()[0]?.body?.payment, { type: 'on_site' })
  })

  it('by card shows the card’s fields and is sent with its token [PAY-003] [PAY-006]', async () => {
    for (const [type, plan] of [
      ['credit_card', 'card-only'],
      ['credit_card_international', 'abroad'],
    ] as const) {
      const checkout = await open(type, plan)
      await toCard(checkout, PAYS)
      assert.equal(checkout.page.all('.card-place').length, 1)
      await checkout.press(/^Pay ¥[\d,]+ and book$/)
      await checkout.sees('We look forward to welcoming you')
      const sent = Object(checkout.posts()[0]?.body?.payment)
      assert.deepEqual([sent.type, sent.card.last4], [type, '4242'])
    }
  })

  it('with a card as a guarantee says that nothing is charged and that the hotel is paid [PAY-004]', async () => {
    const checkout = await open('on_site_credit_card_required', 'guarantee')
    await toCard(checkout, PAYS)
    await checkout.sees('At the hotel, with a card as guarantee')
    await checkout.sees('Nothing is charged today. Your card guarantees the room.')
    await checkout.press('Book with a card as guarantee')
    await checkout.sees('To pay at the hotel')
    assert.equal(Object(checkout.posts()[0]?.body?.payment).type, 'on_site_credit_card_required')
  })

  it('later asks whom the bill goes to, and keeps and sends it [PAY-005]', async () => {
    const checkout = await open('deferred_payment', 'later')
    const { press, sees, posts, store } = checkout
    await sees('The hotel will tell you how and when to pay')
    await sees('The invoice is sent after your stay')
    await press('Book, pay later')
    await sees('Please fill this in.')
    assert.equal(posts().length, 0)
    write(checkout, 'invoice_name', INVOICE.name)
    write(checkout, 'invoice_address', INVOICE.address)
    const kept = () => JSON.stringify(store.get(environmentAtom).storage.read('draft'))
    await until(() => kept().includes(JSON.stringify(INVOICE)), 'the draft with whom the bill goes to')
    await press('Book, pay later')
    await sees('We look forward to welcoming you')
    assert.deepEqual(posts()[0]?.body?.payment, { type: 'deferred_payment', invoice: INVOICE })
  })

  it('in full names the whole sum, with a deposit both parts of it [PAY-007] [PAY-008]', async () => {
    const full = await open('credit_card_full', 'full')
    await toCard(full, PAYS)
    await full.press(`Pay ${sum(full, 'total_price')} and book`)
    await full.sees('Paid, VISA 4242')
    const deposit = await open('credit_card_deposit', 'deposit')
    await toCard(deposit, PAYS)
    await deposit.sees(`${sum(deposit, 'deposit_amount')} now, ${sum(deposit, 'remain_amount')} at the hotel.`)
    await deposit.press(`Pay ${sum(deposit, 'deposit_amount')} now and book`)
    await deposit.sees('We look forward to welcoming you')
    await deposit.sees('To pay at the hotel')
  })

  it('by transfer tells the sum and the last day before, and the account afterwards [PAY-009]', async () => {
    const checkout = await open('bank_transfer', 'transfer')
    const { press, sees } = checkout
    await sees(`Please transfer ${sum(checkout, 'total_price')} by 2026/11/08 (Sun).`)
    await press('Book, pay later')
    for (const shown of [
      'Bank details for your transfer',
      'Kokoku Bank Hikone branch',
      'Ordinary account 0012525',
      'カ）ホトリ',
    ])
      await sees(shown)
    await sees('2026/11/08 (Sun)')
  })

  it('beforehand asks for nothing [PAY-010]', async () => {
    const { press, sees, posts, page } = await open('pre_paid', 'prepaid')
    await sees('Prepaid')
    assert.equal(page.all('.card-place').length, 0)
    await press('Book, pay later')
    await sees('We look forward to welcoming you')
    assert.deepEqual(posts()[0]?.body?.payment, { type: 'pre_paid' })
  })

  it('needs no card where the total is zero [PAY-056]', async () => {
    const { press, sees, posts, page } = await open('credit_card', 'gift')
    await sees('There is nothing to pay')
    assert.equal(page.all('.card-place').length, 0)
    await press('Book')
    await sees('We look forward to welcoming you')
    assert.deepEqual(posts()[0]?.body?.payment, { type: 'credit_card' })
  })

  it('asks for no card where the deposit comes to nothing, and leaves all of it for the hotel [PAY-008]', async () => {
    const { orm } = world.database
    const free = { names: { en: 'A gift' }, target: 'all', origin: 'all_users', kind: 'percentage', percentage: 100 } as const // prettier-ignore
    const [gift] = await orm.insert(promotion).values({ ...free, hotel_id: HOTORI.id, spec: { hotel_plan_codes: ['deposit'] } }).returning() // prettier-ignore
    const [flowers] = await orm.select().from(extra).where(eq(extra.code, 'flowers'))
    const { id: _, ...like } = flowers ?? assert.fail('no flowers')
    const [made] = await orm
      .insert(extra)
      .values({ ...like, delivery_times: [], hotel_id: HOTORI.id })
      .returning()
    try {
      const checkout = await open('credit_card_deposit', 'deposit')
      const { store, press, sees, posts, page } = checkout
      page.act(() => store.set(chosenExtrasAtom, [{ extra_id: made?.id ?? NaN, quantity: 1 }]))
      await press('Continue to payment')
      await sees('¥0 now, ¥3,300 at the hotel.')
      assert.equal(page.all('.card-place').length, 0)
      await press('Book')
      await sees('We look forward to welcoming you')
      await sees('To pay at the hotel')
      const { type, card } = Object(posts()[0]?.body?.payment)
      assert.deepEqual([type, card], ['credit_card_deposit', undefined])
    } finally {
      await orm.delete(promotion).where(eq(promotion.id, gift?.id ?? 0))
      await orm
        .update(extra)
        .set({ active: false })
        .where(eq(extra.id, made?.id ?? 0))
    }
  })

  it('needs nobody to send a bill to where the total is zero [PAY-056]', async () => {
    const { orm } = world.database
    const isGift = and(eq(hotelPlan.hotel_id, HOTORI.id), eq(hotelPlan.code, 'gift'))
    const [gift] = await orm.select().from(hotelPlan).where(isGift)
    await orm
      .update(hotelPlan)
      .set({ payment_methods: ['deferred_payment'] })
      .where(isGift)
    try {
      const { press, sees, posts } = await open('deferred_payment', 'gift')
      await sees('There is nothing to pay')
      await press('Book')
      await sees('We look forward to welcoming you')
      assert.deepEqual(posts()[0]?.body?.payment, { type: 'deferred_payment' })
    } finally {
      await orm.update(hotelPlan).set({ payment_methods: gift?.payment_methods }).where(isGift)
    }
  })

  it('at the hotel is offered after two refused cards', async () => {
    const checkout = await open('credit_card', 'card-only')
    const { store, press, sees } = checkout
    for (const wanted of [false, true]) {
      assert.equal(
        store.get(methodsAtom).some(({ type }) => type === 'on_site'),
        false,
      )
      await toCard(checkout, REFUSED)
      await press(/^Pay/)
      await until(() => store.get(paymentAtom).kind === 'refused', 'the refusal')
      assert.equal(
        store.get(methodsAtom).some(({ type }) => type === 'on_site'),
        wanted,
      )
    }
    checkout.page.act(() => store.set(pickedPaymentAtom, 'on_site'))
    await press('Book, pay at the hotel')
    await sees('We look forward to welcoming you')
  })

  it('with an ended session says so until it is closed, tells to refresh the page, and leads to the filled details [PAY-046] [ERR-116] [ERR-084]', async () => {
    const checkout = await open('on_site', 'transfer')
    const { store, press, spoil, sees, page } = checkout
    spoil((send, { method, path }) =>
      method === 'POST' && path.endsWith('/reservations')
        ? Promise.resolve(
            new Response(JSON.stringify({ errors: [{ title: 'Session', details: { code: 4000 } }] }), { status: 422 }),
          )
        : send(),
    )
    await press('Book, pay at the hotel')
    for (const locale of LOCALE_CODES) {
      await store.set(showLocaleAtom, locale)
      await sees(words(checkout, 'errors.sessionExpired'))
      assert.equal(page.all(`[role=alert] button[aria-label="${words(checkout, 'core.dismiss')}"]`).length, 1)
      assert.doesNotMatch(checkout.text(), /\b(?:errors|codes|checkout|paying)\.\w/)
    }
    await store.set(showLocaleAtom, 'en')
    const said = 'Your session has ended. Please refresh the page; nothing was booked.'
    await sees(said)
    page.press(page.named('[role=alert] button', 'Dismiss'))
    await until(() => !checkout.text().includes(said), 'nothing said')
    await press('Book, pay at the hotel')
    await sees(said)
    await press('Back to your details')
    await sees('Who is staying?')
    assert.deepEqual([store.get(guestFormAtom).email, store.get(paymentAtom).kind], [TARO.email, 'idle'])
  })

  describe('for a plan of certain languages', () => {
    for (const [plan, chosenIn, readIn, code, way, wanted, claim] of [
      ['kotoba', 'ja', 'en', 3601, 'Switch to Japanese', 'ja', '[ERR-072]'],
      ['visitor', 'en', 'ja', 3602, 'English', 'en', '[ERR-073]'],
      ['homely', 'ja', 'en', 3603, "Switch to the hotel's language", 'ja', '[ERR-074]'],
    ] as const)
      it(`${code} says why it cannot be booked and switches the language ${claim}`, async () => {
        const checkout = await open('on_site', plan, chosenIn)
        const { store, press, sees } = checkout
        await store.set(changeLocaleAtom, readIn)
        await press(words(checkout, 'checkout.bookPayAtHotel'))
        await until(() => store.get(paymentAtom).kind === 'refused', 'the refusal')
        for (const locale of LOCALE_CODES) {
          await store.set(showLocaleAtom, locale)
          await sees(words(checkout, `codes.${code}`))
        }
        await store.set(showLocaleAtom, readIn)
        assert.equal(store.get(guestFormAtom).email, TARO.email)
        await press(way)
        await until(() => store.get(localeAtom) === wanted && store.get(paymentAtom).kind === 'idle', wanted)
        await press(words(checkout, 'checkout.bookPayAtHotel'))
        await until(() => store.get(routeAtom).id === 'confirmation', 'the confirmation')
      })
  })
})
