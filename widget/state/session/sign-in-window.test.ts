import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { openGuest } from '../../../test/contract/helpers/guest.ts'
import { HANAKO, signIn } from '../../../test/contract/helpers/members.ts'
import { openWorld, ORIGINS } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { environmentAtom } from '../environment.ts'
import { clientSessionAtom, identityAtom, loadedSettingsAtom, settingsAtom } from '../settings/settings.ts'
import { openSignInAtom, reportSignInAtom } from './sign-in-window.ts'

const TYPE = 'booking-sign-in'

describe('the window of a sign-in elsewhere', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('signs in who came back in it, and hears nothing else that says so', async () => {
    const { session, user } = await signIn(await openGuest(world), HANAKO)
    const { store, close } = await openVisit(world)
    const own = store.get(clientSessionAtom)
    const [opened, listeners] = [{ close() {} }, new Set<(event: unknown) => void>()]
    // Of a window, what is asked of it here.
    const view = {
      location: { origin: ORIGINS.host },
      open: () => opened,
      addEventListener: (_name: string, hear: (event: unknown) => void) => listeners.add(hear),
      removeEventListener: (_name: string, hear: (event: unknown) => void) => listeners.delete(hear),
    } as unknown as Window
    store.set(environmentAtom, { ...store.get(environmentAtom), view })
    assert.ok(store.set(openSignInAtom, 'line', `${ORIGINS.widget}/sign-in`))
    const said = { isTrusted: true, source: opened, origin: ORIGINS.widget, data: { type: TYPE, session } }
    const say = (more: object) => listeners.forEach((hear) => hear({ ...said, ...more }))

    for (const another of [
      { isTrusted: false },
      { source: {} },
      { origin: ORIGINS.host },
      { data: { type: 'another', session } },
      { data: { type: TYPE } },
      { data: { type: TYPE, session: '' } },
      { data: { type: TYPE, session: 's'.repeat(2_049) } },
      { data: null },
    ]) {
      say(another)
      assert.deepEqual([listeners.size, store.get(clientSessionAtom)], [1, own], JSON.stringify(another))
    }
    say({})
    await until(() => store.get(identityAtom)?.userId === user.id, 'the member')
    assert.deepEqual([listeners.size, store.get(clientSessionAtom)], [0, session])
    close()
  })

  it('tells a page that the hotel names alone, also where any page may exchange messages (guarantee L2)', async () => {
    const { store, close } = await openVisit(world)
    store.set(loadedSettingsAtom, { ...store.get(settingsAtom), parent_origins: ['*', ORIGINS.host] })
    // Whoever opens a window chooses its name.
    const told = (origin: string) => {
      const targets: string[] = []
      const opener = { postMessage: (_message: unknown, target: string) => targets.push(target) }
      const { location } = window
      const view = { name: `${TYPE}||${origin}`, opener, location, close() {} } as unknown as Window
      store.set(environmentAtom, { ...store.get(environmentAtom), view })
      return [store.set(reportSignInAtom), targets]
    }
    for (const another of ['*', '', 'https://other.example']) assert.deepEqual(told(another), [false, []], another)
    for (const named of [ORIGINS.host, ORIGINS.widget]) assert.deepEqual(told(named), [true, [named]])
    close()
  })
})
