import { PROVIDER_GUARDS } from './provider-guards.mjs'
import { WIDGET_GUARDS } from './widget-guards.mjs'

/**
 * Checks that keep one guest's things from another, a sum, a time or a state as it was agreed, or this widget from a foreign
 * page: where each stands, what is left of the file without it, and the test near it that must turn red then (npm run
 * guards). Whoever writes such a check adds its row.
 */
export const GUARDS = [...PROVIDER_GUARDS, ...WIDGET_GUARDS]
