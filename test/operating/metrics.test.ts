import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { createMetrics } from '../../demo-host/provider/metrics/metrics.ts'
import { openWorld } from '../contract/helpers/world.ts'
import type { World } from '../contract/helpers/world.ts'

const ALERTS = join(import.meta.dirname, '../../docs/deploy/alerts.yml')
const promtool = (words: string[], input = '') => spawnSync('/usr/bin/promtool', words, { input, encoding: 'utf8' })

describe("Prometheus's own tool", () => {
  let world: World
  before(async () => void (world = await openWorld()))
  after(() => world.close())

  it('finds nothing to say of what is counted', async () => {
    const metrics = createMetrics(world.database)
    metrics.round(5, false)
    const { status, stdout, stderr } = promtool(['check', 'metrics'], await metrics.text())
    assert.deepEqual([status, stdout, stderr], [0, '', ''])
  })

  it('understands the alerts, which ask for nothing that is not counted', async () => {
    const { status, stdout, stderr } = promtool(['check', 'rules', ALERTS])
    assert.equal(status, 0, stdout + stderr)
    const asked = readFileSync(ALERTS, 'utf8').match(/\b(?:booking|http)_\w+/g) ?? []
    const counted = await createMetrics(world.database).text()
    assert.ok(asked.length > 5)
    for (const name of asked) assert.ok(counted.includes(`# TYPE ${name.replace(/_count$/, '')} `), name)
  })
})
