import type { Page } from 'playwright'
import { parseAst } from 'rollup/parseAst'

import { englishTexts, pseudo } from './pseudo-texts.ts'

const ENGLISH_FILES = /\/assets\/en-[\w-]+\.js$/

type Literal = { start: number; end: number; value: string }

/** The page gets the English files of the build with their texts made pseudo. */
export async function readPseudo(page: Page): Promise<void> {
  const texts = await englishTexts()
  await page.route(ENGLISH_FILES, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: pseudoFile(await answer.text(), texts) })
  })
}

function pseudoFile(source: string, texts: ReadonlySet<string>): string {
  const found = literalsOf(parseAst(source)).filter(({ value }) => texts.has(value))
  let made = source
  for (const { start, end, value } of found.toSorted((one, other) => other.start - one.start))
    made = made.slice(0, start) + JSON.stringify(pseudo(value)) + made.slice(end)
  return made
}

function literalsOf(node: unknown): Literal[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(literalsOf)
  const { type, start, end, value, quasis, expressions } = Object.fromEntries(Object.entries(node))
  if (type === 'Literal' && typeof value === 'string') return [{ start, end, value }]
  // A minifier writes a text with quotes in it so.
  if (type === 'TemplateLiteral' && expressions.length === 0)
    return [{ start, end, value: quasis[0].value.cooked ?? '' }]
  return Object.values(node).flatMap(literalsOf)
}
