const COLOURS = ['ink', 'ink-2', 'ink-3', 'surface', 'edge', 'accent-edge', 'bad'] as const
const LENGTHS: Record<string, string> = { radius: '--radius', text: '--base', control: '--control' }

/** The look of the page around the fields, as plain values a foreign page can use. */
export function themeOf(place: HTMLElement, view: Window): Record<string, string> {
  const computed = view.getComputedStyle(place)
  const theme: Record<string, string> = { font: computed.fontFamily }
  for (const [name, property] of Object.entries(LENGTHS)) theme[name] = computed.getPropertyValue(property).trim()
  // A custom property is read as it was written, light-dark() and all; only a real property has the colour in use.
  const probe = view.document.createElement('span')
  place.append(probe)
  for (const name of COLOURS) {
    probe.style.color = `var(--${name})`
    theme[name] = view.getComputedStyle(probe).color
  }
  probe.remove()
  return theme
}
