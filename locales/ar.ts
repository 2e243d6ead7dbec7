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
    party: () => import('./ar/party.ts'),
    options: () => import('./ar/options.ts'),
    results: () => import('./ar/results.ts'),
    detail: () => import('./ar/detail.ts'),
    checkout: () => import('./ar/checkout.ts'),
    extras: () => import('./ar/extras.ts'),
    guest: () => import('./ar/guest.ts'),
    prefectures: () => import('./ar/prefectures.ts'),
    currency: () => import('./ar/currency.ts'),
    money: () => import('./ar/money.ts'),
    wallets: () => import('./ar/wallets.ts'),
    price: () => import('./ar/price.ts'),
    document: () => import('./ar/document.ts'),
    recommender: () => import('./ar/recommender.ts'),
    facilities: () => import('./ar/facilities.ts'),
    paying: () => import('./ar/paying.ts'),
    booked: () => import('./ar/booked.ts'),
    mail: () => import('./ar/mail.ts'),
    answers: () => import('./ar/answers.ts'),
    questions: () => import('./ar/questions.ts'),
  },
} as const satisfies LocaleFile
