import type { WishId } from './model/search/stay-wishes.ts'

/** Of what guests wish for, what an agency says a hotel has; its words are `ota.wish_<id>`. */
export const OTA_WISHES = [
  'onsen',
  'privateBath',
  'breakfast',
  'dinner',
  'seaView',
  'view',
  'quiet',
  'family',
  'pets',
  'pool',
  'nearStation',
  'parking',
  'wifi',
  'nonSmoking',
  'accessible',
] as const satisfies readonly WishId[]
export type OtaWish = (typeof OTA_WISHES)[number]
export const isOtaWish = (id: string): id is OtaWish => OTA_WISHES.some((wish) => wish === id)
