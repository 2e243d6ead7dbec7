import { describe, it } from 'node:test'

import { ground } from './ground.ts'
import type { Host } from './host.ts'
import { BENT } from './rows/bent.ts'
import { DOCUMENTS } from './rows/documents.ts'
import { FRAMEWORKS } from './rows/frameworks.ts'
import { LIBRARIES } from './rows/libraries.ts'
import { LIFE } from './rows/life.ts'
import { LOADING } from './rows/loading.ts'
import { POLICIES } from './rows/policies.ts'
import { STYLES } from './rows/styles.ts'
import { hasLibrary } from './server.ts'
import { visit } from './visit.ts'

const HOSTS: readonly Host[] = [
  ...DOCUMENTS,
  ...STYLES,
  ...POLICIES,
  ...LIBRARIES,
  ...BENT,
  ...LOADING,
  ...LIFE,
  ...FRAMEWORKS,
]

const obstacleOf = ({ needs }: Host) =>
  needs !== undefined && !hasLibrary(needs) && `there is no ${needs} on this machine`

/** A page that stands still is one failure, and not that of all pages. */
const VISIT_MS = 120_000

// Two pages at a time: the machine has two cores.
describe('the widget works unnoticed in', { concurrency: 2 }, () => {
  const get = ground(HOSTS)
  for (const host of HOSTS)
    it(host.title, { skip: obstacleOf(host), timeout: VISIT_MS }, () => visit(get().browser, get().server, host))
})
