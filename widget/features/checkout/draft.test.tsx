import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { openCheckout } from '../../../test/lib/widget/open-checkout.tsx'
import { environmentAtom } from '../../state/environment.ts'
import { lotteryQueryAtom } from '../../state/lottery/lottery-query.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { selectionAtom } from '../../state/search/selection.ts'
import { visitorAtom } from '../../state/session/visitor.ts'
import { guestFormAtom } from './details/form.ts'
import { restoreDraftAtom } from './draft.ts'

const WON = { lottery_event: 'event-1', current_lottery_entry: 'LBCD-1000-0099', lottery_access_token: 'key-1' }

describe('what is kept of a booking for a reload', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  async function kept() {
    const { store } = await openCheckout(world, 'on_site')
    const search = (carried: Record<string, string>) =>
      store.set(criteriaAtom, { ...store.get(criteriaAtom), carried: { ...carried } })
    search(WON)
    await until(
      () => JSON.stringify(store.get(environmentAtom).storage.read('draft') ?? {}).includes('LBCD-1000-0099'),
      'the kept draft',
    )
    return { store, search }
  }

  it('is the entry a room was won with, and what is asked names it again', async () => {
    const { store, search } = await kept()
    store.set(selectionAtom, [])
    search({})
    store.set(visitorAtom, (n) => n + 1)
    store.set(restoreDraftAtom)
    assert.deepEqual(store.get(criteriaAtom).carried, WON)
    assert.deepEqual(store.get(lotteryQueryAtom), {
      lottery_event_uuid: 'event-1',
      lottery_result_entry_number: 'LBCD-1000-0099',
      lottery_access_token: 'key-1',
    })
  })

  it('is no part of what was chosen by another search since', async () => {
    const { store, search } = await kept()
    const ordinary = store.get(selectionAtom)
    store.set(visitorAtom, (n) => n + 1)
    store.set(selectionAtom, ordinary)
    search({})
    store.set(restoreDraftAtom)
    assert.deepEqual(store.get(criteriaAtom).carried, {})
  })

  it('has what was written a moment before the guest left', async () => {
    const { page, store } = await openCheckout(world, 'on_site')
    page.act(() => store.set(guestFormAtom, { ...store.get(guestFormAtom), first_name: 'Written at last' }))
    page.leave()
    assert.match(JSON.stringify(store.get(environmentAtom).storage.read('draft')), /Written at last/)
  })
})
