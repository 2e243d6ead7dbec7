import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Banner } from '../messages/banner.tsx'
import { Countdown } from '../messages/countdown.tsx'
import { Dialog } from './dialog.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { Menu } from '../controls/menu.tsx'
import type { MenuItem } from '../controls/menu-button.tsx'
import { PageTitle } from './page-title.tsx'
import { rendered } from '../../../test/lib/rendered.tsx'
import { Toast } from '../messages/toast.tsx'

const LANGUAGES: readonly MenuItem[] = [
  { id: 'en', label: 'English', lang: 'en', current: false },
  { id: 'ja', label: '日本語', lang: 'ja', current: true },
  { id: 'ar', label: 'العربية', lang: 'ar', current: false },
]

describe('Menu', () => {
  const languages = (items = LANGUAGES) => (
    <Menu label="Language" items={items}>
      日本語
    </Menu>
  )

  it('names its button, says what it opens, and marks the current entry with aria-current [HEAD-002]', () => {
    const { named, all, press, one } = rendered(languages())
    const button = named('button', 'Language日本語')
    assert.equal(button.getAttribute('aria-expanded'), 'false')
    press(button)
    assert.equal(button.getAttribute('aria-expanded'), 'true')
    assert.deepEqual(
      all('[role=menuitemradio]').map((item) => item.textContent),
      ['English', '日本語', 'العربية'],
    )
    assert.equal(one('[aria-current]').getAttribute('lang'), 'ja')
    assert.equal(one('[aria-checked=true]').textContent, '日本語')
  })

  it('is walked with arrows, Home and End, round its ends, and left with Escape to its button', () => {
    const { named, type, root, all } = rendered(languages())
    const button = named('button', 'Language日本語')
    const at = () => root.activeElement?.textContent
    const walk = (key: string) => type((root.activeElement as HTMLElement | null) ?? button, key)
    type(button, 'ArrowDown')
    assert.equal(at(), '日本語')
    for (const [key, entry] of [
      ['ArrowDown', 'العربية'],
      ['ArrowDown', 'English'],
      ['ArrowUp', 'العربية'],
      ['Home', 'English'],
      ['End', 'العربية'],
    ] as const) {
      walk(key)
      assert.equal(at(), entry, key)
    }
    walk('Escape')
    assert.deepEqual(all('[role=menu]'), [])
    assert.equal(root.activeElement, button)
  })

  it('does what was chosen once, and closes', () => {
    const chosen: string[] = []
    const items = LANGUAGES.map((item) => ({ ...item, onSelect: () => chosen.push(item.id) }))
    const { named, press, all } = rendered(languages(items))
    press(named('button', 'Language日本語'))
    press(named('[role=menuitemradio]', 'English'))
    assert.deepEqual(chosen, ['en'])
    assert.deepEqual(all('[role=menu]'), [])
  })
})

describe('Dialog', () => {
  it('adds no landmark to the page around it', () => {
    const { all } = rendered(
      <Dialog title="Show prices in" closeLabel="Close" onClose={() => undefined} footer="Converted">
        Euro
      </Dialog>,
    )
    assert.deepEqual(
      all('dialog :is(header, footer)').map((part) => part.getAttribute('role')),
      ['presentation', 'presentation'],
    )
  })

  const dialog = (locked: boolean, onClose: () => void) => (
    <Dialog title="Show prices in" closeLabel="Close" locked={locked} onClose={onClose}>
      Words
    </Dialog>
  )
  const cancel = (view: ReturnType<typeof rendered>['view'], element: HTMLElement) =>
    element.dispatchEvent(new view.Event('cancel', { cancelable: true }) as unknown as Event)

  it('is a modal named by its heading, which has the focus, and gives the focus back (EN 301 549: 2.4.6, 4.1.2)', () => {
    const opener = <button type="button">Open</button>
    const { named, one, show, root } = rendered(opener)
    named('button', 'Open').focus()
    show(
      <>
        {opener}
        {dialog(false, () => undefined)}
      </>,
    )
    assert.equal(named('dialog', 'Show prices in').hasAttribute('open'), true)
    assert.equal(root.activeElement, one('h2'))
    show(opener)
    assert.equal(root.activeElement, named('button', 'Open'))
  })

  it('closes by its button and by Escape', () => {
    let closed = 0
    const { view, named, press, one } = rendered(dialog(false, () => closed++))
    press(named('button', 'Close'))
    cancel(view, one('dialog'))
    assert.equal(closed, 2)
  })

  it('holds while it is locked', () => {
    let closed = 0
    const { view, all, one } = rendered(dialog(true, () => closed++))
    assert.equal(cancel(view, one('dialog')), false)
    assert.deepEqual(all('button'), [])
    assert.equal(closed, 0)
  })
})

describe('Banner', () => {
  it('is good news unless told otherwise, and an alert when something is wrong [HEAD-029]', () => {
    const { one, show } = rendered(<Banner title="Saved" />)
    assert.equal(one('.banner').className, 'banner good')
    assert.equal(one('.banner').getAttribute('role'), 'status')
    show(<Banner kind="bad" title="No connection" />)
    assert.equal(one('.banner').className, 'banner bad')
    assert.equal(one('.banner').getAttribute('role'), 'alert')
  })

  it('leaves by its button and hands the focus to the next banner, then to the title [HEAD-028]', () => {
    const screen = (left: readonly string[], dismiss: (name: string) => void) => (
      <div>
        {left.map((name) => (
          <Banner key={name} title={name} dismissLabel={`Dismiss ${name}`} onDismiss={() => dismiss(name)} />
        ))}
        <PageTitle>Rooms</PageTitle>
      </div>
    )
    const kit = rendered(null)
    const dismiss = (name: string) => showLeft(left.filter((other) => other !== name))
    let left: readonly string[] = ['error', 'message']
    const showLeft = (next: readonly string[]) => {
      left = next
      kit.show(screen(left, dismiss))
    }
    showLeft(left)
    kit.press(kit.named('button', 'Dismiss error'))
    assert.deepEqual(
      kit.all('.banner').map((banner) => banner.textContent),
      ['message'],
    )
    assert.equal(kit.root.activeElement, kit.named('button', 'Dismiss message'))
    kit.press(kit.named('button', 'Dismiss message'))
    assert.deepEqual(kit.all('.banner'), [])
    assert.equal(kit.root.activeElement, kit.one('h1'))
  })
})

describe('what is said without being asked', () => {
  it('says that something is loading in a live region that was there before (EN 301 549: 4.1.3) [HEAD-027]', () => {
    const { one, show } = rendered(<LoadingBar busy={false} label="Loading rooms" />)
    const region = one('[role=status]')
    assert.equal(region.textContent, '')
    show(<LoadingBar busy label="Loading rooms" />)
    assert.equal(one('[role=status]'), region)
    assert.equal(region.textContent, 'Loading rooms')
  })

  it('counts down silently but for five minutes and one (EN 301 549: 2.2.1)', () => {
    const clock = (left: number) => (
      <Countdown secondsLeft={left} secondsInAll={900} say={(minutes) => `${minutes} minutes left`}>
        left
      </Countdown>
    )
    const { one, show } = rendered(clock(746))
    const said = [746, 301, 300, 61, 60, 0].map((left) => {
      show(clock(left))
      return one('[role=status]').textContent
    })
    assert.deepEqual(said, ['', '', '5 minutes left', '5 minutes left', '1 minutes left', '1 minutes left'])
    assert.equal(one('time').textContent, '0:00')
    show(clock(746))
    assert.equal(one('time').textContent, '12:26')
  })

  it('takes a toast away after its time, not while somebody holds it', (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    let ended = 0
    const { one, view, act } = rendered(<Toast onEnd={() => ended++}>Copied</Toast>)
    const send = (name: string) => {
      const event = new view.Event(name, { bubbles: true }) as unknown as Event
      act(() => one('.toasts').dispatchEvent(event))
    }
    assert.equal(one('[role=status]').textContent, 'Copied')
    t.mock.timers.tick(5000)
    send('focusin')
    t.mock.timers.tick(60_000)
    assert.equal(ended, 0)
    send('focusout')
    t.mock.timers.tick(6000)
    assert.equal(ended, 1)
  })
})
