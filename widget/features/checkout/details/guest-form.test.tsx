import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { LOCALE_CODES } from '../../../../shared/locales.ts'
import type { Locale } from '../../../../shared/locales.ts'
import { PREFECTURES } from '../../../../shared/prefectures.ts'
import { TARO } from '../../../../test/lib/widget/open-checkout.tsx'
import { until } from '../../../../test/lib/until.ts'
import { PHONE_ONLY, tells, useGuestForms } from '../../../../test/lib/widget/open-guest-form.ts'
import { routeAtom } from '../../../state/navigation/navigation.ts'
import { bannersAtom, slotsAtom } from '../../../state/messages/messages.ts'
import { showLocaleAtom } from '../../../state/settings/texts.ts'

describe('the guest’s own details', () => {
  const { bend, open } = useGuestForms()

  it('are the fields the hotel asks for, and are sent by their names [GUEST-001] [GUEST-002]', async () => {
    await bend({
      guest_info: {
        ...PHONE_ONLY,
        phone: 'do_not_ask',
        postal_code: 'optional',
        address: 'optional',
        kana_name: 'required',
      },
    })
    const { find, write, booked, press, t } = await open('ja')
    assert.equal(find('phone'), undefined)
    // A hotel that can do without an address has it a press away.
    assert.equal(find('postal_code'), undefined)
    await press(t('checkout.address'))
    write('last_name_kana', 'ヤマダ')
    write('first_name_kana', 'Taro')
    write('postal_code', '150-0001')
    await until(() => find('prefecture_or_state') !== undefined, 'the prefectures')
    write('prefecture_or_state', 'Tokyo')
    write('street_address', 'Jingumae 1-2-3')
    write('building_name_and_number', 'Maison 5')
    const full = (await booked()).guest
    assert.deepEqual(full, {
      first_name: 'Taro',
      last_name: 'Yamada',
      last_name_kana: 'やまだ',
      first_name_kana: 'Taro',
      email: TARO.email,
      postal_code: '1500001',
      prefecture_or_state: 'Tokyo',
      street_address: 'Jingumae 1-2-3',
      building_name_and_number: 'Maison 5',
    })
  })

  it('that a hotel can do without are left empty, and the stay is booked [GUEST-003]', async () => {
    const every = Object.keys(PHONE_ONLY).map((name) => [name, 'optional'])
    await bend({ guest_info: Object.fromEntries(every) })
    const { write, booked, press, t, find, store } = await open('ja')
    await press(t('checkout.address'))
    for (const name of ['postal_code', 'prefecture_or_state', 'street_address', 'nationality', 'last_name_kana'])
      await until(() => find(name) !== undefined, name)
    write('phone', '')
    const filled = Object.entries(Object(await booked()).guest).filter(([, value]) => value !== '')
    assert.deepEqual(Object.fromEntries(filled), { first_name: 'Taro', last_name: 'Yamada', email: TARO.email })
    await until(() => store.get(routeAtom).id === 'confirmation', 'the confirmation')
  })

  it('stop at an empty required field, which says so and is focused, before any call (EN 301 549: 3.3.1) [GUEST-004]', async () => {
    const { write, wrong, submit, focused, posts, sent, t } = await open()
    write('phone', '')
    submit()
    await until(() => focused() === 'phone', 'the focus at the phone')
    assert.equal(wrong('phone'), t('errors.required'))
    assert.deepEqual(posts(), [])
    assert.ok(!sent.some(({ path }) => path.endsWith('email_verifications')))
  })

  it('are told at the fields what only the server knows, and the first of them is focused [GUEST-021]', async () => {
    await bend({ guest_info: { ...PHONE_ONLY, postal_code: 'optional', address: 'optional' } })
    const { wrong, booked, focused, t, store, page, field, find } = await open()
    await bend({ customer_address_required: true }) // after this page was opened
    await booked()
    await until(() => find('postal_code') !== undefined, 'the address, which was a press away')
    await until(() => wrong('postal_code') === t('errors.required'), 'what the server said')
    assert.equal(wrong('street_address'), t('errors.required'))
    assert.equal(focused(), 'postal_code')
    assert.deepEqual([store.get(slotsAtom).global, store.get(bannersAtom)], [undefined, []])
    assert.equal(page.all('form .banner').length, 0)
    assert.equal(field('first_name').value, 'Taro')
  })

  it('cannot be sent without the terms, in the words of each language [GUEST-005]', async () => {
    const texts: Record<Locale, string> = {
      ja: '利用規約に合意してください。',
      en: 'Please agree to the terms.',
      ko: '이용약관에 동의해 주십시오.',
      zh_Hans: '请同意使用条款。',
      zh_Hant: '請同意使用條款。',
      id: 'Harap setujui syarat dan ketentuan.',
      th: 'กรุณายอมรับข้อกำหนดการใช้งาน',
      ar: 'يُرجى الموافقة على الشروط.',
    }
    const { field, page, submit, store, wrong, posts } = await open('ja')
    page.press(field('terms'))
    submit()
    for (const locale of LOCALE_CODES) {
      await store.set(showLocaleAtom, locale)
      await until(() => wrong('terms') === texts[locale], `${locale}: ${wrong('terms')}`)
    }
    assert.deepEqual(posts(), [])
  })

  it('are an e-mail address written twice [GUEST-006] [GUEST-007]', async () => {
    const form = await open()
    await tells(form, 'email', {
      'a@b': 'errors.emailIncomplete',
      'a b@c.d': 'errors.emailInvalid',
      'a+b@c.co': null,
    })
    await tells(form, 'email_again', { 'b@c.co': 'errors.emailMismatch', 'a+b@c.co': null })
    assert.equal(Object(await form.booked()).guest.email, 'a+b@c.co')
  })

  it('are a phone number and a postcode, however they are written or pasted [GUEST-009] [GUEST-010]', async () => {
    await bend({ guest_info: { ...PHONE_ONLY, postal_code: 'required' } })
    const form = await open()
    await tells(form, 'phone', {
      '+81901234': null,
      'call me': 'errors.phoneInvalid',
      '０９０ー１２３４　５６７８ ': null,
      '090-1234 5678': null,
    })
    await tells(form, 'postal_code', {
      SW1A1AA: null,
      '150_0001': 'errors.postcodeInvalid',
      '150-0001': null,
      '１５０ ０００１': null,
    })
    const { guest } = Object(await form.booked())
    assert.deepEqual([guest.phone, guest.postal_code], ['09012345678', '1500001'])
    assert.deepEqual([form.field('phone').autocomplete, form.field('postal_code').autocomplete], ['tel', 'postal-code'])
  })

  it('are names in letters, hiragana for those who read it, and nothing else [GUEST-011] [GUEST-012] [GUEST-013]', async () => {
    const english = await open()
    await tells(english, 'last_name', {
      山田: 'errors.nameLatin',
      '😀': 'errors.nameUnsupported',
      'Ann\u0007': 'errors.nameUnsupported',
      '<b>': 'errors.nameUnsupported',
      Yamada: null,
    })
    assert.equal(english.find('last_name_kana'), undefined)

    await bend({ guest_info: { ...PHONE_ONLY, kana_name: 'required' } })
    const japanese = await open('ja')
    await tells(japanese, 'first_name_kana', { Yamada: null, やまだ: null })
    await tells(japanese, 'last_name_kana', { 山田1: 'errors.nameKana', ヤマダ: null })
    assert.equal(Object(await japanese.booked()).guest.last_name_kana, 'やまだ')
  })

  it('include the written name and the address only where the hotel requires them [GUEST-014] [GUEST-015]', async () => {
    const plain = await open()
    assert.equal(plain.find('last_name_kanji'), undefined)
    assert.equal(Object(await plain.booked()).guest.last_name, 'Yamada')

    await bend({ kanji_name_required: true, customer_address_required: true })
    const form = await open()
    await until(() => form.find('last_name_kanji') !== undefined, 'the written name')
    form.submit()
    const asked = ['last_name_kanji', 'first_name_kanji', 'postal_code', 'prefecture_or_state', 'street_address']
    await until(() => asked.every((name) => form.wrong(name) === form.t('errors.required')), 'all required')
    assert.equal(form.wrong('building_name_and_number'), null)
    form.submit() // what comes late may not have heard of the first press
    await until(() => form.focused() === 'last_name_kanji', `the focus: ${form.focused()}`)
    assert.deepEqual(form.posts(), [])
    for (const [name, value] of Object.entries({
      last_name_kanji: '山田',
      first_name_kanji: '太郎',
      postal_code: '1',
      prefecture_or_state: 'Ohio',
      street_address: '1 Main St',
    }))
      form.write(name, value)
    const { guest } = Object(await form.booked())
    assert.deepEqual(
      [guest.last_name_kanji, guest.first_name_kanji, guest.prefecture_or_state],
      ['山田', '太郎', 'Ohio'],
    )
  })

  it('list the 47 prefectures in Japan in every language, and take any words elsewhere [GUEST-016]', async () => {
    await bend({ guest_info: { ...PHONE_ONLY, address: 'optional', nationality: 'optional' } })
    const { field, find, write, store, page, press, t } = await open()
    await until(() => find('nationality')?.localName === 'select', 'the countries')
    await press(t('checkout.address'))
    assert.equal(field('prefecture_or_state').localName, 'input')
    write('prefecture_or_state', 'Ohio')
    write('nationality', 'JP')
    await until(() => find('prefecture_or_state')?.localName === 'select', 'the list')
    assert.equal(field('prefecture_or_state').value, '')
    const labels = () =>
      page
        .all('[name="prefecture_or_state"] option')
        .slice(1)
        .map((option) => option.textContent)
    const ends: Partial<Record<Locale, [string, string]>> = {
      en: ['Hokkaido', 'Okinawa'],
      ja: ['北海道', '沖縄県'],
      ko: ['홋카이도', '오키나와현'],
      ar: ['هوكايدو', 'أوكيناوا'],
    }
    for (const locale of LOCALE_CODES) {
      await store.set(showLocaleAtom, locale)
      const { Hokkaido, Okinawa } = (
        await import(`../../../../locales/${locale.toLowerCase().replace('_', '-')}/prefectures.ts`)
      ).text
      await until(() => labels()[0] === Hokkaido, `${locale}: ${labels()[0]}`)
      assert.equal(labels().length, 47)
      assert.equal(new Set(labels()).size, 47, locale)
      assert.equal(labels()[46], Okinawa)
      if (ends[locale]) assert.deepEqual([labels()[0], labels()[46]], ends[locale])
    }
    assert.deepEqual([PREFECTURES[12], PREFECTURES[25], PREFECTURES[46]], ['Tokyo', 'Kyoto', 'Okinawa']) // codes 13, 26, 47
    write('prefecture_or_state', 'Kyoto')
    write('nationality', 'US')
    await until(() => find('prefecture_or_state')?.localName === 'input', 'free words')
  })
})
