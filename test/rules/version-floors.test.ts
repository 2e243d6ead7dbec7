import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { ROOT } from './sources.ts'

/** Below these a package has a known hole: every copy counts that runs outside of tests, another package's own too. */
const HOLES: Record<string, { least: string; why: string }> = {
  '@fastify/multipart': { least: '9.0.3', why: 'CVE-2025-24033: an upload that was given up keeps its file' },
  dompurify: { least: '3.2.4', why: 'CVE-2025-26791: script through a template' },
  esbuild: { least: '0.25.0', why: 'GHSA-67mh-4wv8-f99j: any page reads what its server holds' },
  fastify: { least: '5.3.2', why: 'CVE-2025-32442: a content type that no schema meets' },
  nodemailer: { least: '7.0.7', why: 'GHSA-mm7p-fcc7-pg87: a quoted address leads a mail elsewhere' },
  preact: { least: '10.28.2', why: 'CVE-2026-22028: JSON that stands for a text becomes an element' },
  rollup: { least: '4.22.4', why: 'CVE-2024-47068: a page’s markup takes over document.currentScript' },
  sharp: { least: '0.32.6', why: 'CVE-2023-4863: a WebP writes outside its memory' },
}

/** Below these a package does not do what we stand on: our own copy counts. */
const NEEDS: Record<string, { least: string; why: string }> = {
  '@node-rs/argon2': { least: '2.0.0', why: 'argon2id without the crashes of the package argon2' },
  '@r2wc/react-to-web-component': { least: '2.1.1', why: 'scripts/build/lean-packages.mjs cuts this one' },
  preact: { least: '11.2.0', why: 'compat of React 19: use, ref as a property, inert' },
  superstruct: { least: '2.0.2', why: 'types of nested optional fields' },
}

/** Tried and left out, with what they do. */
const REFUSED: Record<string, string> = {
  argon2: 'ends the process on Node 20',
  'iframe-resizer': 'is GPL, and hears messages of any origin unless told',
  '@headlessui/react': 'puts its parts outside the shadow root',
  'react-aria-components': 'loses the keyboard under preact',
}

/** The newest rollup names platform packages that the registry lacks: npm ci then fails where npm install did not. */
const PINNED = ['rollup']

type Lock = { packages: Record<string, { version?: string; dev?: boolean }> }
const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
const { packages }: Lock = read('package-lock.json')

/** Our own counts also where only the build has it: it makes what guests run. */
const copiesOf = (name: string): string[] =>
  Object.entries(packages)
    .filter(([path, { dev }]) => path === `node_modules/${name}` || (path.endsWith(`/node_modules/${name}`) && !dev))
    .map(([, { version = '' }]) => version)

const numbersOf = (version: string) => version.split('-', 1)[0]?.split('.').map(Number) ?? []

function isAtLeast(version: string, least: string): boolean {
  const floor = numbersOf(least)
  const at = numbersOf(version).findIndex((part, index) => part !== floor[index])
  return at === -1 || (numbersOf(version)[at] ?? 0) > (floor[at] ?? 0)
}

describe('the packages in the lock file', () => {
  it('are compared part by part', () => {
    for (const [version, least] of [
      ['5.12.8', '5.3.2'],
      ['5.3.2', '5.3.2'],
      ['10.0.0', '9.9.9'],
    ] as const)
      assert.ok(isAtLeast(version, least), version)
    for (const [version, least] of [
      ['5.3.1', '5.3.2'],
      ['4.99.0', '5.3.2'],
      ['0.24.9', '0.25.0'],
    ] as const)
      assert.ok(!isAtLeast(version, least), version)
  })

  for (const [name, { least, why }] of Object.entries(HOLES))
    it(`have no known hole: ${name} is of ${least} or later in every copy (guarantee B1)`, () => {
      const copies = copiesOf(name)
      assert.ok(copies.length > 0, `${name} is gone, and its row with it`)
      for (const version of copies) assert.ok(isAtLeast(version, least), `${name} ${version}: ${why}`)
    })

  for (const [name, { least, why }] of Object.entries(NEEDS))
    it(`do what we stand on: ${name} is of ${least} or later (guarantee B1)`, () => {
      const { version = '' } = packages[`node_modules/${name}`] ?? {}
      assert.ok(isAtLeast(version, least), `${name} ${version}: ${why}`)
    })

  it('are none of those that were tried and refused (guarantee B1)', () => {
    const found = Object.keys(REFUSED).filter((name) => copiesOf(name).length > 0)
    assert.deepEqual(found, [])
  })

  it('are of one version where a newer one does not install (guarantee B1)', () => {
    const { devDependencies, overrides } = read('package.json')
    for (const name of PINNED) {
      assert.match(devDependencies[name], /^\d+\.\d+\.\d+$/)
      assert.equal(overrides[name], devDependencies[name])
      assert.deepEqual([...new Set(copiesOf(name))], [devDependencies[name]])
    }
  })
})
