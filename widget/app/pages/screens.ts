import type { ComponentType } from 'react'

import type { MemberRouteId, OtaRouteId, RouteId } from '../../../shared/routes.ts'
import type { PartName } from '../../lib/i18n.ts'
import Result from './result.tsx'

export type Screen = { load: () => Promise<{ default: ComponentType }>; parts: readonly PartName[] }

/** What is about members, and who may see it, is a table of its own that comes with the first of it (member-page.tsx). */
const MEMBER_PAGE: Screen = { load: () => import('./member-page.tsx'), parts: [] }

const MANAGE = ['manage', 'booked', 'common', 'errors'] as const

const WAY_BACK: Screen = {
  load: () => import('../../features/external/return-link.tsx'),
  parts: ['external', 'errors'],
}

/** The same of the pages a hotel's letters lead to. */
const LETTER_PAGE: Screen = { load: () => import('./email-link-page.tsx'), parts: [] }

/** Every route has a screen; one that is missing does not compile. Code and words of a screen arrive together. */
const SCREENS: Record<Exclude<RouteId, MemberRouteId | OtaRouteId>, Screen> = {
  // Nearly every guest begins here, so it comes with the app and not a journey later.
  result: { load: () => Promise.resolve({ default: Result }), parts: ['search'] },
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
  guestDetail: {
    load: () => import('../../features/checkout/guest-detail.tsx'),
    parts: ['checkout', 'common', 'errors'],
  },
  confirmation: {
    load: () => import('../../features/checkout/confirmation/confirmation.tsx'),
    parts: ['checkout', 'common', 'errors'],
  },
  lookup: { load: () => import('../../features/manage/lookup.tsx'), parts: MANAGE },
  review: { load: () => import('../../features/manage/review.tsx'), parts: MANAGE },
  change: { load: () => import('../../features/manage/change.tsx'), parts: [...MANAGE, 'changing'] },
  fail: { load: () => import('../../features/checkout/failure/fail.tsx'), parts: ['checkout', 'common', 'errors'] },
  payment: LETTER_PAGE,
  paymentDisplay: LETTER_PAGE,
  unsubscribe: LETTER_PAGE,
  unsubscribed: LETTER_PAGE,
  iframeToken: WAY_BACK,
  iframeLiffToken: WAY_BACK,
  memberSystemReturn: WAY_BACK,
  customReturn: WAY_BACK,
  externalReturn: WAY_BACK,
  changeLocale: { load: () => import('../header/change-locale.tsx'), parts: [] },
  unavailable: { load: () => import('../start/unavailable.tsx'), parts: [] },
  notFound: { load: () => import('../start/not-found.tsx'), parts: [] },
}

const hasOwnScreen = (id: RouteId): id is keyof typeof SCREENS => Object.hasOwn(SCREENS, id)
export const screenOf = (id: RouteId): Screen => (hasOwnScreen(id) ? SCREENS[id] : MEMBER_PAGE)
