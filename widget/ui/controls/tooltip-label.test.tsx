import assert from 'node:assert/strict'
import { after, before, describe, it, mock } from 'node:test'

import { POPOVER_DELAY_MS } from '../../../shared/constants.ts'
import { TooltipLabel } from './tooltip-label.tsx'
import { descriptionOf, rendered } from '../../../test/lib/rendered.tsx'

/** A fake clock, so that the moment itself can be looked at from both sides. */
function shown() {
  const page = rendered(<TooltipLabel hint="For everybody, ¥500 less">Winter −¥500</TooltipLabel>)
  const label = page.one('button.tagline')
  const { PointerEvent, FocusEvent } = page.view
  const send = (event: unknown) => page.act(() => label.dispatchEvent(event as Event)) // happy-dom's own kind of event
  // React hears of a pointer that comes and goes by the events that bubble, preact by the others.
  const point = (kind: 'over' | 'out', pointerType = 'mouse') => {
    send(new PointerEvent(`pointer${kind}`, { bubbles: true, pointerType }))
    send(new PointerEvent(kind === 'over' ? 'pointerenter' : 'pointerleave', { pointerType }))
  }
  const focus = () => send(new FocusEvent('focusin', { bubbles: true }))
  const later = (ms: number) => page.act(() => mock.timers.tick(ms))
  const isOpen = () => page.all('[role="tooltip"]').length === 1
  return { ...page, label, point, focus, later, isOpen }
}

describe('a label that says more', () => {
  before(() => mock.timers.enable({ apis: ['setTimeout'] }))
  after(() => mock.timers.reset())

  it('opens 200 ms after the pointer has come, and not before [CONST-009] [DETAIL-008]', () => {
    assert.equal(POPOVER_DELAY_MS, 200)
    const { point, later, isOpen, label, root, leave } = shown()
    point('over')
    later(199)
    assert.equal(isOpen(), false)
    later(1)
    assert.equal(isOpen(), true)
    assert.equal(descriptionOf(root, label), 'For everybody, ¥500 less')
    point('out')
    later(199)
    assert.equal(isOpen(), true)
    later(1)
    assert.equal(isOpen(), false)
    leave()
  })

  it('stays shut under a pointer that only passes', () => {
    const { point, later, isOpen, leave } = shown()
    point('over')
    later(150)
    point('out')
    later(400)
    assert.equal(isOpen(), false)
    leave()
  })

  it('opens for the keyboard, and Escape closes it and nothing else (EN 301 549: 1.4.13) [DETAIL-008]', () => {
    const { focus, later, isOpen, page, view, act, leave } = shown()
    focus()
    later(200)
    assert.equal(isOpen(), true)
    const escape = new view.KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    act(() => page.dispatchEvent(escape as unknown as Event)) // happy-dom's own kind of event
    assert.equal(isOpen(), false)
    assert.equal(escape.defaultPrevented, true)
    leave()
  })

  it('opens at once under a finger, and not for one that scrolls by', () => {
    const { point, press, later, label, isOpen, leave } = shown()
    point('over', 'touch')
    later(400)
    assert.equal(isOpen(), false)
    press(label)
    assert.equal(isOpen(), true)
    leave()
  })
})
