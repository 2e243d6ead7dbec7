import type { LocaleFile } from './locale-file.ts'

export const traditionalChinese = {
  code: 'zh_Hant',
  name: '繁體中文',
  direction: 'ltr',
  parts: {
    core: () => import('./zh-hant/core.ts'),
    common: () => import('./zh-hant/common.ts'),
    errors: () => import('./zh-hant/errors.ts'),
    search: () => import('./zh-hant/search.ts'),
    results: () => import('./zh-hant/results.ts'),
    checkout: () => import('./zh-hant/checkout.ts'),
    currency: () => import('./zh-hant/currency.ts'),
    mail: () => import('./zh-hant/mail.ts'),
  },
} as const satisfies LocaleFile
