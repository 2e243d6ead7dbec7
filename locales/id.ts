import type { LocaleFile } from './locale-file.ts'

export const indonesian = {
  code: 'id',
  name: 'Bahasa Indonesia',
  direction: 'ltr',
  parts: {
    core: () => import('./id/core.ts'),
    common: () => import('./id/common.ts'),
    errors: () => import('./id/errors.ts'),
    search: () => import('./id/search.ts'),
    results: () => import('./id/results.ts'),
    checkout: () => import('./id/checkout.ts'),
    currency: () => import('./id/currency.ts'),
    mail: () => import('./id/mail.ts'),
  },
} as const satisfies LocaleFile
