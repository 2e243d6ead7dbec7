import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { plainText, textRunsOf, shaped, wrap } from './lines.ts'

const isArabic = (sign: string) => /\p{Script=Arabic}/u.test(sign)
const faceOf = (sign: string) => (isArabic(sign) ? 'arabic' : 'latin')
const shown = (line: string, base: 'ltr' | 'rtl') => textRunsOf(line, base, faceOf).map(shaped)

describe('a line of a document', () => {
  const orders: [string, string, 'ltr' | 'rtl', string[]][] = [
    ['Latin alone', 'Total 2026', 'ltr', ['Total 2026']],
    ['Arabic alone', 'مرحبا بك', 'rtl', ['مرحبا بك']],
    ['digits after Arabic words keep their order', 'رقم 12345', 'rtl', ['12345', 'رقم ']],
    ['a sum that is isolated keeps its sign in front', 'بمبلغ \u2068¥96,200\u2069', 'rtl', ['¥96,200', 'بمبلغ ']],
    ['brackets turn with the words in them', '(نعم)', 'rtl', ['(', 'نعم', ')']],
    ['what keeps a date and its day together is not drawn', '24\u2060（二）', 'ltr', ['24（二）']],
    ['an Arabic name in a Latin line', 'Mr. محمد Ali', 'ltr', ['Mr. ', 'محمد', ' Ali']],
  ]
  for (const [what, line, base, runs] of orders)
    it(`is drawn from left to right: ${what}`, () => assert.deepEqual(shown(line, base), runs))

  const broken: [string, string, 'en' | 'ja' | 'th', number, string[]][] = [
    ['between words', 'Two evenings of autumn', 'en', 12, ['Two evenings', 'of autumn']],
    ['never inside a sum or a date', 'paid ¥96,200 on 2026/11/26', 'en', 12, ['paid ¥96,200', 'on', '2026/11/26']],
    ['never between a date and its day', 'until 11/26\u00a0(Thu)', 'en', 14, ['until', '11/26\u00a0(Thu)']],
    ['with the full stop on the line it ends', '部屋です。', 'ja', 4, ['部屋', 'です。']],
    ['where Thai has its words', 'ใบเสร็จรับเงิน', 'th', 8, ['ใบเสร็จ', 'รับเงิน']],
    ['inside a word that is wider than the line', 'abcdefghij', 'en', 4, ['abcd', 'efgh', 'ij']],
    ['nowhere when it is empty', '', 'en', 4, ['']],
  ]
  for (const [what, text, locale, width, lines] of broken)
    it(`is broken ${what}`, () =>
      assert.deepEqual(
        wrap(text, locale, width, (piece) => piece.length),
        lines,
      ))

  it('has of what somebody typed only what can be seen, in its own order', () => {
    assert.equal(plainText('  A\u0000\n\tB\u202e\u2066C \u200b '), 'A B C')
    assert.equal(plainText('<b>Ltd.</b> & Co.'), '<b>Ltd.</b> & Co.')
  })
})
