import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'

import type { BookingWidgetElement as Published } from '../../loader/package/element.generated.ts'
import type { BookingWidgetElement } from '../../loader/element.ts'
import { EVENT_PROPS } from '../../loader/package/react.tsx'
import { customElements } from '../../scripts/generate/generate-manifest.ts'
import { writePackage } from '../../scripts/generate/generate-package.ts'
import { elementTypes, RELAYED_DETAILS, writtenTypes } from '../../scripts/generate/generate-types.ts'
import { EVENT_DOCS, METHOD_DOCS } from '../../shared/element-docs.ts'
import { ATTRIBUTES, TAG } from '../../shared/element.ts'
import { ROOT } from './sources.ts'

const rootManifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

describe('the npm package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'booking-widget-'))
  before(() => writePackage(folder))
  after(() => rmSync(folder, { recursive: true }))

  it('is what package.json offers, without the dependencies of the server', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    assert.equal(manifest.version, rootManifest.version)
    assert.deepEqual(Object.keys(manifest.exports), Object.keys(rootManifest.exports))
    assert.equal('dependencies' in manifest || 'private' in manifest, false)
    // The whole project is never published by mistake.
    assert.equal(rootManifest.private, true)
  })

  it('has nothing that publint would change', async () => {
    const { messages } = await publint({ pkgDir: folder, strict: true })
    assert.deepEqual(messages, [])
  })

  it('has types that every way of resolving modules finds', async () => {
    const [packed] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        shell: process.platform === 'win32',
      }),
    )
    const result = await checkPackage(createPackageFromTarballData(readFileSync(join(folder, packed.filename))))
    // It is an ES module for browsers, and says so to those who require() it.
    const problems = result.types && result.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM')
    assert.deepEqual(problems, [])
  })
})

/** A page of a project that checks the types of its libraries, too. */
const CONSUMER = `import { loadBookingWidget } from 'booking-widget'
import { BookingWidget } from 'booking-widget/react'
import 'booking-widget/element'

void loadBookingWidget('https://widget.example/v1/loader.js')
const element = document.querySelector('booking-widget')
element?.addEventListener('booking-widget:results', ({ detail }) => detail.count.toFixed())
const heard = ({ detail }: CustomEvent<{ count: number }>) => detail.count.toFixed()
element?.addEventListener('booking-widget:results', heard)
element?.removeEventListener('booking-widget:results', heard)
// @ts-expect-error there is no such method
element?.fly()
export const page = <BookingWidget hotelCode="shirotsuki" onResults={({ detail }) => detail.count.toFixed()} />
// @ts-expect-error the hotel is not named
export const nameless = <BookingWidget />
`

describe('a project that installs the package', () => {
  // Within the project, so that it finds the types of React.
  const folder = join(ROOT, 'node_modules/.cache/booking-widget/consumer')
  before(async () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(folder, 'page.tsx'), CONSUMER)
    await writePackage(join(folder, 'node_modules/booking-widget'))
  })
  after(() => rmSync(folder, { recursive: true }))

  for (const [module, resolution] of [
    ['ESNext', 'Bundler'],
    ['NodeNext', 'NodeNext'],
  ] as const)
    it(`compiles with strict types and no library left out, by ${resolution}`, () => {
      const options = `--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --target ES2022 --lib ES2022,DOM,DOM.Iterable --jsx react-jsx --types node --module ${module} --moduleResolution ${resolution}`
      const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
      const { stdout } = spawnSync(process.execPath, [tsc, ...options.split(' '), 'page.tsx'], { cwd: folder, encoding: 'utf8' }) // prettier-ignore
      assert.equal(stdout, '')
    })
})

describe('what is written from shared/element.ts', () => {
  it('is up to date: npm run generate', async () => assert.equal(writtenTypes(), await elementTypes()))

  it('types the element as it is', () => {
    // Assigning is the test: it does not compile when the two differ.
    const ways = [
      (element: BookingWidgetElement): Omit<Published, 'addEventListener'> => element,
      (element: Published): Pick<BookingWidgetElement, keyof typeof METHOD_DOCS> => element,
    ]
    assert.equal(ways.length, 2)
  })

  it('hears every event in React', () => {
    const events = [...Object.keys(EVENT_DOCS).map((name) => `${TAG}:${name}`), ...Object.keys(RELAYED_DETAILS)]
    assert.deepEqual(Object.values(EVENT_PROPS).toSorted(), events.toSorted())
  })

  it('describes the whole element to editors', () => {
    const [element] = customElements.modules[0]?.declarations ?? []
    assert.deepEqual(
      element?.attributes.map(({ name }) => name),
      Object.keys(ATTRIBUTES),
    )
    assert.deepEqual(
      element?.members.map(({ name }) => name),
      Object.keys(METHOD_DOCS),
    )
    const typeless = element?.members.filter((member) => !('return' in member ? member.return : member).type.text)
    assert.deepEqual(typeless, [])
  })
})
