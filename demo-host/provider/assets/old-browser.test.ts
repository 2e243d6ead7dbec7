import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { transform } from 'esbuild'

import { isOldBrowser } from '../../../shared/rules/browsers.ts'
import { oldBrowserCheck } from './old-browser.ts'

describe('the check for old browsers', () => {
  const AGENTS = [
    'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
    'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/70.0.3538.102 Safari/537.36 Edge/18.19582',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/110.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/111.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 13_4) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.5 Safari/605.1.15',
    'Mozilla/5.0 (X11; Linux x86_64; rv:114.0) Gecko/20100101 Firefox/114.0',
    'Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0',
    'curl/8.0',
  ]
  const OLD = [true, true, true, true, false, true, false, true, false, false]

  const script = async () => String((await oldBrowserCheck()).identity)

  /** What the script puts into a document whose browser says this of itself. */
  async function shown(userAgent: string, language: string, noModule = true): Promise<string[]> {
    const texts: string[] = []
    const element = () => ({
      ...(noModule ? { noModule: true } : {}),
      setAttribute: (name: string, value: string) => name === 'lang' && texts.push(value),
      appendChild: () => undefined,
      insertBefore: () => undefined,
    })
    const document = {
      readyState: 'complete',
      getElementById: element,
      createElement: element,
      createTextNode: (text: string) => texts.push(text),
    }
    const run = new Function('document', 'navigator', 'location', await script())
    run(document, { userAgent, language }, { search: '' })
    return texts
  }

  it('tells old from current as the rule of the widget does', async () => {
    const told = await Promise.all(AGENTS.map(async (agent) => (await shown(agent, 'en')).length > 0))
    assert.deepEqual(told, OLD)
    assert.deepEqual(AGENTS.map(isOldBrowser), OLD)
    const [, , , , current = ''] = AGENTS
    assert.ok((await shown(current, 'en', false)).length > 0, 'without modules no browser is current')
  })

  it('speaks the language of the browser', async () => {
    const [old = ''] = AGENTS
    const languages = ['en-GB', 'ja', 'ko-KR', 'zh-CN', 'zh-TW', 'id', 'th', 'ar-EG', 'fr', 'hasOwnProperty']
    const tags = await Promise.all(languages.map(async (language) => (await shown(old, language))[0]))
    assert.deepEqual(tags, ['en', 'ja', 'ko', 'zh-Hans', 'zh-Hant', 'id', 'th', 'ar', 'en', 'en'])
    assert.equal(new Set(await Promise.all(languages.slice(0, 8).map((one) => shown(old, one)))).size, 8)
  })

  it('is written in a way that browsers of ES5 read [A11Y-011]', async () => {
    // esbuild refuses to lower these, and would change what it could lower.
    const { code, warnings } = await transform(await script(), { target: 'es5', minify: false })
    assert.deepEqual(warnings, [])
    const same = await transform(await script(), { target: 'esnext', minify: false })
    assert.equal(code, same.code)
  })
})
