import type { IconShape } from './icon.tsx'

// The four signs of a day in Japanese room calendars; each stands with its word in the legend and in the day's name.
export const free: IconShape = { path: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z' }
export const few: IconShape = { path: 'M12 4 21.5 20.5h-19Z' }
export const full: IconShape = { path: 'M5 5l14 14M19 5 5 19' }
export const closed: IconShape = { path: 'M4 12h16' }
