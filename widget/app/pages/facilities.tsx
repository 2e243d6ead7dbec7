import { SearchBar } from '../../features/search/search-bar.tsx'
import { Part } from './part.tsx'
import type { Screen } from './screens.ts'

const LIST: Screen = { load: () => import('../../features/facilities/facilities.tsx'), parts: ['facilities', 'errors'] }

/** The search bar, and below it the hotels of the brand. */
export default function BrandFacilities() {
  return (
    <div className="pages">
      <SearchBar thin />
      <Part screen={LIST} />
    </div>
  )
}
