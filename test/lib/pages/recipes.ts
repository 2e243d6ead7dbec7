import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { World } from '../world.ts'

/** What webmasters, integrators and hosts of chatbots copy from. */
export const RECIPE_PAGES = [
  'README.md',
  'docs/webmaster.md',
  'docs/wordpress.md',
  'docs/chatbot.md',
  'docs/embedding.md',
] as const
export type RecipePage = (typeof RECIPE_PAGES)[number]

/** A fenced block of a page: something to copy. */
export type Recipe = { page: RecipePage; language: string; text: string }

export const recipesIn = (page: RecipePage): Recipe[] =>
  [...readFileSync(join(import.meta.dirname, '../../..', page), 'utf8').matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', text = '']) => ({ page, language, text }),
  )

/** The one recipe of these pages that holds the words. */
export function recipeWith(words: string, language: string, pages: readonly RecipePage[] = RECIPE_PAGES): string {
  const found = pages.flatMap((page) => recipesIn(page)).filter((one) => one.language === language)
  const recipe = found.find(({ text }) => text.includes(words))
  if (!recipe) throw new Error(`The docs have no ${language || 'plain'} block with ${words}`)
  return recipe.text
}

/** Written for the servers of the docs, it is read for those of this run. */
export const forServers = (text: string, origins: World['origins']): string =>
  text
    .replaceAll('https://widget.example', origins.widget)
    .replaceAll('https://api.example', origins.api)
    .replaceAll('https://identity.example', origins.identity)
    .replaceAll('https://gateway.example', origins.gateway)
