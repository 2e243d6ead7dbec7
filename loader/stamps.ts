import type { WidgetAttributes } from '../shared/element.ts'

type Stamps = [origins: WidgetAttributes['origins'], page: string, frame: string[], app: [string, ...string[]]]

// Whoever serves the loader puts the addresses here, so no attribute can choose where the app or its data comes from.
export const [ORIGINS, PAGE_FILE, FRAME_PARTS, APP_PARTS]: Stamps = JSON.parse('__STAMPS__')
/** The app, and behind it in the list all that it imports at once. */
export const [APP_FILE] = APP_PARTS
