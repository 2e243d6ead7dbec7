/**
 * Stands in for wouter's own browser location in the build: the original replaces history.pushState of the host page as
 * soon as it is loaded. Our Router always brings its hooks (widget/lib/location/location.ts), so nobody calls these.
 */
const uncalled = undefined
export const useBrowserLocation = uncalled
export const useSearch = uncalled
export const usePathname = uncalled
export const useHistoryState = uncalled
export const navigate = uncalled
