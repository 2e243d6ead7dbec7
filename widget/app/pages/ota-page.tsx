import { useAtomValue } from 'jotai'

import type { RouteId } from '../../../shared/routes.ts'
import { routeAtom } from '../../state/navigation/navigation.ts'
import { hotelCodeAtom } from '../../state/settings/settings.ts'
import { StartSkeleton } from '../start/start-skeleton.tsx'
import { Part } from './part.tsx'
import { screenOf } from './screens.ts'
import type { Screen } from './screens.ts'

const WORDS = ['ota', 'errors', 'common'] as const

/** What an agency's site shows in another way than a hotel's widget does. */
const SCREENS: Partial<Record<RouteId, Screen>> = {
  agencyHome: { load: () => import('../../features/ota/home.tsx'), parts: WORDS },
  agencyHotels: { load: () => import('../../features/ota/hotels.tsx'), parts: WORDS },
  agencySelection: { load: () => import('../../features/ota/selection.tsx'), parts: [...WORDS, 'results'] },
  result: { load: () => import('./ota-rooms.tsx'), parts: ['search', 'ota'] },
  guestDetail: { load: () => import('./ota-checkout.tsx'), parts: [...WORDS, 'checkout'] },
}

/** Every screen of an agency's site; its table comes with the first of it. */
export default function OtaPage() {
  const { id } = useAtomValue(routeAtom)
  // Another hotel is another screen: nothing of the one before stays.
  const code = useAtomValue(hotelCodeAtom)
  return <Part key={code} screen={SCREENS[id] ?? screenOf(id)} waiting={<StartSkeleton />} />
}
