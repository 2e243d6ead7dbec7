import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'

import { memberSession } from '../../../demo-host/provider/db/schema/member.ts'
import { bendIdentity } from '../../lib/bent/bent-identity.ts'
import { quiet } from '../../lib/quiet.ts'
import { nameParents } from '../../lib/pages/parent-origins.ts'
import { chatOf } from '../helpers/chat.ts'
import { AT_HOTEL, journey } from '../helpers/guest.ts'

const { world, guest } = journey()
/** The same page at another origin than the one it gives the frame. */
const elsewhere = () => world().origins.host.replace('127.0.0.1', 'localhost')
const SIGNED_OUT = 'You are signed out.'
/** One for the chat's frame and one for the element beside it. */
const BOTH = 2

beforeEach(() => world().clearAnswers())

async function openChat() {
  const taro = await guest()
  const complaints: string[] = []
  taro.page.on('pageerror', (error) => complaints.push(String(error)))
  taro.page.on('console', (line) => void (['warning', 'error'].includes(line.type()) && complaints.push(line.text())))
  return { ...taro, ...chatOf(taro), complaints }
}

describe('the widget in a chatbot', () => {
  it('says once that it is open, and asks whose chat it is in [EMB-038] [EMB-043]', async () => {
    const since = await world().lastCall()
    const chat = await openChat()
    await chat.open()
    await chat.listed('triplabotSynced').waitFor()

    assert.equal((await chat.lines('booking-widget-opened')).length, 1)
    const [answered] = await chat.lines('receiveTriplabotUserId')
    assert.deepEqual(answered?.slice(1), [
      'page → widget',
      'receiveTriplabotUserId',
      '{"user_id":"chat-user-7"}',
      'valid',
    ])
    const [sync, ...more] = await chat.syncs(since)
    assert.deepEqual(sync?.body, {
      user_id: 'chat-user-7',
      icon_message_id: '3',
      segment_ids: [],
      tripla_preview: false,
      custom_bot_test: false,
    })
    assert.deepEqual([sync?.status, more], [201, []])
    for (const name of ['getTriplabotUserId', 'receiveTriplabotSession', 'triplabotSynced'])
      assert.equal((await chat.lines(name)).at(0)?.at(-1), 'valid')
    assert.equal((await chat.lines('booking-widget-opened')).length, 1)
    assert.deepEqual(chat.complaints, [])
  })

  it('goes on without an id after ten questions nobody answers [CHAT-004]', async () => {
    const chat = await openChat()
    await chat.open()
    await chat.listed('triplabotSynced').waitFor()
    await chat.page.getByLabel('Answer getTriplabotUserId').uncheck()
    await chat.button('Clear').click()
    const since = await world().lastCall()
    await chat.button('Start the frame again').click()
    await chat.listed('triplabotSynced').waitFor()
    assert.equal((await chat.lines('getTriplabotUserId')).length, 10)
    assert.deepEqual(
      (await chat.syncs(since)).map(({ body }) => Object(body).user_id),
      [null],
    )
  })

  it('sends and hears nothing where the page around it is another than the one that is named [EMB-038] [EMB-044]', async () => {
    // The hotel names both, or nothing could frame it there.
    await nameParents(world(), [world().origins.host, elsewhere()])
    await bendIdentity(world(), BOTH)
    const chat = await openChat()
    await chat.open(elsewhere())
    await chat.ready()
    assert.match(String(await chat.authorization()), /^\[secret/)
    await chat.button('logout').click()
    assert.match(String(await chat.authorization()), /^\[secret/)
    assert.equal(await chat.inside.getByText(SIGNED_OUT).count(), 0)
    for (const name of ['booking-widget-opened', 'getTriplabotUserId', 'receiveTriplabotSession'])
      assert.deepEqual(await chat.lines(name), [])
  })

  it('signs out on the word of its chatbot [EMB-044] [EMB-037]', async () => {
    await bendIdentity(world(), BOTH)
    const chat = await openChat()
    await chat.open()
    await chat.listed('triplabotSynced').waitFor()
    assert.match(String(await chat.authorization()), /^\[secret/)
    // What is under way with the session is refused once it has ended, which a browser tells.
    await quiet(chat.page)
    await chat.button('logout').click()
    await chat.inside.getByText(SIGNED_OUT).waitFor()
    assert.equal(await chat.authorization(), undefined)
    assert.deepEqual(chat.complaints, [])
  })

  it('is signed out once it has started where that was said before [CHAT-006]', async () => {
    await bendIdentity(world(), BOTH)
    const chat = await openChat()
    let press = () => {}
    const pressed = new Promise<void>((resolve) => (press = resolve))
    // The answer it starts with waits until then.
    await chat.page.route(/\/(?:start|settings\/booking_widget)(?:\?|$)/, async (route) => {
      await pressed
      await route.continue()
    })
    await chat.open()
    await chat.button('logout').click()
    assert.deepEqual(await chat.lines('booking-widget-opened'), [], 'not started yet')
    press()
    await chat.inside.getByText(SIGNED_OUT).waitFor()
    assert.equal((await chat.lines('booking-widget-opened')).length, 1)
    assert.equal(await chat.authorization(), undefined)
  })

  it('learns from its chatbot that somebody signed in, and that nobody is any more [EMB-037] [CHAT-017]', async () => {
    const chat = await openChat()
    await chat.open()
    await chat.listed('triplabotSynced').waitFor()
    assert.equal(await chat.authorization(), undefined)

    await bendIdentity(world(), BOTH)
    const before = await world().lastCall()
    await chat.button('refresh-login-from-chatbot').click()
    await chat.listed('triplabotSynced').nth(1).waitFor()
    assert.match(String((await chat.syncs(before))[0]?.headers.authorization), /^\[secret/)
    assert.match(String(await chat.authorization()), /^\[secret/)

    const { inside, t } = chat
    const plan = inside.locator('li.plan').filter({ has: inside.getByRole('heading', { level: 3, name: AT_HOTEL }) })
    await plan
      .first()
      .getByRole('button', { name: t('results.choose') })
      .click()
    await inside
      .getByRole('button', { name: t('results.continue'), exact: true })
      .first()
      .click()
    const details = inside.getByRole('heading', { level: 1, name: t('checkout.whoComes') })
    await details.waitFor()
    await inside.locator('[name="email"]').fill('member@guest.example')

    await world().clearAnswers()
    await world().database.orm.update(memberSession).set({ ended_at: new Date() })
    await chat.button('refresh-login-from-chatbot').click()
    await details.waitFor({ state: 'detached' })
    await chat.ready()
    assert.equal(new URL(chat.frame().url()).pathname, '/booking/result')
    assert.equal(await chat.authorization(), undefined)
    const kept = await chat.frame().evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage))
    assert.doesNotMatch(kept, /member@guest/)
  })

  it('speaks the language its chatbot gave it once the guest comes back to it [CHAT-010] [CHAT-015] [EMB-037]', async () => {
    const chat = await openChat()
    await chat.open()
    await chat.listed('triplabotSynced').waitFor()
    const stored = () => chat.frame().evaluate(() => localStorage.getItem('booking-widget.chatbotLocale'))
    assert.equal(await stored(), null)

    await chat.page.getByLabel('Language of the chat').selectOption('ko')
    await chat.button('setLocale').click()
    await chat.page.getByText('The chat speaks 한국어').waitFor()
    await chat.frame().waitForFunction(() => localStorage.getItem('booking-widget.chatbotLocale') !== null)
    assert.equal(JSON.parse(String(await stored())).value, 'ko')
    assert.equal(await chat.frame().locator('.root[lang=ko]').count(), 0, 'not before the guest is back')

    await chat.inside.locator('header').first().click()
    await chat.inside.locator('.root[lang=ko]').waitFor()
    await chat.inside.getByRole('button', { name: '검색', exact: true }).waitFor()
  })

  it('has every relayed message on the page, with its payload and its time [EMB-036]', async () => {
    const chat = await openChat()
    await chat.open()
    await chat.listed('triplabotSynced').waitFor()
    await chat.button('Clear').click()
    await chat.frame().evaluate(() => {
      const messages = [
        { type: 'show-chatbot', payload: { icon_message_id: '3' } },
        { type: 'close' },
        { type: 'removeQuery', payload: { query: 'currency' } },
        { type: 'ga4Event', payload: { event: 'search', value: 1 } },
        { type: 'removeQuery', payload: { query: 1 } },
      ]
      for (const message of messages) parent.postMessage(message, '*')
    })
    await chat.listed('payload does not fit').waitFor()
    const lines = (await chat.page.locator('#inspector tbody tr').allInnerTexts()).map((line) => line.split('\t'))
    for (const [time] of lines) assert.match(String(time), /^\d\d:\d\d:\d\d\.\d{3}$/)
    assert.deepEqual(lines.map(([, ...line]) => line.map((cell) => cell.trim())).toReversed(), [
      ['widget → page', 'show-chatbot', '{"icon_message_id":"3"}', 'valid'],
      ['widget → page', 'close', '', 'valid'],
      ['widget → page', 'removeQuery', '{"query":"currency"}', 'valid'],
      ['widget → page', 'ga4Event', '{"event":"search","value":1}', 'valid'],
      ['widget → page', 'removeQuery', '{"query":1}', 'payload does not fit'],
    ])
  })
})
