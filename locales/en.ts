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
    party: () => import('./en/party.ts'),
    options: () => import('./en/options.ts'),
    results: () => import('./en/results.ts'),
    detail: () => import('./en/detail.ts'),
    checkout: () => import('./en/checkout.ts'),
    currency: () => import('./en/currency.ts'),
    document: () => import('./en/document.ts'),
    recommender: () => import('./en/recommender.ts'),
    facilities: () => import('./en/facilities.ts'),
    mail: () => import('./en/mail.ts'),
    answers: () => import('./en/answers.ts'),
  },
} as const
