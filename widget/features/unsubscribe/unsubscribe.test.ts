import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'

import { and, desc, eq } from 'drizzle-orm'

import { runHotelAction } from '../../../demo-host/controls/hotel-actions.ts'
import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { newMember, PASSWORD } from '../../../test/contract/helpers/members.ts'
import { openWorld, ORIGINS } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { assertCall, REFUSED, refused } from '../../../test/lib/call-scenes.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { until } from '../../../test/lib/until.ts'

const STATUS = 'GET /api/v1/marketing_emails/subscription_status'
const UNSUBSCRIBE = 'POST /api/v1/marketing_emails/unsubscribe'
const ASKED = /marketing_emails/
const BAD_LINKS: Record<string, string>[] = [{ unsubscribe_token: 'guessed' }, {}]
const broken = () => Response.json({ errors: [] }, { status: 500 })
const wordsOf = (locale: Locale) => loadTranslate(locale, ['unsubscribe', 'errors', 'core', 'account'])

describe('the way out of offers by e-mail', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  beforeEach(() => void forgetGuest())
  after(() => world.close())

  let readers = 0
  /** Somebody who wants offers, and the secret in the letter that came. */
  async function letter() {
    const { email } = await newMember(world, { email: `n${++readers}o@example.com` })
    const offer = { kind: 'send_offer' as const, hotel: 'shirotsuki', subject: 'Maple weeks', text: 'Three nights.' }
    await runHotelAction({ ...world, origins: ORIGINS }, offer)
    const { orm } = world.database
    const [sent] = await orm
      .select()
      .from(emailOutbox)
      .where(and(eq(emailOutbox.to_address, email), eq(emailOutbox.template, 'offer')))
      .orderBy(desc(emailOutbox.id))
    const unsubscribe_token = new URL(String(sent?.details.unsubscribe)).searchParams.get('unsubscribe_token')
    assert.ok(unsubscribe_token)
    return { email, link: { unsubscribe_token } }
  }
  type Options = Parameters<typeof openVisit>[1]
  const follow = async (link: Record<string, string>, options: Options = {}) => {
    const visit = await openVisit(world, { query: String(new URLSearchParams(link)), ...options })
    visit.go('unsubscribe')
    return visit
  }
  const buttons = ({ root }: Awaited<ReturnType<typeof follow>>) => root.querySelectorAll('.screen button').length

  it('asks, and is done with one call however often it is pressed, in calls as all are [MAIL-001] [MAIL-002] [CALL-124] [CALL-125]', async () => {
    const { link } = await letter()
    const t = await wordsOf('en')
    let failing = STATUS
    const visit = await follow(link, { bend: async (line) => (line === failing ? refused() : null) })
    await visit.sees(REFUSED)
    assert.ok(!visit.words().includes(t('unsubscribe.button')))
    failing = UNSUBSCRIBE
    await visit.press(t('core.tryAgain'))
    await visit.sees(t('unsubscribe.text', { email: 'n…o@example.com' }))
    assert.ok(visit.words().includes(t('unsubscribe.title')))
    await visit.press(t('unsubscribe.button'))
    await visit.sees(REFUSED)
    assert.equal(visit.called(/unsubscribe$/).length, 1)
    failing = ''
    const button = await visit.see('.screen button')
    assert.equal(button.textContent, t('unsubscribe.button'))
    button.click()
    button.click()
    await visit.arrives('/unsubscribe-email/success')
    await visit.sees(t('unsubscribe.doneTitle'))
    assert.deepEqual(
      visit.called(ASKED).map(({ line }) => line),
      [STATUS, STATUS, UNSUBSCRIBE, UNSUBSCRIBE],
    )
    for (const call of visit.called(ASKED))
      assertCall(call, call.line === STATUS ? { query: link, body: {} } : { body: link }, false)
    assert.deepEqual(visit.called(/unsubscribe$/)[1]?.answer, { data: { status: 'unsubscribed' } })
    visit.close()
  })

  it('is what the switch of the account shows, and asks for [CALL-125]', async () => {
    const { email, link } = await letter()
    const t = await wordsOf('en')
    let isBroken = false
    const visit = await follow(link, { bend: async (line) => (isBroken && line === STATUS ? broken() : null) })
    const signIn = async () => {
      visit.go('signIn')
      await visit.write({ email, password: PASSWORD })
      await visit.submit()
      await visit.arrives('/booking/result')
    }
    const toggle = async () => (await visit.see('[name="promotions_opt_in"]')) as HTMLInputElement // a switch is one
    await signIn()
    visit.go('accountProfile')
    assert.equal((await toggle()).checked, true)
    visit.go('unsubscribe')
    await visit.press(t('unsubscribe.button'))
    await visit.sees(t('unsubscribe.doneTitle'))
    const asked = visit.sent.length
    visit.go('accountProfile')
    await until(async () => !(await toggle()).checked, 'the switch to be off')
    const own = visit.sent.slice(asked).find(({ line }) => line === STATUS)
    assert.ok(own)
    assertCall(own, {}, true)
    isBroken = true
    visit.go('unsubscribed')
    await visit.sees(t('unsubscribe.doneTitle'))
    visit.go('accountProfile')
    await visit.sees(t('account.promotionMailsFailed'))
    assert.equal(visit.root.querySelector('[name="promotions_opt_in"]'), null)
    visit.close()
  })

  it('says that it is done without a call, and leads to the rooms [ROUTE-008] [MAIL-003]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await wordsOf(locale)
      const visit = await openVisit(world, { locale })
      visit.go('unsubscribed')
      await visit.sees(t('unsubscribe.doneTitle'))
      assert.equal(visit.path(), '/unsubscribe-email/success')
      assert.ok(visit.words().includes(t('unsubscribe.doneText')))
      assert.equal(visit.root.querySelectorAll('[role="alert"]').length, 0)
      assert.doesNotMatch(visit.words(), /unsubscribe\./)
      await visit.press(t('core.toRooms'))
      await visit.arrives('/booking/result')
      assert.deepEqual(visit.called(ASKED), [])
      visit.close()
    }
  })

  it('tells who is out already, and who brings a bad link, in two ways and without a button [MAIL-004]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await wordsOf(locale)
      const { link } = await letter()
      const first = await follow(link, { locale })
      await first.press(t('unsubscribe.button'))
      await first.sees(t('unsubscribe.doneTitle'))
      first.close()
      const again = await follow(link, { locale })
      await again.sees(t('unsubscribe.alreadyTitle'))
      assert.ok(again.words().includes(t('unsubscribe.alreadyText', { email: 'n…o@example.com' })))
      assert.equal(buttons(again), 0)
      again.close()
      for (const bad of BAD_LINKS) {
        const visit = await follow(bad, { locale })
        await visit.sees(t('unsubscribe.badTitle'))
        assert.ok(visit.words().includes(t('unsubscribe.badText')))
        assert.ok(!visit.words().includes(t('unsubscribe.alreadyTitle')))
        assert.equal(buttons(visit), 0)
        visit.close()
      }
    }
  })

  it('that fails says so, and works the second time [MAIL-005]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await wordsOf(locale)
      const { link } = await letter()
      let failing = UNSUBSCRIBE
      const bend = async (line: string) => (line === failing ? broken() : null)
      const visit = await follow(link, { locale, bend })
      await visit.press(t('unsubscribe.button'))
      await visit.sees(t('errors.general'))
      failing = ''
      await visit.press(t('unsubscribe.button'))
      await visit.sees(t('unsubscribe.doneTitle'))
      assert.ok(!visit.words().includes(t('errors.general')))
      visit.close()

      failing = STATUS
      const unread = await follow(link, { locale, bend })
      await unread.sees(t('errors.general'))
      failing = ''
      await unread.press(t('core.tryAgain'))
      await unread.sees(t('unsubscribe.alreadyTitle'))
      unread.close()
    }
  })
})
