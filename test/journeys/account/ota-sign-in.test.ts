import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { bendSettings, settingsOf } from '../../lib/bent/bent-settings.ts'
import { journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { memberSteps } from '../helpers/members.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const COLOUR = '#123456'

const ground = ({ at }: Guest, selector: string) =>
  at
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)
const headerName = ({ at }: Guest) => at.locator('header .name').innerText()
const fields = ({ at }: Guest) =>
  at.locator('.screen form input').evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete')))
const FORM = ['username', 'current-password']

describe('the sign-in of the site of all the hotels', () => {
  it("has the brand's name above it and lies on the view, where the hotel's has its own name and colour [ROUTE-026]", async () => {
    const { hotel_name, hotel_brand_setting } = await settingsOf(world())
    const { name: brand } = Object(hotel_brand_setting)
    assert.ok(brand && brand !== hotel_name)
    await bendSettings(world(), { header_colour: COLOUR }, { times: 2 })
    const visitor = await guest()
    const { t, at } = visitor
    await visitor.open('/ota-sign-in')
    await visitor.seeTitle(t('signIn.title'))
    await at.locator('.ota-front > img').waitFor()
    assert.deepEqual(await fields(visitor), FORM)
    await visitor.see(t('signIn.otaLead', { brand }))
    assert.equal(await headerName(visitor), brand)
    assert.equal(await ground(visitor, 'header'), await ground(visitor, '.ota-sheet'))
    await assertWell(visitor, 'the sign-in of all hotels')

    await visitor.open('/sign-in')
    await visitor.seeTitle(t('signIn.title'))
    assert.deepEqual(await fields(visitor), FORM)
    assert.equal(await headerName(visitor), hotel_name)
    assert.equal(await ground(visitor, 'header'), 'rgb(18, 52, 86)')
    assert.equal(await at.locator('.ota-front').count(), 0)
    await visitor.page.close()
  })

  it('tells what is wrong, signs in with the keyboard alone, and reads right to left in Arabic', async () => {
    for (const [language, width] of [
      ['en', 1280],
      ['ja', 390],
      ['ar', 390],
    ] as const) {
      const visitor = await guest({ language, width })
      const { t, at, page } = visitor
      const member = memberSteps(visitor)
      await visitor.open('/ota-sign-in')
      await visitor.seeTitle(t('signIn.title'))
      await member.write({ email: 'hanako@example.com', password: 'Wrong-password1' })
      await page.keyboard.press('Enter')
      await visitor.see(t('signIn.wrong'))
      await assertWell(visitor, `the sign-in of all hotels in ${language}`)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      assert.ok(wide <= 0)
      await at.locator('[name="password"]').focus()
      await page.keyboard.type('Tsukimi2026')
      await page.keyboard.press('Enter')
      await at.locator('.ota-front').waitFor({ state: 'detached' })
      assert.ok((await member.entries()).includes(t('loginMenu.signOut')))
      await page.close()
    }
  })
})
