import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { LOCALE_CODES } from '../../shared/locales.ts'
import type { Locale } from '../../shared/locales.ts'
import { createI18n } from './i18n.ts'
import type { Translate } from './i18n.ts'

async function words(locale: Locale): Promise<Translate> {
  const i18n = createI18n()
  await Promise.all([i18n.load(locale, 'core'), i18n.load(locale, 'common')])
  return i18n.t(locale)
}

describe('texts', () => {
  it('have the plural and number forms of their language [L10N-015]', async () => {
    const [en, ar, ja, id] = await Promise.all([words('en'), words('ar'), words('ja'), words('id')])
    assert.deepEqual([en('core.nights', { n: 1 }), en('core.nights', { n: 2 })], ['1 night', '2 nights'])
    const forms = [0, 1, 2, 3, 11, 100].map((n) => ar('core.nights', { n }))
    assert.equal(new Set(forms).size, 6)
    assert.deepEqual(forms.slice(1), ['ليلة واحدة', 'ليلتان', '3 ليالٍ', '11 ليلة', '100 ليلة'].slice(0, 5))
    assert.deepEqual([ja('core.nights', { n: 1 }), ja('core.nights', { n: 2 })], ['1泊', '2泊'])
    assert.equal(en('common.guests', { n: 1_234 }), '1,234 guests')
    assert.equal(id('common.guests', { n: 1_234 }), '1.234 tamu')
    assert.equal(ar('common.guests', { n: 1_234 }), '1,234 ضيفاً')
  })

  it('show their values as text, whatever the values hold (guarantee W6)', async () => {
    const t = await words('en')
    assert.equal(t('common.fromPrice', { price: '<b>{{price}}</b> $& {{n}}' }), 'from <b>{{price}}</b> $& {{n}}')
  })

  it('belong to one widget: another knows nothing of them', async () => {
    const first = createI18n()
    await first.load('en', 'core')
    assert.equal(first.has('en', 'core'), true)
    assert.equal(createI18n().has('en', 'core'), false)
  })

  it('are loaded one language and one part at a time', async () => {
    const i18n = createI18n()
    await i18n.load('ja', 'core')
    const loaded = LOCALE_CODES.flatMap((locale) =>
      (['core', 'errors'] as const).map((part) => ({ locale, part })),
    ).filter(({ locale, part }) => i18n.has(locale, part))
    assert.deepEqual(loaded, [{ locale: 'ja', part: 'core' }])
  })

  it('are a new function when words have arrived, and the same one otherwise', async () => {
    const i18n = createI18n()
    await i18n.load('en', 'core')
    const t = i18n.t('en')
    assert.equal(i18n.t('en'), t)
    await Promise.all([i18n.load('en', 'errors'), i18n.load('en', 'errors')])
    assert.notEqual(i18n.t('en'), t)
    assert.match(i18n.t('en')('errors.3006'), /bank/)
  })

  it('never take a language that is not one of the eight (guarantee W6)', async () => {
    const i18n = createI18n()
    const odd = JSON.parse('"__proto__"') as Locale // what an attribute of the host page could say
    await assert.rejects(i18n.load(odd, 'core'), RangeError)
    assert.equal(i18n.has(odd, 'core'), false)
    assert.equal('core' in {}, false)
  })
})
