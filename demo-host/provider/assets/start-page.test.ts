import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { headOf } from './start-page.ts'
import { NO_OUTSIDERS } from '../hotels/allowed-origins.ts'

const WIDGET = 'https://widget.example'
const CONTACT = {
  code: 'inn',
  names: { en: 'Inn "<b>" & Bath', ja: '湖畔の宿' },
  descriptions: { en: 'A bath\nthat never sleeps. </script>', ja: '眠らない湯。' },
  bookLanguages: ['ja', 'en', 'zh_Hant'] as const,
  phone: '+81 3-1234',
  email: 'desk@inn.example',
  address: { post_code: '879-5102', country: 'JP', full_addresses: { en: '1 Lake Road', ja: '湖畔1' } },
}
const INN = { ...NO_OUTSIDERS, isIndexed: true, contact: CONTACT }
const START = '/booking/result'

const headAt = (address: string, of = INN) => {
  const [path = '', query] = address.split('?')
  return headOf({ path, query: new URLSearchParams(query) }, of, WIDGET)
}
const isListed = (address: string, of = INN) => !headAt(address, of).includes('noindex')
const canonicalOf = (address: string) => /rel="canonical" href="([^"]*)"/.exec(headAt(address))?.[1]
const jsonIn = (head: string): unknown => JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(head)?.[1] ?? '') // prettier-ignore

describe('the page that a hotel’s booking starts with', () => {
  it('may be kept where the hotel wishes so, and nowhere else', () => {
    assert.equal(isListed(`${START}?code=inn`), true)
    assert.equal(isListed(`${START}?code=inn`, { ...INN, isIndexed: false }), false)
    const { contact: _, ...nobody } = INN
    assert.equal(isListed(START, nobody as typeof INN), false)
  })

  it('has one address in each language, however it is written and whatever campaign led to it', () => {
    for (const address of [
      `${START}?code=inn`,
      '/?code=inn',
      '/hotels/inn',
      `${START}/?hotel_code=inn&utm_source=mail&gclid=1`,
      `${START}?code=inn&locale=th`,
    ])
      assert.equal(canonicalOf(address), `${WIDGET}/booking/result?code=inn`, address)
    for (const address of [`${START}?code=inn&locale=zh-TW`, `/zh-tw${START}?code=inn&fbclid=2`])
      assert.equal(canonicalOf(address), `${WIDGET}/booking/result?code=inn&#38;locale=zh_Hant`, address)
  })

  it('names itself in every language of the hotel, and the one for all others', () => {
    const at = (locale: string) => `href="${WIDGET}/booking/result?code=inn${locale}"`
    assert.deepEqual(headAt(`${START}?code=inn&locale=en`).match(/hreflang="[^"]*" href="[^"]*"/g), [
      `hreflang="ja" ${at('&#38;locale=ja')}`,
      `hreflang="en" ${at('&#38;locale=en')}`,
      `hreflang="zh-Hant" ${at('&#38;locale=zh_Hant')}`,
      `hreflang="x-default" ${at('')}`,
    ])
  })

  it('says what the hotel is, in the language of the address, and is no way in for markup', () => {
    const head = headAt(`${START}?code=inn`)
    assert.match(head, /<title>Inn &#34;&#60;b&#62;&#34; &#38; Bath<\/title>/)
    assert.match(head, /name="description" content="A bath that never sleeps\. &#60;\/script&#62;"/)
    assert.match(head, /property="og:title" content="Inn /)
    assert.equal(head.match(/<\/script>/g)?.length, 1)
    assert.deepEqual(jsonIn(head), {
      '@context': 'https://schema.org',
      '@type': 'Hotel',
      name: 'Inn "<b>" & Bath',
      description: 'A bath that never sleeps. </script>',
      url: `${WIDGET}/booking/result?code=inn`,
      telephone: '+81 3-1234',
      email: 'desk@inn.example',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Lake Road',
        postalCode: '879-5102',
        addressCountry: 'JP',
      },
    })
    const japanese = headAt(`${START}?code=inn&locale=ja`)
    assert.match(japanese, /<title>湖畔の宿<\/title>/)
    assert.match(japanese, /name="description" content="眠らない湯。"/)
  })

  it('cuts a long description between two words', () => {
    const long = { ...INN, contact: { ...CONTACT, descriptions: { en: 'onsen '.repeat(80), ja: '' } } }
    const told = /name="description" content="([^"]*)"/.exec(headAt(`${START}?code=inn`, long))?.[1] ?? ''
    assert.match(told, /^(onsen ){49}onsen…$/)
  })

  it('is alone: no search, screen, frame or way back of a hotel that wishes so may be kept', () => {
    for (const query of [
      'checkin=2026-12-24',
      'adults=2',
      'room_type_codes=a',
      'promo_code=x',
      'iframe=triplabot',
      'parent_origin=https%3A%2F%2Finn.example',
      'line_code=1',
      'triplaPaymentNo=1',
      'email=a%40b.example',
      'anything=1',
    ])
      assert.equal(isListed(`${START}?code=inn&${query}`), false, query)
    for (const path of [
      '/reservation/guest-detail',
      '/reservation/confirmation/AB-1',
      '/reservation/fail',
      '/my-account',
      '/sign-in',
      '/payments/1',
      '/recommender',
      '/nowhere',
    ])
      assert.equal(isListed(`${path}?code=inn`), false, path)
  })
})
