export const english = {
  code: 'en',
  name: 'English',
  direction: 'ltr',
  parts: {
    core: () => import('./en/core.ts'),
    common: () => import('./en/common.ts'),
    errors: () => import('./en/errors.ts'),
    search: () => import('./en/search.ts'),
    results: () => import('./en/results.ts'),
    checkout: () => import('./en/checkout.ts'),
    currency: () => import('./en/currency.ts'),
    mail: () => import('./en/mail.ts'),
  },
} as const
