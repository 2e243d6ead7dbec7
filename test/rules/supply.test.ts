import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { billOfMaterials } from '../../scripts/generate-sbom.ts'
import { ROOT } from './sources.ts'

type Locked = { version?: string; integrity?: string; resolved?: string; link?: boolean; inBundle?: boolean }

const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

describe('the packages it stands on', () => {
  // A bundled package comes inside of one that has a hash.
  const locked: [string, Locked][] = Object.entries(read('package-lock.json').packages)
  const fetched = locked.filter(([path, { link, inBundle }]) => path !== '' && !link && !inBundle)

  it('are locked with a hash, all of them (guarantee B2)', () => {
    const open = fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)
    assert.deepEqual(open, [])
  })

  it('are listed for those who must know what runs: npm run sbom (guarantee B4)', () => {
    const list = billOfMaterials()
    assert.equal(list.bomFormat, 'CycloneDX')
    const { dependencies }: { dependencies: Record<string, string> } = read('package.json')
    for (const [name, version] of Object.entries(dependencies)) {
      const component = list.components.find((one) => one.name === name && one.version === version)
      assert.ok(component?.hashes?.length, `${name} ${version}`)
    }
  })
})
