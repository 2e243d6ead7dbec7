/** Six tones of one light: two of the sky, three of the land from far to near, and what glows. */
export type Tones = { top: string; low: string; far: string; middle: string; near: string; lit: string }
/** What a motif paints with. paint(name) refers to one of the scene's gradients; seed varies hills from hotel to hotel. */
export type Brush = { tones: Tones; paint: (name: GradientName) => string; seed: number }
export type GradientName = 'sky' | 'water' | 'mist' | 'side' | 'glow' | 'steam'

const short = (value: number) => String(Math.round(value * 10) / 10)
export const path = (parts: TemplateStringsArray, ...numbers: number[]) =>
  parts.map((part, at) => part + (at < numbers.length ? short(numbers[at] ?? 0) : '')).join('')
export const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

export const box = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${more && ` ${more}`}/>`
export const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`
export const round = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${more && ` ${more}`}/>`
export const stroke = (d: string, colour: string, width: number, opacity = 1) =>
  shape(
    d,
    'none',
    `stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}`,
  )

export function gradient(
  name: string,
  stops: readonly (readonly [at: number, colour: string, opacity?: number])[],
  sideways = false,
) {
  const drawn = stops.map(
    ([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  )
  return `<linearGradient id="${name}" x1="0" y1="0" x2="${sideways ? 1 : 0}" y2="${sideways ? 0 : 1}">${drawn.join('')}</linearGradient>`
}
export const halo = (name: string, colour: string, opacity: number) =>
  `<radialGradient id="${name}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

/** A line of hills, its shape a plain function of the seed. */
export function ridge(y: number, rise: number, seed: number, fill: string, more?: string) {
  const hills = times(7, (at) => {
    const [crest, dip] = [((seed * (at + 3) * 37) % 100) / 110, ((seed * (at + 1) * 53) % 60) / 100]
    return path`Q${at * 105 - 55} ${y - rise * (0.25 + crest)} ${at * 105} ${y - rise * dip}`
  })
  return shape(`M-10 400V${y}${hills}V400Z`, fill, more)
}

export function pine(x: number, y: number, size: number, fill: string) {
  const clouds = times(4, (at) =>
    round(
      x + (at % 2 ? 0.22 : -0.18) * size,
      y - size * (0.32 + at * 0.24),
      size * (0.52 - at * 0.09),
      size * 0.13,
      fill,
    ),
  )
  const [bend, top] = [y - size * 0.5, y - size]
  return (
    clouds +
    shape(
      path`M${x - size * 0.05} ${y}Q${x + size * 0.1} ${bend} ${x} ${top}L${x + size * 0.05} ${top}Q${x + size * 0.16} ${bend} ${x + size * 0.06} ${y}Z`,
      fill,
    )
  )
}

export function lantern(x: number, y: number, size: number, stone: string, lit: string) {
  return [
    box(x - 5 * size, y - 26 * size, 10 * size, 26 * size, stone),
    box(x - 13 * size, y - 46 * size, 26 * size, 20 * size, stone),
    box(x - 8 * size, y - 43 * size, 16 * size, 14 * size, lit),
    shape(path`M${x - 22 * size} ${y - 46 * size}L${x} ${y - 64 * size}L${x + 22 * size} ${y - 46 * size}Z`, stone),
    box(x - 14 * size, y - 3 * size, 28 * size, 5 * size, stone),
  ].join('')
}

/** Lit windows of a tower in one path, spread without chance. */
export function windows(x: number, y: number, width: number, height: number, turn: number, lit: string) {
  const panes = times(26, (at) =>
    (at * 7 + turn * 5) % 4
      ? ''
      : path`M${x + 6 + ((at * 13) % (width - 12))} ${y + 10 + ((at * 29) % (height - 20))}h4v6h-4z`,
  )
  return shape(panes, lit, 'opacity=".75"')
}
