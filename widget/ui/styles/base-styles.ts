import type { Shades } from '../../../shared/model/hotel/settings.ts'
import controls from './base/controls.css'
import text from './base/text.css'
import tokens from './base/tokens.css'
import { adoptStylesheet, type StyleRoot } from './adopt-stylesheet.ts'

/** The look every screen stands on. Called once by mount, before anything renders; the hotel's colours come with its settings. */
export function adoptBaseStyles(root: StyleRoot): void {
  for (const css of [tokens, text, controls]) adoptStylesheet(root, css)
}

/**
 * Called again when the settings change. Dark follows the page's own color-scheme, never the system alone, so a light page
 * has no dark hole. A page overrides any colour by --booking-<name>.
 */
export function adoptColours(root: StyleRoot, shades: Shades): void {
  const rule = (shade: (light: string, dark: string) => string) =>
    `.root{${Object.entries(shades)
      .map(([name, { light, dark }]) => `--${name}:var(--booking-${name},${shade(light, dark)})`)
      .join(';')}}`
  const both = rule((light, dark) => `light-dark(${light},${dark})`)
  adoptStylesheet(root, `${rule((light) => light)}@supports(color:light-dark(#000,#fff)){${both}}`, 'colours')
}
