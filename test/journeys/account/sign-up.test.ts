import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { callsTo } from '../helpers/calls.ts'
import { journey } from '../helpers/guest.ts'
import { memberSteps } from '../helpers/members.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const SIGN_UP = /^\/hotels\/\d+\/memberships\/sign_up$/
const VERIFY = /^\/hotels\/\d+\/memberships\/sign_up\/verify$/
const CONFIRM = /^\/hotels\/\d+\/memberships\/confirm$/
const UPDATE_PASSWORD = /^\/hotels\/\d+\/memberships\/update_password$/

/** The link of the newest mail to an address that leads to a page. */
async function linkOf(address: string, page: string): Promise<string> {
  const [mail] = await world().mailTo(address)
  const link = mail?.text.match(new RegExp(`https?://\\S*/${page}\\?\\S+`))?.[0]
  assert.ok(link, `${page} in ${mail?.text}`)
  return link
}

const NORA = { first_name: 'Nora', last_name: 'Weber', email: 'nora@guest.example' }
const NEW = { password: 'Moonlit2029', password_confirmation: 'Moonlit2029' }

async function openForm(query: Record<string, string>) {
  const visitor = await guest()
  const member = memberSteps(visitor)
  await visitor.open('/sign-up', query)
  await visitor.seeTitle(visitor.t('signUp.title'))
  const agree = async () => {
    await visitor.at.locator('[name="terms"]').check()
    await visitor.at.locator('[name="privacy"]').check()
  }
  return { visitor, member, agree }
}

describe('a guest who becomes a member', () => {
  it('signs up, opens the mail and is in [MEMBER-018] [MEMBER-057] [ROUTE-031] [QUERY-035]', async () => {
    const { visitor, member, agree } = await openForm({ referrer_code: 'friend-7' })
    const { page, t } = visitor
    const since = await world().lastCall()
    await member.write({ ...NORA, ...NEW })
    await agree()
    await assertWell(visitor, 'sign-up')
    await member.send()
    await visitor.seeTitle(t('signUp.resultTitle'))
    assert.match(page.url(), /\/sign-up-result\?/)
    await visitor.see(t('signIn.minutes', { n: 10 }))
    const [asked] = await callsTo(world(), 'POST', SIGN_UP, since)
    assert.equal(Object(asked?.body).referrer_code, 'friend-7')

    const link = await linkOf(NORA.email, 'member-confirmation')
    await page.goto(link)
    await visitor.seeTitle(t('signUp.doneTitle'))
    assert.doesNotMatch(page.url(), /confirmation_token/)
    assert.equal((await callsTo(world(), 'POST', VERIFY, since)).length, 1)
    const [confirmed] = await callsTo(world(), 'GET', CONFIRM, since)
    assert.match(String(Object(confirmed?.query).confirmation_token), /^\[secret/)
    await visitor.open('/sign-in')
    await member.write({ email: NORA.email, password: NEW.password })
    await member.send()
    await member.named('Nora')
  })
})

describe('a forgotten password', () => {
  it('is set anew by the link of a mail, whose secret leaves the address and outlives a reload [MEMBER-044] [ROUTE-034]', async () => {
    const visitor = await guest()
    const member = memberSteps(visitor)
    const { page, t } = visitor
    await visitor.open('/forgot-password')
    await member.write({ email: 'taro@example.com' })
    await member.send()
    await visitor.see(t('signIn.forgotSent'))

    await page.goto(await linkOf('taro@example.com', 'change-password'))
    await visitor.seeTitle(t('signIn.changeTitle'))
    assert.doesNotMatch(page.url(), /reset_password_token/)
    await page.reload()
    await visitor.seeTitle(t('signIn.changeTitle'))
    const since = await world().lastCall()
    await member.write({ password: 'Moonlight2027', password_confirmation: 'Moonlight2027' })
    await member.send()
    await visitor.seeTitle(t('signIn.changedTitle'))
    assert.match(
      String(Object((await callsTo(world(), 'PUT', UPDATE_PASSWORD, since))[0]?.body).reset_password_token),
      /^\[secret/,
    )
    await visitor.open('/sign-in')
    await member.write({ email: 'taro@example.com', password: 'Moonlight2027' })
    await member.send()
    await member.named('Taro')
  })
})
