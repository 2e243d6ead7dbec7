import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'

import { bendIdentity, startAsked } from '../../lib/bent/bent-identity.ts'
import { chatOf } from '../helpers/chat.ts'
import { journey } from '../helpers/guest.ts'

const { world, guest } = journey()

beforeEach(() => world().clearAnswers())

describe('the element beside a chatbot', () => {
  async function open() {
    const taro = await guest()
    const chat = chatOf(taro)
    const since = await world().lastCall()
    await chat.open()
    const element = taro.page.locator('booking-widget')
    // It stands below the chat, and is fetched once it is nearly in sight.
    await element.scrollIntoViewIfNeeded()
    await chat.listed('booking-widget:ready').waitFor()
    await startAsked(world(), since)
    /** Presses a method's button; what it came to. */
    const press = async (call: string) => {
      const [name = ''] = call.split('(')
      await chat.button('Clear').click()
      await chat.button(call).click()
      await chat.listed(`${name}()`).waitFor()
      return (await chat.lines(`${name}()`))[0]?.at(-1)
    }
    return { ...taro, ...chat, element, press }
  }

  it('does what its methods say, and answers each [EMB-026] [EMB-037]', async () => {
    const chat = await open()
    const { element, press, page, listed } = chat
    assert.equal(await press('search({"checkin":"+7","nights":2})'), 'valid')
    await element.locator('li.plan').first().waitFor()
    assert.equal(await press('setLocale("ja")'), 'valid')
    await element.locator('.root[lang=ja]').waitFor()

    assert.equal(await press('close()'), 'valid')
    await element.waitFor({ state: 'hidden' })
    assert.equal(await press('open()'), 'valid')
    await element.waitFor()

    assert.equal(await press('showChatbot()'), 'valid')
    await listed('show-chatbot').waitFor()
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'chat')

    await bendIdentity(world())
    assert.equal(await press('refreshLogin()'), 'valid')
    await listed('booking-widget:login').waitFor()
    assert.equal((await chat.lines('booking-widget:login'))[0]?.[3], '{"method":"chatbot"}')

    assert.equal(await press('logout()'), 'valid')
    await element.getByText('ログアウトしました。').waitFor()
    assert.equal((await chat.lines('booking-widget:logout')).length, 1)
  })

  it('leads to a booked stay', async () => {
    const { element } = await open()
    await element.evaluate((widget) => Reflect.get(widget, 'open').call(widget, 'confirm'))
    await element.locator('[name="number"]').waitFor()
  })

  it('says why it does not do what nobody can', async () => {
    const { press, element } = await open()
    const refusal = 'signIn: The server does not know that token any more. (session-token-provided-but-not-found)'
    assert.equal(await press(`signIn("a-token")`), `refused: ${refusal}`)
    await bendIdentity(world())
    assert.equal(await press(`signIn("a-token")`), 'valid')
    const refused = (call: string) =>
      element.evaluate((widget, line) => {
        const [name = '', input = ''] = line.split(' ')
        return Reflect.get(widget, name)
          .call(widget, input)
          .then(String, ({ code }: { code: string }) => code)
      }, call)
    assert.equal(await refused('setCurrency ZZZ'), 'currency_not_offered')
    assert.equal(await refused('setConsent granted'), 'undefined')
  })
})
