import { FRAME_PARAMETERS, WIDGET_PATH } from '../shared/element.ts'
import type { WidgetAttributes } from '../shared/element.ts'
import { ORIGINS } from './origins.ts'

/** The widget's own page for these attributes: what the frame shows and where the plain link leads. */
export const widgetAddress = (attributes: WidgetAttributes): string => {
  const parameters = new URLSearchParams(attributes.query)
  // Not for-in: old libraries put names of their own on every object.
  for (const field of Object.keys(FRAME_PARAMETERS)) {
    const known = field as keyof typeof FRAME_PARAMETERS // Object.keys forgets the names it lists
    parameters.set(FRAME_PARAMETERS[known], attributes[known])
  }
  return `${ORIGINS.widget}${WIDGET_PATH}?${parameters}`
}
