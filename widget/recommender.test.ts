import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'

import { loadTranslate } from '../locales/load.ts'
import { openWorld, ORIGINS } from '../test/contract/helpers/world.ts'
import type { World } from '../test/contract/helpers/world.ts'
import { forgetGuest, openWidget } from '../test/lib/widget/open-widget.ts'
import { throughDoor } from '../test/lib/widget/start-door.ts'
import { until } from '../test/lib/until.ts'
import { mailbox } from '../shared/element.ts'
import type { PortMessage, WidgetMethod } from '../shared/element.ts'

/** More than a start takes whose calls are answered. */
const TURNS = 50
const START = /\/start$/
const { host, ...origins } = ORIGINS
const ATTRIBUTES = {
  hotelCode: 'shirotsuki',
  locale: 'en',
  segmentIds: '',
  parentOrigin: host,
  view: 'recommender',
  query: 'checkin=2026-12-10&checkout=2026-12-12',
  structuredData: false,
  origins,
} as const
type Answer = (request: Request, ask: () => Promise<Response>) => Promise<Response>

describe('recommendations alone in a page', () => {
  let world: World
  let stop = () => {}
  before(async () => {
    world = await openWorld()
    // The window of this process.
    const { close } = await openWidget({ world: { origins: ORIGINS, handle: world.provider.handle } })
    close()
  })
  after(() => world.close())
  afterEach(() => {
    stop()
    forgetGuest()
  })

  async function open(answer: Answer = (_request, ask) => ask()) {
    const { mount } = await import('./recommender.ts')
    const place = document.createElement('div')
    document.body.append(place)
    const [toWidget, told, left] = [mailbox(), [] as PortMessage[], [] as string[]]
    const { fetch } = window
    const assign = window.location.assign
    Object.assign(window, {
      fetch: (input: string, init?: RequestInit) => {
        const request = new Request(input, init)
        request.headers.set('origin', host)
        const ask = () => throughDoor({ origins: ORIGINS, handle: world.provider.handle }, request)
        return answer(request, ask)
      },
    })
    window.location.assign = (address) => void left.push(String(address))
    const unmount = mount(place, ATTRIBUTES, {
      post: (message) => told.push(message),
      listen: toWidget.listen,
      stop() {},
    })
    stop = () => {
      unmount()
      place.remove()
      Object.assign(window, { fetch })
      window.location.assign = assign
    }
    let last = 0
    return {
      place,
      told,
      left,
      say(method: WidgetMethod, input: string) {
        toWidget.put({ type: 'call', payload: { id: ++last, method, input } })
        return last
      },
      answerTo: (id: number) =>
        until(() => told.flatMap(({ type, payload }) => (type === 'answer' && payload.id === id ? [payload.code] : []))[0] ?? null, () => 'an answer'), // prettier-ignore
      cards: () => until(() => place.querySelector('.recommended a'), () => place.innerHTML), // prettier-ignore
    }
  }

  it('tells the page where it could not start, which then says why', async () => {
    const { told, place } = await open(async (request, ask) =>
      START.test(new URL(request.url).pathname) ? Response.json({}, { status: 403 }) : ask(),
    )
    await until(() => told.some(({ type }) => type === 'refused'), () => JSON.stringify(told)) // prettier-ignore
    assert.equal(place.textContent, '')
  })

  it('speaks the language that was said last, however late an earlier start is answered', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    let isFirst = true
    const answers: Promise<Response>[] = []
    const { place, say, told } = await open((request, ask) => {
      if (!START.test(new URL(request.url).pathname) || !isFirst) return ask()
      isFirst = false
      const late = held.then(ask)
      answers.push(late)
      return late
    })
    say('setLocale', 'ja')
    const speaks = () => place.querySelector('.root')?.getAttribute('lang')
    await until(() => speaks() === 'ja' && place.querySelector('.recommended a'), () => place.innerHTML) // prettier-ignore
    release()
    await Promise.all(answers)
    // Whatever it would show is shown by then.
    await loadTranslate('en', ['core', 'recommender'])
    for (let turns = 0; turns < TURNS; turns++) await setImmediate()
    assert.equal(speaks(), 'ja')
    assert.equal(told.filter(({ type }) => type === 'ready').length, 1)
  })

  it('asks for the booking again where its file did not come, and does nothing late that was refused', async () => {
    // No such file is served in this process.
    const { cards, say, answerTo, left } = await open()
    const card = await cards()
    assert.equal(await answerTo(say('open', 'search?')), 'unavailable')
    for (const times of [1, 2]) {
      ;(card as HTMLElement).click()
      await until(() => left.length === times, () => `${left}`) // prettier-ignore
    }
    assert.match(left[0] ?? '', /room_type_codes=/)
  })
})
