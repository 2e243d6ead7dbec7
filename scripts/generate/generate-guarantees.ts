// Writes docs/guarantee-tests.md: which tests name which row of docs/guarantees.md, read out of their titles.
// node --import tsx scripts/generate/generate-guarantees.ts
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PAGE = join(ROOT, 'docs/guarantee-tests.md')
const FOLDERS = ['test', 'widget', 'loader', 'shared', 'demo-host', 'scripts']
/** Tests of `npm test`; what `npm run bench` measures; and the steps that run all of them once more. */
const WITNESS = /\.test\.tsx?$|^test\/bench\/.+\.ts$|^scripts\/test-steps\.mjs$/
const SKIPPED = /(^|\/)(node_modules|dist|apps|fixtures)(\/|$)/
const ROW = /^\| ([LWSB]\d+) \| (.+) \|$/gm
/** A title, or a comment of a measurement, that names what it proves: "(guarantee S9)", "(guarantees L1, L2)". */
const NAMED = /(?:(['"`])((?:\\.|(?!\1)[^\n])*?)|\/[/*]{1,2} ?([^\n]*?)) \(guarantees? ([LWSB]\d+(?:, [LWSB]\d+)*)\)/g

type Witness = { path: string; title: string; ids: string[] }
type Guarantee = { id: string; text: string; witnesses: Witness[] }

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (SKIPPED.test(path)) return []
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}

const witnessesIn = (path: string): Witness[] =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(NAMED)].map(([, , title, comment, ids = '']) => ({
    path,
    title: (title ?? comment ?? '')
      .replaceAll(/\\(.)/g, '$1')
      .replaceAll(/\$\{[^}]*\}/g, '…')
      .replace(/^\* /, ''),
    ids: ids.split(', '),
  }))

/** The files whose titles name what they prove. */
export const testsThatName = (): string[] =>
  FOLDERS.flatMap(filesIn)
    .filter((path) => WITNESS.test(path))
    .toSorted()

/** Every row of docs/guarantees.md with the tests that name it. */
export function guarantees(): Guarantee[] {
  const witnesses = testsThatName().flatMap(witnessesIn)
  return [...readFileSync(join(ROOT, 'docs/guarantees.md'), 'utf8').matchAll(ROW)].map(([, id = '', text = '']) => ({
    id,
    text,
    witnesses: witnesses.filter(({ ids }) => ids.includes(id)),
  }))
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
const linkOf = ({ path, title }: Witness) => `${cell(title)} ([${path.split('/').at(-1) ?? path}](../${path}))`

export function guaranteePage(): string {
  const rows = guarantees().map(({ id, witnesses }) => {
    return `| ${id} | ${witnesses.map(linkOf).join('<br>')} |`
  })
  return `# Guarantees and their tests

Which tests name which row of [guarantees.md](guarantees.md). Written by \`npm run generate\` out of the titles, so that a
guarantee loses its test by name and not in silence. Files in \`test/bench\` are measured by \`npm run bench\`; all others run
with \`npm test\`, and \`scripts/test-steps.mjs\` is a step of \`npm test all\` that runs tests once more in another way. A test that
names a row proves a part of it; a row is as good as what its tests look at.

| guarantee | tests |
| --- | --- |
${rows.join('\n')}
`
}

export const writtenGuaranteePage = (): string => readFileSync(PAGE, 'utf8')

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, guaranteePage())
