import { SearchBar } from '../../features/search/search-bar.tsx'
import Recommended from '../../features/results/recommended.tsx'

/** The search bar, and below it the rooms that are worth a look for what it says. */
export default function RoomsRecommender() {
  return (
    <div className="pages">
      <SearchBar thin />
      <Recommended />
    </div>
  )
}
