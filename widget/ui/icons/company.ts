import type { IconShape } from './icon.tsx'

export const company: IconShape = {
  path: 'M4 20.5v-17h10v17M14 9h6v11.5M2.5 20.5h19M7 7.5h4M7 11.5h4M7 15.5h4M17 13v.6M17 16.5v.6',
}
export const admin: IconShape = { path: 'M4 20.5h16M6.5 17v-6M12 17V5M17.5 17V8.5' }
