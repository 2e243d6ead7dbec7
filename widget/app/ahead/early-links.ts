import type { Locale } from '../../../shared/locales.ts'
import { savesData } from '../../../shared/rules/save-data.ts'
import type { Connection } from '../../../shared/rules/save-data.ts'

/** A step of a booking that a guest comes to from another one. */
export type NextStep = 'results' | 'details' | 'payment'
/** `words` by the folder of the language. */
type StepFiles = { files: readonly string[]; words: Readonly<Record<string, readonly string[]>> }

/** Written by the build (scripts/build/next-files.mjs); without one there are no files to fetch. */
declare const __NEXT_FILES__: Readonly<Record<NextStep, StepFiles>>
const NEXT_FILES = typeof __NEXT_FILES__ === 'undefined' ? null : __NEXT_FILES__

export type EarlyLink = { rel: 'prefetch' | 'modulepreload'; href: string }

/** What is fetched early by now, with the files of a step in a language; none twice, and none where data is dear. */
export function withLinks(
  known: readonly EarlyLink[],
  step: NextStep,
  locale: Locale,
  view: Window,
): readonly EarlyLink[] {
  const rel = howToFetch(view)
  if (!NEXT_FILES || !rel) return known
  const { files, words } = NEXT_FILES[step]
  const folder = locale.toLowerCase().replace('_', '-')
  const links = [...files, ...(words[folder] ?? [])].map((name) => ({ rel, href: new URL(name, import.meta.url).href }))
  const fresh = links.filter(({ href }) => known.every((link) => link.href !== href))
  return fresh.length > 0 ? [...known, ...fresh] : known
}

/**
 * A module that failed once would fail for ever in Chromium and Firefox (whatwg/html#6768), but a prefetch is none. Firefox
 * holds a prefetch against the page's default-src, and a page's policy names us under script-src alone: there nothing is
 * fetched early. Safari has no prefetch, asks for a failed module again, and knows nothing of `connection`.
 */
function howToFetch({ navigator, document }: Window): EarlyLink['rel'] | null {
  const connection = (navigator as { connection?: Connection }).connection // not in TypeScript's own list
  if (connection) return savesData(connection) ? null : 'prefetch'
  const { relList } = document.createElement('link')
  return !relList.supports('prefetch') && relList.supports('modulepreload') ? 'modulepreload' : null
}
