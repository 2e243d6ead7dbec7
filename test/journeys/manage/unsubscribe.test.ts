import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'

import { until } from '../../lib/until.ts'
import { assertHeaders, callsTo } from '../helpers/calls.ts'
import { journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { HANAKO, memberSteps } from '../helpers/members.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const STATUS = /^\/api\/v1\/marketing_emails\/subscription_status$/
const UNSUBSCRIBE = /^\/api\/v1\/marketing_emails\/unsubscribe$/
const MASKED = 'h…o@example.com'

beforeEach(() => world().clearAnswers())

let offers = 0
/** The newest letter of offers, of a member who wants them again. */
async function letter(): Promise<{ id: number; address: string }> {
  const member = await guest()
  await memberSteps(member).signIn()
  await member.open('/my-account/profile')
  const toggle = member.at.locator('[name="promotions_opt_in"]')
  await toggle.waitFor()
  if (!(await toggle.isChecked())) {
    const saved = member.page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await toggle.click()
    await saved
  }
  await member.page.close()
  const subject = `Maple weeks ${++offers}`
  await world().edit({ kind: 'send_offer', hotel: 'shirotsuki', subject, text: 'Three nights for two.' })
  const mail = await newest(subject)
  const [address = ''] = /http\S+unsubscribe_token=\S+/.exec(mail.text) ?? []
  return { id: mail.id, address }
}

const newest = (subject: string) =>
  until(
    async () => (await world().mailTo(HANAKO)).find((mail) => mail.subject.startsWith(subject)),
    `the letter "${subject}"`,
  )

/** The letter is in its reader's language; whoever opens it here reads another. */
const readIn = (address: string, language: string) => address.replace('locale=ja', `locale=${language}`)

const isAsked = (reader: Guest) => reader.seeTitle(reader.t('unsubscribe.title'))

describe('the way out of offers by e-mail', () => {
  it('is opened from the letter, asks, and is done with one call however often it is pressed [MAIL-001] [MAIL-002] [MAIL-003] [ROUTE-007]', async () => {
    const reader = await guest({ language: 'ja' })
    const { page, t, see, button, seeTitle } = reader
    const { id } = await letter()
    const since = await world().lastCall()
    await page.goto(`${world().origins.api}/demo/inbox/${id}`)
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: t('hotelMail.offerStop') }).click()
    await page.goto((await opened).url())
    await isAsked(reader)
    await see(t('unsubscribe.text', { email: MASKED }))
    assert.doesNotMatch(page.url(), /token/)
    await page.reload()
    await isAsked(reader)
    await button(t('unsubscribe.button')).dblclick()
    await seeTitle(t('unsubscribe.doneTitle'))
    assert.equal(new URL(page.url()).pathname, '/unsubscribe-email/success')
    assert.equal((await callsTo(world(), 'POST', UNSUBSCRIBE, since)).length, 1)
    await page.close()
  })

  it('makes its calls as every call is made [CALL-124] [CALL-125]', async () => {
    const reader = await guest()
    const { address } = await letter()
    const since = await world().lastCall()
    await reader.page.goto(readIn(address, 'en'))
    await isAsked(reader)
    await reader.button(reader.t('unsubscribe.button')).click()
    await reader.seeTitle(reader.t('unsubscribe.doneTitle'))
    const [read] = await callsTo(world(), 'GET', STATUS, since)
    const [sent] = await callsTo(world(), 'POST', UNSUBSCRIBE, since)
    assert.ok(read && sent)
    assert.deepEqual(
      [Object.keys(Object(read.query)), Object.keys(Object(sent.body))],
      [['unsubscribe_token'], ['unsubscribe_token']],
    )
    assert.match(String(Object(sent.body).unsubscribe_token), /^\[secret/)
    for (const call of [read, sent]) assertHeaders(call, 'en')
    await reader.page.close()
  })

  it('is what the switch of the account shows, and asks for [CALL-125]', async () => {
    const reader = await guest()
    const { address } = await letter()
    await reader.page.goto(readIn(address, 'en'))
    await reader.button(reader.t('unsubscribe.button')).click()
    await reader.seeTitle(reader.t('unsubscribe.doneTitle'))
    await memberSteps(reader).signIn()
    const since = await world().lastCall()
    await reader.open('/my-account/profile')
    const toggle = reader.at.locator('[name="promotions_opt_in"]')
    await toggle.waitFor()
    assert.equal(await toggle.isChecked(), false)
    const [call] = await callsTo(world(), 'GET', STATUS, since)
    assert.deepEqual([call?.status, call?.query], [200, {}])
    assert.match(String(call?.headers.authorization), /^\[secret/)

    await world().nextAnswer({
      method: 'GET',
      path: '/api/v1/marketing_emails/subscription_status',
      status: 500,
      times: 9,
    })
    await reader.page.reload()
    await reader.see(reader.t('account.promotionMailsFailed'))
    await reader.page.close()
  })

  it('says that it is done without a call, and leads to the rooms [ROUTE-008] [MAIL-003]', async () => {
    const reader = await guest()
    const { t, see, at, page } = reader
    await reader.open('/unsubscribe-email/success')
    await reader.seeTitle(t('unsubscribe.doneTitle'))
    await see(t('unsubscribe.doneText'))
    assert.equal(await at.getByRole('alert').count(), 0)
    await at.getByRole('link', { name: t('core.toRooms') }).click()
    await page.waitForURL(/\/booking\/result/)
    await page.close()
  })

  it('tells who is out already, and who brings a bad link, in two ways and without a button [MAIL-004]', async () => {
    const reader = await guest()
    const { t, see, button, seeTitle, page } = reader
    const { address } = await letter()
    await page.goto(readIn(address, 'en'))
    await button(t('unsubscribe.button')).click()
    await seeTitle(t('unsubscribe.doneTitle'))
    await page.goto(readIn(address, 'en'))
    await seeTitle(t('unsubscribe.alreadyTitle'))
    await see(t('unsubscribe.alreadyText', { email: MASKED }))
    assert.equal(await page.locator('.screen button').count(), 0)
    for (const query of [{ unsubscribe_token: 'guessed' }, {}]) {
      await reader.open('/unsubscribe-email/confirmation', query as Record<string, string>)
      await seeTitle(t('unsubscribe.badTitle'))
      assert.equal(await page.locator('.screen button').count(), 0)
    }
    await page.close()
  })

  it('that fails says so, and works the second time [MAIL-005]', async () => {
    const reader = await guest()
    const { t, see, button, seeTitle, page } = reader
    const { address } = await letter()
    await page.goto(readIn(address, 'en'))
    await isAsked(reader)
    await world().nextAnswer({ method: 'POST', path: '/api/v1/marketing_emails/unsubscribe', status: 500 })
    await button(t('unsubscribe.button')).click()
    await see(t('errors.general'))
    await button(t('unsubscribe.button')).click()
    await seeTitle(t('unsubscribe.doneTitle'))

    await world().nextAnswer({
      method: 'GET',
      path: '/api/v1/marketing_emails/subscription_status',
      status: 500,
      times: 9,
    })
    await page.goto(readIn(address, 'en'))
    await see(t('errors.general'))
    await world().clearAnswers()
    await button(t('core.tryAgain')).click()
    await seeTitle(t('unsubscribe.alreadyTitle'))
    await page.close()
  })

  for (const [language, width] of [
    ['en', 390],
    ['ar', 1280],
  ] as const)
    it(`is well, and nothing spills over: ${language}, ${width}`, async () => {
      const reader = await guest({ language, width })
      const { address } = await letter()
      await reader.page.goto(readIn(address, language))
      await isAsked(reader)
      await assertWell(reader, `unsubscribe ${language}`)
      const [inner, outer] = await reader.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
      assert.ok(Number(inner) <= Number(outer))
      await reader.page.close()
    })
})
