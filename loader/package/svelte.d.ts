import type { HTMLAttributes } from 'svelte/elements'

import type { BookingWidgetAttributes, BookingWidgetElement, BookingWidgetEventMap } from './element.generated.ts'

type Own = Extract<keyof BookingWidgetEventMap, `booking-widget:${string}`>

declare module 'svelte/elements' {
  // Declarations are merged only as interfaces.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface SvelteHTMLElements {
    'booking-widget': HTMLAttributes<BookingWidgetElement> &
      BookingWidgetAttributes & { [Name in Own as `on${Name}`]?: (event: BookingWidgetEventMap[Name]) => void }
  }
}
