import type { LocaleFile } from './locale-file.ts'

export const korean = {
  code: 'ko',
  name: '한국어',
  direction: 'ltr',
  parts: {
    core: () => import('./ko/core.ts'),
    common: () => import('./ko/common.ts'),
    errors: () => import('./ko/errors.ts'),
    search: () => import('./ko/search.ts'),
    results: () => import('./ko/results.ts'),
    checkout: () => import('./ko/checkout.ts'),
    currency: () => import('./ko/currency.ts'),
    mail: () => import('./ko/mail.ts'),
  },
} as const satisfies LocaleFile
