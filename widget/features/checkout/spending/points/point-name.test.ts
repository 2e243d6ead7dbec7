import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { editWorld } from '../../../../../demo-host/controls/world-edits.ts'
import type { PartName } from '../../../../../locales/locale-file.ts'
import { LOCALE_FILES } from '../../../../../locales/table.ts'
import { LOCALE_CODES } from '../../../../../shared/locales.ts'
import type { Locale } from '../../../../../shared/locales.ts'
import { HANAKO } from '../../../../../test/contract/helpers/members.ts'
import { payingWorld, wordsIn } from '../../../../../test/lib/paying.ts'
import { until } from '../../../../../test/lib/until.ts'
import { spentPointsAtom } from '../spending-state.ts'

const NAMES: Record<Locale, string> = {
  en: 'Miles',
  ja: 'マイル',
  ko: '마일',
  zh_Hans: '里程',
  zh_Hant: '哩程',
  id: 'Mil',
  th: 'ไมล์',
  ar: 'الأميال',
}
/** The widget's own word, in every form that a sentence may give it. */
const OWN: Record<Locale, RegExp> = {
  en: /\bpoints?\b/i,
  ja: /ポイント/,
  ko: /포인트/,
  zh_Hans: /积分/,
  zh_Hant: /點數/,
  id: /\bpoin\b/i,
  th: /คะแนน/,
  ar: /نقاط|نقطة|نقطت/,
}
const WORD = /^(?:points|billPoints|pointName)$/
/** Guests score a hotel in them, too. */
const SCORES: PartName = 'ota'
const VARIABLE = /\{\{\w+\}\}/g
const ISOLATES = /[\u2066-\u2069]/g

describe('what a hotel calls its points', () => {
  const { world, open } = payingWorld()

  for (const locale of LOCALE_CODES)
    it(`is what they are called where they are spent, and where a stay brings more of them three days after it: ${locale} [BOOT-036] [CONST-016]`, async () => {
      const set = { point_names: NAMES }
      await editWorld(world().database, world().clock, { kind: 'member_settings', hotel: 'shirotsuki', set })
      const checkout = await open('on_site', { member: HANAKO, ways: 1, locale })
      const { page, store, text } = checkout
      const name = NAMES[locale]
      const words = (selector: string) => page.all(selector).map(({ textContent }) => (textContent ?? '').replaceAll(ISOLATES, '')) // prettier-ignore
      const until3Days = () => until(() => words('.tiny').some((one) => one.includes(name) && /(?<!\d)3(?!\d)/.test(one)), text) // prettier-ignore

      await until(() => words('.block h2').includes(name), text)
      await until3Days()
      page.act(() => store.set(spentPointsAtom, 500))
      const [line, before] = [() => words('.bill dt').includes(name), () => words('details dt').some((one) => one !== name && one.includes(name))] // prettier-ignore
      await until(() => line() && before(), text)
      assert.doesNotMatch(text(), OWN[locale])

      await checkout.press(wordsIn(checkout, 'checkout.bookPayAtHotel'))
      await until(() => words('.points-earned').some((one) => one.includes(name)), text)
      await until3Days()
      await until(() => line() && before(), text)
      assert.ok(
        words('.booked-next').some((one) => one.includes(name)),
        text(),
      )
      assert.doesNotMatch(text(), OWN[locale])
    })

  it('is in no sentence of the widget’s as its own word, in any language [BOOT-036]', async () => {
    for (const locale of LOCALE_CODES) {
      const { parts } = await LOCALE_FILES[locale]()
      const names: PartName[] = (Object.keys(parts) as PartName[]).filter((part) => part !== SCORES) // Object.keys forgets the names it lists
      for (const part of names) {
        const { text } = await parts[part]()
        const sentences = Object.entries(text).filter(([key]) => !WORD.test(key))
        const said = sentences.filter(([, words]) => OWN[locale].test(JSON.stringify(words).replaceAll(VARIABLE, '')))
        assert.deepEqual(said, [], `${locale}/${part}`)
      }
    }
  })
})
