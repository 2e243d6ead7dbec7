import assert from 'node:assert/strict'

import type { Translate } from '../../../locales/texts.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { guestFormAtom, termsAtom } from '../../../widget/features/checkout/details/form.ts'
import { pickedPaymentAtom } from '../../../widget/features/checkout/pay/methods.ts'
import { payAtom } from '../../../widget/features/checkout/pay/new-stay.ts'
import { calculationAtom } from '../../../widget/features/checkout/price/calculation-state.ts'
import { fieldsAtom, payingAtom } from '../../../widget/features/payment-link/attempt.ts'
import { payLinkAtom } from '../../../widget/features/payment-link/pay.ts'
import { paymentAtom } from '../../../widget/payment/attempt.ts'
import { cardFieldsAtom } from '../../../widget/payment/card.ts'
import type { CardFields } from '../../../widget/payment/card-fields.ts'
import { environmentAtom } from '../../../widget/state/environment.ts'
import { criteriaAtom } from '../../../widget/state/search/search.ts'
import { selectionAtom } from '../../../widget/state/search/selection.ts'
import { BOOKED } from '../../contract/helpers/changing.ts'
import type { openChanging } from '../../contract/helpers/changing.ts'
import { PARTY, TARO } from '../../contract/helpers/guest.ts'
import { sentLink } from '../../contract/helpers/links.ts'
import type { World } from '../../contract/helpers/world.ts'
import { until } from '../until.ts'
import type { openVisit } from './open-visit.ts'

export type Visit = Awaited<ReturnType<typeof openVisit>>

const HOTEL = 1

/** Something a guest pays for: how they come to its form, press, and read how it ended. */
export type PayablePurpose = {
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

const challengeOfStay = ({ store }: Visit) => {
  const payment = store.get(paymentAtom)
  return payment.kind === 'challenge' ? payment.challenge.url : null
}
/** The sum is there, and so are the gateway's own fields, in whose place a test then sets its own. */
const canPay = ({ store }: Visit) => store.get(calculationAtom).kind === 'ready' && store.get(cardFieldsAtom) !== null
type Setting = { world: World; changes: Awaited<ReturnType<typeof openChanging>>; t: Translate }

/** By name, of a setting that stands before the first of them is asked for anything. */
export function payablePurposes(setting: () => Setting): Record<string, PayablePurpose> {
  const bothWays = async () => {
    const query = { ...BOOKED, rooms: [PARTY], bookable: true }
    const { body } = await setting().changes.guest.send(rooms.search, { hotelId: HOTEL, query })
    for (const room of body.data.rooms)
      for (const plan of room.room_plan)
        if (plan.payment_method.includes('credit_card') && plan.payment_method.includes('on_site'))
          return [
            { room_type_code: room.room_type_code, room_plan_code: plan.room_plan_code, quantity: 1, party: PARTY },
          ]
    throw new Error('No plan is paid in both ways')
  }
  const purposes: Record<string, PayablePurpose> = {
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
      underWay: async (visit) => void (await visit.sees(setting().t('checkout.bankTitle'))),
      paid: () => 'We look forward to welcoming you',
    },
    'a stay that is booked': {
      line: /^PUT .*\/reservations\/[^/]+$/,
      begin: async () => (await setting().changes.book('on_site', await bothWays())).reservation_number,
      async form(visit, number) {
        visit.go('review', { email: TARO.email }, { confirmationNumber: number })
        await visit.sees(setting().t('manage.title', { hotel: 'Shirotsuki' }))
        if (!visit.words().includes(setting().t('manage.payNow'))) return false
        await visit.press(setting().t('manage.payNow'))
        await visit.sees(setting().t('prepay.title'))
        await until(() => canPay(visit), () => visit.words()) // prettier-ignore
        return true
      },
      fill: ({ store }, fields) => store.set(cardFieldsAtom, fields),
      press: async ({ store }) => void (await store.set(payAtom)),
      challengeUrl: challengeOfStay,
      async underWay(visit, number) {
        assert.equal(await purposes['a stay that is booked']?.form(visit, number), false)
        await visit.sees(setting().t('manage.payment_in_progress'))
      },
      paid: () => setting().t('manage.paidNow', { email: TARO.email }),
    },
    'a payment link': {
      line: /^POST \/payments\/[^/]+\/pay$/,
      begin: () => sentLink(setting().world),
      async form(visit, number) {
        visit.go('payment', {}, { paymentNumber: number })
        const titles = [setting().t('payLink.cardTitle'), setting().t('payLink.alreadyTitle')]
        await until(() => titles.some((title) => visit.words().includes(title)), () => visit.words()) // prettier-ignore
        return visit.words().includes(setting().t('payLink.cardTitle'))
      },
      fill: ({ store }, fields) => store.set(fieldsAtom, fields),
      press: async ({ store }) => void (await store.set(payLinkAtom)),
      challengeUrl({ store }) {
        const paying = store.get(payingAtom)
        return paying.kind === 'challenge' ? paying.asked.challenge_url : null
      },
      async underWay(visit, number) {
        visit.go('payment', {}, { paymentNumber: number })
        await visit.sees(setting().t('payLink.processingTitle'))
      },
      paid: () => setting().t('payLink.paidTitle'),
    },
  }
  return purposes
}
