import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { shades } from '../../../shared/rules/colour/palette.ts'
import { Bill } from '../money/bill.tsx'
import { adoptColours, adoptBaseStyles } from './base-styles.ts'
import { Money } from '../money/money.tsx'
import { Photo } from '../layout/photo.tsx'
import { PriceBlock } from '../money/price-block.tsx'
import { rendered } from '../../../test/lib/rendered.tsx'
import { adoptStylesheet } from './adopt-stylesheet.ts'
import { Steps } from '../layout/steps.tsx'

const textOf = (root: ShadowRoot) =>
  root.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n')

describe('styles', () => {
  it('reach a root once for one text, however many components ask', () => {
    const { root, show } = rendered(<Steps label="Steps" steps={['Details']} current={0} />)
    const before = root.adoptedStyleSheets.length
    show(
      <>
        <Steps label="Steps" steps={['Details']} current={0} />
        <Steps label="Steps again" steps={['Payment']} current={0} />
      </>,
    )
    assert.equal(root.adoptedStyleSheets.length, before)
    adoptBaseStyles(root)
    const dressed = root.adoptedStyleSheets.length
    adoptBaseStyles(root)
    assert.equal(root.adoptedStyleSheets.length, dressed)
  })

  it('dress a root anew that lost them in another document, whoever has put on something since', () => {
    const { page, root } = rendered(null)
    const Sheet = page.defaultView?.CSSStyleSheet ?? assert.fail()
    const [first, second] = ['.first{color:red}', '.second{color:red}']
    adoptStylesheet(root, first)
    adoptStylesheet(root, second)
    const foreign = new Sheet()
    root.adoptedStyleSheets = [foreign]
    for (const css of [second, first, second]) adoptStylesheet(root, css)
    assert.equal(root.adoptedStyleSheets[0], foreign)
    assert.equal(root.adoptedStyleSheets.length, 3)
    assert.match(textOf(root), /\.second[\s\S]*\.first/)
  })

  it('come as a style element with the nonce of the page where sheets cannot be made', () => {
    const { page, root } = rendered(null)
    const script = page.createElement('script')
    script.setAttribute('nonce', 'abc')
    script.nonce = 'abc'
    page.head.append(script)
    const plain = page.createElement('div').attachShadow({ mode: 'open' })
    Object.defineProperty(page.defaultView, 'CSSStyleSheet', { value: undefined, configurable: true })
    adoptStylesheet(plain, '.x{color:red}')
    adoptStylesheet(plain, '.x{color:red}')
    const styles = [...plain.querySelectorAll('style')]
    assert.deepEqual(
      styles.map((style) => [style.nonce, style.textContent]),
      [['abc', '.x{color:red}']],
    )
    assert.equal(root.querySelector('style'), null)
  })

  it("paint the next step and the header with the hotel's colours and keep no old ones [BOOT-021]", () => {
    const { root } = rendered(null)
    adoptBaseStyles(root)
    adoptColours(root, shades('#123456', '#c21e58'))
    assert.match(textOf(root), /--accent:\s*var\(--booking-accent,\s*#123456\)/)
    assert.match(textOf(root), /--header:\s*var\(--booking-header,\s*#c21e58\)/)
    adoptColours(root, shades('#654321', '#c21e58'))
    assert.doesNotMatch(textOf(root), /--accent:\s*var\(--booking-accent,\s*#123456\)/)
  })
})

describe('what is shown', () => {
  it('keeps every amount one left-to-right island [L10N-012]', () => {
    const { one } = rendered(<Money amount={-9454} currency="JPY" locale="ar" />)
    assert.equal(one('bdi').getAttribute('dir'), 'ltr')
    assert.equal(one('bdi').textContent, '\u2212¥9,454')
  })

  it('says which price was asked before, and what the price includes', () => {
    const { one } = rendered(
      <PriceBlock was="¥104,000" wasLabel="Before" now="¥93,600" what="2 nights, taxes included" />,
    )
    assert.equal(one('s').textContent, 'Before ¥104,000')
    assert.equal(one('.what').textContent, '2 nights, taxes included')
  })

  it('lists a bill as terms and amounts, the total last', () => {
    const lines = [
      { id: 'a', label: 'Room', amount: '¥100' },
      { id: 'b', label: 'Coupon', amount: '−¥10', less: true },
    ]
    const { all } = rendered(<Bill lines={lines} total={{ label: 'Total', amount: '¥90' }} />)
    assert.deepEqual(
      all('dt').map((term) => term.textContent),
      ['Room', 'Coupon', 'Total'],
    )
    assert.deepEqual(
      all('dd').map((amount) => amount.textContent),
      ['¥100', '−¥10', '¥90'],
    )
  })

  it('shows a photograph with its sentence, lazily, and none from an unsafe address', () => {
    const { one, show, all, press } = rendered(<Photo url="https://hotel.example/a.svg" alt="The lake at dusk" />)
    assert.equal(one('img').getAttribute('alt'), 'The lake at dusk')
    assert.equal(one('img').getAttribute('loading'), 'lazy')
    let opened = 0
    show(
      <Photo
        url="javascript:alert(1)"
        alt="x"
        count={{ shown: '12', label: 'All 12 photos', onOpen: () => opened++ }}
      />,
    )
    assert.deepEqual(all('img'), [])
    assert.equal(one('.count .unseen').textContent, 'All 12 photos')
    press(one('.count'))
    assert.equal(opened, 1)
  })
})
