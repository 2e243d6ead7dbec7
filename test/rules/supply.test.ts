import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { billOfMaterials } from '../../scripts/generate/generate-sbom.ts'
import { ROOT } from './sources.ts'

type Locked = {
  version?: string
  integrity?: string
  link?: boolean
  inBundle?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** The lock files of what `npm test` installs. */
const LOCKS = ['package-lock.json', 'test/hosts/package-lock.json']

const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

/** Where Node finds a package from another: the nearest `node_modules` upwards. */
function isFound(name: string, from: string, paths: ReadonlySet<string>): boolean {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (paths.has(at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`)) return true
    if (at === '') return false
  }
}

describe('the packages it stands on', () => {
  for (const lock of LOCKS) {
    const locked: [string, Locked][] = Object.entries(read(lock).packages)

    it(`are locked with a hash, all of them, in ${lock} (guarantee B2)`, () => {
      // A bundled package comes inside of one that has a hash.
      const fetched = locked.filter(([path, { link, inBundle }]) => path !== '' && !link && !inBundle)
      const open = fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)
      assert.deepEqual(open, [])
    })

    // `npm ci` refuses a file that names a package, of another system too, and does not lock it.
    it(`are locked for every system, in ${lock}`, () => {
      const paths = new Set(locked.map(([path]) => path))
      const missing = locked.flatMap(([path, { dependencies = {}, optionalDependencies = {} }]) =>
        Object.keys({ ...dependencies, ...optionalDependencies })
          .filter((name) => !isFound(name, path, paths))
          .map((name) => `${path} › ${name}`),
      )
      assert.deepEqual(missing, [])
    })
  }

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
