import type { LocaleFile } from './locale-file.ts'

export const japanese = {
  code: 'ja',
  name: '日本語',
  direction: 'ltr',
  parts: {
    core: () => import('./ja/core.ts'),
    errors: () => import('./ja/errors.ts'),
    search: () => import('./ja/search.ts'),
    results: () => import('./ja/results.ts'),
    checkout: () => import('./ja/checkout.ts'),
    mail: () => import('./ja/mail.ts'),
  },
} as const satisfies LocaleFile
