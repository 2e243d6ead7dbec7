import type { LocaleFile } from './locale-file.ts'

export const simplifiedChinese = {
  code: 'zh_Hans',
  name: '简体中文',
  direction: 'ltr',
  parts: {
    core: () => import('./zh-hans/core.ts'),
    common: () => import('./zh-hans/common.ts'),
    errors: () => import('./zh-hans/errors.ts'),
    search: () => import('./zh-hans/search.ts'),
    results: () => import('./zh-hans/results.ts'),
    checkout: () => import('./zh-hans/checkout.ts'),
    currency: () => import('./zh-hans/currency.ts'),
    mail: () => import('./zh-hans/mail.ts'),
  },
} as const satisfies LocaleFile
