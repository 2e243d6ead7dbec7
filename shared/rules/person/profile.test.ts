import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { FREE_TEXT_CHARACTERS, NAME_CHARACTERS } from '../../constants.ts'
import { normalizedField, PROFILE_FIELD_NAMES, profileErrors } from './profile.ts'

const LONG_NAME = 'A'.repeat(NAME_CHARACTERS + 1)
const LONG_TEXT = 'A'.repeat(FREE_TEXT_CHARACTERS + 1)

describe('a member’s profile', () => {
  it('says of a name which of three things is wrong with it', () => {
    const saidOf = (name: string) => profileErrors({ last_name: name, first_name: name }, 'ja')
    for (const [name, key] of [
      ['', 'errors.required'],
      ['  ', 'errors.required'],
      [LONG_NAME, 'errors.tooLong'],
      ['山田', 'account.nameLetters'],
    ] as const)
      assert.deepEqual(saidOf(name), { last_name: key, first_name: key }, name)
    assert.deepEqual(saidOf('やまだ'), {})
  })

  it('leaves out what a member does not want to tell, but for the names', () => {
    const empty = Object.fromEntries(PROFILE_FIELD_NAMES.map((field) => [field, ' ']))
    assert.deepEqual(Object.keys(profileErrors(empty, 'en')), ['last_name', 'first_name'])
    assert.deepEqual(profileErrors({}, 'en'), {}, 'what was not changed is as it was')
  })

  it('says in the order of the form what else is wrong', () => {
    const wrong = {
      receipt_unicode: '12',
      receipt_title: LONG_TEXT,
      building_name_and_number: LONG_TEXT,
      street_address: LONG_TEXT,
      prefecture_or_state: LONG_TEXT,
      postal_code: '!',
      phone: 'abc',
      occupation: LONG_TEXT,
      nationality: LONG_TEXT,
      dob: '2001-02-30',
      first_name_kana: '山',
      last_name_kana: LONG_NAME,
    }
    assert.deepEqual(Object.entries(profileErrors(wrong, 'ja')), [
      ['last_name_kana', 'errors.tooLong'],
      ['first_name_kana', 'errors.nameKana'],
      ['dob', 'account.dateWrong'],
      ['nationality', 'errors.tooLong'],
      ['occupation', 'errors.tooLong'],
      ['phone', 'errors.phoneInvalid'],
      ['postal_code', 'errors.postcodeInvalid'],
      ['prefecture_or_state', 'errors.tooLong'],
      ['street_address', 'errors.tooLong'],
      ['building_name_and_number', 'errors.tooLong'],
      ['receipt_title', 'errors.tooLong'],
      ['receipt_unicode', 'guest.receiptNumberInvalid'],
    ])
  })

  it('is kept as each field is written', () => {
    for (const [field, typed, kept] of [
      ['last_name', ' ヤマダ ', 'やまだ'],
      ['first_name_kana', 'ハナコ', 'はなこ'],
      ['phone', '(090) 1234-5678', '09012345678'],
      ['postal_code', '〒100-0001', '1000001'],
      ['street_address', ' １ Chome  2 ', '1 Chome 2'],
      ['gender', ' female ', 'female'],
    ] as const)
      assert.equal(normalizedField(field, typed, 'ja'), kept, field)
  })
})
