/**
 * The steps of a booking in their order. By step, the lazy modules that fetch it: `always` by every guest, `often` by many of
 * them; and its parts of words (locales/), by the names of their files. Modules stand in one file by it (chunk-groups.mjs),
 * and while a guest looks at a step the files of the next one are fetched (next-files.mjs).
 */
export const BOOKING_STEPS = [
  {
    name: 'settled',
    always: ['state/messages/failures.ts', 'state/analytics/measure.ts', 'app/beside.tsx'],
    often: [
      'state/session/identity.ts',
      'app/header/login-menu.tsx',
      'app/header/site-header.tsx',
      'app/host/legal-links.tsx',
      'app/host/site.tsx',
      'features/currency/currency-button.tsx',
      'features/search/more-options.tsx',
    ],
    words: ['errors', 'currency', 'login-menu', 'options'],
  },
  {
    name: 'search',
    always: [],
    often: ['features/search/calendar-panel.tsx', 'features/search/party-panel.tsx', 'state/analytics/browsing.ts'],
    words: ['panels', 'party'],
  },
  {
    name: 'results',
    always: ['features/search/submit.ts', 'state/search/read-search.ts', 'features/results/results.tsx'],
    often: [
      'features/results/choice/stay-outlook.tsx',
      'features/results/detail/hotel-info.tsx',
      'features/results/structured-data.ts',
    ],
    words: ['results', 'common'],
  },
  {
    name: 'details',
    always: ['features/checkout/guest-detail.tsx'],
    often: ['features/checkout/extras/extras-section.tsx', 'features/checkout/spending/coupon/coupon-section.tsx'],
    words: ['checkout', 'extras', 'price'],
  },
  {
    name: 'payment',
    always: ['payment/payment-hub.ts', 'features/checkout/confirmation/confirmation.tsx'],
    often: ['features/checkout/failure/fail.tsx', 'features/checkout/failure/refused-booking.ts'],
    words: ['fail'],
  },
]
