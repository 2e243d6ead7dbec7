import type { Shades } from '../../shared/model/settings.ts'
import controls from './look/controls.css'
import text from './look/text.css'
import tokens from './look/tokens.css'
import { adopt, type StyleRoot } from './adopt.ts'

/** The look every screen stands on. Called once by mount, before anything renders; the hotel's colours come with its settings. */
export function adoptLook(root: StyleRoot): void {
  for (const css of [tokens, text, controls]) adopt(root, css)
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
  adopt(root, `${rule((light) => light)}@supports(color:light-dark(#000,#fff)){${both}}`, 'colours')
}
