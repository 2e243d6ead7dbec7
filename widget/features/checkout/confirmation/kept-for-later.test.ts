import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { TARO } from '../../../../test/contract/helpers/guest.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { until } from '../../../../test/lib/until.ts'
import { STAY } from '../../../../test/lib/widget/open-results.ts'
import { openVisit } from '../../../../test/lib/widget/open-visit.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { calculationAtom } from '../price/calculation-state.ts'

const BOOK = /^POST \/hotels\/1\/reservations$/
const SHOW = /^GET \/hotels\/1\/reservations\/[\w-]+$/
const CANCEL = /^PUT \/hotels\/1\/reservations\/[\w-]+\/cancel$/
const t = await loadTranslate('en', ['checkout', 'core', 'manage', 'results'])

describe('a stay that was just booked', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('is seen and cancelled by the token that the booking brought, which no address shows [CONF-015]', async () => {
    const visit = await openVisit(world)
    visit.go('result', { ...STAY, adults: '2' })
    await visit.see('.results[aria-busy="false"] li.plan')
    const choose = await until(
      () =>
        visit
          .all('li.plan')
          .find((one) => one.querySelector('h3')?.textContent === 'Room only')
          ?.querySelectorAll('button'),
      () => visit.words(),
    )
    ;[...choose].find(({ textContent }) => textContent === t('results.choose'))?.click()
    await visit.press(t('results.continue'))
    await visit.sees(t('checkout.whoComes'))
    await visit.introduce()
    await until(() => visit.store.get(calculationAtom).kind === 'ready', () => visit.words()) // prettier-ignore
    const button = await visit.find('button[type=submit]', t('checkout.bookPayAtHotel'))
    button.closest('form')?.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }))
    const number = (await visit.see('.booked-number')).textContent
    const { token } = Object(visit.called(BOOK)[0]?.answer).data
    assert.ok(token)
    const [kept] = visit.store.get(environmentAtom).storage.read('booked') ?? []
    assert.deepEqual([kept?.reservation_number, kept?.token, kept?.booking_method], [number, token, 'booking_widget'])

    const looked = visit.called(SHOW).length
    visit.go('review', {}, { confirmationNumber: String(number) })
    await visit.press(t('manage.cancel'))
    await visit.press(t('manage.cancelFree'))
    await visit.press(t('manage.sure'))
    await visit.sees(t('manage.cancelledTitle'))
    const asked = (line: RegExp) => visit.called(line).map(({ url }) => new URL(url).searchParams.get('bypass_token'))
    assert.deepEqual(asked(CANCEL), [token])
    assert.equal(new URL(visit.called(CANCEL)[0]?.url ?? '').searchParams.get('email'), TARO.email)
    assert.ok(
      asked(SHOW).slice(looked).length > 0 &&
        asked(SHOW)
          .slice(looked)
          .every((one) => one === token),
    )
    assert.ok(!visit.path().includes(token))
    visit.close()
  })
})
