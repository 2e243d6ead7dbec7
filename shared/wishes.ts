/** What guests wish for in a stay, and what the agency says a hotel has; its words are `ota.wish_<id>`. */
export const WISHES = [
  'onsen',
  'breakfast',
  'dinner',
  'nonSmoking',
  'parking',
  'seaView',
  'mountainView',
  'pets',
  'family',
  'quiet',
  'nearStation',
  'wifi',
  'pool',
  'privateBath',
  'accessible',
] as const
export type WishId = (typeof WISHES)[number]
export const isWish = (id: string): id is WishId => WISHES.some((wish) => wish === id)
