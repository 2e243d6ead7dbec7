import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { Failure } from '../../lib/failure.ts'
import { shownOf } from './failures.ts'
import { formatMessage } from './messages.ts'

/** As the specification lists them, written from it by hand. */
const CODES = readFileSync('test/rules/specified.tsv', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('error\t'))
  .map((line) => Number(line.split('\t')[1]))
/** What the specification has each say (8.1, 8.2), with what the server sends beside it: in words of its own, not of the table. */
const SAYS: readonly [claim: string, code: number, says: RegExp, payload?: object][] = [
  ['ERR-010', 1000, /check what you entered/],
  ['ERR-011', 1100, /extra is no longer available.*remove it/],
  ['ERR-012', 1101, /time to book this extra has passed/],
  ['ERR-013', 1102, /quantity is not possible/],
  ['ERR-014', 1103, /price of an extra has changed/],
  ['ERR-015', 1104, /more of this extra than one booking can have/],
  ['ERR-017', 1106, /extra is no longer available.*we removed it/],
  ['ERR-018', 1903, /up to 6 months from today/, { reservable_period_months: 6 }],
  ['ERR-019', 1200, /still being prepared/],
  ['ERR-020', 1250, /timed out/],
  ['ERR-021', 1251, /could not read this file/],
  ['ERR-022', 1252, /file is no longer available/],
  ['ERR-023', 1300, /password is too easy to guess/],
  ['ERR-024', 1301, /account has been locked/],
  ['ERR-025', 1302, /used this password before/],
  ['ERR-026', 1400, /session has ended.*sign in again/],
  ['ERR-027', 1401, /link to confirm your account is out of date/],
  ['ERR-028', 1402, /account has already been confirmed/],
  ['ERR-029', 1403, /hotel registered this account for you.*password/],
  ['ERR-030', 1500, /coupon code is not valid/],
  ['ERR-031', 1501, /coupon has been fully redeemed/],
  ['ERR-032', 1600, /too much for one download/],
  ['ERR-033', 2001, /promotion cannot be combined with this plan/],
  ['ERR-036', 2304, /no longer available to your account.*refresh and book again/],
  ['ERR-037', 2401, /You have 800 and entered 900/, { current_points: 800, spending_points: 900 }],
  ['ERR-051', 3013, /being changed elsewhere.*about 5 minutes/],
  ['ERR-052', 3016, /problem with the payment.*about 5 minutes/],
  ['ERR-053', 3014, /booking has changed in the meantime.*before you change it/],
  ['ERR-054', 3202, /balance is not available right now/],
  ['ERR-055', 3502, /balance is not available right now/],
  ['ERR-060', 3504, /could not be returned to your membership balance.*history/],
  ['ERR-061', 3704, /address cannot be used/],
  ['ERR-062', 3705, /cannot be delivered to this address/],
  ['ERR-064', 3200, /payment link can no longer be changed/],
  ['ERR-065', 3201, /payment link can no longer be paid/],
  ['ERR-066', 3401, /already signed out/],
  ['ERR-067', 3402, /already signed out/],
  ['ERR-068', 3403, /link has been used already/],
  ['ERR-069', 3501, /member system is not responding/],
  ['ERR-069', 3503, /member system could not do this/],
  ['ERR-072', 3601, /only for guests who book in Japanese/],
  ['ERR-073', 3602, /not for guests who book in Japanese/],
  ['ERR-074', 3603, /only be booked in the hotel's own language/],
  ['ERR-075', 3604, /cannot be booked in this language/],
  ['ERR-076', 4000, /sign-in has expired/],
  ['ERR-077', 3756, /already entered this lottery/],
  ['ERR-038', 3750, /allocated by lottery only/],
  ['ERR-101', 3751, /Entries for this lottery are not open/],
  ['ERR-102', 3752, /Entries for this lottery have closed/],
  ['ERR-103', 3753, /lottery is no longer available/],
  ['ERR-104', 3754, /dates do not belong to the lottery/],
  ['ERR-105', 3757, /account cannot take part in this lottery/],
  ['ERR-106', 3760, /lottery is not available right now/],
  ['ERR-107', 3780, /link has expired/],
  ['ERR-108', 3781, /link is not valid/],
  ['ERR-109', 3782, /link has been used already/],
  ['ERR-110', 3783, /link does not belong to your account/],
]
const TITLE = 'Written by the server, in its own language'

describe('an error code of the specification', () => {
  for (const locale of LOCALE_CODES)
    it(`has words of our own: ${locale} [L10N-010]`, async () => {
      assert.ok(CODES.length > 70)
      const t = await loadTranslate(locale, ['errors', 'codes'])
      for (const code of CODES) {
        const failure = new Failure('refused', 422, { errors: [{ title: TITLE, details: { code, base: [{ code, error: TITLE }] } }] }) // prettier-ignore
        const { message } = shownOf(failure)
        const words = formatMessage(t, message)
        assert.notEqual(words.trim(), '', String(code))
        assert.ok(!words.includes(TITLE), `${code}: ${words}`)
        assert.ok(!words.includes(String(code)), `${code}: ${words}`)
        assert.doesNotMatch(words, /\b(?:errors|codes)\.\w|\{\{/, String(code))
      }
    })

  for (const [claim, code, says, payload] of SAYS)
    it(`says what the specification has it say: ${code} [${claim}]`, async () => {
      const details = { code, ...payload, base: [] }
      const { message } = shownOf(new Failure('refused', 422, { errors: [{ title: TITLE, details }] }))
      assert.match(formatMessage(await loadTranslate('en', ['errors', 'codes']), message), says)
    })
})
