import type { WidgetAttributes } from '../shared/element.ts'

// Whoever serves the loader replaces these names, so no attribute can choose where the app or its data comes from.
export const ORIGINS: WidgetAttributes['origins'] = JSON.parse('__ORIGINS__')
export const APP_FILE = '__WIDGET_ENTRY__'
export const PAGE_FILE = '__PAGE_ENTRY__'
