/** Rooms of the first hotel that are for two, as they are called in English. */
export const ROOM_NAMES = {
  komorebi: 'Komorebi, eight mats on the garden',
  asagiri: 'Asagiri twin, facing the water',
  kawasemi: 'Kawasemi, beds and tatami',
} as const
export type NamedRoom = keyof typeof ROOM_NAMES

/** Where and when others take them. */
export const IN_DECEMBER = { hotel: 'shirotsuki', from: '2026-12-01', to: '2026-12-31' }
