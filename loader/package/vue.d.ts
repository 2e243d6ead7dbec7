import type { BookingWidgetAttributes } from './element.generated.ts'

declare module 'vue' {
  // Declarations are merged only as interfaces.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface GlobalComponents {
    'booking-widget': new () => { $props: BookingWidgetAttributes }
  }
}
