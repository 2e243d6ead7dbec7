import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Page } from 'playwright'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { storageKey } from '../../../shared/storage-key.ts'
import { manifest } from '../../lib/measures/sizes.ts'
import { quiet } from '../../lib/quiet.ts'
import { useStage } from '../../lib/stage.ts'

const STAY = new URLSearchParams({ checkin: '2026-11-24', checkout: '2026-11-26' })

describe('the language', () => {
  const stage = useStage()

  const chooseLanguage = async (page: Page, locale: Locale) => {
    await page.locator('header button[aria-haspopup=menu]').last().click()
    await page.getByRole('menuitemradio', { name: LOCALES[locale].name, exact: true }).click()
    await shows(page, locale)
  }
  const shows = (page: Page, locale: Locale) => page.locator(`.root[lang=${LOCALES[locale].tag}]`).waitFor()
  const found = (page: Page) => page.locator('.results[aria-busy=false] .room').first()

  it('is kept when it is chosen, in place and out of the address, and the form stays filled [L10N-008] [L10N-009]', async () => {
    const page = await stage.open('/booking/result?code=shirotsuki&locale=ja')
    await shows(page, 'ja')
    const ja = await loadTranslate('ja', ['core', 'search', 'party'])
    const query = () => new URL(page.url()).search
    const documentLang = () => page.evaluate<string>('document.documentElement.lang')
    assert.equal(await documentLang(), 'ja')
    assert.equal(query(), '?code=shirotsuki')
    await page.locator('.searchbar .part').nth(1).click()
    await page.getByRole('button', { name: ja('party.moreAdults') }).click()
    await page.getByRole('button', { name: ja('core.done') }).click()
    await page.evaluate('window.isSamePage = true')

    await chooseLanguage(page, 'en')
    await page.getByRole('button', { name: /^Guests\s*3 adults/ }).waitFor()
    await page.locator('header').getByText('Shirotsuki').waitFor()
    assert.equal(await page.evaluate('window.isSamePage'), true)
    assert.equal(await documentLang(), 'en')
    const stored = await page.evaluate<string>(`localStorage.getItem('${storageKey('locale')}')`)
    assert.equal((JSON.parse(stored) as { value: string }).value, 'en')
    assert.equal(query(), '?code=shirotsuki')

    await page.reload()
    await page.getByRole('button', { name: 'Search', exact: true }).waitFor()
    await shows(page, 'en')
    assert.equal(query(), '?code=shirotsuki')
    await page.close()
  })

  it('is the only one that is loaded [L10N-016]', async () => {
    const files = new Map(
      Object.entries(manifest().files).flatMap(([file, { modules }]) => {
        const [, locale] = modules.map((name) => /^locales\/([\w-]+)\//.exec(name)).find(Boolean) ?? []
        return locale ? [[file, locale] as const] : []
      }),
    )
    const loaded = new Set<string>()
    const page = await stage.open(`/booking/result?code=shirotsuki&${STAY}&locale=ja`, async (page) =>
      page.on('request', (request) => {
        const file = request.url().split('/assets/')[1]
        const locale = [...files].find(([name]) => file && name.endsWith(file))?.[1]
        if (locale) loaded.add(locale)
      }),
    )
    await found(page).waitFor()
    // The words of the next step come early.
    await quiet(page)
    assert.deepEqual([...loaded], ['ja'])
    loaded.clear()
    await chooseLanguage(page, 'ko')
    await found(page).waitFor()
    assert.deepEqual([...loaded], ['ko'])
    await page.close()
  })
})
