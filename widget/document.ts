import { FRAME_PARAMETERS } from '../shared/element.ts'
import type { WidgetAttributes } from '../shared/element.ts'
import { surroundingsOf } from '../shared/framing.ts'
import { browserLocale, localeOfTag } from '../shared/locales.ts'
import { hotelCodeOf } from '../shared/booking-routes.ts'
import { mountWith } from './index.tsx'
import { browserLocation } from './lib/location/browser-location.ts'
import { hearErrors } from './lib/hear-errors.ts'
import { connectParent, parentOriginOf } from './lib/parent.ts'
import { tidyAddress } from './lib/location/tidy-address.ts'
import { allRoutes } from './state/navigation/all-routes.ts'
import { knowRoutes } from './state/navigation/known-routes.ts'

/** The widget's own document: in a frame, in a tab, alone. Its address says what the element's attributes say inline. */
function attributesOf(address: Location): WidgetAttributes {
  const { path, query } = tidyAddress(address)
  const stamped = document.getElementById('booking-widget-origins')?.textContent ?? '{}'
  return {
    hotelCode: hotelCodeOf(allRoutes.findRoute(path), query),
    locale: localeOfTag(query.get(FRAME_PARAMETERS.locale) ?? '') ?? browserLocale(navigator.languages),
    segmentIds: query.get(FRAME_PARAMETERS.segmentIds) ?? '',
    // Not every browser tells who is around; the referrer is the page that put the frame there.
    parentOrigin: parentOriginOf(query, location.ancestorOrigins?.[0] ?? document.referrer),
    view: 'search',
    query: '',
    // A document of our own: nobody else's page is touched.
    structuredData: true,
    origins: JSON.parse(stamped) as WidgetAttributes['origins'], // written by the server of this very document
  }
}

/** No server sees a hash: what an address of old names there is shown in a frame only where any page may frame it. */
function refuseHash(address: Location) {
  const { path, query } = tidyAddress(address)
  if (window.parent === window || surroundingsOf(path, query).framed === 'any') return
  history.replaceState(history.state, '', address.pathname + address.search)
}

if (location.hash) refuseHash(location)
knowRoutes(allRoutes)
const container = document.getElementById('booking-widget') ?? document.body
const attributes = { ...attributesOf(location), isOta: container.dataset.ota === '', phone: container.dataset.phone }
mountWith(
  container,
  attributes,
  connectParent({ here: window, parentOrigin: attributes.parentOrigin, content: container }),
  { view: window, begun: window.bookingWidgetBegun, isOwnDocument: true, openLocation: browserLocation, hearErrors },
)
