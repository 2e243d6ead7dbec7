import sharp from 'sharp'

import type { Mark } from './marks.ts'

export type Colour = readonly [red: number, green: number, blue: number]
/** In whole pixels of the picture. */
type Box = Pick<Mark, 'left' | 'top' | 'width' | 'height'> & Partial<Pick<Mark, 'isUnder'>>

/** What a guest sees in the box of a mark. */
export type Paint = {
  /** The ground; of a photograph, which has none, all of it on average. */
  ground: Colour
  isPhotograph: boolean
  /** Per cent of it that is not the ground; UNSEEN below the end of the picture, and under what lies over it. */
  ink: number
}

export const UNSEEN = -1
/** So many points tell a box. */
const MOST_POINTS = 12_000
/** Two colours that nobody takes for one. */
const APART = 48
/** A box with less of one colour has no ground. */
const GROUND_PART = 0.4

/** The marks with their paint, from a picture of the page. */
export async function readPaint<Of extends Box>(picture: Buffer, marks: readonly Of[]): Promise<(Of & Paint)[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number): Colour => {
    const at = (y * info.width + x) * 3
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  }
  return marks.map((mark) => ({ ...mark, ...paintOf(pointsOf(mark, info).map(([x, y]) => colourAt(x, y))) }))
}

function pointsOf(
  { left, top, width, height, isUnder }: Box,
  of: { width: number; height: number },
): [number, number][] {
  if (isUnder) return []
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / MOST_POINTS)))
  const points: [number, number][] = []
  for (let y = Math.max(top, 0); y < Math.min(top + height, of.height); y += step)
    for (let x = Math.max(left, 0); x < Math.min(left + width, of.width); x += step) points.push([x, y])
  return points
}

function paintOf(colours: readonly Colour[]): Paint {
  if (colours.length === 0) return { ground: [0, 0, 0], isPhotograph: false, ink: UNSEEN }
  const blocks = new Map<number, Colour[]>()
  for (const colour of colours) {
    const block = colour.reduce((code, value) => code * 16 + (value >> 4), 0)
    const known = blocks.get(block)
    if (known) known.push(colour)
    else blocks.set(block, [colour])
  }
  const [most = []] = [...blocks.values()].toSorted((one, other) => other.length - one.length)
  const main = average(most)
  const isGround = (colour: Colour) => apart(colour, main) <= APART
  const ink = colours.filter((colour) => !isGround(colour)).length / colours.length
  const isPhotograph = 1 - ink < GROUND_PART
  return { ground: isPhotograph ? average(colours) : main, isPhotograph, ink: Math.round(ink * 100) }
}

/** How far two colours are from one another, in the channel where they differ most. */
export const apart = (one: Colour, other: Colour): number =>
  Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))))

function average(colours: readonly Colour[]): Colour {
  const sum = [0, 0, 0]
  for (const colour of colours)
    for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (colour[channel] ?? 0)
  const [red = 0, green = 0, blue = 0] = sum.map((value) => Math.round(value / Math.max(colours.length, 1)))
  return [red, green, blue]
}
