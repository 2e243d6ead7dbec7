import type { BookingWidgetAttributes, BookingWidgetEvents } from './element.generated.ts'

type Own = keyof BookingWidgetEvents
/** `@booking-widget:book` is `onBookingWidget:book` for Vue. */
type Handler<Name extends string> = Name extends `booking-widget:${infer Rest}`
  ? `onBookingWidget:${Rest}`
  : Name extends 'show-chatbot'
    ? 'onShowChatbot'
    : `on${Capitalize<Name>}`

declare module 'vue' {
  // Declarations are merged only as interfaces.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface GlobalComponents {
    'booking-widget': new () => {
      $props: BookingWidgetAttributes & { [Name in Own as Handler<Name>]?: (event: BookingWidgetEvents[Name]) => void }
    }
  }
}
