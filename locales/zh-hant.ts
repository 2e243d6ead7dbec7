import { text as core } from './zh-hant/core.ts'
import { text as search } from './zh-hant/search.ts'
import type { LocaleFile } from './locale-file.ts'

export const traditionalChinese = {
  code: 'zh_Hant',
  name: '繁體中文',
  direction: 'ltr',
  parts: {
    core: async () => ({ text: core }),
    common: () => import('./zh-hant/common.ts'),
    errors: () => import('./zh-hant/errors.ts'),
    search: async () => ({ text: search }),
    panels: () => import('./zh-hant/panels.ts'),
    party: () => import('./zh-hant/party.ts'),
    options: () => import('./zh-hant/options.ts'),
    results: () => import('./zh-hant/results.ts'),
    detail: () => import('./zh-hant/detail.ts'),
    checkout: () => import('./zh-hant/checkout.ts'),
    extras: () => import('./zh-hant/extras.ts'),
    guest: () => import('./zh-hant/guest.ts'),
    prefectures: () => import('./zh-hant/prefectures.ts'),
    currency: () => import('./zh-hant/currency.ts'),
    money: () => import('./zh-hant/money.ts'),
    wallets: () => import('./zh-hant/wallets.ts'),
    price: () => import('./zh-hant/price.ts'),
    document: () => import('./zh-hant/document.ts'),
    recommender: () => import('./zh-hant/recommender.ts'),
    facilities: () => import('./zh-hant/facilities.ts'),
    paying: () => import('./zh-hant/paying.ts'),
    booked: () => import('./zh-hant/booked.ts'),
    mail: () => import('./zh-hant/mail.ts'),
    answers: () => import('./zh-hant/answers.ts'),
    questions: () => import('./zh-hant/questions.ts'),
  },
} as const satisfies LocaleFile
