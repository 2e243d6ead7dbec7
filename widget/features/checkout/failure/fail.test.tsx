import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openCheckout, STAY } from '../../../../test/lib/widget/open-checkout.tsx'
import { until } from '../../../../test/lib/until.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { goAtom, placeAtom, routeAtom } from '../../../state/navigation/navigation.ts'
import { selectionAtom } from '../../../state/search/selection.ts'
import { loadPartsAtom } from '../../../state/settings/texts.ts'
import { readFailed } from './failed.ts'

const SEARCHED = { ...STAY, adults: '2' }
const REFUSED_CARD = 'This card cannot be used here. Please use another card.'
const GENERAL = 'We could not confirm the payment'

describe('the failure page', () => {
  let world: World
  let checkout: Awaited<ReturnType<typeof openCheckout>>
  before(async () => {
    world = await openWorld()
    checkout = await openCheckout(world, 'on_site')
    await checkout.store.set(loadPartsAtom, ['errors', 'codes', 'fail'])
    // By a link: nothing is chosen here, and nothing kept.
    checkout.store.set(selectionAtom, [])
    checkout.store.get(environmentAtom).storage.remove('draft')
  })
  after(() => world.close())

  const open = (query: { error_code?: string; error?: string }) => {
    checkout.store.set(goAtom, { to: 'fail', query: { ...SEARCHED, ...query } })
    return until(() => checkout.store.get(routeAtom).id === 'fail', 'the failure page')
  }
  const alert = () =>
    checkout.page
      .all('[role=alert]')
      .map(({ textContent }) => textContent)
      .join(' ')
  const label = () => checkout.page.one('[role=alert] .tagline')

  it('says what the code of the address stands for, and in general what it cannot know [CONF-020]', async () => {
    for (const query of [{ error_code: '3003' }, { error: '3003' }, { error_code: 'none', error: '3003' }]) {
      await open(query)
      await until(() => alert().includes(REFUSED_CARD), `${JSON.stringify(query)}: ${alert()}`)
      assert.ok(alert().includes('You have not been charged.') && !alert().includes('Your details have been kept'))
      assert.ok(label().classList.contains('bad') && label().textContent === 'Not booked')
    }
    for (const query of [{ error_code: '99999' }, { error: '<b>You won</b>' }, {}]) {
      await open(query)
      await until(() => alert().includes(GENERAL), `${JSON.stringify(query)}: ${alert()}`)
      assert.doesNotMatch(alert(), /99999|You won|You have not been charged/)
      assert.match(alert(), /Please do not pay again/)
      assert.ok(label().classList.contains('warn') && label().textContent !== 'Not booked')
    }
  })

  it('believes error_code before error', () => {
    const read = (query: string) => readFailed(new URLSearchParams(query)).code
    assert.deepEqual([read('error=3004&error_code=3003'), read('error=3004'), read('error_code=')], [3003, 3004, null])
  })

  it('leads back to the search it came from [CONF-021]', async () => {
    const { store, press } = checkout
    for (const query of [{ error_code: '3003' }, { error: 'nobody knows' }]) {
      await open(query)
      await press('Search again')
      await until(() => store.get(routeAtom).id === 'result', 'the results')
      const { path, search } = store.get(placeAtom)
      assert.equal(path, '/booking/result')
      assert.deepEqual(Object.fromEntries(new URLSearchParams(search)), { code: 'shirotsuki', ...SEARCHED })
    }
  })
})
