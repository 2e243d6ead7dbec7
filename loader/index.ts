import { TAG } from '../shared/element.ts'
import { BookingWidgetElement } from './element.ts'
import { defineGlobal } from './global.ts'
import { watchPage } from './placing.ts'

declare global {
  // Declarations are merged with the browser's own only as interfaces.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface HTMLElementTagNameMap {
    'booking-widget': BookingWidgetElement
  }
}

// The tag may be included twice, by a page and its tag manager; the first copy stays, and so does somebody else's element.
const there = customElements.get(TAG)
if (!there) {
  customElements.define(TAG, BookingWidgetElement)
  defineGlobal()
  watchPage()
} else if (!there.prototype.diagnose) console.warn(`${TAG} is already defined`)
