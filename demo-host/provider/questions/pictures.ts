import sharp from 'sharp'

import { createTurns } from '../kernel/turns.ts'

/** A picture of more than this is made to harm, or smaller when it is looked at: 50 million take some 500 MB to decode. */
export const MOST_PIXELS = 50_000_000
const LONGEST_SIDE = 4096

/** Decoding takes memory that no upload limit knows: never two at once in a process. */
const inTurn = createTurns()

/**
 * Draws a picture anew, without its place, its camera and whatever else came along, turned as it was held.
 *
 * @returns the path of the new file; null when it cannot be read, or is too large by what its head says
 */
export async function redrawnPicture(raw: string, mime: 'image/jpeg' | 'image/webp'): Promise<string | null> {
  const clean = `${raw}-clean`
  const picture = sharp(raw, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  try {
    await picture.metadata() // reads the head alone and refuses by its width and height, before it takes a turn
    const redrawn = picture
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    await inTurn(() => (mime === 'image/jpeg' ? redrawn.jpeg() : redrawn.webp()).toFile(clean))
  } catch {
    return null // sharp says why in words for nobody here
  }
  return clean
}
