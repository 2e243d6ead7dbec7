import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { Window } from 'happy-dom'

import { wait } from './wait.ts'

/** A page that comes to the front and goes from it. */
function openPage() {
  const window = new Window()
  const show = (isHidden: boolean) => {
    Object.defineProperty(window.document, 'hidden', { value: isHidden, configurable: true })
    window.document.dispatchEvent(new window.Event('visibilitychange'))
  }
  return { window, show }
}

describe('a wait', () => {
  let page: ReturnType<typeof openPage>
  const before = Object.getOwnPropertyDescriptor(globalThis, 'document')
  beforeEach(() => {
    page = openPage()
    Object.defineProperty(globalThis, 'document', { value: page.window.document, configurable: true })
  })
  afterEach(async () => {
    if (before) Object.defineProperty(globalThis, 'document', before)
    else Reflect.deleteProperty(globalThis, 'document')
    await page.window.happyDOM.close()
  })

  /** Whether it is over by the time that others had their turn. */
  const isOver = async (waiting: Promise<void>) => {
    let over = false
    const ends = () => (over = true)
    waiting.then(ends, ends)
    await new Promise((resolve) => setTimeout(resolve, 20))
    return over
  }

  it('goes on while the page is hidden, and ends when it is looked at', async () => {
    page.show(true)
    const waiting = wait(1)
    assert.equal(await isOver(waiting), false)
    page.show(true)
    assert.equal(await isOver(waiting), false, 'another word that it is hidden')
    page.show(false)
    await waiting
  })

  for (const isHidden of [false, true])
    it(`ends at once when its screen is left${isHidden ? ', in a hidden page too' : ''}`, async () => {
      page.show(isHidden)
      const leaving = new AbortController()
      const waiting = wait(isHidden ? 1 : 60_000, leaving.signal)
      assert.equal(await isOver(waiting), false)
      leaving.abort()
      await assert.rejects(waiting, { name: 'AbortError' })
    })

  it('is refused where no timer is as long', () => assert.rejects(wait(2 ** 31), RangeError))
})
