import { text as core } from './th/core.ts'
import { text as search } from './th/search.ts'
import type { LocaleFile } from './locale-file.ts'

export const thai = {
  code: 'th',
  name: 'ไทย',
  direction: 'ltr',
  parts: {
    core: async () => ({ text: core }),
    common: () => import('./th/common.ts'),
    errors: () => import('./th/errors.ts'),
    search: async () => ({ text: search }),
    panels: () => import('./th/panels.ts'),
    party: () => import('./th/party.ts'),
    options: () => import('./th/options.ts'),
    results: () => import('./th/results.ts'),
    detail: () => import('./th/detail.ts'),
    checkout: () => import('./th/checkout.ts'),
    extras: () => import('./th/extras.ts'),
    guest: () => import('./th/guest.ts'),
    prefectures: () => import('./th/prefectures.ts'),
    currency: () => import('./th/currency.ts'),
    money: () => import('./th/money.ts'),
    wallets: () => import('./th/wallets.ts'),
    price: () => import('./th/price.ts'),
    document: () => import('./th/document.ts'),
    recommender: () => import('./th/recommender.ts'),
    facilities: () => import('./th/facilities.ts'),
    paying: () => import('./th/paying.ts'),
    booked: () => import('./th/booked.ts'),
    mail: () => import('./th/mail.ts'),
    answers: () => import('./th/answers.ts'),
    questions: () => import('./th/questions.ts'),
  },
} as const satisfies LocaleFile
