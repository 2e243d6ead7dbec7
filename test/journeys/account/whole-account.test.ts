import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { until } from '../../lib/until.ts'
import { callsTo } from '../helpers/calls.ts'
import { AT_HOTEL, journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { HANAKO, memberSteps, PASSWORD } from '../helpers/members.ts'

const { world, guest } = journey()
const NEW_EMAIL = 'hanako.yamada@example.com'
const NEW_PASSWORD = 'Momijigari2027'
const UPDATE = /memberships\/update$/
const EXCHANGES = '/hotels/:hotelId/memberships/point_exchanges'

// J14: a member's account, from page to page until it is deleted.
describe('a member who puts their account in order', () => {
  it('changes it, finds a stay, removes a card, exchanges points, and leaves for good', async () => {
    const hanako = await guest({ width: 390 })
    const { at, page, t, see, button, seeTitle } = hanako
    const member = memberSteps(hanako)
    await member.signIn()
    const number = await bookOne(hanako)

    await hanako.open('/my-account')
    await seeTitle(t('account.profile'))
    await see('100001001')
    await at.getByRole('img', { name: t('account.qrName') }).waitFor()
    await member.write({ occupation: 'Potter' })
    await button(t('common.save')).click()
    await see(t('account.saved'))
    await page.reload()
    await until(async () => (await member.value('occupation')) === 'Potter', 'the change')

    await button(t('account.changePassword')).click()
    await member.write({
      current_password: PASSWORD,
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
    })
    await button(t('account.changePassword')).click()
    await see(t('account.passwordChanged'))

    await button(t('account.changeEmail')).click()
    await member.write({ new_email: NEW_EMAIL, password: NEW_PASSWORD })
    await button(t('account.changeEmail')).click()
    await see(t('account.pendingEmail', { email: NEW_EMAIL }))
    const [letter] = await world().mailTo(NEW_EMAIL)
    const [link] = /http\S+confirmation_token=\S+/.exec(letter?.text ?? '') ?? []
    assert.ok(link, 'the letter leads back')
    await see(HANAKO)
    await page.goto(link)
    await until(async () => (await callsTo(world(), 'GET', /memberships\/confirm$/)).length > 0, 'the confirmation')
    await hanako.open('/my-account/profile')
    await see(NEW_EMAIL)
    assert.equal(await at.getByText(HANAKO).count(), 0)

    const offers = at.locator('[name="promotions_opt_in"]')
    assert.equal(await offers.isChecked(), true)
    const since = await world().lastCall()
    await offers.click()
    await until(async () => (await callsTo(world(), 'PUT', UPDATE, since)).length > 0, 'the choice')
    await page.reload()
    await offers.waitFor()
    assert.equal(await offers.isChecked(), false)

    await toPage(hanako, t('account.stays'))
    for (const tab of ['completed', 'cancelled', 'lottery', 'upcoming'] as const) {
      await button(t(`account.${tab}`)).click()
      await at.getByRole('button', { name: t(`account.${tab}`), pressed: true }).waitFor()
    }
    await at.locator('li.stay').filter({ hasText: number }).getByRole('link').click()
    await seeTitle(t('manage.title', { hotel: 'Shirotsuki' }))
    await see(number)
    await page.goBack()

    await toPage(hanako, t('account.points'))
    await exchange(hanako)

    await toPage(hanako, t('account.cards'))
    const cards = at.locator('.account-list li')
    await cards.filter({ hasText: '3530' }).getByRole('button').click()
    await at
      .getByRole('dialog')
      .getByRole('button', { name: t('common.remove') })
      .click()
    await see(t('account.cardRemoved'))
    assert.deepEqual(await cards.count(), 1)

    await toPage(hanako, t('account.promotions'))
    await at.locator('.ticket').filter({ hasText: 'WELCOME10' }).waitFor()

    await toPage(hanako, t('account.profile'))
    await button(t('account.deleteAccount')).click()
    const dialog = at.getByRole('dialog')
    await dialog.locator('[name="password"]').fill(NEW_PASSWORD)
    await dialog.locator('[name="sure"]').check()
    await dialog.getByRole('button', { name: t('account.deleteForGood') }).click()
    await seeTitle(t('signUp.deletedTitle'))
    await member.nobody()
    await hanako.open('/sign-in')
    await member.write({ email: NEW_EMAIL, password: NEW_PASSWORD })
    await member.send()
    await see(t('signIn.wrong'))
    await page.close()
  })
})

/** A stay of this member's, on the list of what is to come. */
async function bookOne(hanako: Guest): Promise<string> {
  await hanako.openResults()
  await hanako.choose(AT_HOTEL)
  await hanako.toDetails()
  await hanako.at.locator('[name="first_name"]').fill('Hanako')
  await hanako.at.locator('[name="last_name"]').fill('Yamada')
  await hanako.at.locator('[name="terms"]').check()
  await hanako.button(hanako.t('checkout.bookPayAtHotel')).click()
  return hanako.confirmed()
}

const toPage = async ({ at, t }: Guest, name: string) => {
  const link = at.getByRole('navigation', { name: t('common.account') }).getByRole('link', { name, exact: true })
  await link.click()
  await link.and(at.locator('[aria-current="page"]')).waitFor()
}

/** A refusal first, which takes nothing; then the gift, which takes what it cost. */
async function exchange({ at, t, button, see }: Guest) {
  const history = at.locator('.account-list.history li')
  await until(() => history.count(), 'the history')
  await button(t('account.toCome')).click()
  await see(t('account.pointsFuture'))
  await button(t('account.history')).click()
  const balance = async () => Number((await at.locator('.balance output').innerText()).replaceAll(/\D/g, ''))
  const before = await balance()
  await at.locator('[name="amount"]').fill('100')
  await world().nextAnswer({ method: 'POST', path: EXCHANGES, status: 500, times: 9 })
  await button(t('account.exchangeButton')).click()
  const dialog = at.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: t('account.exchangeButton') })
  await confirm.click()
  await dialog.getByRole('alert').waitFor()
  assert.equal(await balance(), before)
  await world().clearAnswers()
  await confirm.click()
  await see(t('account.exchanged'))
  await at.getByRole('link', { name: t('account.exchangeOpen') }).waitFor()
  assert.equal(await balance(), before - 100)
}
