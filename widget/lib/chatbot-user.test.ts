import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'

import { mailbox } from '../../shared/element.ts'
import { askChatbotUser } from './chatbot-user.ts'
import { wait } from './wait.ts'

/** A chatbot around the widget, on a clock that is moved by hand. */
function ask() {
  const inbox = mailbox()
  const asked: number[] = []
  let elapsed = 0
  let answer: string | null | undefined
  const host = {
    post: ({ type }: { type: string }) => void (type === 'getTriplabotUserId' && asked.push(elapsed)),
    listen: inbox.listen,
    stop() {},
    allow() {},
  }
  void askChatbotUser(host, wait).then((id) => (answer = id))
  return {
    asked,
    answer: () => answer,
    say: (user_id: string) => inbox.put({ type: 'receiveTriplabotUserId', payload: { user_id } }),
    async pass(milliseconds: number) {
      for (const end = elapsed + milliseconds; elapsed < end;) {
        elapsed += 1
        mock.timers.tick(1)
        await Promise.resolve()
        await new Promise(setImmediate)
      }
    },
  }
}

describe('the question who the chatbot talks to', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
  afterEach(() => mock.timers.reset())

  it('is asked every 200 ms, ten times, and given up at 2000 ms [CHAT-004] [CONST-032]', async () => {
    const chat = ask()
    await chat.pass(1_999)
    assert.equal(chat.answer(), undefined)
    await chat.pass(1)
    assert.equal(chat.answer(), null)
    assert.deepEqual(
      chat.asked,
      Array.from({ length: 10 }, (_, index) => index * 200),
    )
    await chat.pass(1_000)
    assert.equal(chat.asked.length, 10)
  })

  it('is not asked again once it is answered', async () => {
    const chat = ask()
    await chat.pass(450)
    chat.say('u-7')
    await chat.pass(150)
    assert.equal(chat.answer(), 'u-7')
    await chat.pass(2_000)
    assert.deepEqual(chat.asked, [0, 200, 400])
  })
})
