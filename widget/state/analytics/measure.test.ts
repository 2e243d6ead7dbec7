import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { storageKey } from '../../../shared/storage-key.ts'
import { bendIdentity } from '../../../test/lib/bent/bent-identity.ts'
import { openWidget } from '../../../test/lib/widget/open-widget.ts'
import type { OpenWidget } from '../../../test/lib/widget/open-widget.ts'
import { until as waitUntil } from '../../../test/lib/until.ts'
import { startWorld } from '../../../test/lib/world.ts'
import type { World } from '../../../test/lib/world.ts'

const STAY = 'checkin=2026-12-10&checkout=2026-12-12&adults=2'
const EARLIER = 'checkin=2026-12-08&checkout=2026-12-09&adults=1'

const told = ({ told: messages }: OpenWidget) =>
  messages.flatMap((message) => (message.type === 'ga4Event' ? [message.payload as Record<string, unknown>] : []))
const names = (widget: OpenWidget) => told(widget).map(({ event }) => event)

describe('what the page is told to measure', () => {
  let world: World
  let widget: OpenWidget
  let id = 0
  before(async () => {
    world = await startWorld()
  })
  afterEach(() => widget.close())
  after(() => world.stop())

  const say = (method: 'setConsent' | 'search' | 'setCurrency' | 'signIn' | 'logout', input: string) =>
    widget.say({ type: 'call', payload: { id: ++id, method, input } })
  const until = (isDone: () => boolean | Promise<boolean>) => waitUntil(isDone, () => JSON.stringify(widget.told))
  const answered = () =>
    until(() => widget.told.some(({ type, payload }) => type === 'answer' && Object(payload).id === id))
  /** The results of a search are there, and what there was to tell about them is told. */
  async function found(query: string) {
    const since = await world.lastCall()
    say('search', query)
    await answered()
    await until(async () => (await world.calls(since)).some(({ path }) => path.endsWith('/rooms')))
    await widget.see('.results[aria-busy="false"] .plans')
  }

  it('begins with the first screen, and knows a currency that was chosen and kept [CUR-005]', async () => {
    widget = await openWidget({ world, query: STAY })
    await until(() => names(widget).length === 2)
    assert.deepEqual(names(widget), ['page_view', 'view_item_list'])
    say('setCurrency', 'USD')
    await until(() => names(widget).includes('select_currency'))
    assert.equal(told(widget).find(({ event }) => event === 'select_currency')?.currency, 'USD')
    assert.match(window.localStorage.getItem(storageKey('currency')) ?? '', /"USD"/)
  })

  it('stops with a no, and goes on with a yes', async () => {
    widget = await openWidget({ world, query: STAY })
    await until(() => names(widget).length === 2)
    say('setConsent', 'denied')
    await found(EARLIER)
    say('setConsent', 'granted')
    await found(STAY)
    await until(() => names(widget).length === 3)
    const [, , last] = told(widget)
    assert.deepEqual(
      [last?.event, last?.checkin_date],
      ['view_item_list', '2026-12-10'],
      'nothing of the no is told later',
    )
  })

  it('is nothing at all when the no comes first', async () => {
    widget = await openWidget({ world, query: STAY })
    say('setConsent', 'denied')
    await widget.see('.results[aria-busy="false"] .plans')
    await found(EARLIER)
    assert.deepEqual(names(widget), [])
  })

  it('is nothing for a hotel that does not measure', async () => {
    widget = await openWidget({ world, hotelCode: 'kumoi', query: STAY })
    await widget.see('.results[aria-busy="false"] .plans')
    await found(EARLIER)
    assert.deepEqual(names(widget), [])
  })

  it('says once that somebody signed in, and once that they signed out [ANALYTICS-007]', async () => {
    const logouts = () => names(widget).filter((name) => name === 'logout').length
    widget = await openWidget({ world, query: STAY })
    await widget.see('.results[aria-busy="false"] .plans')
    await bendIdentity(world)
    say('signIn', 'a-one-time-token')
    await until(() => names(widget).includes('login'))
    assert.deepEqual(
      told(widget).filter(({ event }) => event === 'login'),
      [{ event: 'login', method: 'token', send_to: ['G-SHIRO00118'] }],
    )
    say('logout', '')
    await until(() => logouts() === 1)

    await bendIdentity(world)
    say('signIn', 'another-token')
    await until(() => names(widget).filter((name) => name === 'login').length === 2)
    // The server does not know them any more: they are signed out here, however many answers say so.
    await world.nextAnswer({ method: 'GET', path: '/hotels/:hotelId/rooms', status: 401, times: 1, body: {} })
    say('search', EARLIER)
    await until(() => logouts() === 2)
    await found(STAY)
    assert.equal(logouts(), 2)
  })

  it('says once that somebody signed up, with how and nothing of whom [ANALYTICS-006]', async () => {
    widget = await openWidget({ world, view: 'sign-up' })
    const form = await widget.see('.screen form')
    const { Event: HappyEvent } = Reflect.get(globalThis, 'window')
    const secret = { email: 'measured@guest.example', password: 'Moonlit2029', password_confirmation: 'Moonlit2029' }
    for (const [name, value] of Object.entries({ ...secret, first_name: 'Nora', last_name: 'Weber' })) {
      const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`)
      assert.ok(field, name)
      field.value = value
      field.dispatchEvent(new HappyEvent('input', { bubbles: true }))
    }
    for (const name of ['terms', 'privacy']) form.querySelector<HTMLElement>(`[name="${name}"]`)?.click()
    const submit = () => form.dispatchEvent(new HappyEvent('submit', { bubbles: true, cancelable: true }))
    // A sign-up that is refused is none.
    await world.nextAnswer({ method: 'POST', path: '/hotels/:hotelId/memberships/sign_up', status: 422, code: 1300 })
    submit()
    await until(() => widget.root.querySelector('.screen [aria-invalid="true"]') !== null)
    assert.ok(!names(widget).includes('sign_up'))
    submit()
    await until(() => names(widget).includes('sign_up'))
    await until(() => widget.root.querySelector('.screen form') === null)
    const entries = told(widget).filter(({ event }) => event === 'sign_up')
    assert.deepEqual(entries, [{ event: 'sign_up', method: 'password', send_to: ['G-SHIRO00118'] }])
    assert.doesNotMatch(JSON.stringify(widget.told), /measured@|Moonlit|Nora/)
  })
})
