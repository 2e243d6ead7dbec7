import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8')

/** A fenced block as it is copied: a list's indent is none of it. */
export type Block = { chapter: string; language: string; text: string }

/** All blocks of docs/operating.md, in order. */
export const operatingBlocks = (): Block[] =>
  PAGE.split(/^## /m).flatMap((part) => {
    const [chapter = ''] = part.split('\n', 1)
    return [...part.matchAll(/^( *)```(\w+)\n([^]*?)^ *```$/gm)].map(([, indent = '', language = '', text = '']) => ({
      chapter,
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }))
  })

export const blocksOf = (chapter: string, language = 'sh'): string[] =>
  operatingBlocks()
    .filter((block) => block.chapter === chapter && block.language === language)
    .map(({ text }) => text)
