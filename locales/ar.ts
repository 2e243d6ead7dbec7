import { text as core } from './ar/core.ts'
import { text as search } from './ar/search.ts'
import type { LocaleFile } from './locale-file.ts'

export const arabic = {
  code: 'ar',
  name: 'العربية',
  direction: 'rtl',
  parts: {
    core: async () => ({ text: core }),
    common: () => import('./ar/common.ts'),
    errors: () => import('./ar/errors.ts'),
    search: async () => ({ text: search }),
    panels: () => import('./ar/panels.ts'),
    results: () => import('./ar/results.ts'),
    checkout: () => import('./ar/checkout.ts'),
    currency: () => import('./ar/currency.ts'),
    document: () => import('./ar/document.ts'),
    mail: () => import('./ar/mail.ts'),
  },
} as const satisfies LocaleFile
