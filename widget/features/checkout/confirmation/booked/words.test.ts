import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../../shared/locales.ts'
import { TRANSACTION_STATUSES } from '../../../../../shared/model/stay/reservation.ts'
import { PAYMENT_TYPE_CODES } from '../../../../../shared/payment-codes.ts'
import { paymentWords } from './words.ts'

describe('the payment of a booked stay', () => {
  for (const locale of LOCALE_CODES)
    it(`has words for every way and state in ${locale}, and no code [CONF-005]`, async () => {
      const t = await loadTranslate(locale, ['booked'])
      const all = PAYMENT_TYPE_CODES.flatMap((type) =>
        TRANSACTION_STATUSES.map((transaction_status) => paymentWords(t, { type, transaction_status, wallet: null })),
      )
      for (const words of all) assert.doesNotMatch(words, /[a-z]+_[a-z]|booked\.|\{\{/)
      assert.equal(new Set(TRANSACTION_STATUSES.map((_, at) => all[6 + at])).size, TRANSACTION_STATUSES.length)
    })
})
