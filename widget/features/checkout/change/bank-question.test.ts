import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { rooms } from '../../../../shared/contract/rooms.ts'
import { BOOKED, HOTEL, openChanging } from '../../../../test/contract/helpers/changing.ts'
import { PARTY, TARO } from '../../../../test/contract/helpers/guest.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { until } from '../../../../test/lib/until.ts'
import { openVisit } from '../../../../test/lib/widget/open-visit.ts'
import { paymentAtom } from '../../../payment/attempt.ts'
import { cardFieldsAtom } from '../../../payment/card.ts'
import { placeAtom } from '../../../state/navigation/navigation.ts'
import { calculationAtom } from '../price/calculation-state.ts'
import { payAtom } from '../pay/new-stay.ts'

const ASKS = '4000000000003220'
const PLAN = 'Breakfast by the window'
const PRICE = /^GET \/hotels\/1\/rooms\/price$/

describe('a change that becomes dearer', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('is still the bank’s question, and done when it says yes, whatever currency the page shows meanwhile', async () => {
    const changes = await openChanging(world)
    const t = await loadTranslate('en', ['changing', 'checkout', 'manage', 'results'])
    const found = await changes.guest.send(rooms.search, { hotelId: HOTEL, query: { ...BOOKED, rooms: [PARTY] } })
    const [line] = found.body.data.rooms.flatMap(({ room_type_code, room_plan }) =>
      room_plan
        .filter(({ room_plan_name }) => room_plan_name === PLAN)
        .map(({ room_plan_code }) => ({ room_type_code, room_plan_code, quantity: 1, party: PARTY })),
    )
    assert.ok(line)
    const { reservation_number: number, total } = await changes.book('credit_card', [line])
    const visit = await openVisit(world)
    const { store } = visit
    visit.go('review', { email: TARO.email }, { confirmationNumber: number })
    await visit.press(t('manage.updateStay'))
    await visit.see('.results[aria-busy="false"] .room')
    const checkout = '2026-12-12'
    visit.go('result', { checkin: BOOKED.checkin_date, checkout, adults: '2', current_reservation: number })
    await until(() => new URLSearchParams(store.get(placeAtom).search).get('checkout') === checkout, 'another night')
    await visit.see('.results[aria-busy="false"] .room')
    const plan = () => visit.all('li.room li.plan').find((one) => one.querySelector('h3')?.textContent === PLAN)
    const choose = await until(
      () => [...(plan()?.querySelectorAll('button') ?? [])].find((one) => one.textContent === t('results.choose')),
      () => visit.words(),
    )
    choose.click()
    await visit.press(t('results.continue'))
    await visit.sees(t('changing.check'))
    await until(
      () => store.get(calculationAtom).kind === 'ready' && store.get(cardFieldsAtom),
      () => visit.words(),
    )
    store.set(cardFieldsAtom, {
      tokenise: async () => ({
        kind: 'token',
        token: await world.cardToken(ASKS),
        brand: 'visa',
        last4: ASKS.slice(-4),
        expiry: '12/30',
        holder: 'TARO YAMADA',
      }),
      limit: () => undefined,
      stop: () => undefined,
    })
    await store.set(payAtom)
    await visit.sees(t('checkout.bankTitle'))
    const payment = store.get(paymentAtom)
    const url = payment.kind === 'challenge' ? payment.challenge.url : null
    assert.ok(url)

    const priced = visit.called(PRICE).length
    visit.say({ type: 'call', payload: { id: 1, method: 'setCurrency', input: 'USD' } })
    await until(() => visit.heard('answer').length > 0, 'an answer to the page')
    await until(() => new URLSearchParams(store.get(placeAtom).search).get('mcp_currency') === 'USD', 'dollars')
    assert.equal(
      store.get(paymentAtom).kind,
      'challenge',
      `${visit.called(PRICE).length - priced} prices were asked for`,
    )
    assert.ok(visit.words().includes(t('checkout.bankTitle')))

    await world.decide(url, 'approve')
    await visit.sees(t('manage.changed', { email: TARO.email }))
    const changed = await changes.show(number)
    assert.ok(changed.checkout_date === checkout && changed.total.total_price > total.total_price)
    visit.close()
  })
})
