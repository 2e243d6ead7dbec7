import type { StorageName } from './storage.ts'

// One prefix, so nothing of ours collides with the host page and everything of ours can be found.
export const STORAGE_PREFIX = 'booking-widget.'

export function storageKey(name: StorageName): string {
  return STORAGE_PREFIX + name
}
