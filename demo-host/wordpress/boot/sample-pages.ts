/** A page or post of the sample site, and who writes it. */
export type SamplePage = { type: 'page' | 'post'; by: 'admin' | 'author'; title: string; content: string }

const block = (name: string, html: string) => `<!-- wp:${name} -->\n${html}\n<!-- /wp:${name} -->`

/** The three ways to put the widget on a page; an author is somebody whose HTML WordPress filters. */
export const SAMPLE_PAGES = {
  stay: {
    type: 'page',
    by: 'admin',
    title: 'Stay with us',
    content: [
      block('paragraph', '<p>Twelve rooms, one garden, and a bath under the open sky.</p>'),
      '<!-- wp:booking-widget/booking {"align":"wide"} /-->',
      block('paragraph', '<p>Breakfast is served by the window.</p>'),
    ].join('\n\n'),
  },
  'by-shortcode': {
    type: 'page',
    by: 'admin',
    title: 'Booking by shortcode',
    content: block('shortcode', '[booking_widget]'),
  },
  'autumn-stay': {
    type: 'post',
    by: 'author',
    title: 'Autumn in the garden',
    content: [
      block('paragraph', '<p>The maples turn red in the last week of November.</p>'),
      block('html', '<booking-widget hotel-code="shirotsuki"></booking-widget>'),
    ].join('\n\n'),
  },
} as const satisfies Record<string, SamplePage>
