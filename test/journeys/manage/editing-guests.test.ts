import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { AT_HOTEL, journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { managing } from '../helpers/managing.ts'
import { assertWell } from '../helpers/well.ts'

// What is sent, refused and lost: widget/features/manage/editing/editing-guests.test.ts.

const { world, guest } = journey()
const { visitor, booked, lookUp } = managing({ guest, world })

describe('a guest who says afterwards who comes', () => {
  let who: Guest
  let stay: { number: string; email: string }
  before(async () => {
    stay = await booked(AT_HOTEL)
    who = await visitor()
    await lookUp(who, stay.number, stay.email)
  })

  it('writes with the keyboard alone, and is well in Arabic on a phone', async () => {
    const { page, t } = who
    await who.button(t('manage.changeGuests')).focus()
    await page.keyboard.press('Enter')
    await who.at.locator('dialog [name="last_name"]').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Mori')
    // Closed by Escape, it keeps what was written.
    await page.keyboard.press('Escape')
    await who.at.locator('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    const written = who.at.locator('dialog [name="last_name"]')
    await written.focus()
    assert.equal(await written.inputValue(), 'Mori')
    await page.keyboard.press('Enter')
    await who.see('Taro Mori')
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
    assert.equal(focused.trim(), t('manage.changeGuests'))

    const other = await visitor(undefined, { language: 'ar', width: 390 })
    await lookUp(other, stay.number, stay.email)
    await other.button(other.t('manage.changeGuests')).click()
    const name = other.at.locator('dialog [name="first_name"]')
    await name.fill('太郎')
    await other.button(other.t('common.save')).click()
    await other.see(other.t('errors.nameLatin'))
    await assertWell(other, 'who comes, in Arabic')
    const wide = await other.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    assert.ok(wide <= 0)
    await other.page.close()
  })
})
