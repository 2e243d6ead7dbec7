import { palette } from '../../../shared/rules/colour/palette.ts'
import type { Palette } from '../../../shared/rules/colour/palette.ts'
import type { WritingHotel } from './sender.ts'

/** How a letter looks: the colours of its hotel, in which words can be read whatever they are, and its logo. */
export type Letterhead = {
  logo: string | null
  colours: Pick<Palette, 'accent' | 'on-accent' | 'header' | 'on-header'>
}

/** Null: the operator writes. */
export function letterheadOf(writer: Pick<WritingHotel, 'settings'> | null): Letterhead {
  const { button_colour, header_colour, logo = null } = writer?.settings ?? {}
  return {
    // Mail readers show no picture that comes unsealed.
    logo: logo?.startsWith('https://') ? logo : null,
    colours: palette(button_colour, header_colour),
  }
}
