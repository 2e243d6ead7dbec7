import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, it } from 'node:test'

import { LOCALE_CODES, LOCALES } from '../../../shared/locales.ts'
import { offerCorporate } from '../../contract/helpers/organizations.ts'
import { sevenZips } from '../../contract/helpers/seven-zip.ts'
import { assertHeaders } from '../helpers/calls.ts'
import { ADMIN, companySteps } from '../helpers/company.ts'
import { journey } from '../helpers/guest.ts'
import { until } from '../../lib/until.ts'
import { assertWell } from '../helpers/well.ts'

const AT = { code: 'kumoi' }
const EXPORTS = /^\/hotel_brands\/1\/organizations\/11\/usage_exports/

// Its usage, and who reaches it: widget/features/corporate/company-ways.test.ts.

describe('the admin of a company', () => {
  const { world, guest } = journey()

  it('saves the stays as a file that opens with the password told beside it, once it is written [CORP-011] [CALL-110] [CORP-012]', async () => {
    const kei = await guest({ width: 390 })
    const { at, t, page } = kei
    await companySteps(kei).signInFor(ADMIN)
    await kei.open('/organization-admin', AT)
    const since = await world().lastCall()
    await at.locator('.screen [name="first_day"]').fill('2026-12-01')
    await at.locator('.screen [name="last_day"]').fill('2026-11-01')
    await kei.button(t('corporate.prepare')).click()
    assert.equal(await kei.wrong('last_day'), t('corporate.dayOrder'))
    await at.locator('.screen [name="last_day"]').fill('2027-11-01')
    await kei.button(t('corporate.prepare')).click()
    const password = (await at.locator('.company-password code').innerText()).trim()
    await kei.see(t('codes.1200'))
    const isInView = () =>
      at.locator('.company-password').evaluate((told) => {
        const { top, bottom } = told.getBoundingClientRect()
        return top > 0 && bottom < innerHeight
      })
    await until(isInView, 'the password in view, below the button')
    const saved = page.waitForEvent('download')
    // The scheduled jobs of the server come round.
    await world().advanceMinutes(1)
    const download = await saved
    assert.equal(download.suggestedFilename(), 'company-stays.zip')
    const zip = await readFile(await download.path())
    for (const program of sevenZips()) {
      const { files } = await program.open(zip, password)
      assert.match(files['usage.csv'] ?? '', /"Hotel","Agreed stays","Reserved","Remaining"/, program.name)
    }
    await kei.see(t('corporate.saved'))
    await assertWell(kei, 'a saved download')

    const [started, ...polls] = (await world().calls(since)).filter(({ path }) => EXPORTS.test(path))
    assert.deepEqual([started?.method, started?.status], ['POST', 201])
    assert.deepEqual(Object(started?.body), { first_day: '2026-12-01', last_day: '2027-11-01' })
    assert.deepEqual([polls[0]?.status, polls.at(-1)?.status], [202, 200])
    for (const call of polls) assertHeaders(call, 'en')

    await world().nextAnswer({
      method: 'POST',
      path: '/hotel_brands/:brandId/organizations/:organizationId/usage_exports',
      status: 422,
      code: 1600,
    })
    await kei.button(t('corporate.prepare')).click()
    await kei.see(t('codes.1600'))
    assert.equal(await at.locator('.screen [name="last_day"]').inputValue(), '2027-11-01')
    await page.close()
  })

  it('reads the heads of its usage as words apart, on the narrowest phone and in every language', async () => {
    await offerCorporate(world())
    const kei = await guest({ width: 320 })
    const { at, page } = kei
    await companySteps(kei).signInFor(ADMIN, { code: 'shirotsuki' })
    for (const locale of LOCALE_CODES) {
      await kei.open('/organization-admin', { locale })
      await at.locator(`.root[lang^="${LOCALES[locale].tag.slice(0, 2)}"] .usage-table`).waitFor()
      const found = await at.locator('.usage-table').evaluate((table) => {
        const words: DOMRect[] = []
        const broken: string[] = []
        for (const head of table.querySelectorAll('thead th')) {
          const text = head.firstChild
          for (const { 0: word, index } of (text?.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange()
            if (text) range.setStart(text, index)
            if (text) range.setEnd(text, index + word.length)
            // Thai has no spaces, and Chinese and Japanese are laid by the sign.
            if (range.getClientRects().length > 1 && !/[\u0e00-\u0e7f\u3000-\ud7af]/.test(word)) broken.push(word)
          }
          const range = document.createRange()
          range.selectNodeContents(head)
          words.push(range.getBoundingClientRect())
        }
        words.sort((one, other) => one.left - other.left)
        const gaps = words.slice(1).map(({ left }, before) => left - (words[before]?.right ?? NaN))
        return { broken, narrowest: Math.min(...gaps), over: document.documentElement.scrollWidth - innerWidth }
      })
      assert.deepEqual([found.broken, found.over], [[], 0], locale)
      assert.ok(found.narrowest >= 8, `${locale}: ${found.narrowest} px between two heads`)
    }
    await page.close()
  })
})
