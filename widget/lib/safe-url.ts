const OPEN = new Set(['https:', 'mailto:', 'tel:'])
const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])
// Control characters (category C), spaces and line ends.
const INVISIBLE = /[\p{C}\p{Z}]/u

/**
 * The one gate for every href and src that came from outside (React rewrites javascript: links, preact does not).
 * A refused address becomes undefined, so the attribute is left out and the text stays.
 */
export function safeUrl(url: string | null | undefined): string | undefined {
  const trimmed = url?.trim()
  // Browsers drop control characters inside a scheme ("java\tscript:"), so an address that holds any is not read at all.
  if (!trimmed || INVISIBLE.test(trimmed)) return undefined
  if (!URL.canParse(trimmed)) return relative(trimmed)
  const { protocol, hostname } = new URL(trimmed)
  if (OPEN.has(protocol)) return trimmed
  return protocol === 'http:' && OWN_MACHINE.has(hostname) ? trimmed : undefined
}

// '//other.example' and '/\other.example' leave the page's origin without naming a scheme.
function relative(url: string) {
  if (/^[/\\]{2}/.test(url)) return undefined
  return /^[^/?#]*:/.test(url) ? undefined : url
}
