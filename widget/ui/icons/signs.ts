import type { IconShape } from './icon.tsx'

// Signs of the first screen and of controls.
export const calendar: IconShape = { path: 'M4 6.5h16v14H4zM4 10.5h16M8 3.5v4M16 3.5v4' }
export const guests: IconShape = {
  path: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .8 3.2 2.7 3.5 5.5',
}
export const search: IconShape = { path: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21' }
export const down: IconShape = { path: 'm6 9.5 6 6 6-6' }
export const next: IconShape = { path: 'm9 5 7 7-7 7', turns: true }
export const back: IconShape = { path: 'm15 5-7 7 7 7', turns: true }
export const close: IconShape = { path: 'M5.5 5.5l13 13M18.5 5.5l-13 13' }
export const plus: IconShape = { path: 'M12 5v14M5 12h14' }
export const minus: IconShape = { path: 'M5 12h14' }
export const check: IconShape = { path: 'm4.5 12.5 5 5 10-11' }
export const info: IconShape = { path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5v.6' }
export const alert: IconShape = { path: 'M12 3.5 22 20.5H2ZM12 10v5M12 17.5v.6' }
export const clock: IconShape = { path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.5l3.5 2' }
export const globe: IconShape = {
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9s.5-6 3.5-9Z',
}
export const user: IconShape = { path: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 21c.5-4.5 3.5-6.5 7.5-6.5s7 2 7.5 6.5' }
export const menu: IconShape = { path: 'M4 7h16M4 12h16M4 17h16' }
export const external: IconShape = { path: 'M13 4h7v7M20 4l-9 9M17 14v6H4V7h6', turns: true }
export const leave: IconShape = { path: 'M10 4H4v16h6M9 12h12M17 8l4 4-4 4', turns: true }
