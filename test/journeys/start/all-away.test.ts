import { afterEach, beforeEach, describe, it } from 'node:test'

import { openDelayed } from '../../lib/delayed.ts'
import type { DelayedNetwork } from '../../lib/delayed.ts'
import { quiet } from '../../lib/quiet.ts'
import { journey } from '../helpers/guest.ts'

const { guest } = journey()

let network: DelayedNetwork
beforeEach(async () => {
  network = await openDelayed(0)
})
afterEach(() => network.stop())

describe('a guest at the bar when calls and files go away together', () => {
  for (const [place, visit] of [
    ['in its own page', {}],
    ["in a hotel's page", { host: '/' }],
    ['in a frame', { host: '/frame/', inFrame: true }],
  ] as const)
    it(`reads of it after Search, and goes on once they are back: ${place}`, async () => {
      const { page, at, t, button, open } = await guest({ ...visit, proxy: network.origin })
      if (!('host' in visit)) await open('/booking/result')
      const search = button(t('search.search'))
      await search.waitFor()
      await quiet(page)
      network.lose(() => true)
      await search.click()
      // Above a list that says so itself stands the card in place of the messages, whose file has not come.
      const again = at
        .getByRole('alert')
        .getByRole('button', { name: t('core.tryAgain') })
        .last()
      await again.waitFor()
      network.lose(() => false)
      await again.click()
      const plans = at.locator('.plans').first()
      await search.or(plans).first().waitFor()
      // A page that was loaded anew stands at the bar.
      if (!(await plans.isVisible())) await search.click()
      await plans.waitFor()
    })
})
