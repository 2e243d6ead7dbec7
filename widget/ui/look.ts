import { palette } from '../lib/palette.ts'
import controls from './look/controls.css'
import text from './look/text.css'
import tokens from './look/tokens.css'
import { adopt, type StyleRoot } from './sheet.ts'

/** The look every screen stands on. Called once by mount, before anything renders. */
export function adoptLook(root: StyleRoot): void {
  for (const css of [tokens, text, controls]) adopt(root, css)
  adoptColours(root)
}

/**
 * Derives all colours from the hotel's two; called again when the settings arrive or change. Dark follows the page's own
 * color-scheme, never the system alone, so a light page has no dark hole. A page overrides any colour by --booking-<name>.
 */
export function adoptColours(root: StyleRoot, buttonColour?: string, headerColour?: string): void {
  const light = Object.entries(palette(buttonColour, headerColour))
  const dark = new Map(Object.entries(palette(buttonColour, headerColour, true)))
  const rule = (colour: (name: string, pale: string) => string) =>
    `.root{${light.map(([name, pale]) => `--${name}:var(--booking-${name},${colour(name, pale)})`).join(';')}}`
  const both = rule((name, pale) => `light-dark(${pale},${dark.get(name) ?? pale})`)
  adopt(root, `${rule((_, pale) => pale)}@supports(color:light-dark(#000,#fff)){${both}}`, 'colours')
}
