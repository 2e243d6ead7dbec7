import type { LocaleFile } from './locale-file.ts'

export const thai = {
  code: 'th',
  name: 'ไทย',
  direction: 'ltr',
  parts: {
    core: () => import('./th/core.ts'),
    common: () => import('./th/common.ts'),
    errors: () => import('./th/errors.ts'),
    search: () => import('./th/search.ts'),
    results: () => import('./th/results.ts'),
    checkout: () => import('./th/checkout.ts'),
    currency: () => import('./th/currency.ts'),
    mail: () => import('./th/mail.ts'),
  },
} as const satisfies LocaleFile
