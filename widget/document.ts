import { FRAME_PARAMETERS } from '../shared/element.ts'
import type { WidgetAttributes } from '../shared/element.ts'
import { browserLocale, localeOfTag } from '../shared/locales.ts'
import { mountWith } from './index.tsx'
import { connectParent } from './lib/parent.ts'

/** The widget's own document: in a frame, in a tab, alone. Its address says what the element's attributes say inline. */
function attributesOf(search: string): WidgetAttributes {
  const query = new URLSearchParams(search)
  const stamped = document.getElementById('booking-widget-origins')?.textContent ?? '{}'
  return {
    hotelCode: query.get('hotel_code') ?? query.get(FRAME_PARAMETERS.hotelCode) ?? '',
    locale: localeOfTag(query.get(FRAME_PARAMETERS.locale) ?? '') ?? browserLocale(navigator.languages),
    segmentIds: query.get(FRAME_PARAMETERS.segmentIds) ?? '',
    parentOrigin: query.get(FRAME_PARAMETERS.parentOrigin) ?? '',
    view: 'search',
    query: '',
    origins: JSON.parse(stamped) as WidgetAttributes['origins'], // written by the server of this very document
  }
}

const container = document.getElementById('booking-widget') ?? document.body
const attributes = attributesOf(location.search)
mountWith(
  container,
  attributes,
  connectParent({ here: window, parentOrigin: attributes.parentOrigin, content: container }),
  { view: window, isOwnDocument: true },
)
