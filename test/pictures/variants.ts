import type { Page } from 'playwright'

import type { Locale } from '../../shared/locales.ts'

/** A phone, a tablet, a desk. */
export const WIDTHS = [390, 768, 1280] as const
/** A language of ours, one without spaces, one from right to left. */
export const LANGUAGES = ['en', 'ja', 'ar'] as const satisfies readonly Locale[]

/** What a guest may ask of the browser. */
export const LOOKS = ['plain', 'dark', 'forced', 'large'] as const
export type Look = (typeof LOOKS)[number]

export type Variant = { language: Locale; width: number; look: Look }

const TWICE = '32px'

/** What a language is pictured in that is none of the three. */
export function plainIn(language: Locale): readonly Variant[] {
  return WIDTHS.map((width) => ({ language, width, look: 'plain' }))
}

/** The other looks are of the first language, at the widths where they differ most. */
export const VARIANTS: readonly Variant[] = [
  ...LANGUAGES.flatMap(plainIn),
  { language: 'en', width: 1280, look: 'dark' },
  { language: 'en', width: 390, look: 'dark' },
  { language: 'en', width: 1280, look: 'forced' },
  { language: 'en', width: 390, look: 'large' },
]

export const pictureName = (screen: string, { language, width, look }: Variant): string =>
  [screen.replaceAll(/[^a-z0-9]+/g, '-'), width, language, ...(look === 'plain' ? [] : [look])].join('-')

/** The page as this variant has it; what is open stays open. */
export async function turnTo(page: Page, { width, look }: Variant): Promise<void> {
  await page.emulateMedia({
    colorScheme: look === 'dark' ? 'dark' : 'light',
    forcedColors: look === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  })
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
  const size = look === 'large' ? TWICE : ''
  await page.evaluate((text) => document.documentElement.style.setProperty('--booking-text', text), size)
}
