import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Button } from './button.tsx'
import { search } from '../icons/signs.ts'
import { Link } from './link.tsx'
import { descriptionOf, rendered } from '../../../test/lib/rendered.tsx'

describe('Button', () => {
  it('is a native button that sends no form unless asked, named by its words alone (EN 301 549: 2.5.3, 4.1.2)', () => {
    const { named } = rendered(<Button icon={search}>Search</Button>)
    assert.equal(named('button', 'Search').getAttribute('type'), 'button')
  })

  it('says beside it why it cannot be pressed, stays reachable and does nothing', () => {
    const presses: string[] = []
    const { root, named, press } = rendered(
      <Button type="submit" disabledReason="Choose the ages first" onClick={() => presses.push('x')}>
        Search
      </Button>,
    )
    const button = named('button', 'Search')
    press(button)
    assert.deepEqual(presses, [])
    assert.equal(button.getAttribute('aria-disabled'), 'true')
    assert.equal(button.hasAttribute('disabled'), false)
    assert.equal(descriptionOf(root, button), 'Choose the ages first')
  })

  it('stays the same button, with its focus, when there is a reason after it was pressed (EN 301 549: 2.4.3)', () => {
    const ui = (reason: string) => <Button disabledReason={reason}>Book</Button>
    const { root, named, show } = rendered(ui(''))
    const button = named('button', 'Book')
    assert.equal(button.hasAttribute('aria-disabled'), false)
    assert.equal(root.querySelector('.soft'), null)
    show(ui('Choose another room first'))
    assert.equal(named('button', 'Book'), button)
    assert.equal(descriptionOf(root, button), 'Choose another room first')
  })

  it('takes one press while it is busy: none', () => {
    const presses: string[] = []
    const ui = (busy: boolean) => (
      <Button busy={busy} onClick={() => presses.push('x')}>
        Pay
      </Button>
    )
    const { named, press, show } = rendered(ui(false))
    press(named('button', 'Pay'))
    show(ui(true))
    press(named('button', 'Pay'))
    assert.deepEqual(presses, ['x'])
    assert.equal(named('button', 'Pay').getAttribute('aria-busy'), 'true')
  })
})

describe('Link', () => {
  it('leads to safe addresses and drops the others', () => {
    const { named } = rendered(
      <>
        <Link href="https://hotel.example/terms" outside>
          Terms
        </Link>
        <Link href="javascript:alert(1)">Trap</Link>
      </>,
    )
    assert.equal(named('a', 'Terms').getAttribute('href'), 'https://hotel.example/terms')
    assert.equal(named('a', 'Terms').getAttribute('rel'), 'noopener noreferrer')
    assert.equal(named('a', 'Trap').hasAttribute('href'), false)
  })

  it('looks like a button where it is to: its words in one piece beside the sign', () => {
    const { named } = rendered(
      <>
        <Link href="https://hotel.example/" button="main" icon={search}>
          Rooms in {2} houses
        </Link>
        <Link href="https://hotel.example/terms">Terms</Link>
      </>,
    )
    const shown = named('a', 'Rooms in 2 houses')
    assert.equal(shown.className, 'button main')
    assert.deepEqual(
      [...shown.children].map(({ tagName, textContent }) => [tagName.toLowerCase(), textContent]),
      [
        ['svg', ''],
        ['span', 'Rooms in 2 houses'],
      ],
    )
    assert.equal(named('a', 'Terms').className + named('a', 'Terms').innerHTML, 'Terms')
  })
})
