import { text as core } from './ja/core.ts'
import { text as search } from './ja/search.ts'
import type { LocaleFile } from './locale-file.ts'

export const japanese = {
  code: 'ja',
  name: '日本語',
  direction: 'ltr',
  parts: {
    core: async () => ({ text: core }),
    common: () => import('./ja/common.ts'),
    errors: () => import('./ja/errors.ts'),
    search: async () => ({ text: search }),
    panels: () => import('./ja/panels.ts'),
    party: () => import('./ja/party.ts'),
    options: () => import('./ja/options.ts'),
    results: () => import('./ja/results.ts'),
    detail: () => import('./ja/detail.ts'),
    checkout: () => import('./ja/checkout.ts'),
    extras: () => import('./ja/extras.ts'),
    guest: () => import('./ja/guest.ts'),
    prefectures: () => import('./ja/prefectures.ts'),
    currency: () => import('./ja/currency.ts'),
    money: () => import('./ja/money.ts'),
    wallets: () => import('./ja/wallets.ts'),
    price: () => import('./ja/price.ts'),
    document: () => import('./ja/document.ts'),
    recommender: () => import('./ja/recommender.ts'),
    facilities: () => import('./ja/facilities.ts'),
    paying: () => import('./ja/paying.ts'),
    booked: () => import('./ja/booked.ts'),
    mail: () => import('./ja/mail.ts'),
    answers: () => import('./ja/answers.ts'),
    questions: () => import('./ja/questions.ts'),
  },
} as const satisfies LocaleFile
