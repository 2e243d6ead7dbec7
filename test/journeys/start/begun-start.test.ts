import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Page, Request } from 'playwright'

import { loadTranslate } from '../../../locales/load.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { isLocale } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { storageKey } from '../../../shared/storage-key.ts'
import { carried } from '../../lib/carried.ts'
import { useStage } from '../../lib/stage.ts'

/** An address of the widget's own page → the language that the start is asked for in. */
const ADDRESSES: Record<string, [address: string, locale: string]> = {
  'with its hotel': ['/booking/result?code=shirotsuki', 'en'],
  'with a language': ['/booking/result?code=shirotsuki&locale=zh-TW', 'zh_Hant'],
  'with a language before its path': ['/ja/booking/result?code=shirotsuki', 'ja'],
  'with a hotel in its path': ['/reservation-tripla/shirotsuki/search', 'en'],
  'as it was written of old': ['/#/booking/result?code=shirotsuki&locale=ko', 'ko'],
  'with a misprint': ['/booking/result?code=shirotsuki=voucher', 'en'],
  'with the mail a guest came from': ['/booking/result?code=shirotsuki&email_id=spring', 'en'],
  'as the loader writes it for a frame': [
    '/booking/result?code=shirotsuki&locale=th&segment_ids=&parent_origin=https://hotel.example',
    'th',
  ],
}

describe('a start that the document begins', () => {
  const stage = useStage()

  /** The languages in which a visit of the address asks for its start, one for each question. */
  async function asks(page: Page, address: string): Promise<(string | undefined)[]> {
    const asked: (string | undefined)[] = []
    const listen = (one: Request) => {
      if (/\/hotels\/[^/]+\/start$/.test(one.url())) asked.push(one.postDataJSON().headers[HEADERS.locale])
    }
    page.on('request', listen)
    // Another document, where the address differs in its hash alone.
    await page.goto('about:blank')
    await page.goto(stage.world.origins.widget + address)
    await page.locator('form button[type=submit]:enabled').first().waitFor()
    page.off('request', listen)
    return asked
  }

  for (const [how, [address, locale]] of Object.entries(ADDRESSES))
    it(`is asked for once, in the language of the visit: an address ${how}`, async () => {
      const page = await stage.newPage()
      assert.deepEqual(await asks(page, address), [locale])
      await page.close()
    })

  it('is not asked for by a guest whose session is kept, and once in the language that was chosen before', async () => {
    const page = await stage.newPage()
    const plain = '/booking/result?code=shirotsuki'
    assert.deepEqual(await asks(page, `${plain}&locale=ja`), ['ja'])
    assert.deepEqual(await asks(page, plain), [])
    await page.context().clearCookies()
    assert.deepEqual(await asks(page, plain), ['ja'])
    await page.close()
  })
})

/** What a hotel's page says of its language, and the guest before → the languages a start is asked for in, and the bar's words. */
const HOTEL_PAGES: Record<string, { page?: string; tag?: string; kept?: string; asked: string[]; search: Locale }> = {
  'nothing of a language': { asked: ['en'], search: 'en' },
  'the language of the page': { page: 'ja-JP', asked: ['ja'], search: 'ja' },
  'a language of the page and another of the tag': { page: 'ja', tag: 'hotel-code="shirotsuki" locale="zh-TW"', asked: ['zh-TW'], search: 'zh_Hant' }, // prettier-ignore
  'a tag written by hand': { tag: 'hotel_code="shirotsuki" locale="zh"', asked: ['zh'], search: 'zh_Hans' },
  'a language there are no words for': { page: 'fr', asked: ['en'], search: 'en' },
  'another language than the guest chose before': { page: 'en', kept: 'ko', asked: ['en', 'ko'], search: 'ko' },
  'that it wants a frame': { page: 'th', tag: 'hotel-code="shirotsuki" frame', asked: ['th'], search: 'th' },
}

type Lines = { lang: string; tag: string; key: string; kept: string }

/** In the page, before its parser comes to the tag: these attributes and no others. */
function rewrite({ lang, tag, key, kept }: Lines) {
  if (kept) localStorage.setItem(key, JSON.stringify({ until: null, value: kept }))
  const parsed = new MutationObserver(() => {
    const element = document.querySelector('booking-widget')
    if (!element) return
    parsed.disconnect()
    document.documentElement.lang = lang
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
    const wanted = new DOMParser().parseFromString(`<p ${tag}>`, 'text/html').querySelector('p')
    for (const { name, value } of wanted?.attributes ?? []) element.setAttribute(name, value)
  })
  parsed.observe(document, { childList: true, subtree: true })
}

describe('a start that the loader begins', () => {
  const stage = useStage()

  /** A hotel's page with these lines, and in which languages a start is asked for until the bar stands. */
  async function opened({ page: lang = '', tag = 'hotel-code="shirotsuki"', kept = '' }) {
    const { host } = stage.world.origins
    const page = await stage.newPage()
    const asked: string[] = []
    const files: string[] = []
    page.on('request', (one) => {
      if (/\/hotels\/[^/]*\/start$/.test(one.url())) asked.push(one.postDataJSON().headers[HEADERS.locale])
      if (one.url().includes('/assets/index-')) files.push(one.url())
    })
    await page.addInitScript(rewrite, { lang, tag, key: storageKey('locale'), kept })
    await page.goto(host)
    return { page, asked, files }
  }

  for (const [what, { asked: wanted, search, ...said }] of Object.entries(HOTEL_PAGES))
    it(`asks once, in the language that the app will want; the page says ${what}`, async () => {
      const since = await stage.world.lastCall()
      const { page, asked } = await opened(said)
      const t = await loadTranslate(search, ['search'])
      const at = said.tag?.endsWith('frame') ? page.frameLocator('iframe') : page
      await at
        .getByRole('button', { name: t('search.search'), exact: true })
        .and(at.locator(':enabled'))
        .waitFor()
      assert.deepEqual(asked, wanted)
      // Session and settings, by the log: as if the app had asked for them (CALL-002, CALL-005).
      const made = (await stage.world.calls(since)).slice(0, wanted.length * 2)
      assert.equal(new Set(made.map((call) => carried(call, 'tracingId') ?? '')).size, made.length)
      for (const call of made) {
        assert.match(String(carried(call, 'tracingId')), /^[\da-f-]{36}$/, call.path)
        assert.match(String(carried(call, 'appVersion')), /^\d+\.\d+\.\d+/, call.path)
        assert.ok(isLocale(carried(call, 'locale')), call.path)
      }
      assert.equal(carried(made.at(-1), 'locale'), search)
      await page.close()
    })

  it('is not begun, and no app is fetched, for a tag without a hotel', async () => {
    const { page, asked, files } = await opened({ tag: '' })
    await page.getByText('hotel code', { exact: false }).first().waitFor()
    assert.deepEqual([asked, files], [[], []])
    await page.close()
  })
})
