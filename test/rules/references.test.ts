import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, it } from 'node:test'

import { ROOT, SOURCE_FOLDERS, lineOf, sources } from './sources.ts'
import type { Source } from './sources.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const isPage = (path: string) => path.endsWith('.md')

const pages: Source[] = [
  { path: 'README.md', text: read('README.md') },
  ...sources(['.md'], ['docs', ...SOURCE_FOLDERS]),
]
const programs = sources(['.ts', '.tsx', '.mjs', '.js', '.css', '.php']).filter(
  ({ path }) => path !== 'test/rules/references.test.ts',
)
const pageAt = (path: string): string => pages.find((page) => page.path === path)?.text ?? ''

/** The first column of the requirements, the headings of the decisions, the first cells of a table, a numbered list. */
const REQUIREMENTS = new Set(read('test/requirements.tsv').match(/^[A-Z][A-Z0-9]*-\d{3}(?=\t)/gm))
const DECISIONS = new Set(pageAt('docs/decisions.md').match(/(?<=^## )AMB-\d{2}(?= )/gm))
const GUARANTEES = new Set(pageAt('docs/guarantees.md').match(/(?<=^\| )[LWSB]\d+(?= \|)/gm))
const LINES = new Set(pageAt('docs/guarantees.md').match(/^\d+(?=\. )/gm))
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts

/** As GitHub makes them of headings. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

const besideOrAbove = (path: string, name: string): string[] => [
  normalize(join(dirname(path), name)),
  normalize(name),
  normalize(join('docs', name)),
]

const leads = (path: string, link: string): boolean => {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? path : normalize(join(dirname(path), file))
  if (!existsSync(join(ROOT, target))) return false
  return anchor === undefined || anchorsOf(pageAt(target)).includes(anchor)
}

const fileNames = new Set([...programs, ...sources(['.d.mts'])].map(({ path }) => basename(path)))
const places = programs.map(({ path }) => `/${path}`)
const words = new Set(programs.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []))

type Reference = {
  name: string
  /** What refers to something; its group is the name of it. */
  pattern: RegExp
  isThere: (name: string, path: string) => boolean
  in?: (path: string) => boolean
  example: string
  /** Where the example would stand. */
  at?: string
}

const REFERENCES: readonly Reference[] = [
  {
    name: 'requirement that is no row of test/requirements.tsv',
    pattern: /\b(?!SHA-|UTF-|ISO-)([A-Z][A-Z0-9]+-\d{3})\b/g,
    isThere: (id) => REQUIREMENTS.has(id),
    example: '// The bank asks (PAY-999).',
  },
  {
    name: 'decision without a heading in docs/decisions.md',
    pattern: /\b(AMB-[\dn]+)\b/g,
    isThere: (id) => DECISIONS.has(id) || id === 'AMB-nn',
    example: '// AMB-99: the other way round',
  },
  {
    name: 'guarantee without a row in docs/guarantees.md',
    pattern: /\b([LWSB]\d{1,2})\b/g,
    isThere: (id) => GUARANTEES.has(id),
    example: '/** Nobody is charged twice (guarantee W99). */',
  },
  {
    name: 'decided line that docs/guarantees.md does not have',
    pattern: /\bdecided line (\d+)/g,
    isThere: (line) => LINES.has(line),
    example: '// kept beside the address (decided line 99)',
  },
  {
    name: 'page that is not there',
    pattern: /(?<![*\w/-])((?:[\w-]+\/)*[\w-]+\.md)\b/g,
    isThere: (name, path) => besideOrAbove(path, name).some((one) => existsSync(join(ROOT, one))),
    example: '/** As written down (no-such-page.md). */',
  },
  {
    name: 'section of a paper that is not in the repository',
    pattern: /\b((?:[Ss]pec(?:ification)?|domain[ -]facts?) (?:00\d |§)?\d|\(00[01] \d)/g,
    isThere: () => false,
    example: '// Spec 7.4: what a guest changes',
  },
  {
    name: 'link that leads nowhere',
    pattern: /\]\((?!https?:|mailto:)([^)\s]+)\)/g,
    isThere: (link, path) => leads(path, link),
    in: isPage,
    example: '[the drawing](architecture.md#no-such-heading)',
    at: 'docs/glossary.md',
  },
  {
    name: 'file or folder that is not there',
    pattern: /`((?:shared|loader|widget|demo-host|locales|test|scripts|docs)\/[\w./-]*)`/g,
    isThere: (name) => existsSync(join(ROOT, name)),
    in: isPage,
    example: 'See `widget/lib/no-such-file.ts`.',
  },
  {
    name: 'file of a name that no file has',
    // In a page, or in a comment.
    pattern:
      /(?<=`|(?:\/[/*]|^\s*\*).*)(?<![\w/.*'"-])([a-z][\da-z]*(?:-[\da-z]+)*(?:\.(?!d\.)\w+)?\.(?:tsx?|mjs))(?!\w)/gm,
    isThere: (name) => fileNames.has(name) || existsSync(join(ROOT, name)),
    example: '/** Goes back by what was written down (no-such-file.ts). */',
  },
  {
    name: 'file in brackets that is in no folder of that name',
    pattern: /(?<=(?:\/[/*]|^\s*\*).*)\(([a-z][\w-]*\/[\w-]+)(?=[,)])/gm,
    isThere: (name) => places.some((place) => place.includes(`/${name}`)),
    example: '// For the dialog around it (page/no-such-file).',
  },
  {
    name: 'command that package.json does not have',
    pattern: /\bnpm run ([\w:-]+)/g,
    isThere: (name) => scripts[name] !== undefined,
    in: isPage,
    example: 'Then `npm run no-such-script`.',
  },
  {
    name: 'name that no code has',
    pattern: /`([a-z]+[A-Z]\w*|[A-Z][a-z]\w*)(?:\(\))?`/g,
    isThere: (name) => words.has(name),
    in: (path) => path.startsWith('docs/'),
    example: 'Then `noSuchAtom` is set.',
    at: 'docs/architecture.md',
  },
  {
    name: 'term of the glossary that no code has',
    pattern: /^\| `([\w-]+)` \|/gm,
    isThere: (term) => words.has(term),
    in: (path) => path === 'docs/glossary.md',
    example: '| `nosuchterm` | Nothing. |',
    at: 'docs/glossary.md',
  },
]

function broken({ pattern, isThere, in: holds }: Reference, { path, text }: Source): string[] {
  if (holds && !holds(path)) return []
  // A comment goes on in the next line.
  const flat = isPage(path)
    ? text
    : text.replaceAll(/(?<=[\w,])\n\s*(?:\*|\/\/) /g, (gap) => ` ${' '.repeat(gap.length - 1)}`)
  return [...flat.matchAll(pattern)].flatMap(({ index, 1: name = '' }) =>
    isThere(name, path) ? [] : [`${path}:${lineOf(text, index)} ${name}`],
  )
}

describe('the repository refers to no', () => {
  for (const reference of REFERENCES) {
    it(reference.name, () =>
      assert.deepEqual(
        [...programs, ...pages].flatMap((source) => broken(reference, source)),
        [],
      ),
    )
    it(`${reference.name}: the rule sees its example`, () => {
      const path = reference.at ?? (reference.in ? 'README.md' : 'widget/lib/api.ts')
      assert.equal(broken(reference, { path, text: reference.example }).length, 1)
    })
  }
})

describe('what is referred to', () => {
  it('is there at all', () => {
    // None is taken away: comments and tests of old versions cite them.
    assert.ok(REQUIREMENTS.size >= 1_085 && DECISIONS.size >= 75 && GUARANTEES.size >= 73 && LINES.size >= 12)
  })
})
