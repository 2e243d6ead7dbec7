import type { IconShape } from './icon.tsx'

export const share: IconShape = { path: 'M12 15V3.5M8 7l4-3.5L16 7M6.5 11H5v9.5h14V11h-1.5' }
