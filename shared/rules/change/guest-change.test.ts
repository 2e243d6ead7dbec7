import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Guest, GuestInfo } from '../../model/stay/reservation.ts'
import { changedGuestErrors, differingFields, isRenamed, mergedGuest } from './guest-change.ts'

const info: GuestInfo = {
  phone: 'required',
  postal_code: 'optional',
  address: 'do_not_ask',
  nationality: 'do_not_ask',
  kana_name: 'optional',
  kanji_name: 'do_not_ask',
  requests: 'do_not_ask',
}
const TARO: Guest = {
  first_name: 'Taro',
  last_name: 'Yamada',
  email: 'taro@example.com',
  phone: '09012345678',
  street_address: '1 Kamogawa',
}

describe('a guest who is changed', () => {
  it('is written as while booking, and keeps what was not typed or is asked no more [MANAGE-027]', () => {
    const typed = { first_name: ' Ｊｉｒｏ ', phone: '+81 (90) 1111-2222', street_address: 'elsewhere' }
    assert.deepEqual(mergedGuest(TARO, typed, info), { ...TARO, first_name: 'Jiro', phone: '+819011112222' })
    assert.deepEqual(mergedGuest(TARO, {}, info), TARO)
  })

  it('stays who proves the booking: the e-mail is another for nobody', () => {
    assert.equal(mergedGuest(TARO, { email: 'jiro@example.com' }, info).email, TARO.email)
  })

  it('differs by field, where an empty one is as none', () => {
    const next = { ...TARO, phone: '0', postal_code: '' }
    assert.deepEqual(differingFields(TARO, next), ['phone'])
    const cases: [Partial<Guest>, boolean][] = [
      [{}, false],
      [{ phone: '0' }, false],
      [{ last_name: 'Sato' }, true],
      [{ first_name_kana: 'たろう' }, true],
      [{ last_name_kanji: '山田' }, true],
    ]
    for (const [change, expected] of cases) assert.equal(isRenamed(TARO, { ...TARO, ...change }), expected)
  })

  it('is wrong only in what can be mended here', () => {
    const wrong = { ...TARO, first_name: '', phone: 'x', email: 'none', first_name_kana: '太郎' }
    assert.deepEqual(changedGuestErrors(wrong, info, true), {
      first_name: 'errors.required',
      first_name_kana: 'errors.nameKana',
      phone: 'errors.phoneInvalid',
    })
    assert.deepEqual(changedGuestErrors(wrong, info, false), { phone: 'errors.phoneInvalid' })
    assert.deepEqual(changedGuestErrors(TARO, info, true), {})
  })
})
