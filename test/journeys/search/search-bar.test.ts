import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

// Where it leads in a brand: widget/features/facilities/facilities.test.ts.

const { guest } = journey()
const part = ({ at, t }: Guest, name: 'hotel' | 'dates' | 'guests') =>
  at.getByRole('button', { name: new RegExp(`^${t(`search.${name}`)}`) })

describe('the search bar', () => {
  for (const [language, width] of [
    ['en', 1280],
    ['ar', 320],
  ] as const)
    it(`has hotel, dates, rooms, adults and children with ages, by name and by keyboard, in ${language} [SEARCH-001]`, async () => {
      const taro = await guest({ language, width })
      const { at, t, page } = taro
      // With a word above it of what the link could not mean.
      await taro.openResults({ order: 'cheapest' })
      await at.locator('.messages .banner').waitFor()
      if (width < 880) await taro.openSearch()
      for (const name of ['hotel', 'dates', 'guests'] as const) await part(taro, name).waitFor()
      await part(taro, 'guests').focus()
      await page.keyboard.press('Enter')
      for (const name of [t('party.rooms'), t('party.adults'), t('party.children')])
        await at.getByRole('group', { name, exact: true }).waitFor()
      await taro.button(t('party.moreChildren')).focus()
      await page.keyboard.press('Enter')
      const age = at.getByRole('combobox', { name: t('party.ageOfChild', { number: 1 }) })
      await taro.button(t('core.done')).click()
      await at.getByText(t('party.ageNeeded')).waitFor()
      await assertWell(taro, 'party')
      await age.selectOption('7')
      await page.keyboard.press('Escape')
      await at.locator('.party').waitFor({ state: 'detached' })
      assert.equal(await part(taro, 'guests').evaluate((button) => button.matches(':focus')), true)
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)
      await page.close()
    })
})
