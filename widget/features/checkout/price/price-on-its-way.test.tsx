import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { broughtIntoView } from '../../../../test/lib/widget/brought-into-view.ts'
import { openCheckout } from '../../../../test/lib/widget/open-checkout.tsx'
import { until } from '../../../../test/lib/until.ts'
import { money } from '../../../../shared/rules/money/money.ts'
import { chooseCurrencyAtom } from '../../../state/settings/currency.ts'
import { paymentAtom } from '../../../payment/attempt.ts'
import { cardFieldsAtom } from '../../../payment/card.ts'
import { calculationAtom, shownCalculation } from './calculation-state.ts'

const FLOWERS = 'Flowers of the season in your room'
const FLOWERS_PRICE = 3300
const BOOK = 'Book, pay at the hotel'
const yen = (amount: number) => money({ amount, currency: 'JPY' }, 'en')

describe('a booking whose price is still on its way', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  async function open() {
    const guest = await openCheckout(world, 'on_site', { ways: 1 })
    const total = () => shownCalculation(guest.store.get(calculationAtom))?.data.total.total_price ?? 0
    await until(() => guest.store.get(calculationAtom).kind === 'ready', 'a price')
    await guest.sees(FLOWERS)
    const submit = () =>
      guest.page
        .one('form')
        .dispatchEvent(new guest.page.view.Event('submit', { bubbles: true, cancelable: true }) as unknown as Event)
    return { ...guest, total, add: () => guest.page.named('button', `Add: ${FLOWERS}`).click(), submit }
  }
  async function isAskedAgain({ page, total, sees, posts, press }: Awaited<ReturnType<typeof open>>, shown: number) {
    const brought = broughtIntoView(page.root)
    await sees(`The price is now ${yen(shown + FLOWERS_PRICE)}, up from ${yen(shown)}.`)
    assert.equal(total(), shown + FLOWERS_PRICE)
    // On a phone it stands far above the button.
    assert.deepEqual(
      brought.map((words) => words.includes('The price is now')),
      [true],
    )
    assert.deepEqual(posts(), [])
    await press(BOOK)
    await sees('We look forward to welcoming you')
    assert.deepEqual(
      posts().map(({ body }) => body?.total_price),
      [shown + FLOWERS_PRICE],
    )
  }

  /** Holds the answers to the next questions for a price, until `go`. */
  function hold({ spoil }: Pick<Awaited<ReturnType<typeof openCheckout>>, 'spoil'>) {
    let go = () => {}
    const held = new Promise<void>((resolve) => (go = resolve))
    spoil(async (send, { path }) => {
      const answer = await send()
      if (path.endsWith('/rooms/price')) await held
      return answer
    })
    return go
  }

  it('is not sent at a sum that its button did not name: the guest reads it and presses again', async () => {
    const guest = await open()
    const shown = guest.total()
    const go = hold(guest)
    guest.page.act(guest.add)
    await until(() => guest.store.get(calculationAtom).kind === 'loading', 'the question for the price')
    assert.equal(guest.total(), shown)
    await guest.press(BOOK)
    go()
    await isAskedAgain(guest, shown)
  })

  it('is not sent with a choice that the price on the screen is not for, and one question answers both', async () => {
    const guest = await open()
    const shown = guest.total()
    const before = guest.sent.length
    guest.page.act(() => {
      guest.add()
      guest.submit()
    })
    await isAskedAgain(guest, shown)
    assert.equal(guest.sent.slice(before).filter(({ path }) => path.endsWith('/rooms/price')).length, 1)
  })

  it('is not charged in a currency that its button did not name', async () => {
    const guest = await openCheckout(world, 'credit_card')
    await guest.press('Continue to payment')
    await guest.sees('How would you like to pay?')
    await until(() => guest.store.get(cardFieldsAtom) !== null, 'card fields')
    guest.card('4000000000024242')
    const go = hold(guest)
    guest.page.act(() => guest.store.set(chooseCurrencyAtom, 'USD'))
    await until(() => guest.store.get(calculationAtom).kind === 'loading', 'the question for the price')
    await guest.press(/^Pay ¥/)
    assert.equal(guest.store.get(paymentAtom).kind, 'busy')
    go()
    await until(() => guest.store.get(paymentAtom).kind === 'idle', 'the end of the press')
    assert.deepEqual(guest.posts(), [])
    await guest.press(/^Pay \$/)
    await guest.sees('We look forward to welcoming you')
    assert.deepEqual(
      guest.posts().map(({ body }) => Object(body?.payment).currency),
      ['USD'],
    )
  })
})
