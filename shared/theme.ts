/** What a page may set on the element, or on anything around it: booking-widget { --booking-accent: #123456 } */
export const CUSTOM_PROPERTIES = {
  '--booking-font': 'The font of all texts.',
  '--booking-display-font': 'The font of headings.',
  '--booking-text': 'The size of plain text, 16px by default; all sizes follow.',
  '--booking-radius': 'How round corners are, 4px by default.',
  '--booking-surface': 'The ground of the widget.',
  '--booking-paper': 'The ground of what stands apart.',
  '--booking-ink': 'The colour of text.',
  '--booking-accent': 'The colour of buttons; the hotel chooses it in its settings.',
  '--booking-on-accent': 'The colour of words on buttons.',
  '--booking-line': 'The colour of hairlines.',
} as const

/** What a page may style: booking-widget::part(header) { … } */
export const PARTS = {
  header: 'The bar with the name of the hotel.',
  search: 'The search bar.',
  room: 'A room among the results.',
  button: 'Every button with words.',
  dialog: 'What opens over the page.',
  teaser: 'Photograph and lowest price beside the floating button.',
} as const
