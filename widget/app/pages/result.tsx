import { useAtomValue } from 'jotai'

import { SearchBar } from '../../features/search/search-bar.tsx'
import { queryAtom } from '../../state/navigation/navigation.ts'
import { hasSearchedAtom } from '../../state/search/searched.ts'
import { Part } from './part.tsx'

const results = {
  load: () => import('../../features/results/results.tsx'),
  parts: ['results', 'common', 'errors'],
} as const

const lottery = { load: () => import('../../features/lottery/lottery-bar.tsx'), parts: ['lottery', 'errors'] } as const

/** The search bar, and below it what was found once the address says what for. */
export default function Result() {
  const hasSearched = useAtomValue(hasSearchedAtom)
  const query = useAtomValue(queryAtom)
  const isLottery = query.has('lottery_event') || query.has('current_lottery_entry')
  return (
    <main className="pages" tabIndex={-1}>
      <SearchBar thin={hasSearched} />
      {isLottery && <Part screen={lottery} />}
      {hasSearched && <Part screen={results} />}
    </main>
  )
}
