import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { companySteps, OTHER, TRAVEL } from '../helpers/company.ts'
import { journey, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { managing } from '../helpers/managing.ts'
import { memberSteps } from '../helpers/members.ts'

const AT = { code: 'kumoi' }

describe('a stay that a company booked', () => {
  const { guest, world } = journey()
  const { lookUp } = managing({ guest, world })
  const cancelOf = (who: Guest) => who.button(who.t('manage.cancel'))
  const isOff = async (who: Guest) => (await cancelOf(who).getAttribute('aria-disabled')) === 'true'

  it('is changed and cancelled by its accounts; another company, a member and nobody signed in are warned and led to the right sign-in [PERM-007] [MANAGE-031]', async () => {
    const kei = await guest()
    const { t, at, page } = kei
    await companySteps(kei).signInFor(TRAVEL)
    await kei.openResults(AT)
    await kei.choose('Corporate rate with breakfast')
    await kei.toDetails()
    await kei.introduce()
    const number = await kei.settle('hotel')

    const others = {
      nobody: async () => {},
      member: async (who: Guest) => memberSteps(who).signIn(undefined, { query: AT }),
      another: async (who: Guest) => companySteps(who).signInFor(OTHER, { name: 'Kita Design' }),
    }
    for (const [name, enter] of Object.entries(others)) {
      const who = await guest()
      await enter(who)
      await lookUp(who, number, TARO.email, AT)
      await who.see(t('manage.organization_account'))
      assert.equal(await isOff(who), true, name)
      // The way to mend it leads to the sign-in and back to the stay.
      await who.at
        .locator('.screen')
        .getByRole('button', { name: t('manage.signIn') })
        .click()
      await who.seeTitle(t('corporate.title'))
      await companySteps(who).fill(TRAVEL, 'Tsukimi2026')
      await companySteps(who).send()
      await who.seeTitle(t('manage.title', { hotel: 'Kumoi' }))
      await who.at.getByText(t('manage.organization_account')).waitFor({ state: 'detached' })
      assert.equal(await isOff(who), false, name)
      await who.page.close()
    }

    // On the pages of another house of the brand there is the house to mend.
    await kei.open(`/review-reservation/${number}`, { code: 'minato', hotelId: '3' })
    await kei.see(t('manage.facility', { hotel: 'Kumoi Onsen' }))
    await kei.open('/organization-reservations', AT)
    await at.locator('.company-stay').filter({ hasText: number }).click()
    await kei.seeTitle(t('manage.title', { hotel: 'Kumoi' }))
    await cancelOf(kei).click()
    const dialog = at.locator('dialog')
    await dialog.locator('[name="reason"]').selectOption('plans')
    await dialog.getByRole('button', { name: t('manage.cancelFree') }).click()
    await kei.button(t('manage.sure')).click()
    await kei.seeTitle(t('manage.cancelledTitle'))
    await page.close()
  })
})
