import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { cpuTime } from '../../../test/lib/measures/cpu-time.ts'
import {
  email,
  emailAgain,
  freeText,
  guestErrors,
  guestName,
  kanaName,
  normalizeGuest,
  normalizeKana,
  normalizePhone,
  normalizePostcode,
  phone,
  postcode,
  terms,
} from './names.ts'

type Cases = Record<string, string | null>

function table(name: string, rule: (value: string) => string | null, cases: Cases): void {
  describe(name, () => {
    for (const [value, key] of Object.entries(cases)) {
      it(`${key ?? 'accepts'}: ${JSON.stringify(value.slice(0, 24))}`, () => assert.equal(rule(value), key))
    }
  })
}

table('a guest name', guestName, {
  Yamada: null,
  "O'Brien-Smith": null,
  'José María': null,
  Ｙａｍａｄａ: null,
  'D’Angelo': null,
  山田: 'errors.nameLatin',
  Иванов: 'errors.nameLatin',
  '😀': 'errors.nameUnsupported',
  '<b>Ann</b>': 'errors.nameUnsupported',
  'Ann\u0007': 'errors.nameUnsupported',
  Ann2: 'errors.nameUnsupported',
  '-': 'errors.nameUnsupported',
  '  ': 'errors.required',
  ['a'.repeat(100)]: null,
  ['a'.repeat(101)]: 'errors.tooLong',
})

table('a kana name', kanaName, {
  やまだ: null,
  ヤマダ: null,
  ﾔﾏﾀﾞ: null,
  Yamada: null,
  すーざん: null,
  山田1: 'errors.nameKana',
  山田: 'errors.nameKana',
  '': 'errors.required',
})

table('an e-mail address', email, {
  'a+b@c.co': null,
  'first.last@mail.example.com': null,
  'ａ@example.com': null,
  'a@b': 'errors.emailIncomplete',
  'a@': 'errors.emailIncomplete',
  'a@example.': 'errors.emailIncomplete',
  'a b@c.d': 'errors.emailInvalid',
  'a@b.c': 'errors.emailInvalid',
  'a..b@example.com': 'errors.emailInvalid',
  '@example.com': 'errors.emailInvalid',
  'a@-example.com': 'errors.emailInvalid',
  'a@1.2.3.44': 'errors.emailInvalid',
  'a\r\nBcc: b@example.com': 'errors.emailInvalid',
  ['a'.repeat(250) + '@b.co']: 'errors.tooLong',
})

table('a phone number', phone, {
  '+81901234': null,
  '090-1234 5678': null,
  '０９０１２３４５６７８': null,
  '(03) 1234.5678': null,
  '12+34567': 'errors.phoneInvalid',
  'call me': 'errors.phoneInvalid',
  ['1'.repeat(21)]: 'errors.tooLong',
})

table('a postcode', postcode, {
  SW1A1AA: null,
  '150-0001': null,
  '150 0001': null,
  '150_0001': 'errors.postcodeInvalid',
  '': 'errors.required',
})

describe('what was typed', () => {
  it('is normalised before it is sent', () => {
    assert.equal(normalizeKana('ヤマダ'), 'やまだ')
    assert.equal(normalizePhone('090-1234 5678'), '09012345678')
    assert.equal(normalizePostcode('〒150-0001'), '1500001')
  })

  it('must be the same e-mail address twice', () => {
    assert.equal(emailAgain('a@b.co', 'a@b.co '), null)
    for (const other of ['a@b.com', 'a@b.c', 'b@b.co', '@b.co', 'x@a@b.co'])
      assert.equal(emailAgain(other, 'a@b.co'), 'errors.emailMismatch', other)
    assert.equal(emailAgain(' ', ''), 'errors.required')
  })

  it('may have 255 characters of free text, counted as people count', () => {
    assert.equal(freeText('𠮷'.repeat(255)), null)
    assert.equal(freeText('a'.repeat(256)), 'errors.tooLong')
  })

  it('needs the terms', () => {
    assert.equal(terms(false), 'errors.termsRequired')
    assert.equal(terms(true), null)
  })

  it('takes under 10 ms however long it is (guarantee W17)', async () => {
    const long = `${'a.'.repeat(500_000)}@`
    for (const rule of [guestName, kanaName, email, phone, postcode, freeText]) {
      // Of two: the first may pay for the compiler.
      const [first, second] = [await cpuTime(() => rule(long)), await cpuTime(() => rule(long))]
      assert.ok(Math.min(first, second) < 10, rule.name)
    }
  })
})

describe('the guest form', () => {
  const info = {
    phone: 'do_not_ask',
    postal_code: 'optional',
    address: 'required',
    nationality: 'do_not_ask',
    kana_name: 'do_not_ask',
    kanji_name: 'do_not_ask',
    requests: 'do_not_ask',
  } as const

  it('names the wrong fields in the order of the form, and none that is not asked for', () => {
    const errors = guestErrors({ first_name: 'Ann', last_name: '', email: 'a@b', phone: 'x', postal_code: '' }, info)
    assert.deepEqual(Object.entries(errors), [
      ['last_name', 'errors.required'],
      ['email', 'errors.emailIncomplete'],
      ['prefecture_or_state', 'errors.required'],
      ['street_address', 'errors.required'],
    ])
  })

  it('sends what was asked for, normalised', () => {
    const guest = { first_name: ' Ann ', last_name: 'Lee', email: ' a@b.co', phone: '1', postal_code: '150-0001' }
    assert.deepEqual(normalizeGuest(guest, info), {
      first_name: 'Ann',
      last_name: 'Lee',
      email: 'a@b.co',
      postal_code: '1500001',
    })
  })
})
