import { FRAME_PARAMETERS, VIEW_PATHS } from '../../shared/element.ts'
import type { View } from '../../shared/element.ts'
import type { MountOptions } from './attributes.ts'

// Where the guest came from would be lost in a document of another origin (ANALYTICS-011).
const ATTRIBUTION = /^(utm_\w+|\w+clk?id|[gw]braid|campaignid|adgroupid|keyword)$/

/** The widget's own page for these attributes and this opening: what the frame shows, and where tabs and plain links lead. */
export const widgetAddress = (
  wanted: MountOptions,
  isFramed?: boolean,
  opening = `${wanted.view}?${wanted.query}`,
): string => {
  const [view = '', ...query] = opening.split('?')
  const parameters = new URLSearchParams(query.join('?'))
  new URLSearchParams(location.search).forEach((value, name) => ATTRIBUTION.test(name) && parameters.set(name, value))
  // Not for-in: old libraries put names of their own on every object.
  for (const field of Object.keys(FRAME_PARAMETERS)) {
    const known = field as keyof typeof FRAME_PARAMETERS // Object.keys forgets the names it lists
    parameters.set(FRAME_PARAMETERS[known], wanted[known])
  }
  // A tab has nobody to talk to.
  if (!isFramed) parameters.delete(FRAME_PARAMETERS.parentOrigin)
  parameters.set('parentUrl', location.href.replace(/[?#].*/, ''))
  parameters.set('parentPathname', location.pathname)
  return `${wanted.origins.widget}${VIEW_PATHS[view as View]}?${parameters}` // METHODS.open and the attribute's row let nothing else in
}
