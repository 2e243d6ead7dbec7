/** The small part of colour mathematics the palette stands on (OKLab, WCAG contrast). Colours are '#rrggbb'. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]
type Triple = readonly [number, number, number]

const channels = (hex: string): Triple => {
  const value = parseInt(hex.slice(1, 7), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}
const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const gamma = (channel: number) => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055)
const light = (hex: string): Triple => {
  const [red, green, blue] = channels(hex)
  return [linear(red), linear(green), linear(blue)]
}

function toHex(rgb: Triple) {
  const bytes = rgb.map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export function mix(over: string, under: string, share: number) {
  const [a, b] = [channels(over), channels(under)]
  const part = (at: 0 | 1 | 2) => a[at] * share + b[at] * (1 - share)
  return toHex([part(0), part(1), part(2)])
}

export function luminance(hex: string) {
  const [red, green, blue] = light(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of WCAG 2, 1 to 21. */
export function contrast(a: string, b: string) {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = light(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, b), Math.atan2(b, a)]
}

/** The hue is in radians, as toOklch gives it. */
export function fromOklch([lightness, chroma, hue]: Oklch) {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return toHex([
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ])
}

/** How different two colours look: their distance in OKLab. */
export function distance(a: string, b: string) {
  const [la, ca, ha] = toOklch(a)
  const [lb, cb, hb] = toOklch(b)
  return Math.hypot(la - lb, ca * Math.cos(ha) - cb * Math.cos(hb), ca * Math.sin(ha) - cb * Math.sin(hb))
}
