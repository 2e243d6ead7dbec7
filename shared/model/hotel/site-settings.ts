import { array, boolean, integer, nullable, string, type } from 'superstruct'
import type { Infer } from 'superstruct'

import { lenient } from '../wire.ts'

const chatbot = type({
  /** The chatbot's own page, shown in a frame; the hotel's settings alone name it. */
  url: string(),
  /** Wide windows are a desktop's; those up to MOBILE_WIDTH_PX a phone's (CHAT-002). */
  is_on_desktop: lenient(boolean(), true),
  is_on_mobile: lenient(boolean(), true),
})
export type EmbeddedChatbot = Infer<typeof chatbot>

/**
 * `site` of GET /hotels/{code}/settings/booking_widget: what a hotel puts around the booking (HEAD-013),
 * there only where a hotel has any of it, and read by the parts that show it.
 */
export const siteSettings = type({
  /** Markup of the hotel's own; it is cleaned in the browser before it is shown (AMB-57). */
  header_html: lenient(string(), ''),
  footer_html: lenient(string(), ''),
  /** For the footer alone. */
  footer_css: lenient(string(), ''),
  favicons: lenient(array(type({ size: integer(), url: string() })), []),
  /** Not null: nobody books for now, but who knows the way past it. */
  maintenance: lenient(nullable(type({ text: lenient(string(), '') })), null),
  chatbot: lenient(nullable(chatbot), null),
})
export type SiteSettings = Infer<typeof siteSettings>
