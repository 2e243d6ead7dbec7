import { text as core } from './en/core.ts'
import { text as search } from './en/search.ts'

export const english = {
  code: 'en',
  name: 'English',
  direction: 'ltr',
  parts: {
    core: async () => ({ text: core }),
    common: () => import('./en/common.ts'),
    errors: () => import('./en/errors.ts'),
    search: async () => ({ text: search }),
    panels: () => import('./en/panels.ts'),
    results: () => import('./en/results.ts'),
    checkout: () => import('./en/checkout.ts'),
    currency: () => import('./en/currency.ts'),
    document: () => import('./en/document.ts'),
    mail: () => import('./en/mail.ts'),
  },
} as const
