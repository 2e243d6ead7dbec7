import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { openWidget } from './open-widget.ts'
import { startWorld } from '../world.ts'
import type { World } from '../world.ts'

describe('a widget in this process', () => {
  let world: World
  before(async () => {
    world = await startWorld()
  })
  after(() => world.stop())

  it('shows the search bar of its hotel', async () => {
    const widget = await openWidget({ world, hotelCode: 'shirotsuki' })
    await widget.see('form')
    assert.match(widget.root.textContent ?? '', /Shirotsuki/)
    widget.close()
  })

  it('shows two hotels in two languages at once', async () => {
    const first = await openWidget({ world, hotelCode: 'shirotsuki', locale: 'ja' })
    const second = await openWidget({ world, hotelCode: 'taipei-lan', locale: 'en' })
    await Promise.all([first.see('form'), second.see('form')])
    assert.match(first.root.textContent ?? '', /白月/)
    assert.match(second.root.textContent ?? '', /Taipei Lan/)
    first.close()
    second.close()
  })
})
