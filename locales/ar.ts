import type { LocaleFile } from './locale-file.ts'

export const arabic = {
  code: 'ar',
  name: 'العربية',
  direction: 'rtl',
  parts: {
    core: () => import('./ar/core.ts'),
    common: () => import('./ar/common.ts'),
    errors: () => import('./ar/errors.ts'),
    search: () => import('./ar/search.ts'),
    results: () => import('./ar/results.ts'),
    checkout: () => import('./ar/checkout.ts'),
    currency: () => import('./ar/currency.ts'),
    mail: () => import('./ar/mail.ts'),
  },
} as const satisfies LocaleFile
