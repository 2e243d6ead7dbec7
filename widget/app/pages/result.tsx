import { useAtomValue } from 'jotai'

import { SearchBar } from '../../features/search/search-bar.tsx'
import { placeAtom } from '../../state/navigation/navigation.ts'
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
  const { search } = useAtomValue(placeAtom)
  // lottery_event, or current_lottery_entry.
  const isLottery = /lottery_e/.test(search)
  return (
    <main className="pages" tabIndex={-1}>
      <SearchBar thin={hasSearched} />
      {isLottery && <Part screen={lottery} />}
      {hasSearched && <Part screen={results} />}
    </main>
  )
}
