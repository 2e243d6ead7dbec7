import { text as core } from './zh-hans/core.ts'
import { text as search } from './zh-hans/search.ts'
import type { LocaleFile } from './locale-file.ts'

export const simplifiedChinese = {
  code: 'zh_Hans',
  name: '简体中文',
  direction: 'ltr',
  parts: {
    core: async () => ({ text: core }),
    common: () => import('./zh-hans/common.ts'),
    errors: () => import('./zh-hans/errors.ts'),
    search: async () => ({ text: search }),
    panels: () => import('./zh-hans/panels.ts'),
    party: () => import('./zh-hans/party.ts'),
    options: () => import('./zh-hans/options.ts'),
    results: () => import('./zh-hans/results.ts'),
    detail: () => import('./zh-hans/detail.ts'),
    checkout: () => import('./zh-hans/checkout.ts'),
    extras: () => import('./zh-hans/extras.ts'),
    guest: () => import('./zh-hans/guest.ts'),
    prefectures: () => import('./zh-hans/prefectures.ts'),
    currency: () => import('./zh-hans/currency.ts'),
    money: () => import('./zh-hans/money.ts'),
    wallets: () => import('./zh-hans/wallets.ts'),
    price: () => import('./zh-hans/price.ts'),
    document: () => import('./zh-hans/document.ts'),
    recommender: () => import('./zh-hans/recommender.ts'),
    facilities: () => import('./zh-hans/facilities.ts'),
    paying: () => import('./zh-hans/paying.ts'),
    booked: () => import('./zh-hans/booked.ts'),
    mail: () => import('./zh-hans/mail.ts'),
    answers: () => import('./zh-hans/answers.ts'),
    questions: () => import('./zh-hans/questions.ts'),
  },
} as const satisfies LocaleFile
