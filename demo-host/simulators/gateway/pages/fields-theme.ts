/** What a widget may decide about the fields: colours, face, size and radius. Anything else is dropped. */
const COLOUR = /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s.,%/]{3,40}\))$/i
const LENGTH = /^\d{1,3}(?:\.\d{1,3})?px$/
const FACE = /^[\p{L}\d\s,'"-]{1,300}$/u

const THEME: Record<string, RegExp> = {
  ink: COLOUR,
  'ink-2': COLOUR,
  'ink-3': COLOUR,
  surface: COLOUR,
  edge: COLOUR,
  'accent-edge': COLOUR,
  bad: COLOUR,
  radius: LENGTH,
  text: LENGTH,
  control: LENGTH,
  font: FACE,
}

export function applyTheme(theme: object) {
  for (const [name, value] of Object.entries(theme)) {
    const allowed = Object.hasOwn(THEME, name) ? THEME[name] : undefined
    if (allowed && typeof value === 'string' && allowed.test(value.trim()))
      document.documentElement.style.setProperty(`--${name}`, value.trim())
  }
}
