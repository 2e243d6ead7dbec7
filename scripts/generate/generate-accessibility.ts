// Writes docs/accessibility.md: clause by clause of EN 301 549, how it is met and which tests name it in their titles.
// node --import tsx scripts/generate/generate-accessibility.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { CLAUSES } from './accessibility-clauses.ts'
import type { Judgement } from './accessibility-clauses.ts'
import { testsThatName } from './generate-guarantees.ts'

const PAGE = fileURLToPath(new URL('../../docs/accessibility.md', import.meta.url))
const NAMED = /(['"`])((?:\\.|(?!\1)[^\n])*?) \(EN 301 549: (\d[\d., ]*)\)/g

type Proof = { path: string; title: string; clauses: string[] }

const proofsIn = (path: string): Proof[] =>
  [...readFileSync(join(fileURLToPath(new URL('../..', import.meta.url)), path), 'utf8').matchAll(NAMED)].map(
    ([, , title = '', clauses = '']) => ({
      path,
      title: title.replaceAll(/\\(.)/g, '$1').replaceAll(/\$\{[^}]*\}/g, '…'),
      clauses: clauses.split(', '),
    }),
  )

/** Every test whose title names a clause. */
export const proofs = (): Proof[] => testsThatName().flatMap(proofsIn)

const wordsOf = (judgement: Judgement): [string, string] => {
  if ('met' in judgement) return ['supports', judgement.met]
  return 'partly' in judgement ? ['partially supports', judgement.partly] : ['not applicable', judgement.absent]
}

export function accessibilityPage(): string {
  const all = proofs()
  const rows = Object.entries(CLAUSES).map(([clause, [name, judgement]]) => {
    const [word, why] = wordsOf(judgement)
    const tests = all
      .filter(({ clauses }) => clauses.includes(clause))
      .map(({ path, title }) => `${title.replaceAll('|', '\\|')} ([${path.split('/').at(-1) ?? path}](../${path}))`)
    const proof = tests.join('<br>') || ('absent' in judgement ? '' : 'read in the code, not tested')
    return `| 9.${clause} ${name} | ${word} | ${why} | ${proof} |`
  })
  return `# Accessibility

How booking meets EN 301 549 V3.2.1, clause 9 (WCAG 2.1, levels A and AA), clause by clause. Written by \`npm run generate\` out of
\`scripts/generate/accessibility-clauses.ts\` and the titles of tests: a clause loses its test by name and not in silence. Where no test
names a clause, the judgement is a reading of the code: nobody has measured it, and a change may break it unseen.

The page around the widget is the hotel's, and so are the card fields of its payment provider and the question of the guest's
bank. A hotel says so in its accessibility statement, which stands beside its terms: \`accessibility_url\` in its settings, or a text
of its own (\`hotel_legal_text\`, kind \`accessibility\`). Clauses 5 to 8 and 13 do not concern a page; of 12 this page is the
documentation.

| clause | judgement | how | tests |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}

export const writtenAccessibilityPage = (): string => readFileSync(PAGE, 'utf8')

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, accessibilityPage())
