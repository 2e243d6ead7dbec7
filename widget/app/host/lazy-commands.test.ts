import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { mcpCurrencyAtom } from '../../state/settings/currency.ts'
import { loadedSettingsAtom, settingsAtom } from '../../state/settings/settings.ts'
import { setCurrencyAtom } from './lazy-commands.ts'

describe('the currency that a page sets', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  for (const [currency, mcp_enabled, shown] of [
    ['USD', true, 'USD'],
    ['USD', false, 'refused'],
    // The hotel's own is no second one.
    ['JPY', true, null],
    ['JPY', false, null],
    ['ZZZ', true, 'refused'],
    ['usd', true, 'refused'],
  ] as const)
    it(`is ${currency} at a hotel ${mcp_enabled ? 'with' : 'without'} a second currency: ${shown}`, async () => {
      const { store, close } = await openVisit(world)
      store.set(loadedSettingsAtom, { ...store.get(settingsAtom), mcp_enabled })
      const set = () => store.set(setCurrencyAtom, currency)
      if (shown === 'refused') assert.throws(set, { code: 'currency_not_offered' })
      else set()
      assert.equal(store.get(mcpCurrencyAtom), shown === 'refused' ? null : shown)
      close()
    })
})
