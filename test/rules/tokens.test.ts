import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { ERRORS } from '../../shared/errors.ts'
import { code, isTest, lineOf, sources } from './sources.ts'

type Ban = {
  name: string
  pattern: RegExp
  /** Strings count unless a row says that only code does. */
  in?: 'code' | 'all' | 'comments'
  /** Where the rule holds. */
  files: (path: string) => boolean
  example: string
}

const product = (path: string) => !isTest(path) && !path.startsWith('scripts/')
const shipped = (path: string) => product(path) && /^(shared|loader|widget)\//.test(path)
const everywhere = (path: string) => !path.startsWith('test/rules/')
const outsideOf =
  (...places: RegExp[]) =>
  (path: string) =>
    product(path) && !places.some((place) => place.test(path))

const ERROR_CODES = Object.values(ERRORS).map((row) => row.code)

const BANS: readonly Ban[] = [
  {
    // Any other thousand is written with its mark: 1_000.
    name: 'error code by its number',
    pattern: new RegExp(`(?<![\\w.])(${ERROR_CODES.join('|')})(?![\\w.])`),
    in: 'code',
    // Ids of brands and of members are numbers of their own.
    files: outsideOf(/^locales\//, /^shared\/(errors|brands)\.ts$/, /^demo-host\/world\/people\/(members|wallet)\.ts$/),
    example: 'if (failure.code === 2304) refresh()',
  },
  {
    // The two search bars have no field that could be wrong.
    name: 'a form that does not lead to its first wrong field',
    pattern: /<form\b/,
    in: 'code',
    files: (path) =>
      shipped(path) &&
      ![
        'widget/ui/fields/form.tsx',
        'widget/features/search/search-bar.tsx',
        'widget/features/ota/search-form.tsx',
      ].includes(path),
    example: '<form onSubmit={send}>',
  },
  {
    name: 'any', // A type only: superstruct has a function of that name.
    pattern: /([:<|&=]|\bas|=>)\s*any\b(?!\s*\()|\bany(\[\]|\s*>)/,
    in: 'code',
    files: everywhere,
    example: 'let a: any',
  },
  {
    name: 'a silenced type error',
    pattern: /@ts-(ignore|nocheck|expect-error)/,
    in: 'comments',
    files: everywhere,
    example: '// @ts-ignore',
  },
  {
    name: 'a silenced lint rule without a reason',
    // The reason stands behind ` -- ` or in the comment above.
    pattern: /(?<!\/\/ [^\n]*\n\s*\/\/ )(oxlint|eslint)-disable(?![^\n]* -- )/,
    in: 'comments',
    files: everywhere,
    example: '// oxlint-disable-next-line x',
  },
  {
    // Prototype.js and MooTools put one of their own in its place, which takes no function and no iterator.
    name: 'Array.from, which old libraries replace',
    pattern: /\bArray\.from\b/,
    in: 'code',
    files: shipped,
    example: 'Array.from({ length: 2 }, make)',
  },
  {
    // Loading is a state of its own; and the build cuts what jotai does to show a promise (scripts/build/lean-packages.mjs).
    name: 'an atom that is read by waiting',
    pattern: /\batom(<.*>)?\(\s*async\b/,
    in: 'code',
    files: shipped,
    example: 'atom(async (get) => get(roomsAtom))',
  },
  {
    // The build cuts it from preact (scripts/build/lean-packages.mjs).
    name: 'what our preact has lost',
    pattern:
      /\b(getSnapshotBeforeUpdate|getDerivedStateFromProps|componentWill(?!Unmount)\w+|componentDidMount|contextType|createPortal|hydrateRoot|debounceRendering|onDoubleClick|xlink\w+)\b|\.Consumer\b|<(math|foreignObject|template|noscript)\b|<[a-z]+[^>]* class=/,
    in: 'code',
    files: (path) => shipped(path) && path.endsWith('x'),
    example: 'createPortal(<Menu />, page.body)',
  },
  {
    // It makes an error, with its stack, of each field that is not there; fromText (shared/model/wire.ts) looks first.
    name: 'text of a call read by coerce',
    pattern: /\bcoerce\([^\n]*,\s*string\(\)/,
    in: 'code',
    files: (path) => product(path) && path.startsWith('shared/'),
    example: 'coerce(boolean(), string(), read)',
  },
  {
    // Made at each use it costs more than what it writes; dates and texts keep theirs, and are in the first bar.
    name: 'a formatter that is not kept (shared/rules/formatters.ts)',
    pattern: /\bnew Intl\.(?:Number|DateTime)Format\b/,
    in: 'code',
    files: (path) => shipped(path) && !/^shared\/rules\/(?:formatters|days\/dates)\.ts$/.test(path),
    example: 'new Intl.NumberFormat(tag).format(price)',
  },
  {
    name: 'something left to do',
    pattern: /\b(TODO|FIXME|XXX|HACK)\b/,
    in: 'comments',
    files: everywhere,
    example: '// TODO later',
  },
  {
    name: 'an exclusive or skipped test',
    pattern: /\b(it|test|describe)\.(only|skip|todo)\b/,
    in: 'code',
    files: everywhere,
    example: 'it.only()',
  },
  {
    name: 'interface, enum or namespace',
    // Within `declare global` an interface is the only way, and so in types that frameworks merge with their own.
    pattern: /^(export )?(declare )?(interface|enum|namespace) \w+/m,
    in: 'code',
    files: (path) => product(path) && !path.endsWith('.generated.ts'),
    example: 'interface A {}',
  },
  {
    name: 'browser storage outside its adapter (guarantee B3)',
    pattern: /\b(localStorage|sessionStorage|document\.cookie)\b/,
    in: 'code',
    // diagnose() looks whether there is one; the document's first script reads two values before its files are there. Neither keeps anything.
    files: (path) =>
      shipped(path) && !/^(widget\/lib\/storage|widget\/document-start|loader\/page\/doctor\/page)/.test(path),
    example: 'localStorage.x',
  },
  {
    name: 'a message to any origin (guarantee B3)',
    pattern: /postMessage\([^\n]*(,\s*|targetOrigin:\s*)['"`]\*['"`]/,
    files: product,
    example: "parent.postMessage(a, '*')",
  },
  {
    name: 'the clock outside lib and world',
    pattern: /\bDate\.now\(|\bnew Date\(\)/,
    in: 'code',
    // How long a database takes to start is real time, not the world's; so are a page's own waits.
    files: outsideOf(
      /^(widget\/lib|loader|demo-host\/pages)\//,
      /^widget\/app\/start\/environment\.ts$/,
      /^demo-host\/(world|provider\/db)\//,
    ),
    example: 'Date.now()',
  },
  {
    name: 'chance outside lib and world',
    pattern: /\bMath\.random\(/,
    in: 'code',
    files: outsideOf(/^widget\/lib\//, /^widget\/app\/start\/environment\.ts$/, /^demo-host\/world\//),
    example: 'Math.random()',
  },
  {
    name: 'code made from text',
    pattern: /\beval\(|\bnew Function\(|\bdocument\.write\(/,
    in: 'code',
    files: product,
    example: 'eval(a)',
  },
  {
    name: 'markup made from text (guarantee B3)',
    pattern: /\.(innerHTML|outerHTML)\s*=(?!=)|insertAdjacentHTML|dangerouslySetInnerHTML/,
    in: 'code',
    files: (path) => shipped(path) && !path.startsWith('widget/lib/sanitize'),
    example: 'a.innerHTML = b',
  },
  {
    name: 'a call to the console',
    pattern: /\bconsole\.(log|debug|trace|error)\(/,
    in: 'code',
    files: shipped,
    example: 'console.log(a)',
  },
  {
    name: 'the default jotai store',
    pattern: /\bgetDefaultStore\b/,
    in: 'code',
    files: shipped,
    example: 'getDefaultStore()',
  },
]

const read: Record<NonNullable<Ban['in']>, (text: string) => string> = {
  all: (text) => code(text),
  code: (text) => code(text, { keepStrings: false }),
  comments: (text) => text,
}

function hits({ pattern, in: where = 'all' }: Ban, text: string): number[] {
  const global = new RegExp(pattern, `${pattern.flags}g`)
  return [...read[where](text).matchAll(global)].map(({ index }) => lineOf(text, index))
}

describe('the source has no', () => {
  const files = sources()
  for (const ban of BANS) {
    it(ban.name, () => {
      const found = files
        .filter(({ path }) => ban.files(path))
        .flatMap(({ path, text }) => hits(ban, text).map((line) => `${path}:${line}`))
      assert.deepEqual(found, [])
    })
    it(`${ban.name}: the rule sees its example`, () => assert.equal(hits(ban, ban.example).length, 1))
  }
})

describe('the source names no', () => {
  it('provider of the contract in what a guest reads', () => {
    const found = sources(['.ts'], ['locales']).filter(({ text }) => /tripla|creansmaerd|digico|\bwbf\b/i.test(text))
    assert.deepEqual(
      found.map(({ path }) => path),
      [],
    )
  })
})
