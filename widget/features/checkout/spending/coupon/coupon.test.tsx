import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'

import { reservation } from '../../../../../demo-host/provider/db/schema/booking.ts'
import { coupon } from '../../../../../demo-host/provider/db/schema/coupon.ts'
import { extra } from '../../../../../demo-host/provider/db/schema/extra.ts'
import { hotel } from '../../../../../demo-host/provider/db/schema/hotel.ts'
import { accounts } from '../../../../../shared/contract/accounts.ts'
import { HEADERS } from '../../../../../shared/headers.ts'
import { LOCALE_CODES } from '../../../../../shared/locales.ts'
import { money } from '../../../../../shared/rules/money/money.ts'
import { HOTEL, openCheckout, TARO } from '../../../../../test/lib/widget/open-checkout.tsx'
import { until } from '../../../../../test/lib/until.ts'
import { HANAKO, PASSWORD } from '../../../../../test/contract/helpers/members.ts'
import { openWorld } from '../../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../../test/contract/helpers/world.ts'
import { dayInFull } from '../../../../lib/format.ts'
import type { TextKey } from '../../../../lib/i18n.ts'
import { environmentAtom } from '../../../../state/environment.ts'
import { becomeMemberAtom } from '../../../../state/session/identity.ts'
import { goAtom, routeAtom } from '../../../../state/navigation/navigation.ts'
import { criteriaAtom } from '../../../../state/search/search.ts'
import { showLocaleAtom } from '../../../../state/settings/texts.ts'
import { visitorAtom } from '../../../../state/session/visitor.ts'
import { calculationAtom } from '../../price/calculation-state.ts'
import { couponCodeAtom, typedCouponAtom } from '../coupon-state.ts'
import { restoreDraftAtom } from '../../draft.ts'
import { chosenExtrasAtom } from '../../extras/extras-choice.ts'
import { guestFormAtom, termsAtom } from '../../details/form.ts'
import { selectionAtom } from '../../../../state/search/selection.ts'

const yen = (amount: number) => money({ amount, currency: 'JPY' }, 'en')

describe('a coupon at the checkout', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  /** A guest at the details, with the field for the code open. */
  async function opened(code: string | null = null) {
    const checkout = await openCheckout(world, 'on_site')
    const { store, page, press, sent } = checkout
    const total = () => {
      const state = store.get(calculationAtom)
      return state.kind === 'ready' ? state.calculation.data.total : null
    }
    await until(() => total() !== null, 'a price')
    const plain = total()?.total_price ?? 0
    const field = () => page.named('input', 'Coupon code') as HTMLInputElement // it is one
    const type = (text: string) => {
      const input = field()
      input.value = text
      page.act(() => input.dispatchEvent(new page.view.Event('input', { bubbles: true }) as unknown as Event))
    }
    const lines = () =>
      page.all('.summary .price-bill > dl.bill > div').map((line) => ({
        label: line.querySelector('dt')?.textContent ?? '',
        amount: line.querySelector('dd')?.textContent ?? '',
      }))
    const settled = async (what: () => boolean, name: string) => {
      await until(what, name)
      await until(() => store.get(calculationAtom).kind === 'ready', 'a settled price')
    }
    const prices = () => sent.filter(({ path }) => path.endsWith('/rooms/price'))
    const codes = () => prices().map(({ query }) => query.getAll('coupon_code').join())
    const enter = async (text: string) => {
      type(text)
      await press('Use')
    }
    const told = () =>
      page
        .all('.block .wrong [role=alert]')
        .map(({ textContent }) => textContent ?? '')
        .join()
    await press('I have a coupon')
    if (code !== null) {
      await enter(code)
      await checkout.sees('Remove the coupon')
    }
    return { ...checkout, plain, total, field, type, enter, lines, settled, codes, told }
  }

  it('is one at a time: a second replaces the first after a question, and removing it brings the price back [COUPON-001] [COUPON-013]', async () => {
    const { plain, press, sees, enter, lines, settled, codes, total, store } = await opened('welcome10')
    await sees('Welcome, 10% off\u00a0· WELCOME10')
    const off = total()?.coupon_discount_amount ?? 0
    assert.ok(off > 0 && (total()?.total_price ?? plain) < plain)
    assert.deepEqual(
      lines().find(({ label }) => label === 'Coupon'),
      { label: 'Coupon', amount: yen(-off) },
    )
    await press('Use another code')
    await enter('YEN1000')
    await sees('WELCOME10 is in use. Replace it with YEN1000?')
    assert.deepEqual([store.get(couponCodeAtom), codes().includes('YEN1000')], ['welcome10', false])
    await press('Keep WELCOME10')
    await enter('YEN1000')
    await press('Use YEN1000')
    await sees('¥1,000 off each room\u00a0· YEN1000')
    assert.equal(codes().at(-1), 'YEN1000')
    assert.equal(total()?.coupon_discount_amount, 1_000)

    await press('Remove the coupon')
    await settled(() => total()?.total_price === plain, 'the price without the coupon')
    assert.equal(codes().at(-1), '')
    assert.equal(
      lines().some(({ label }) => label === 'Coupon'),
      false,
    )
    assert.deepEqual(new Set(codes()), new Set(['', 'welcome10', 'YEN1000']))
  })

  it('tells that it is for the first two of three nights, and takes its part off them [COUPON-005]', async () => {
    const { store, sees, text, total, settled } = await opened('TWONIGHTS')
    assert.doesNotMatch(text(), /Applies to your first/, 'two of two nights are all of them')
    const two = total()?.coupon_discount_amount ?? 0
    store.set(criteriaAtom, { ...store.get(criteriaAtom), checkin: '2026-12-01', checkout: '2026-12-04' })
    await sees('Applies to your first 2 nights.')
    await settled(() => (total()?.coupon_discount_amount ?? two) !== two, 'the price of three nights')
    const state = store.get(calculationAtom)
    assert.ok(state.kind === 'ready')
    const nights = state.calculation.data.rooms[0]?.nights.map(({ price, tax }) => price + tax) ?? []
    // A fifth off the first two leaves four fifths of them, and the third as it was.
    const taken = nights.slice(0, 2).reduce((sum, gross) => sum + gross / 4, 0)
    assert.equal(nights.length, 3)
    assert.ok(Math.abs((total()?.coupon_discount_amount ?? 0) - taken) < 4)
  })

  const refusals: [code: string, key: TextKey, ids: string][] = [
    ['NO-SUCH', 'codes.1500', '[COUPON-002] [ERR-030]'],
    ['EXPIRED', 'price.expired', '[COUPON-003]'],
    ['LIMIT0', 'codes.1501', '[COUPON-004] [ERR-031]'],
    ['PLANONLY', 'codes.2001', '[COUPON-015] [ERR-033]'],
    ['MEMBERS', 'price.members', ''],
    ['SOON', 'price.notYet', ''],
  ]
  for (const [code, key, ids] of refusals)
    it(`${code} is told at its field in every language, and changes neither the price nor what was typed ${ids}`, async () => {
      const { store, plain, enter, told, total, field, settled } = await opened()
      await enter(code)
      await until(() => told() !== '', 'the refusal')
      await settled(() => total()?.total_price === plain, 'the price of before')
      assert.equal(field().value, code)
      assert.equal(field().getAttribute('aria-invalid'), 'true')
      assert.equal(store.get(guestFormAtom).email, TARO.email)
      const seen = new Set<string>()
      for (const locale of LOCALE_CODES) {
        await store.set(showLocaleAtom, locale)
        const say = store.get(environmentAtom).i18n.t(locale) as (key: TextKey) => string // without values, as these are
        await until(() => told() === say(key), `${say(key)} in ${locale}`)
        assert.doesNotMatch(told(), /errors\.|price\.|\b\d{4}\b/)
        seen.add(told())
      }
      assert.equal(seen.size, LOCALE_CODES.length)
      assert.equal(store.get(couponCodeAtom), null)
    })

  it('that the search brought is tried without being typed', async () => {
    const { store, sees, total, plain } = await opened()
    store.set(criteriaAtom, { ...store.get(criteriaAtom), coupon_code: 'WELCOME10' })
    await sees('Welcome, 10% off\u00a0· WELCOME10')
    assert.ok((total()?.total_price ?? plain) < plain)
  })

  it('used up by somebody else meanwhile is told at its field, with the price without it, and the next press books', async () => {
    const { store, press, sees, posts, plain, total, told, settled } = await opened('LASTONE')
    const reduced = total()?.total_price ?? 0
    await press('Continue to payment')
    await world.database.orm.update(coupon).set({ used: 5 }).where(eq(coupon.code, 'LASTONE'))
    const before = await world.database.orm.$count(reservation)
    await press('Book, pay at the hotel')
    await until(() => told().includes('been fully redeemed'), 'the refusal at the coupon')
    await sees(`The price is now ${yen(plain)}, up from ${yen(reduced)}.`)
    await settled(() => total()?.total_price === plain, 'the price without the coupon')
    assert.equal(store.get(typedCouponAtom), 'LASTONE')
    assert.equal(store.get(guestFormAtom).last_name, 'Yamada')
    assert.equal(await world.database.orm.$count(reservation), before)
    await press('Continue to payment')
    await press('Book, pay at the hotel')
    await sees('We look forward to welcoming you')
    assert.deepEqual(
      posts().map(({ body }) => [body?.coupon_code, body?.total_price]),
      [
        ['LASTONE', reduced],
        [undefined, plain],
      ],
    )
    assert.equal(store.get(couponCodeAtom), null)
  })

  it('for members alone leads a guest to sign in, and is taken after it and told to be used, once [COUPON-009] [CALL-098]', async () => {
    const checkout = await opened()
    const { store, sent, press, sees, enter, told, total, plain } = checkout
    await enter('MEMBERS')
    await until(() => told() !== '', 'why it is not taken')
    await until(() => total()?.total_price === plain, 'the price without it')
    await press('Sign in')
    await until(() => store.get(routeAtom).id === 'signIn', 'the way to sign in')

    const body = { email: HANAKO, password: PASSWORD }
    const { data } = await store.get(environmentAtom).api(accounts.signIn, { hotelId: HOTEL.id, body })
    store.set(becomeMemberAtom, data, 'password')
    await store.set(goAtom, { to: 'guestDetail' })
    await sees('Coupon')
    if (checkout.page.all('button').some((button) => button.textContent === 'I have a coupon'))
      await press('I have a coupon')
    await enter('MEMBERS')
    await sees('Remove the coupon')
    await until(() => (total()?.coupon_discount_amount ?? 0) > 0, 'the price with it')
    store.set(guestFormAtom, (form) => ({ ...form, ...TARO }))
    store.set(termsAtom, true)
    store.set(goAtom, { to: 'guestDetail', state: { step: 1 } })
    await press('Book, pay at the hotel')
    await sees('We look forward to welcoming you')
    const consumed = () => sent.filter(({ method, path }) => method === 'PUT' && path.includes('/discount_coupons/'))
    await until(() => consumed().length > 0, 'the call that says it is used')
    assert.deepEqual(
      consumed().map(({ path }) => path),
      [`/hotels/${HOTEL.id}/memberships/discount_coupons/MEMBERS/consume`],
    )
    const [call] = consumed()
    assert.match(call?.headers.get(HEADERS.authorization) ?? '', /^Bearer /)
  })

  it('stays in the price that is asked anew when an extra is chosen, and the new total is shown [GUEST-024]', async () => {
    const { store, sees, sent, total, settled } = await opened('WELCOME10')
    const before = total()?.total_price ?? 0
    const [offered] = await world.database.orm.select().from(extra).where(eq(extra.code, 'flowers'))
    assert.ok(offered)
    store.set(chosenExtrasAtom, [{ extra_id: offered.id, quantity: 1 }])
    // The flowers cost 3,300 with tax, and no coupon is for them.
    await settled(() => total()?.total_price === before + 3_300, 'the price with the extra')
    await sees(yen(before + 3_300))
    assert.ok((total()?.coupon_discount_amount ?? 0) > 0)
    const { query } = sent.findLast(({ path }) => path.endsWith('/rooms/price')) ?? {}
    assert.deepEqual(
      ['coupon_code', 'voucher_coupon_code', 'include_extra_out_of_stock'].map((name) => query?.get(name)),
      ['WELCOME10', null, 'true'],
    )
    assert.match(query?.get('extras') ?? '', new RegExp(`"extra_id":${offered.id}`))
  })

  it('survives a reload, the code in use and the one being typed', async () => {
    const { store, press, sees, type, field } = await opened('WELCOME10')
    await press('Use another code')
    type('YEN')
    await until(
      () => JSON.stringify(store.get(environmentAtom).storage.read('draft')).includes('"typed":"YEN"'),
      'the kept draft',
    )
    store.set(selectionAtom, [])
    store.set(visitorAtom, (n) => n + 1)
    assert.equal(store.get(couponCodeAtom), null)
    store.set(restoreDraftAtom)
    await sees('Welcome, 10% off\u00a0· WELCOME10')
    assert.equal(field().value, 'YEN')
  })

  it('is booked, and stands in the bill of the confirmation', async () => {
    const { press, sees, posts, lines, total } = await opened('WELCOME10')
    const off = total()?.coupon_discount_amount ?? 0
    await press('Continue to payment')
    await press('Book, pay at the hotel')
    await sees('We look forward to welcoming you')
    assert.equal(posts()[0]?.body?.coupon_code, 'WELCOME10')
    await until(() => lines().some(({ label, amount }) => label === 'Coupon' && amount === yen(-off)), 'the coupon')
  })

  it('a change of the consumption tax is told on its days and on no other [CONST-030]', async () => {
    const days = { from: '2026-11-02', until: '2026-11-03' }
    const rule = { percentage: 8, next_percentage: 10, next_from: '2027-10-01', ...days }
    const [row] = await world.database.orm.select().from(hotel).where(eq(hotel.id, HOTEL.id))
    assert.ok(row)
    const settings = { ...row.settings, tax_notes: [rule] }
    await world.database.orm.update(hotel).set({ settings }).where(eq(hotel.id, HOTEL.id))
    const start = world.clock.now()
    const note = `Consumption tax is 8% and rises to 10% on ${dayInFull('2027-10-01', 'en')}.`
    for (const [moment, isShown] of [
      ['2026-11-01T23:00:00+09:00', false],
      ['2026-11-02T12:00:00+09:00', true],
      ['2026-11-03T23:00:00+09:00', true],
      ['2026-11-04T12:00:00+09:00', false],
    ] as const) {
      world.clock.set(Date.parse(moment))
      const { sees, text } = await openCheckout(world, 'on_site')
      await sees('Taxes')
      await sees('I have a coupon') // what is fetched late has come
      if (isShown) await sees(note)
      else assert.doesNotMatch(text(), /Consumption tax is/)
    }
    world.clock.set(start)
  })
})
