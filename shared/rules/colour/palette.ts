import { contrast, distance, fromOklch, luminance, mix, toOklch } from './oklch.ts'

/** Every colour of the widget, derived from a hotel's two. Any text pair reaches 4.5:1 and any control edge 3:1, whatever the hotel chose. */
export type Palette = Record<Token, string>
/** The same in light and in dark, as the settings carry it. */
export type PaletteShades = Record<Token, { light: string; dark: string }>
export type Token =
  | 'surface'
  | 'paper'
  | 'raised'
  | 'tint'
  | 'tint-strong'
  | 'line'
  | 'edge'
  | 'ink'
  | 'ink-2'
  | 'ink-3'
  | 'accent'
  | 'on-accent'
  | 'accent-hover'
  | 'accent-line'
  | 'accent-ink'
  | 'accent-edge'
  | 'header'
  | 'on-header'
  | 'good'
  | 'warn'
  | 'bad'
  | 'good-tint'
  | 'warn-tint'
  | 'bad-tint'
  | 'sunday'
  | 'saturday'

const BUTTON = '#2c5449'
const HEADER = '#fbfaf7'
const HARD_TO_TELL = 0.08
const GLARES_IN_THE_DARK = 0.18

export function palette(buttonColour = BUTTON, headerColour = HEADER, dark = false): Palette {
  const [button, wished] = [hexOr(buttonColour, BUTTON), hexOr(headerColour, HEADER)]
  const [, chroma, hue] = toOklch(button)
  const neutral = (lightness: number, strength = 1) =>
    fromOklch([lightness, Math.min(chroma, 0.05) * 0.16 * strength, hue])
  const veil = (lightness: number, share: number) => fromOklch([lightness, Math.min(chroma * share, 0.03), hue])

  const surface = dark ? neutral(0.19) : '#ffffff'
  const paper = dark ? neutral(0.225) : neutral(0.978, 0.7)
  const raised = dark ? neutral(0.245) : '#ffffff'
  const tint = dark ? veil(0.265, 0.3) : veil(0.965, 0.28)
  const grounds = [surface, paper, raised, tint]
  const readable = (colour: string, ratio: number) => pushAway(colour, grounds, ratio, dark)
  // 5.3 on the plain grounds leaves 4.5 on a status colour's own tint.
  const status = (lightness: number, strength: number, degrees: number) =>
    readable(fromOklch([lightness, strength, (degrees * Math.PI) / 180]), 5.3)

  const ink = dark ? neutral(0.95) : neutral(0.235, 1.6)
  // White on white, black on black: the next step must not look like a second one.
  const accent = distance(button, surface) < HARD_TO_TELL ? ink : button
  const onAccent = textOn(accent)
  const header = dark && luminance(wished) > GLARES_IN_THE_DARK ? raised : wished
  const [good, warn, bad] = [status(0.5, 0.09, 155), status(0.53, 0.105, 68), status(0.52, 0.17, 27)]

  return {
    surface,
    paper,
    raised,
    tint,
    'tint-strong': dark ? veil(0.33, 0.5) : veil(0.915, 0.5),
    line: dark ? neutral(0.32) : neutral(0.905),
    edge: readable(neutral(dark ? 0.55 : 0.62), 3),
    ink,
    'ink-2': readable(neutral(dark ? 0.82 : 0.41, 1.4), 7),
    'ink-3': readable(neutral(dark ? 0.68 : 0.52, 1.4), 4.6),
    accent,
    'on-accent': onAccent,
    'accent-hover': mix(onAccent === '#ffffff' ? '#000000' : '#ffffff', accent, 0.14),
    'accent-line': contrast(accent, surface) >= 3 ? accent : readable(accent, 3),
    'accent-ink': readable(button, 4.6),
    'accent-edge': readable(button, 3),
    header,
    'on-header': textOn(header),
    good,
    warn,
    bad,
    'good-tint': mix(good, surface, 0.1),
    'warn-tint': mix(warn, surface, 0.11),
    'bad-tint': mix(bad, surface, 0.08),
    sunday: readable(fromOklch([0.55, 0.15, (22 * Math.PI) / 180]), 4.5),
    saturday: readable(fromOklch([0.53, 0.1, (250 * Math.PI) / 180]), 4.5),
  }
}

/**
 * Both at once. The server does it with the settings it answers, so that no guest waits for this arithmetic; a server that
 * does not leaves it to the widget.
 */
export function shades(buttonColour?: string, headerColour?: string): PaletteShades {
  const [light, dark] = [palette(buttonColour, headerColour), palette(buttonColour, headerColour, true)]
  const pairs = Object.entries(light).map(([name, colour]) => [name, { light: colour, dark: dark[name as Token] }]) // its own keys
  return Object.fromEntries(pairs) as PaletteShades // the very tokens of a palette
}

/** White where it can be read, else near-black, else black: one of them always reaches 4.5:1. */
function textOn(ground: string) {
  return ['#ffffff', '#14110f'].find((text) => contrast(text, ground) >= 4.5) ?? '#000000'
}

/** Same hue, lightness moved away from the grounds until the worst of them reaches the ratio. */
function pushAway(colour: string, grounds: readonly string[], ratio: number, lighter: boolean) {
  const [lightness, chroma, hue] = toOklch(colour)
  for (let step = 0; step <= 100; step++) {
    const moved = lighter ? Math.min(1, lightness + step / 100) : Math.max(0, lightness - step / 100)
    const tried = fromOklch([moved, chroma, hue])
    if (grounds.every((ground) => contrast(tried, ground) >= ratio)) return tried
  }
  return lighter ? '#ffffff' : '#000000'
}

/** Settings come from a server: '#abc', 'ABCDEF' and '#abcdef' are colours, anything else is the house's own. */
function hexOr(colour: string, otherwise: string) {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(colour.trim())?.[1]?.toLowerCase()
  if (!digits) return otherwise
  return digits.length === 6 ? `#${digits}` : `#${digits.replace(/./g, '$&$&')}`
}
