import assert from 'node:assert/strict'
import { after, afterEach, before } from 'node:test'

import type { LogEntry } from '../../demo-host/controls/request-log.ts'
import type { Locale } from '../../shared/locales.ts'
import { asked, callsTo } from '../journeys/helpers/calls.ts'
import { openWidget } from './widget/open-widget.ts'
import type { OpenWidget } from './widget/open-widget.ts'
import { until as waitUntil } from './until.ts'
import { startWorld } from './world.ts'
import type { World } from './world.ts'

const ROOMS = /^\/hotels\/\d+\/rooms$/
const STAY = 'checkin=2026-12-10&checkout=2026-12-12'
const PATIENCE_MS = 15_000
type Where = { hotelCode?: string; locale?: Locale }

/** One world for the tests of a describe, and a guest at a time who opens a link: what they see, and what was asked for. */
export function useLinks() {
  let world: World | undefined
  let widget: OpenWidget | undefined
  let since = 0
  before(async () => {
    world = await startWorld()
  })
  afterEach(leave)
  after(() => world?.stop())

  const ground = (): World => {
    assert.ok(world)
    return world
  }
  const root = (): HTMLElement => {
    assert.ok(widget)
    return widget.root
  }
  /** The next guest has never been here. */
  function leave() {
    if (!widget) return
    widget.close()
    widget = undefined
    window.localStorage.clear()
    window.sessionStorage.clear()
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  }
  const until = (isDone: () => boolean | Promise<boolean>) =>
    waitUntil(isDone, () => root().textContent ?? '', PATIENCE_MS)
  async function see(selector: string): Promise<HTMLElement> {
    await until(() => root().querySelector(selector) !== null)
    const found = root().querySelector<HTMLElement>(selector)
    assert.ok(found)
    return found
  }
  const textOf = (selector: string) =>
    [...root().querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '')

  async function open(query: string, where: Where = {}) {
    leave()
    since = await ground().lastCall()
    widget = await openWidget({ world: ground(), query, ...where })
    await see('.searchbar .part strong')
  }
  /** What the provider was asked for. */
  async function searched(): Promise<LogEntry> {
    let found: LogEntry | undefined
    await until(async () => {
      found = (await callsTo(ground(), 'GET', ROOMS, since)).at(-1)
      return found !== undefined && root().querySelector('.results[aria-busy="false"]') !== null
    })
    assert.ok(found)
    return found
  }
  return {
    world: ground,
    root,
    until,
    see,
    textOf,
    open,
    searched,
    bar: () => textOf('.searchbar .part').join(' | '),
    banners: () => textOf('.messages .banner'),
    /** Two nights that the seeded world has rooms for, and what else the link says. */
    async look(query: string, where?: Where) {
      await open(`${STAY}&${query}`, where)
      return searched()
    },
    async press() {
      const button = await see('.searchbar button[type="submit"]')
      button.click()
      return searched()
    },
  }
}

export const partyOf = (call: LogEntry) => JSON.parse(asked(call, 'rooms')) as unknown
export const datesOf = (call: LogEntry) => [asked(call, 'checkin_date'), asked(call, 'checkout_date')]
