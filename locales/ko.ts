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
    results: () => import('./ko/results.ts'),
    checkout: () => import('./ko/checkout.ts'),
    currency: () => import('./ko/currency.ts'),
    document: () => import('./ko/document.ts'),
    mail: () => import('./ko/mail.ts'),
  },
} as const satisfies LocaleFile
