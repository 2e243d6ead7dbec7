import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { importsOf, isRelative, target } from '../../scripts/affected/import-graph.mjs'
import type { Import } from '../../scripts/affected/import-graph.mjs'
import { IMPORT_TABLE, WHOLE_CONTRACT } from './import-table.ts'
import type { ImportRow } from './import-table.ts'
import { PROVIDER_MODULES, PROVIDER_ROWS } from './provider-modules.ts'
import { code, isTest, ROOT, sources } from './sources.ts'

const allows = (patterns: readonly RegExp[] | undefined, path: string) =>
  patterns?.some((one) => one.test(path)) ?? false
const featureOf = (path: string) => /^widget\/features\/([\w-]+)\//.exec(path)?.[1]

/** What is wrong with one import, or null. */
function breach(row: ImportRow, found: Import): string | null {
  if (!isRelative(found.to)) {
    if (isBuiltin(found.to))
      return /^(shared|loader|widget|locales)\//.test(found.from) && !isTest(found.from) ? 'node' : null
    return allows(row.packages, found.to) || found.kind === 'type' ? null : 'package'
  }
  const path = target(found)
  if (!/\.(tsx?|mjs|css|json)$/.test(path)) return 'no extension'
  if (path === WHOLE_CONTRACT && found.from.startsWith('widget/') && !isTest(found.from)) return 'whole contract'
  if (row.own.test(path)) {
    const [here, there] = [featureOf(found.from), featureOf(path)]
    return here && there && here !== there && !isTest(found.from) ? 'another feature' : null
  }
  if (allows(row.may, path)) return null
  if (found.kind === 'type' && allows(row.types, path)) return null
  if (found.kind === 'lazy' && allows(row.lazily, path)) return null
  return 'direction'
}

// The examples below are imports too.
const files = sources(['.ts', '.tsx']).filter(({ path }) => path !== 'test/rules/imports.test.ts')
const all = files.flatMap(({ path, text }) => importsOf(path, code(text)))
const told = ({ from, to }: Import, why: string) => `${from} → ${to} (${why})`

describe('imports', () => {
  it('go only where the import table allows', () => {
    const breaches = all.flatMap((found) => {
      const row = IMPORT_TABLE.find(({ folder }) => folder.test(found.from))
      if (!row) return [told(found, 'folder has no row')]
      const why = breach(row, found)
      return why ? [told(found, why)] : []
    })
    assert.deepEqual(breaches, [])
  })

  it('name files that exist', () => {
    const lost = all.filter((found) => isRelative(found.to) && !existsSync(join(ROOT, target(found))))
    assert.deepEqual(
      lost.map((found) => told(found, 'missing')),
      [],
    )
  })

  it('bring no package into the loader, not even through shared', () => {
    const seen = new Set<string>()
    const packages: string[] = []
    const follow = (path: string) => {
      if (seen.has(path)) return
      seen.add(path)
      for (const found of all.filter(({ from, kind }) => from === path && kind === 'value')) {
        if (isRelative(found.to)) follow(target(found))
        else packages.push(told(found, 'package'))
      }
    }
    follow('loader/index.ts')
    assert.deepEqual(packages, [])
  })

  it('pass through no barrel', () => {
    const barrels = files.filter(({ path, text }) => {
      if (path === WHOLE_CONTRACT) return false
      const lines = code(text)
        .split(/\n(?=\S)/)
        .map((line) => line.trim())
        .filter((line) => line && line !== '}')
      return lines.some((line) => line.startsWith('export *')) || (lines.length > 0 && lines.every(isReexport))
    })
    assert.deepEqual(
      barrels.map(({ path }) => path),
      [],
    )
  })
})

const isReexport = (line: string) => /^export\s+(type\s+)?\{[^}]*\}\s*from\s/.test(line)

describe('the import table', () => {
  const cases = [
    { from: 'widget/features/search/a.tsx', to: '../checkout/b.tsx', why: 'another feature' },
    { from: 'widget/ui/a.tsx', to: '../state/b.ts', why: 'direction' },
    { from: 'widget/ui/a.tsx', to: '../lib/i18n.ts', why: null },
    { from: 'loader/index.ts', to: '../shared/messages.ts', why: 'direction' },
    { from: 'loader/index.ts', to: 'preact', why: 'package' },
    { from: 'shared/a.ts', to: '../widget/lib/b.ts', why: 'direction' },
    { from: 'shared/a.ts', to: 'node:fs', why: 'node' },
    { from: 'widget/lib/a.ts', to: './b', why: 'no extension' },
    { from: 'widget/lib/a.ts', to: '../../locales/en.ts', why: 'direction' },
    { from: 'widget/state/a.ts', to: '../../shared/contract/index.ts', why: 'whole contract' },
    { from: 'demo-host/provider/a.ts', to: '../../widget/lib/b.ts', why: 'direction' },
    { from: 'demo-host/provider/serve.ts', to: '../simulators/mail/mail-server.ts', why: 'direction' },
    { from: 'demo-host/provider/availability/a.ts', to: '../changes/change-plan.ts', why: 'direction' },
    { from: 'demo-host/provider/changes/a.ts', to: '../reservations/conclude.ts', why: null },
    { from: 'demo-host/provider/hotels/a.ts', to: '../http/context.ts', why: 'direction' },
    { from: 'demo-host/provider/mail/a.ts', to: '../hotels/house.ts', why: 'direction' },
    { from: 'demo-host/simulators/mail/a.ts', to: '../../provider/mail/smtp.ts', why: null },
    { from: 'demo-host/simulators/mail/a.ts', to: '../../world/clock.ts', why: 'direction' },
  ]
  for (const { from, to, why } of cases) {
    it(`answers "${why ?? 'allowed'}" to ${from} → ${to}`, () => {
      const row = IMPORT_TABLE.find(({ folder }) => folder.test(from))
      assert.ok(row)
      assert.equal(breach(row, { from, to, kind: 'value' }), why)
    })
  }

  it('gives no row of the provider an exception for types', () => {
    assert.deepEqual(
      PROVIDER_ROWS.filter(({ types, lazily }) => types || lazily),
      [],
    )
  })

  it('names the modules of the provider from the ground up', () => {
    const names = Object.keys(PROVIDER_MODULES)
    const upward = Object.entries(PROVIDER_MODULES).flatMap(([name, knows]: [string, readonly string[]]) =>
      knows.filter((one) => !(names.indexOf(one) < names.indexOf(name))).map((one) => `${name} → ${one}`),
    )
    // An unknown name has index -1, which is below everybody.
    const unknown = Object.values(PROVIDER_MODULES).flatMap((knows: readonly string[]) =>
      knows.filter((one) => !names.includes(one)),
    )
    assert.deepEqual([upward, unknown], [[], []])
  })

  it('reads all forms of import', () => {
    const text = `import a from './a.ts'
import type { B } from './b.ts'
import {
  c,
} from './c.ts'
import './d.css'
export { e } from './e.ts'
// import f from './f.ts'
const g = () => import('./g.ts')
type H = typeof import('./h.ts')`
    assert.deepEqual(
      importsOf('x.ts', code(text)).map(({ to, kind }) => [to, kind]),
      [
        ['./a.ts', 'value'],
        ['./b.ts', 'type'],
        ['./c.ts', 'value'],
        ['./d.css', 'value'],
        ['./e.ts', 'value'],
        ['./g.ts', 'lazy'],
        ['./h.ts', 'type'],
      ],
    )
  })
})
