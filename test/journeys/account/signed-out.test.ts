import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { AT_HOTEL, journey } from '../helpers/guest.ts'
import { HANAKO, memberSteps, PASSWORD } from '../helpers/members.ts'

const { world, guest } = journey()

describe('a member whose session ended in the middle of a booking', () => {
  it('is told, is back at the rooms, and finds what was written after signing in again [RESP-014]', async () => {
    const hanako = await guest()
    const { page, at, t, see, button } = hanako
    const member = memberSteps(hanako)
    await member.signIn()
    await hanako.openResults()
    await hanako.choose(AT_HOTEL)
    await hanako.toDetails()
    await page.waitForFunction((wanted) => {
      const field = document.querySelector('[name="email"]')
      return field instanceof HTMLInputElement && field.value === wanted
    }, HANAKO)
    await at.locator('[name="first_name"]').fill('Hanako')
    await at.locator('[name="last_name"]').fill('Yamada')
    await at.locator('[name="terms"]').check()
    await world().nextAnswer({ method: 'POST', path: '/hotels/:hotelId/reservations', status: 401, code: 1400 })
    await button(t('checkout.bookPayAtHotel')).click()
    await see(t('errors.signedOut'))
    await at.locator('.plans').first().waitFor()
    assert.equal(new URL(page.url()).pathname, '/booking/result')

    await at
      .getByRole('alert')
      .getByRole('link', { name: t('errors.offerSignIn') })
      .click()
    await member.write({ email: HANAKO, password: PASSWORD })
    await member.send()
    await member.named('はなこ')
    await hanako.seeTitle(t('checkout.whoComes'))
    await page.waitForFunction(() => {
      const field = document.querySelector('[name="first_name"]')
      return field instanceof HTMLInputElement && field.value === 'Hanako'
    })
    assert.equal((await hanako.form()).last_name, 'Yamada')
    await page.close()
  })
})
