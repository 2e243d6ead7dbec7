import { useAtomValue } from 'jotai'

import { SearchBar } from '../../features/search/search-bar.tsx'
import { hasSearchedAtom } from '../../state/search/searched.ts'
import { Part } from './part.tsx'

const results = {
  load: () => import('../../features/results/results.tsx'),
  parts: ['results', 'common', 'errors'],
} as const

/** The search bar, and below it what was found once the address says what for. */
export default function Result() {
  const hasSearched = useAtomValue(hasSearchedAtom)
  return (
    <main className="pages" tabIndex={-1}>
      <SearchBar thin={hasSearched} />
      {hasSearched && <Part screen={results} />}
    </main>
  )
}
