import { text as core } from './ko/core.ts'
import { text as search } from './ko/search.ts'
import type { LocaleFile } from './locale-file.ts'

export const korean = {
  code: 'ko',
  name: '한국어',
  direction: 'ltr',
  parts: {
    core: async () => ({ text: core }),
    common: () => import('./ko/common.ts'),
    errors: () => import('./ko/errors.ts'),
    search: async () => ({ text: search }),
    panels: () => import('./ko/panels.ts'),
    party: () => import('./ko/party.ts'),
    options: () => import('./ko/options.ts'),
    results: () => import('./ko/results.ts'),
    detail: () => import('./ko/detail.ts'),
    checkout: () => import('./ko/checkout.ts'),
    currency: () => import('./ko/currency.ts'),
    document: () => import('./ko/document.ts'),
    recommender: () => import('./ko/recommender.ts'),
    facilities: () => import('./ko/facilities.ts'),
    mail: () => import('./ko/mail.ts'),
    answers: () => import('./ko/answers.ts'),
  },
} as const satisfies LocaleFile
