import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { quiet } from '../../lib/quiet.ts'
import { contrast, faintIn } from '../helpers/contrast.ts'
import { journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

const { guest } = journey()

/** Each with a colour of its own. */
const HOTELS = ['shirotsuki', 'taipei-lan', 'setouchi'] as const
/** Both ends are a Saturday, with a Sunday between them. */
const WEEK = { checkin: '2026-12-05', checkout: '2026-12-12', adults: '2' }
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const

const SCREENS: Readonly<Record<string, (guest: Guest, code: string) => Promise<void>>> = {
  async results(someone, code) {
    await someone.open('/booking/result', { code, ...WEEK })
    await someone.at.locator('.plans').first().waitFor()
  },
  async calendar(someone, code) {
    await someone.open('/', { code, ...WEEK })
    const line = someone.at.getByRole('button', { expanded: false, name: new RegExp(`^${someone.t('search.change')}`) })
    await someone.at.locator('.searchbar').waitFor()
    if (await line.isVisible()) await line.click()
    await someone.at
      .getByRole('button', { name: someone.t('search.dates') })
      .last()
      .click()
    await someone.at.locator('[data-day] small').first().waitFor()
  },
  async 'look-up with mistakes'(someone, code) {
    await someone.open('/search', { code })
    await someone.at.locator('.screen [name="number"]').waitFor()
    await someone.button(someone.t('manage.find')).click()
    await someone.at.locator('[aria-invalid=true]').first().waitFor()
  },
}

describe('words and signs stand out from what is painted behind them', () => {
  for (const code of HOTELS)
    it(`in the colours of ${code}, by day and by night, on a phone and wide (EN 301 549: 1.4.3)`, async () => {
      for (const size of WIDTHS) {
        const someone = await guest(size)
        await someone.page.emulateMedia({ reducedMotion: 'reduce' })
        for (const [screen, open] of Object.entries(SCREENS)) {
          await open(someone, code)
          await quiet(someone.page)
          for (const colorScheme of ['light', 'dark'] as const) {
            await someone.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            const { seen, faint } = await faintIn(someone.page)
            const where = `${screen} of ${code}, ${colorScheme}, ${size.width}`
            assert.ok(seen > 8, `${where}: ${seen} words seen`)
            assert.deepEqual(faint, [], where)
          }
          await someone.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        }
        await someone.page.close()
      }
    })

  it('and what does not is found, behind an element of its own too', async () => {
    const { page } = await guest()
    await page.setContent(`<p style="color:#888;background:#fff">grey</p>
      <p style="position:relative;isolation:isolate;color:rgb(58,111,163)">
        <b style="position:absolute;inset:0;z-index:-1;background:rgb(44,84,73)"></b>Saturday</p>
      <p style="color:#000;opacity:.4;background:#fff">pale</p>
      <p style="font-size:24px;color:#777;background:#fff">large</p><p style="color:#000;background:#fff">well</p>`)
    const { faint } = await faintIn(page)
    assert.deepEqual(
      faint.map(({ name }) => name),
      ['grey', 'Saturday', 'pale'],
    )
    assert.equal(Math.round(contrast([58, 111, 163], [44, 84, 73]) * 10) / 10, 1.6)
    await page.close()
  })
})
