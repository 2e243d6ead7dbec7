import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'

import { callsTo } from '../helpers/calls.ts'
import { journey } from '../helpers/guest.ts'
import { memberSteps, PASSWORD } from '../helpers/members.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const SIGN_UP = /^\/hotels\/\d+\/memberships\/sign_up$/
const VERIFY = /^\/hotels\/\d+\/memberships\/sign_up\/verify$/
const CONFIRM = /^\/hotels\/\d+\/memberships\/confirm$/
const UPDATE_PASSWORD = /^\/hotels\/\d+\/memberships\/update_password$/

beforeEach(() => world().clearAnswers())

/** The link of the newest mail to an address that leads to a page. */
async function linkOf(address: string, page: string): Promise<string> {
  const [mail] = await world().mailTo(address)
  const link = mail?.text.match(new RegExp(`https?://\\S*/${page}\\?\\S+`))?.[0]
  assert.ok(link, `${page} in ${mail?.text}`)
  return link
}

const NORA = { first_name: 'Nora', last_name: 'Weber', email: 'nora@guest.example' }
const NEW = { password: 'Moonlit2029', password_confirmation: 'Moonlit2029' }

async function openForm(language: 'en' | 'ja' | 'ar' = 'en', query: Record<string, string> = {}) {
  const visitor = await guest({ language })
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
    const { visitor, member, agree } = await openForm('en', { referrer_code: 'friend-7' })
    const { page, t } = visitor
    const since = await world().lastCall()
    await member.write({ ...NORA, ...NEW })
    await agree()
    await assertWell(visitor, 'sign-up')
    await member.send()
    await visitor.seeTitle(t('signUp.resultTitle'))
    assert.match(page.url(), /\/sign-up-result\?/)
    await visitor.see(t('signUp.minutes', { n: 10 }))
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

  it('is led on by a link that was used or is too old [MEMBER-023] [MEMBER-024] [ERR-027] [ERR-028]', async () => {
    for (const language of ['en', 'ja', 'ar'] as const) {
      const email = `late-${language}@guest.example`
      const { visitor, member, agree } = await openForm(language)
      const { page, t, at } = visitor
      const names = language === 'ja' ? { first_name: 'ヤマダ', last_name: 'はな' } : NORA
      await member.write({ ...names, ...NEW, email })
      await agree()
      await member.send()
      await visitor.seeTitle(t('signUp.resultTitle'))
      const link = await linkOf(email, 'member-confirmation')
      await page.goto(`${link}&redirect_url=https%3A%2F%2Fevil.example%2F`)
      await visitor.seeTitle(t('signUp.doneTitle'))
      assert.equal(await at.locator('.screen a[href*="evil"]').count(), 0)
      await page.goto(link)
      await visitor.see(t('codes.1402'))
      await at
        .getByRole('alert')
        .getByRole('link', { name: t('errors.offerSignIn') })
        .waitFor()
      assert.doesNotMatch(await visitor.words(), /140[12]|errors\./)
      await page.goto(link.replace(/confirmation_token=[^&]+/, 'confirmation_token=unknown-or-old'))
      await visitor.see(t('codes.1401'))
      await at
        .getByRole('alert')
        .getByRole('link', { name: t('errors.offerResendConfirmation') })
        .click()
      await visitor.seeTitle(t('signIn.resendTitle'))
      await page.close()
    }
  })

  it('is told at the field what a name and a password lack [MEMBER-020] [MEMBER-022] [MEMBER-045] [MEMBER-063]', async () => {
    const { visitor, member, agree } = await openForm('ja')
    const { t, at } = visitor
    const since = await world().lastCall()
    const faultOf = (name: string) => at.locator(`.field:has([name="${name}"]) .wrong`).innerText()
    await member.write({ ...NORA, last_name: '山田', ...NEW, password_confirmation: 'Moonlit2028' })
    await agree()
    await member.send()
    assert.equal(await faultOf('last_name'), t('signUp.nameHiragana'))
    assert.equal(await faultOf('password_confirmation'), t('signIn.passwordMismatch'))
    for (const [password, words] of [
      ['abcdefg1', t('signIn.faultUpper')],
      ['ABCDEFG1', t('signIn.faultLower')],
      ['Abcdefgh', t('signIn.faultDigit')],
      ['Abcdef1', t('signIn.faultShort')],
    ] as const) {
      await member.write({ last_name: 'やまだ', password, password_confirmation: password })
      await member.send()
      assert.equal(await faultOf('password'), words, password)
    }
    assert.equal((await callsTo(world(), 'POST', SIGN_UP, since)).length, 0)
    // Long enough, and known to everybody: only the server can tell.
    await member.write({ password: 'Password1', password_confirmation: 'Password1' })
    await member.send()
    await visitor.see(t('codes.1300'))
    assert.equal(await faultOf('password'), t('codes.1300'))
    assert.equal(await member.value('email'), NORA.email)
  })

  it('whose address no mail reaches is told at the field [GUEST-008] [ERR-061] [ERR-062]', async () => {
    const { visitor, member, agree } = await openForm()
    const { t, at } = visitor
    await member.write({ ...NORA, ...NEW })
    await agree()
    for (const code of [3704, 3705] as const) {
      await world().nextAnswer({ method: 'POST', path: '/api/v1/email_verifications', status: 422, code })
      await member.send()
      await visitor.see(t(`codes.${code}`))
      assert.equal(await at.locator('.field:has([name="email"]) .wrong').innerText(), t(`codes.${code}`))
      assert.equal(await member.value('first_name'), NORA.first_name)
    }
  })
})

describe('a forgotten password', () => {
  it('is set anew by the link of a mail [MEMBER-044] [ROUTE-033] [ROUTE-034]', async () => {
    const visitor = await guest()
    const member = memberSteps(visitor)
    const { page, t, at } = visitor
    await visitor.open('/change-password')
    await visitor.seeTitle(t('signIn.linkTitle'))
    await at.getByRole('link', { name: t('signIn.forgotTitle') }).click()
    await visitor.seeTitle(t('signIn.forgotTitle'))
    await member.write({ email: 'taro@example.com' })
    await member.send()
    await visitor.see(t('signIn.forgotSent'))
    const link = await linkOf('taro@example.com', 'change-password')

    await page.goto(link)
    await visitor.seeTitle(t('signIn.changeTitle'))
    assert.doesNotMatch(page.url(), /reset_password_token/)
    await page.reload()
    await visitor.seeTitle(t('signIn.changeTitle'))
    const since = await world().lastCall()
    await member.write({ password: PASSWORD, password_confirmation: PASSWORD })
    await member.send()
    // The one of now counts as used.
    await visitor.see(t('codes.1302'))
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

  it('or a lost confirmation tells nobody who has an account [MEMBER-042] [ROUTE-038]', async () => {
    const visitor = await guest()
    const member = memberSteps(visitor)
    const { t } = visitor
    for (const [path, sent] of [
      ['/forgot-password', t('signIn.forgotSent')],
      ['/resend-confirmation-email', t('signIn.resendSent')],
    ] as const)
      for (const email of ['new@example.com', 'nobody@example.com']) {
        await visitor.open(path)
        await member.write({ email })
        await member.send()
        await visitor.see(sent)
        await visitor.button(t('signIn.sendAgain')).click()
        await visitor.see(t('signIn.sentAgain'))
      }
  })
})
