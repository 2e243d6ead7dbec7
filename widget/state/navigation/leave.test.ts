import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'

import { createStore } from 'jotai'

import { environmentAtom } from '../environment.ts'
import type { Environment } from '../environment.ts'
import { goOnLaterAtom } from '../session/external.ts'
import { leaveAtom } from './leave.ts'
import { placeAtom } from './navigation.ts'

const WIDGET = 'https://widget.example'

/** A window that goes nowhere unless it is told to. */
function stand() {
  const went: string[] = []
  const reported: string[] = []
  const view = Object.assign(new EventTarget(), {
    location: { href: `${WIDGET}/sign-in`, assign: (url: string) => went.push(url) },
  })
  const location = { get: () => ({ path: '/', search: '', state: null }), navigate: (to: string) => went.push(to) }
  const environment = {
    view,
    location,
    report: (kind: string) => reported.push(kind),
    attributes: { origins: { widget: WIDGET } },
    i18n: { load: () => Promise.resolve() },
  }
  const store = createStore()
  store.set(environmentAtom, environment as unknown as Environment) // only what leaving needs
  store.set(placeAtom, { path: '/sso/custom/callback', search: '', state: null })
  return { store, view, went, reported }
}

describe('a way that leads elsewhere', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
  afterEach(() => mock.timers.reset())

  it('that is not taken is reported at 3500 ms and not before [CONST-006] [MEMBER-015]', () => {
    const { store, went, reported } = stand()
    store.set(leaveAtom, 'https://elsewhere.example/')
    assert.deepEqual(went, ['https://elsewhere.example/'])
    mock.timers.tick(3_499)
    assert.deepEqual(reported, [])
    mock.timers.tick(1)
    assert.deepEqual(reported, ['call'])
  })

  it('that is taken is not [MEMBER-015]', () => {
    const { store, view, reported } = stand()
    store.set(leaveAtom, 'https://elsewhere.example/')
    view.dispatchEvent(new Event('pagehide'))
    mock.timers.tick(10_000)
    assert.deepEqual(reported, [])
  })

  it('leads back into the widget 500 ms after a hotel\u2019s own sign-in, and not before [CONST-008] [MEMBER-016]', () => {
    const { store, went } = stand()
    void store.set(goOnLaterAtom, '/facilities')
    mock.timers.tick(499)
    assert.deepEqual(went, [])
    mock.timers.tick(1)
    assert.deepEqual(went, ['/facilities'])
  })
})
