import type { IconShape } from './icon.tsx'

// Rooms, meals and facilities.
export const pin: IconShape = {
  path: 'M12 21.5s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
}
export const bed: IconShape = {
  path: 'M3 19v-13M3 16h18v3M21 16v-2.5a3 3 0 0 0-3-3H10V16M6.5 12.5a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4Z',
}
export const size: IconShape = { path: 'M4 9V4h5M20 15v5h-5M4 4l7 7M20 20l-7-7' }
export const bath: IconShape = {
  path: 'M3 12.5h18c0 4.5-2.5 7-5.5 7h-7c-3 0-5.5-2.5-5.5-7ZM6.5 12.5V6a2.5 2.5 0 0 1 5-.3',
}
export const meal: IconShape = { path: 'M6 3v7a2.5 2.5 0 0 0 5 0V3M8.5 12.5V21M17 21v-7.5h-2.5V8c0-3 1-4.5 2.5-5V21' }
export const smoke: IconShape = { path: 'M3 15.5h12v3H3zM18 15.5v3M21 15.5v3M17.5 12c0-3-3-2-3-4.5M4 4l16 16' }
export const wifi: IconShape = {
  path: 'M3 9.5a13 13 0 0 1 18 0M6.5 13a8 8 0 0 1 11 0M9.5 16.5a3.5 3.5 0 0 1 5 0M12 19.5v.1',
}
export const filter: IconShape = {
  path: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM8 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
}
export const sort: IconShape = { path: 'M8 5v14l-3.5-3.5M16 19V5l3.5 3.5' }
export const photos: IconShape = { path: 'M4 7.5h13v12H4zM7.5 7.5v-3H21v11h-4M4 16l4-4 5 5' }
export const map: IconShape = { path: 'm3 6.5 6-2.5 6 2.5 6-2.5v14l-6 2.5-6-2.5-6 2.5ZM9 4v14M15 6.5v14' }
export const room: IconShape = { path: 'M4 20.5V4h16v16.5M2.5 20.5h19M9 20.5v-8h6v8' }
export const train: IconShape = { path: 'M6 4h12v12H6zM6 11h12M8.5 20.5 10 16M15.5 20.5 14 16M9 13.5v.1M15 13.5v.1' }
export const car: IconShape = { path: 'M4 16.5v-4l2-5.5h12l2 5.5v4ZM4 12.5h16M6 16.5v2.5M18 16.5v2.5' }
export const eye: IconShape = {
  path: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
}
export const bell: IconShape = { path: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15ZM10 20.5h4' }
export const moon: IconShape = { path: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z' }
export const pencil: IconShape = { path: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19ZM13.5 7l3.5 3.5' }
