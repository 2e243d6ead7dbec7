import type { Tracking } from '../../shared/model/hotel/tracking.ts'

/**
 * HEAD-016: a link to another site of the hotel carries how the guest came, so that the visit there is not counted as a
 * new one from here. Google's own `_gl` can only be written by Google's tag, on the links of the page it is in.
 */
export function linked(href: string, domains: readonly string[], tracking: Tracking): string {
  if (!URL.canParse(href)) return href
  const url = new URL(href)
  const isOurs = domains.some((domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`))
  if (!/^https?:$/.test(url.protocol) || !isOurs) return href
  const missing = Object.entries(tracking).filter(([name]) => !url.searchParams.has(name))
  for (const [name, value] of missing) url.searchParams.set(name, value)
  return missing.length > 0 ? url.href : href
}
