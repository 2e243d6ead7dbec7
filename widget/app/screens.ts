import type { ComponentType } from 'react'

import type { RouteId } from '../../shared/routes.ts'
import type { PartName } from '../lib/i18n.ts'

export type Screen = { load: () => Promise<{ default: ComponentType }>; parts: readonly PartName[] }

/** Every route has a screen; one that is missing does not compile. Code and words of a screen arrive together. */
export const SCREENS: Record<RouteId, Screen> = {
  result: { load: () => import('./result.tsx'), parts: ['search'] },
  guestDetail: { load: () => import('../features/checkout/guest-detail.tsx'), parts: ['checkout'] },
  confirmation: { load: () => import('../features/checkout/confirmation.tsx'), parts: ['checkout'] },
  fail: { load: () => import('../features/checkout/fail.tsx'), parts: ['checkout'] },
  unavailable: { load: () => import('./unavailable.tsx'), parts: [] },
  notFound: { load: () => import('./not-found.tsx'), parts: [] },
}
