import type { WidgetAttributes } from '../shared/element.ts'

/** A language as a page or a browser may write it, and the address of its first words. */
export type Language = readonly [pattern: string, words: string]
type Stamps = [
  origins: WidgetAttributes['origins'],
  page: string,
  frame: string[],
  /** And behind it all that it imports at once. */
  app: [string, ...string[]],
  languages: Language[],
  /** How a start is asked for: a * stands for the hotel in its address, and for the language in its body. */
  startAddress: string,
  startBody: string,
  start: RequestInit,
]

// Whoever serves the loader puts the addresses here, so no attribute can choose where the app or its data comes from.
export const STAMPS: Stamps = JSON.parse('__STAMPS__')
export const [ORIGINS, PAGE_FILE, FRAME_PARTS, APP_PARTS, LANGUAGES, START_ADDRESS, START_BODY, START] = STAMPS
