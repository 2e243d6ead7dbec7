import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Profile } from '../../model/person/member.ts'
import { isInJapan } from './in-japan.ts'
import { profileAsGuest } from './profile-guest.ts'

describe('a member in Japan', () => {
  const rows = [
    [{ nationality: 'JP' }, true],
    [{ nationality: 'JP', prefecture_or_state: 'Bavaria' }, true],
    // Who names a country is of it, wherever an address of theirs may be.
    [{ nationality: 'KR', prefecture_or_state: 'Tokyo' }, false],
    [{ prefecture_or_state: 'Tokyo' }, true],
    [{ nationality: '', prefecture_or_state: 'Hokkaido' }, true],
    [{ prefecture_or_state: 'Bavaria' }, false],
    [{}, false],
  ] as const
  for (const [profile, isOne] of rows)
    it(`is one by country, else by prefecture: ${JSON.stringify(profile)}`, () =>
      assert.equal(isInJapan(profile), isOne))
})

describe('the name of a member at the form of a guest', () => {
  const asGuest = (first_name: string, last_name: string, more: Partial<Profile> = {}) =>
    profileAsGuest({ first_name, last_name, ...more } as Profile) // what of a profile is a name

  it('is the name where it is spelt as guests spell theirs', () => {
    assert.deepEqual(asGuest('Hanako', 'Sato', { phone: '090' }), { first_name: 'Hanako', last_name: 'Sato', phone: '090' }) // prettier-ignore
  })

  it('is how it is read where it is written in kana, unless the profile says that already', () => {
    assert.deepEqual(asGuest('はなこ', 'さとう'), { first_name_kana: 'はなこ', last_name_kana: 'さとう' })
    assert.deepEqual(asGuest('はなこ', 'さとう', { first_name_kana: 'ハナコ', last_name_kana: 'サトウ' }), {
      first_name_kana: 'ハナコ',
      last_name_kana: 'サトウ',
    })
  })

  it('is left to the guest where half of it is either', () => {
    assert.deepEqual(asGuest('花子', 'Sato', { phone: '090' }), { phone: '090' })
    assert.deepEqual(asGuest('花子', '佐藤'), {})
  })
})
