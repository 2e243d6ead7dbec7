import { remoteData } from '../../state/remote.ts'
import { fetchFacilities } from '../../state/search/facilities.ts'

/** The most the server gives at once. */
const MOST_A_PAGE = 50

/** The hotels of a brand by name, without prices. */
export const brandHotelsData = remoteData(({ api }, brandId: number, signal) =>
  fetchFacilities(api, brandId, { per_page: MOST_A_PAGE }, signal),
)
