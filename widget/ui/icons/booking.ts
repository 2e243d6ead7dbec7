import type { IconShape } from './icon.tsx'

// Payment, outcome and account.
export const card: IconShape = { path: 'M3 6h18v13H3zM3 10h18M6.5 15.5h4' }
export const desk: IconShape = { path: 'M4 20V10.5h16V20M2.5 20.5h19M12 10.5V8M7 8h10a5 5 0 0 0-10 0Z' }
export const bank: IconShape = { path: 'M3 9.5 12 4l9 5.5M5 9.5v8M10 9.5v8M14 9.5v8M19 9.5v8M3 20.5h18' }
export const wallet: IconShape = { path: 'M4 7h16v13H4zM4 7l11-3.5V7M16 13.5h4' }
export const ticket: IconShape = {
  path: 'M3 7h18v3.5a1.8 1.8 0 0 0 0 3.5V17.5H3V14a1.8 1.8 0 0 0 0-3.5ZM14.5 7v2.5M14.5 11v2.5M14.5 15v2.5',
}
export const star: IconShape = { path: 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6-4.4-4.2 6-.8Z' }
export const print: IconShape = { path: 'M7 8.5V3.5h10v5M7 17H3.5V8.5h17V17H17M7 14h10v6.5H7z' }
export const receipt: IconShape = { path: 'M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5ZM9 8.5h6M9 12.5h6' }
export const mail: IconShape = { path: 'M3 5.5h18v13H3zM3 6.5l9 7 9-7' }
export const phone: IconShape = {
  path: 'M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4c0 1-.8 1.5-1.5 1.5C11 20 4 13 3.5 5.5 3.5 4.8 4 4 5 4Z',
}
export const lock: IconShape = { path: 'M5 10.5h14v10H5zM8 10.5V8a4 4 0 0 1 8 0v2.5' }
export const refresh: IconShape = { path: 'M20 12a8 8 0 1 1-2.5-5.8M20 3.5v4h-4' }
export const edit: IconShape = { path: 'm4 20 1-4.5L16 4.5 19.5 8 8.5 19ZM14 6.5 17.5 10' }
export const gift: IconShape = {
  path: 'M4 10.5h16v10H4zM3 7h18v3.5H3zM12 7v13.5M12 7c-4 0-5-3.5-3-3.5S12 7 12 7Zm0 0c4 0 5-3.5 3-3.5S12 7 12 7Z',
}
