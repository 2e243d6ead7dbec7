import type { LocaleFile } from './locale-file.ts'

export const japanese = {
  code: 'ja',
  name: '日本語',
  direction: 'ltr',
  parts: {
    core: () => import('./ja/core.ts'),
    common: () => import('./ja/common.ts'),
    errors: () => import('./ja/errors.ts'),
    search: () => import('./ja/search.ts'),
    results: () => import('./ja/results.ts'),
    checkout: () => import('./ja/checkout.ts'),
    currency: () => import('./ja/currency.ts'),
    mail: () => import('./ja/mail.ts'),
  },
} as const satisfies LocaleFile
