import type { MaintenanceWindow } from '../../model/hotel/checkout-settings.ts'

/** The windows this moment lies in: from the first moment on, and no longer at the last (ERR-127). */
export const openWindows = (windows: readonly MaintenanceWindow[], now: number): MaintenanceWindow[] =>
  windows.filter(({ from, to }) => Date.parse(from) <= now && now < Date.parse(to))
