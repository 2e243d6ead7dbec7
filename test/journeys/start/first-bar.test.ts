import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { openDelayed } from '../../lib/delayed.ts'
import type { DelayedNetwork } from '../../lib/delayed.ts'
import { journey } from '../helpers/guest.ts'

const { world, guest } = journey()
/** Longer than a busy machine thinks between two requests that wait for nothing. */
const DELAY_MS = 400

let network: DelayedNetwork
beforeEach(async () => {
  network = await openDelayed(DELAY_MS)
})
afterEach(() => network.stop())

/** Answers that come one after another from the address of a page to a bar that can be used, with its own document. */
const ROUNDS = [
  // The page; the loader; the app with all its files, session and settings.
  ["in a hotel's page", '/', 3],
  // The page; the loader; its own files; the frame's document; its files with session, settings and words.
  ['in a frame', '/frame/', 5],
  // The document; its files with session, settings and words.
  ['in its own page', '/booking/result?code=shirotsuki', 2],
] as const

describe('the first search bar on a slow line', () => {
  for (const [place, path, rounds] of ROUNDS)
    it(`stands after ${rounds} answers that wait for each other, and no preflight: ${place}`, async () => {
      const { page, at, t } = await guest({ proxy: network.origin, ...(path === '/frame/' && { inFrame: true }) })
      const { host, widget } = world().origins
      network.begin(rounds)
      await page.goto((path.startsWith('/booking') ? widget : host) + path, { waitUntil: 'commit' })
      await at
        .getByRole('button', { name: t('search.search'), exact: true })
        .and(at.locator(':enabled'))
        .waitFor()
      // One that has no answer yet is of what follows, and the bar stands without it.
      assert.deepEqual(
        network.passed().filter(({ method, isAnswered }) => method === 'OPTIONS' && isAnswered),
        [],
      )
      network.begin()
      await page.context().close()
    })
})
