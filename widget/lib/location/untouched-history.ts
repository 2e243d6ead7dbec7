/**
 * Stands in for wouter's own browser location in the build: the original replaces history.pushState of the host page as
 * soon as it is loaded. Our Router always brings its hooks (widget/lib/location/location.ts), so these are never the ones in use.
 */
const unused = (): never => {
  throw new Error('not our location')
}
export const useBrowserLocation = unused
export const useSearch = unused
export const usePathname = unused
export const useHistoryState = unused
export const navigate = unused
