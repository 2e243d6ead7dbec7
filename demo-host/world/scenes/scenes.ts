import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { box, gradient, halo, type Brush, type Tones } from './brush.ts'
import { bath, corridor, dinner } from './house.ts'
import { breakfast, lobby, suite, tatami, twin } from './indoors.ts'
import { city, garden, inn, lake, onsen, seaside, street } from './outdoors.ts'
import { bicycle, cake, flowers, sake, tea } from './still-lifes.ts'
import { LIGHT_BEFORE, LIGHT_WORDS, MOTIF_WORDS, UNSPACED } from './scene-words.ts'

// The photographs of the demo world: flat layers after shin-hanga prints. One graded sky, land from far to near, one source
// of light, mist between; no outlines, people, text or brand. The subject stays inside the middle 60 %, so 1:1, 3:2 and 2:1 hold.

const LIGHT_TONES = {
  dawn: { top: '#b9c6cf', low: '#f1ddc8', far: '#a8b3b4', middle: '#71857f', near: '#37493f', lit: '#fbeeda' },
  day: { top: '#c4d6d8', low: '#eef0e6', far: '#a9bcae', middle: '#6f8d74', near: '#3a5443', lit: '#fffaf0' },
  autumn: { top: '#c9d2d2', low: '#f5e8d3', far: '#c9ab86', middle: '#a98250', near: '#3d3d2b', lit: '#fff0d6' },
  dusk: { top: '#2c3a52', low: '#d99a74', far: '#5c5a70', middle: '#3a4152', near: '#1b222c', lit: '#ffd79a' },
  night: { top: '#141c2b', low: '#3a4a63', far: '#263349', middle: '#1b2536', near: '#0d131d', lit: '#ffcf86' },
  snow: { top: '#aebac6', low: '#e9ebee', far: '#c8d0d8', middle: '#8d9aa6', near: '#3d4953', lit: '#ffe9c4' },
} as const satisfies Record<string, Tones>

const MOTIF_ROWS: Record<keyof typeof MOTIF_WORDS, (brush: Brush) => string> = {
  tatami,
  twin,
  suite,
  onsen,
  garden,
  lake,
  inn,
  breakfast,
  seaside,
  street,
  lobby,
  city,
  bath,
  corridor,
  dinner,
  flowers,
  cake,
  sake,
  bicycle,
  tea,
}

export type Motif = keyof typeof MOTIF_ROWS
export type Light = keyof typeof LIGHT_TONES
export const MOTIFS: readonly Motif[] = Object.keys(MOTIF_ROWS).filter(isMotif)
export const LIGHTS: readonly Light[] = Object.keys(LIGHT_TONES).filter(isLight)

export function isMotif(value: string): value is Motif {
  return Object.hasOwn(MOTIF_ROWS, value)
}

export function isLight(value: string): value is Light {
  return Object.hasOwn(LIGHT_TONES, value)
}

const DARK_LIGHTS: ReadonlySet<Light> = new Set(['dusk', 'night'])

/** A whole SVG file, always the same for the same three arguments. The seed moves the hills. */
export function scene(motif: Motif, light: Light = 'day', seed = 0): string {
  const tones = LIGHT_TONES[light]
  const { top, low, middle, lit } = tones
  const brush: Brush = { tones, paint: (name) => `url(#${name})`, seed: Math.abs(Math.trunc(seed)) }
  const gradients = [
    gradient('sky', [
      [0, top],
      [0.7, low],
    ]),
    gradient('water', [
      [0, middle],
      [1, top],
    ]),
    gradient('mist', [
      [0, low, 0],
      [0.6, low, 0.62],
      [1, low, 0],
    ]),
    gradient(
      'side',
      [
        [0, '#2a1a10', 0],
        [1, '#2a1a10', 0.24],
      ],
      true,
    ),
    halo('glow', lit, 0.9),
    halo('steam', '#fff', DARK_LIGHTS.has(light) ? 0.28 : 0.6),
  ]
  const drawn = box(0, 0, 600, 400, 'url(#sky)') + MOTIF_ROWS[motif](brush)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400" preserveAspectRatio="xMidYMid slice"><defs>${gradients.join('')}</defs>${drawn}</svg>`
}

/** The photograph a file name asks for: 'lake-dusk', or 'lake-dusk-3' for another line of hills; null if there is none. */
export function scenePhotograph(name: string): string | null {
  const [motif = '', light = '', seed = '0', ...rest] = name.split('-')
  if (!isMotif(motif) || !isLight(light) || !/^\d{1,3}$/.test(seed) || rest.length > 0) return null
  return scene(motif, light, Number(seed))
}

/** On a table it is never dusk. */
const TABLES: ReadonlySet<Motif> = new Set(['breakfast', 'dinner', 'cake', 'sake'])

/** The sentence for who cannot see it, in every language. */
export function sceneAlts(motif: Motif, light: Light): Record<Locale, string> {
  const alts = LOCALE_CODES.map((locale): [Locale, string] => {
    const [what, when] = [MOTIF_WORDS[motif][locale], LIGHT_WORDS[light][locale]]
    if (TABLES.has(motif)) return [locale, what]
    const parts = LIGHT_BEFORE.has(locale) ? [when, what] : [what, when]
    return [locale, parts.join(UNSPACED.has(locale) ? '' : ' ')]
  })
  return Object.fromEntries(alts) as Record<Locale, string> // every code is in the list
}

/** What stands in its place until it has come. */
export const scenePlaceholder = (light: Light): string => LIGHT_TONES[light].middle
