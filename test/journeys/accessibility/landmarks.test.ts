import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { journey } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

const NAMES: Record<Locale, string> = {
  en: 'Book your stay',
  ja: '宿泊予約',
  ko: '숙박 예약',
  zh_Hans: '预订住宿',
  zh_Hant: '預訂住宿',
  id: 'Pesan kamar',
  th: 'จองห้องพัก',
  ar: 'احجز إقامتك',
}

describe('in the page of a hotel, which has a main part of its own', () => {
  it('the widget is a region with a name in the language of the guest, and no second main part (EN 301 549: 1.3.1, 2.4.1)', async () => {
    const { page, t } = await guest()
    await page.goto(`${world().origins.host}/`)
    const widget = page.locator('booking-widget')
    await widget.getByRole('button', { name: t('search.search'), exact: true }).click()
    await widget.locator('.results .room').first().waitFor()
    assert.equal(await page.getByRole('main').count(), 1)
    for (const locale of LOCALE_CODES) {
      await widget.evaluate((element, wanted) => element.setAttribute('locale', wanted), locale)
      await widget.getByRole('region', { name: NAMES[locale], exact: true }).locator('.results').waitFor()
    }
  })
})

describe('a screen that axe looks at', () => {
  const cases = [
    { name: 'a picture without a name, which is critical', html: '<img src="data:,">', told: /image-alt/ },
    { name: 'faint words, which is serious', html: '<p style="color:#bbb">faint</p>', told: /color-contrast/ },
    { name: 'a heading that skips two, which is moderate', html: '<h4>Beds</h4>', told: null },
  ]
  for (const { name, html, told } of cases)
    it(`${told ? 'fails by' : 'is well with'} ${name}`, async () => {
      const someone = await guest()
      await someone.page.setContent(`<body style="background:#fff"><main class="root"><h1>Rooms</h1>${html}</main>`)
      const looked = assertWell(someone, name)
      await (told ? assert.rejects(looked, told) : looked)
    })
})
