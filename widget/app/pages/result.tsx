import { useAtomValue } from 'jotai'

import { SearchBar } from '../../features/search/search-bar.tsx'
import { environmentAtom } from '../../state/environment.ts'
import { placeAtom, routeAtom } from '../../state/navigation/navigation.ts'
import { hasSearchedAtom } from '../../state/search/searched.ts'
import { Part } from './part.tsx'

const results = {
  load: () => import('../../features/results/results.tsx'),
  parts: ['results', 'common', 'errors'],
} as const

const below = { load: () => import('./below-bar.tsx'), parts: [] } as const

/** The search bar, and below it what was found once the address says what for. */
export default function Result() {
  const hasSearched = useAtomValue(hasSearchedAtom)
  const { search } = useAtomValue(placeAtom)
  const { id } = useAtomValue(routeAtom)
  const { isOwnDocument } = useAtomValue(environmentAtom)
  // Of a lottery: lottery_event, or current_lottery_entry. On the way to the next screen this one is still in view.
  const hasBelow = /lottery_e/.test(search) || (isOwnDocument && !hasSearched && id === 'result')
  return (
    <main className="pages" tabIndex={-1}>
      <SearchBar thin={hasSearched} />
      {hasBelow && <Part screen={below} />}
      {hasSearched && <Part screen={results} />}
    </main>
  )
}
