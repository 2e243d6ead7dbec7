import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { readWishesByRules } from '../../demo-host/provider/recommending/read-wishes.ts'
import type { StayWishes, WishContext } from '../../demo-host/provider/recommending/wish-reader.ts'
import type { Locale } from '../../shared/locales.ts'

/** A Monday. */
export const TODAY = '2026-11-23'

const PLACES: WishContext['places'] = [
  { id: 'hakone', names: ['Hakone', '箱根', '하코네', 'ฮาโกเน่', 'هاكوني'] },
  { id: 'kyoto', names: ['Kyoto', '京都', '교토', 'เกียวโต', 'كيوتو'] },
  { id: 'okinawa', names: ['Okinawa', '沖縄', '冲绳', '沖繩', '오키나와', 'โอกินาว่า', 'أوكيناوا'] },
  { id: 'tokyo', names: ['Tokyo', '東京', '东京', '도쿄', 'โตเกียว', 'طوكيو'] },
]

/** What is not written in a row was not understood. */
export type Sentence = readonly [sentence: string, understood: Partial<StayWishes>]

export function understandsSentences(locale: Locale, rows: readonly Sentence[]): void {
  describe(`what guests write in ${locale}`, () => {
    it('is read in sentences enough to tell', () => assert.ok(rows.length >= 25))
    for (const [sentence, understood] of rows)
      it(`is understood: ${sentence}`, async () => {
        const read = await readWishesByRules(sentence, { locale, today: TODAY, places: PLACES })
        const said = { places: [], wishes: [], ...understood }
        assert.deepEqual({ ...read, wishes: read.wishes.toSorted() }, { ...said, wishes: said.wishes.toSorted() })
      })
  })
}
