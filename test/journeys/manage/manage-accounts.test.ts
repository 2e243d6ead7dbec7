import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { AT_HOTEL, journey, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { managing } from '../helpers/managing.ts'
import { memberSteps } from '../helpers/members.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const { visitor, booked, lookUp } = managing({ guest, world })

const titled = (who: Guest) => who.seeTitle(who.t('manage.title', { hotel: 'Shirotsuki' }))
const cancelOf = (who: Guest) => who.button(who.t('manage.cancel'))
const isOff = async (who: Guest) => (await cancelOf(who).getAttribute('aria-disabled')) === 'true'

describe('a booked stay', () => {
  it('of a guest is changed by nobody signed in, who signs out and goes on [MANAGE-028] [MANAGE-031] [PERM-006]', async () => {
    const { email, number } = await booked()
    const hanako = await visitor()
    const { t, at } = hanako
    await memberSteps(hanako).signIn()
    await lookUp(hanako, number, email)
    await hanako.see(t('manage.guest_booking'))
    assert.equal(await isOff(hanako), true)
    await assertWell(hanako, 'a warning')
    await at
      .locator('.screen')
      .getByRole('button', { name: t('manage.signOut') })
      .click()
    await at.getByText(t('manage.guest_booking')).waitFor({ state: 'detached' })
    await titled(hanako)
    assert.equal(await isOff(hanako), false)
    await hanako.page.close()
  })

  it('of a member opens from the account without an e-mail, and warns everybody else [ACCOUNT-020] [MANAGE-031]', async () => {
    const hanako = await visitor()
    const { t, at, page } = hanako
    await memberSteps(hanako).signIn()
    await hanako.openResults()
    await hanako.choose(AT_HOTEL)
    await hanako.toDetails()
    await hanako.introduce()
    await hanako.button(t('checkout.bookPayAtHotel')).click()
    const number = await hanako.confirmed()
    await hanako.open('/my-account/reservations')
    await at.getByRole('link', { name: number }).click()
    await titled(hanako)
    const url = new URL(page.url())
    assert.deepEqual([url.pathname, url.searchParams.get('hotelId')], [`/review-reservation/${number}`, '1'])
    assert.equal(await isOff(hanako), false)
    await page.close()

    const stranger = await visitor()
    await lookUp(stranger, number, TARO.email)
    await stranger.see(stranger.t('manage.member_account'))
    assert.equal(await isOff(stranger), true)
    await stranger.page.close()
  })

  it('of another house of the brand is changed on the pages of that house [MANAGE-037] [MANAGE-031]', async () => {
    const { email, number } = await booked()
    const who = await visitor()
    const { t, at } = who
    await who.page.goto(
      `${world().origins.widget}/review-reservation/${number}?code=minato&locale=en&hotelId=1&email=${encodeURIComponent(email)}`,
    )
    await who.see(t('manage.facility', { hotel: 'Shirotsuki' }))
    assert.equal(await isOff(who), true)
    await at.getByRole('button', { name: t('manage.toHotel', { hotel: 'Shirotsuki' }) }).click()
    await at.getByText(t('manage.facility', { hotel: 'Shirotsuki' })).waitFor({ state: 'detached' })
    await titled(who)
    assert.equal(await isOff(who), false)
    await who.page.close()
  })
})
