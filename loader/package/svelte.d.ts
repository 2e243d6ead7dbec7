import type { HTMLAttributes } from 'svelte/elements'

import type { BookingWidgetAttributes, BookingWidgetElement, BookingWidgetEvents } from './element.generated.ts'

type Own = Extract<keyof BookingWidgetEvents, `booking-widget:${string}`>

declare module 'svelte/elements' {
  // Declarations are merged only as interfaces.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface SvelteHTMLElements {
    'booking-widget': HTMLAttributes<BookingWidgetElement> &
      BookingWidgetAttributes & { [Name in Own as `on${Name}`]?: (event: BookingWidgetEvents[Name]) => void }
  }
}
