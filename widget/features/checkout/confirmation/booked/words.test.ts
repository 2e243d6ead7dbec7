import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../../shared/locales.ts'
import type { Locale } from '../../../../../shared/locales.ts'
import { TRANSACTION_STATUSES } from '../../../../../shared/model/stay/reservation.ts'
import { PAYMENT_TYPE_CODES } from '../../../../../shared/payment-codes.ts'
import { paymentWords } from './words.ts'

const wordsIn = async (locale: Locale) => {
  const t = await loadTranslate(locale, ['booked'])
  return PAYMENT_TYPE_CODES.map((type) =>
    TRANSACTION_STATUSES.map((transaction_status) => paymentWords(t, { type, transaction_status, wallet: null })),
  )
}
const english = (await wordsIn('en')).flat()
/** The first of the ways in the specification's order that is called the same: a card is one, whole or in NT$. */
const CALLED_AS = [0, 1, 2, 3, 4, 1, 6, 7, 8, 9, 10, 4, 1, 6]

describe('the payment of a booked stay', () => {
  for (const locale of LOCALE_CODES)
    it(`has words for every way and state in ${locale}, and no code [CONF-005]`, async () => {
      const ways = await wordsIn(locale)
      const all = ways.flat()
      assert.deepEqual([ways.length, all.length], [14, 14 * 6])
      for (const words of all) assert.doesNotMatch(words, /[a-z]+_[a-z]|booked\.|\{\{|undefined|null/)
      for (const states of ways) assert.equal(new Set(states).size, 6, states.join())
      const firsts = ways.map(([first]) => first)
      assert.deepEqual(
        firsts.map((first) => firsts.indexOf(first)),
        CALLED_AS,
      )
      if (locale !== 'en') for (const [at, words] of all.entries()) assert.notEqual(words, english[at])
    })
})
