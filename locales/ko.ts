import { text as core } from './ko/core.ts'
import { text as search } from './ko/search.ts'
import type { LocaleFile } from './locale-file.ts'

export const korean = {
  code: 'ko',
  name: '한국어',
  direction: 'ltr',
  parts: {
    core: async () => ({ text: core }),
    common: () => import('./ko/common.ts'),
    errors: () => import('./ko/errors.ts'),
    search: async () => ({ text: search }),
    panels: () => import('./ko/panels.ts'),
    party: () => import('./ko/party.ts'),
    options: () => import('./ko/options.ts'),
    results: () => import('./ko/results.ts'),
    detail: () => import('./ko/detail.ts'),
    checkout: () => import('./ko/checkout.ts'),
    extras: () => import('./ko/extras.ts'),
    guest: () => import('./ko/guest.ts'),
    prefectures: () => import('./ko/prefectures.ts'),
    currency: () => import('./ko/currency.ts'),
    money: () => import('./ko/money.ts'),
    wallets: () => import('./ko/wallets.ts'),
    price: () => import('./ko/price.ts'),
    document: () => import('./ko/document.ts'),
    recommender: () => import('./ko/recommender.ts'),
    facilities: () => import('./ko/facilities.ts'),
    paying: () => import('./ko/paying.ts'),
    booked: () => import('./ko/booked.ts'),
    mail: () => import('./ko/mail.ts'),
    answers: () => import('./ko/answers.ts'),
    questions: () => import('./ko/questions.ts'),
  },
} as const satisfies LocaleFile
