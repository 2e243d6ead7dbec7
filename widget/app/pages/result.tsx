import { useAtomValue } from 'jotai'

import { SearchBar } from '../../features/search/search-bar.tsx'
import { environmentAtom } from '../../state/environment.ts'
import { useOwnQuery } from '../../state/navigation/own-query.ts'
import { isSearch } from '../../state/search/searched.ts'
import { Part } from './part.tsx'

const results = {
  load: () => import('../../features/results/results.tsx'),
  parts: ['results', 'common', 'errors'],
} as const

const below = { load: () => import('./below-bar.tsx'), parts: [] } as const

/** The search bar, and below it what was found once the address says what for. */
export default function Result() {
  const query = useOwnQuery()
  const hasSearched = isSearch(query)
  const { isOwnDocument } = useAtomValue(environmentAtom)
  // Of a lottery: lottery_event, or current_lottery_entry.
  const hasBelow = /lottery_e/.test(String(query)) || (isOwnDocument && !hasSearched)
  return (
    <div className="pages">
      <SearchBar thin={hasSearched} />
      {hasBelow && <Part screen={below} />}
      {hasSearched && <Part screen={results} />}
    </div>
  )
}
