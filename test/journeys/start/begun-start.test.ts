import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Page, Request } from 'playwright'

import { HEADERS } from '../../../shared/headers.ts'
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
