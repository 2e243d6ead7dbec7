import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { chargeTable } from '../../demo-host/simulators/gateway/schema.ts'
import { loadTranslate } from '../../locales/load.ts'
import type { Translate } from '../../locales/texts.ts'
import { rooms } from '../../shared/contract/rooms.ts'
import { HEADERS } from '../../shared/headers.ts'
import { BOOKED, openChanging } from '../../test/contract/helpers/changing.ts'
import { PARTY, TARO } from '../../test/contract/helpers/guest.ts'
import { sentLink } from '../../test/contract/helpers/links.ts'
import { openWorld } from '../../test/contract/helpers/world.ts'
import type { World } from '../../test/contract/helpers/world.ts'
import { anHourLater } from '../../test/lib/an-hour-later.ts'
import { until } from '../../test/lib/until.ts'
import { openVisit } from '../../test/lib/widget/open-visit.ts'
import { guestFormAtom, termsAtom } from '../features/checkout/details/form.ts'
import { pickedPaymentAtom } from '../features/checkout/pay/methods.ts'
import { payAtom } from '../features/checkout/pay/new-stay.ts'
import { calculationAtom } from '../features/checkout/price/calculation-state.ts'
import { fieldsAtom, payingAtom } from '../features/payment-link/attempt.ts'
import { payLinkAtom } from '../features/payment-link/pay.ts'
import { environmentAtom } from '../state/environment.ts'
import { criteriaAtom } from '../state/search/search.ts'
import { selectionAtom } from '../state/search/selection.ts'
import { chooseCurrencyAtom } from '../state/settings/currency.ts'
import { paymentAtom } from './attempt.ts'
import { cardFieldsAtom } from './card.ts'
import type { CardFields } from './card-fields.ts'

type Visit = Awaited<ReturnType<typeof openVisit>>
type Bend = NonNullable<Parameters<typeof openVisit>[1]>['bend']

const HOTEL = 1
const PAYS = '4000000000024242'
const ASKS = '4000000000003220'
const REFUSED = '4000000000033003'
/** Nobody hears any more what a page asked that was left. */
const never = new Promise<Response>(() => {})

/** Something a guest pays for: how they come to its form, press, and read how it ended. */
type Purpose = {
  /** The request that pays. */
  line: RegExp
  /** Makes what is to be paid for. */
  begin: () => Promise<string>
  /** To the form, as a guest who comes for the first time or again; false: there is nothing to be paid any more. */
  form: (visit: Visit, about: string) => Promise<boolean>
  fill: (visit: Visit, fields: CardFields) => void
  press: (visit: Visit) => Promise<void>
  challengeUrl: (visit: Visit) => string | null
  /** What a guest finds who comes again while the bank asks: no form that could be paid a second time. */
  underWay: (visit: Visit, about: string) => Promise<void>
  paid: () => string
}

describe('whatever is paid for', () => {
  let world: World
  let changes: Awaited<ReturnType<typeof openChanging>>
  let t: Translate
  const visits: Visit[] = []
  before(async () => {
    world = await openWorld()
    changes = await openChanging(world)
    t = await loadTranslate('en', ['payLink', 'checkout', 'booked', 'errors', 'manage', 'paying', 'prepay'])
  })
  afterEach(async () => {
    for (const visit of visits.splice(0)) visit.close()
    await anHourLater(world)
    window.sessionStorage.clear()
  })
  after(() => world.close())

  const challengeOfStay = ({ store }: Visit) => {
    const payment = store.get(paymentAtom)
    return payment.kind === 'challenge' ? payment.challenge.url : null
  }
  /** The sum is there, and so are the gateway's own fields, in whose place a test then sets its own. */
  const canPay = ({ store }: Visit) => store.get(calculationAtom).kind === 'ready' && store.get(cardFieldsAtom) !== null
  const bothWays = async () => {
    const query = { ...BOOKED, rooms: [PARTY], bookable: true }
    const { body } = await changes.guest.send(rooms.search, { hotelId: HOTEL, query })
    for (const room of body.data.rooms)
      for (const plan of room.room_plan)
        if (plan.payment_method.includes('credit_card') && plan.payment_method.includes('on_site'))
          return [
            { room_type_code: room.room_type_code, room_plan_code: plan.room_plan_code, quantity: 1, party: PARTY },
          ]
    throw new Error('No plan is paid in both ways')
  }

  const PURPOSES: Record<string, Purpose> = {
    'a new stay': {
      line: /^POST .*\/reservations$/,
      begin: async () => '',
      async form(visit) {
        const { store } = visit
        const stay = { checkin: BOOKED.checkin_date, checkout: BOOKED.checkout_date }
        store.set(criteriaAtom, { ...store.get(criteriaAtom), ...stay, rooms: [PARTY] })
        const query = { ...BOOKED, rooms: [PARTY], bookable: true }
        const { data } = await store.get(environmentAtom).api(rooms.search, { hotelId: HOTEL, query })
        const lines = data.rooms.flatMap((room) => {
          const plan = room.room_plan.find(({ payment_method: ways }) => ways.includes('credit_card'))
          return plan && room.room_count > 0 ? [{ room, plan, party: PARTY, quantity: 1, type: 'rooms' as const }] : []
        })
        store.set(selectionAtom, lines.slice(0, 1))
        store.set(guestFormAtom, (form) => ({ ...form, ...TARO, email_again: TARO.email }))
        store.set(termsAtom, true)
        store.set(pickedPaymentAtom, 'credit_card')
        visit.go('guestDetail')
        await until(() => store.get(calculationAtom).kind === 'ready', () => visit.words()) // prettier-ignore
        return true
      },
      fill: ({ store }, fields) => store.set(cardFieldsAtom, fields),
      press: async ({ store }) => void (await store.set(payAtom)),
      challengeUrl: challengeOfStay,
      underWay: async (visit) => void (await visit.sees(t('checkout.bankTitle'))),
      paid: () => 'We look forward to welcoming you',
    },
    'a stay that is booked': {
      line: /^PUT .*\/reservations\/[^/]+$/,
      begin: async () => (await changes.book('on_site', await bothWays())).reservation_number,
      async form(visit, number) {
        visit.go('review', { email: TARO.email }, { confirmationNumber: number })
        await visit.sees(t('manage.title', { hotel: 'Shirotsuki' }))
        if (!visit.words().includes(t('manage.payNow'))) return false
        await visit.press(t('manage.payNow'))
        await visit.sees(t('prepay.title'))
        await until(() => canPay(visit), () => visit.words()) // prettier-ignore
        return true
      },
      fill: ({ store }, fields) => store.set(cardFieldsAtom, fields),
      press: async ({ store }) => void (await store.set(payAtom)),
      challengeUrl: challengeOfStay,
      async underWay(visit, number) {
        assert.equal(await PURPOSES['a stay that is booked']?.form(visit, number), false)
        await visit.sees(t('manage.payment_in_progress'))
      },
      paid: () => t('manage.paidNow', { email: TARO.email }),
    },
    'a payment link': {
      line: /^POST \/payments\/[^/]+\/pay$/,
      begin: () => sentLink(world),
      async form(visit, number) {
        visit.go('payment', {}, { paymentNumber: number })
        const titles = [t('payLink.cardTitle'), t('payLink.alreadyTitle')]
        await until(() => titles.some((title) => visit.words().includes(title)), () => visit.words()) // prettier-ignore
        return visit.words().includes(t('payLink.cardTitle'))
      },
      fill: ({ store }, fields) => store.set(fieldsAtom, fields),
      press: async ({ store }) => void (await store.set(payLinkAtom)),
      challengeUrl({ store }) {
        const paying = store.get(payingAtom)
        return paying.kind === 'challenge' ? paying.asked.challenge_url : null
      },
      async underWay(visit, number) {
        visit.go('payment', {}, { paymentNumber: number })
        await visit.sees(t('payLink.processingTitle'))
      },
      paid: () => t('payLink.paidTitle'),
    },
  }

  const card = (number: string): CardFields => ({
    tokenise: async () => ({
      kind: 'token',
      token: await world.cardToken(number),
      brand: 'visa',
      last4: number.slice(-4),
      expiry: '12/30',
      holder: 'TARO YAMADA',
    }),
    limit: () => undefined,
    stop: () => undefined,
  })
  /** What the gateway's own books say. */
  const charged = () => world.database.orm.$count(chargeTable, eq(chargeTable.state, 'captured'))

  for (const [name, purpose] of Object.entries(PURPOSES))
    describe(name, () => {
      const arrive = async (about: string, bend?: Bend) => {
        const visit = await openVisit(world, bend ? { bend } : {})
        visits.push(visit)
        return { visit, isOpen: await purpose.form(visit, about) }
      }
      const pay = (visit: Visit, number: string) => {
        purpose.fill(visit, card(number))
        return purpose.press(visit)
      }
      const keys = (visit: Visit) =>
        visit.called(purpose.line).map(({ headers }) => headers.get(HEADERS.idempotencyKey))
      const asked = (visit: Visit) => until(() => purpose.challengeUrl(visit), () => visit.words()) // prettier-ignore
      const leave = (visit: Visit) => {
        visit.close()
        visits.splice(visits.indexOf(visit), 1)
      }

      it('is paid at once, by two presses as by one', async () => {
        const [before, about] = [await charged(), await purpose.begin()]
        const { visit } = await arrive(about)
        purpose.fill(visit, card(PAYS))
        await Promise.all([purpose.press(visit), purpose.press(visit)])
        await visit.sees(purpose.paid())
        assert.equal(keys(visit).length, 1)
        assert.equal(await charged(), before + 1)
      })

      it('is refused without a charge, and paid by another card under another key', async () => {
        const [before, about] = [await charged(), await purpose.begin()]
        const { visit } = await arrive(about)
        await pay(visit, REFUSED)
        assert.equal(await charged(), before)
        if (name === 'a new stay') await purpose.form(visit, about)
        await pay(visit, PAYS)
        await visit.sees(purpose.paid())
        assert.equal(new Set(keys(visit)).size, 2)
        assert.equal(await charged(), before + 1)
      })

      for (const [decision, isPaid] of [
        ['approve', true],
        ['fail', false],
        ['cancel', false],
        ['time out', false],
      ] as const)
        // prettier-ignore
        it(`ends as its bank says: ${decision}`, async () => {
          const [before, about] = [await charged(), await purpose.begin()]
          const { visit } = await arrive(about)
          await pay(visit, ASKS)
          const url = await asked(visit)
          await purpose.press(visit)
          assert.equal(keys(visit).length, 1)
          await (decision === 'time out' ? world.outwait() : world.decide(url, decision))
          if (isPaid) await visit.sees(purpose.paid())
          else await until(() => purpose.challengeUrl(visit) === null, () => visit.words()) // prettier-ignore
          assert.equal(await charged(), before + Number(isPaid))
        })

      it('is asked for again under its key where the answer was lost', async () => {
        const [before, about] = [await charged(), await purpose.begin()]
        let lost = 4
        const { visit } = await arrive(about, async (line, send) => {
          if (!purpose.line.test(line) || lost-- <= 0) return null
          await send()
          return Response.json({}, { status: 503 })
        })
        await pay(visit, PAYS)
        assert.equal(await charged(), before + 1)
        if (name === 'a stay that is booked') {
          // Asked for anew, its price would be nothing.
          visit.store.set(chooseCurrencyAtom, 'USD')
          await visit.sees('CurrencyUSD')
          assert.doesNotMatch(visit.words(), /Pay (¥|\$)0/)
        }
        await purpose.press(visit)
        await visit.sees(purpose.paid())
        assert.equal(new Set(keys(visit)).size, 1)
        assert.equal(await charged(), before + 1)
      })

      it('is paid once where the page is loaded again before the answer, and the guest pays again as far as there is a way', async () => {
        const [before, about] = [await charged(), await purpose.begin()]
        const { visit } = await arrive(about, async (line, send) => {
          if (!purpose.line.test(line)) return null
          void send()
          return never
        })
        void pay(visit, PAYS)
        await until(() => keys(visit).length === 1, 'the payment on its way')
        leave(visit)
        await until(async () => (await charged()) > before, 'the charge')

        if (name === 'a new stay') {
          const again = await openVisit(world)
          visits.push(again)
          await again.sees(t('checkout.bookedTitle'))
        } else {
          const { visit: again, isOpen } = await arrive(about)
          if (isOpen) await pay(again, PAYS)
        }
        assert.equal(await charged(), before + 1)
      })

      it('is still the bank’s question after a reload, and paid once when it says yes', async () => {
        const [before, about] = [await charged(), await purpose.begin()]
        const { visit } = await arrive(about)
        await pay(visit, ASKS)
        const url = await asked(visit)
        leave(visit)
        const again = await openVisit(world)
        visits.push(again)
        await purpose.underWay(again, about)
        await world.decide(url, 'approve')
        await until(async () => (await charged()) === before + 1, 'the charge')
      })

      it('is paid once by two tabs that press at the same moment', async () => {
        const [before, about] = [await charged(), await purpose.begin()]
        const { visit: one } = await arrive(about)
        const { visit: two } = await arrive(about)
        await Promise.all([pay(one, PAYS), pay(two, PAYS)])
        assert.equal(await charged(), before + 1)
      })
    })
})
