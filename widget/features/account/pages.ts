import type { RouteId } from '../../../shared/routes.ts'

/** The five pages of an account, in their order (ROUTE-039); the address without a page is the first. */
export const ACCOUNT_PAGES = [
  { id: 'accountProfile', name: 'profile' },
  { id: 'accountReservations', name: 'stays' },
  { id: 'accountPoints', name: 'points' },
  { id: 'accountPaymentOptions', name: 'cards' },
  { id: 'accountPromotions', name: 'promotions' },
] as const satisfies { id: RouteId; name: string }[]
export type AccountPage = (typeof ACCOUNT_PAGES)[number]['name']

export const pageOf = (id: RouteId): AccountPage => ACCOUNT_PAGES.find((page) => page.id === id)?.name ?? 'profile'
