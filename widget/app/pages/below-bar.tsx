import { useAtomValue } from 'jotai'

import { isBrandSearchAtom } from '../../features/search/state.ts'
import { environmentAtom } from '../../state/environment.ts'
import { placeAtom } from '../../state/navigation/navigation.ts'
import { Part } from './part.tsx'
import type { Screen } from './screens.ts'

const LOTTERY: Screen = { load: () => import('../../features/lottery/lottery-bar.tsx'), parts: ['lottery', 'errors'] }
const HOTEL: Screen = {
  load: () => import('../../features/results/hotel/hotel-front.tsx'),
  parts: ['results', 'detail', 'common', 'errors'],
}

/** Between bar and results: the lottery that is looked at; on a page of our own before a search, the hotel. */
export default function BelowBar() {
  const { search } = useAtomValue(placeAtom)
  const isBrand = useAtomValue(isBrandSearchAtom)
  const { view } = useAtomValue(environmentAtom)
  if (/lottery_e/.test(search)) return <Part screen={LOTTERY} />
  // Around a frame the page itself shows the hotel.
  return view.parent === view && !isBrand ? <Part screen={HOTEL} /> : null
}
