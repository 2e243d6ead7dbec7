import { text as core } from './id/core.ts'
import { text as search } from './id/search.ts'
import type { LocaleFile } from './locale-file.ts'

export const indonesian = {
  code: 'id',
  name: 'Bahasa Indonesia',
  direction: 'ltr',
  parts: {
    core: async () => ({ text: core }),
    common: () => import('./id/common.ts'),
    errors: () => import('./id/errors.ts'),
    search: async () => ({ text: search }),
    panels: () => import('./id/panels.ts'),
    party: () => import('./id/party.ts'),
    options: () => import('./id/options.ts'),
    results: () => import('./id/results.ts'),
    detail: () => import('./id/detail.ts'),
    checkout: () => import('./id/checkout.ts'),
    extras: () => import('./id/extras.ts'),
    guest: () => import('./id/guest.ts'),
    prefectures: () => import('./id/prefectures.ts'),
    currency: () => import('./id/currency.ts'),
    money: () => import('./id/money.ts'),
    wallets: () => import('./id/wallets.ts'),
    price: () => import('./id/price.ts'),
    document: () => import('./id/document.ts'),
    recommender: () => import('./id/recommender.ts'),
    facilities: () => import('./id/facilities.ts'),
    paying: () => import('./id/paying.ts'),
    booked: () => import('./id/booked.ts'),
    mail: () => import('./id/mail.ts'),
    answers: () => import('./id/answers.ts'),
    questions: () => import('./id/questions.ts'),
  },
} as const satisfies LocaleFile
