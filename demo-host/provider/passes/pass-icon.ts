import sharp from 'sharp'

/** A bed, in a square of the hotel's colour: a wallet and its notices show it beside the name. */
const drawing = (ground: string, ink: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29">
<rect width="29" height="29" fill="${ground}"/>
<path d="M5.5 20.5v-12M5.5 17.5h18v3M23.5 17.5v-2.5a3 3 0 0 0-3-3h-8v5.5"
 fill="none" stroke="${ink}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="9.1" cy="14.4" r="1.9" fill="${ink}"/></svg>`

const PIXELS = 29
/** By the name each density asks for. */
const DENSITIES = { 'icon.png': 1, 'icon@2x.png': 2, 'icon@3x.png': 3 } as const

export const passIcons = ({ ground, ink }: { ground: string; ink: string }): Promise<[string, Uint8Array][]> =>
  Promise.all(
    Object.entries(DENSITIES).map(async ([name, density]): Promise<[string, Uint8Array]> => [
      name,
      await sharp(Buffer.from(drawing(ground, ink)))
        .resize(PIXELS * density)
        .png()
        .toBuffer(),
    ]),
  )
