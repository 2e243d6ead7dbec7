import { useAtomValue } from 'jotai'

import type { BookingRouteId } from '../../../shared/booking-routes.ts'
import type { EmailRouteId, LotteryRouteId, MemberRouteId, OtaRouteId, RouteId } from '../../../shared/routes.ts'
import { routeAtom } from '../../state/navigation/navigation.ts'
import { StartSkeleton } from '../start/start-skeleton.tsx'
import { EmailLinkPage, isEmailRoute } from './email-link-page.tsx'
import { MemberPage } from './member-page.tsx'
import { Part } from './part.tsx'
import type { Screen } from './screens.ts'

const MANAGE = ['manage', 'booked', 'common', 'errors'] as const

const WAY_BACK: Screen = {
  load: () => import('../../features/external/return-link.tsx'),
  parts: ['external', 'errors'],
}

/** Every other route has a screen; one that is missing does not compile. */
const SCREENS: Record<
  Exclude<RouteId, BookingRouteId | MemberRouteId | LotteryRouteId | OtaRouteId | EmailRouteId>,
  Screen
> = {
  recommender: {
    load: () => import('./recommended.tsx'),
    parts: ['search', 'recommender', 'results', 'common', 'errors'],
  },
  recommenderWidget: {
    load: () => import('../../features/recommender/recommender-widget.tsx'),
    parts: ['recommender'],
  },
  facilities: { load: () => import('./facilities.tsx'), parts: ['search'] },
  cancellationPolicy: {
    load: () => import('../../features/results/detail/policy-page.tsx'),
    parts: ['detail', 'errors'],
  },
  lookup: { load: () => import('../../features/manage/lookup.tsx'), parts: MANAGE },
  review: { load: () => import('../../features/manage/review.tsx'), parts: MANAGE },
  change: { load: () => import('../../features/manage/change.tsx'), parts: [...MANAGE, 'changing'] },
  iframeToken: WAY_BACK,
  iframeLiffToken: WAY_BACK,
  memberSystemReturn: WAY_BACK,
  customReturn: WAY_BACK,
  externalReturn: WAY_BACK,
  changeLocale: { load: () => import('../header/change-locale.tsx'), parts: [] },
  unavailable: { load: () => import('../start/unavailable.tsx'), parts: ['document', 'detail'] },
  notFound: { load: () => import('../start/not-found.tsx'), parts: ['document', 'detail'] },
}

const hasOwnScreen = (id: RouteId): id is keyof typeof SCREENS => Object.hasOwn(SCREENS, id)

/** A screen that is no step of a booking. */
export default function OtherPage() {
  const { id } = useAtomValue(routeAtom)
  if (hasOwnScreen(id)) return <Part screen={SCREENS[id]} waiting={<StartSkeleton />} />
  return isEmailRoute(id) ? <EmailLinkPage id={id} /> : <MemberPage />
}
