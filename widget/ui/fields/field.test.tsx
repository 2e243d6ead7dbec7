import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Field } from './field.tsx'
import { descriptionOf, rendered } from '../../../test/lib/rendered.tsx'
import { RadioList } from '../controls/radio-list.tsx'
import { Select } from '../controls/select.tsx'
import { Stepper } from '../controls/stepper.tsx'
import { Checkbox } from '../controls/checkbox.tsx'

describe('fields', () => {
  it('are named by their label and described by their help (EN 301 549: 1.3.1, 1.3.5, 3.3.2, 4.1.2)', () => {
    const { root, named } = rendered(
      <>
        <Field label="Given name" help="In Latin letters" autoComplete="given-name" />
        <Select
          label="Country"
          help="Where you live"
          choices={[{ value: 'gb', label: 'United Kingdom' }]}
          empty="Choose"
        />
      </>,
    )
    assert.equal(descriptionOf(root, named('input', 'Given name')), 'In Latin letters')
    assert.equal(named('input', 'Given name').getAttribute('autocomplete'), 'given-name')
    assert.equal(descriptionOf(root, named('select', 'Country')), 'Where you live')
  })

  it('show an error in the place of the help and say that the value is wrong', () => {
    const field = (error?: string) => <Field label="E-mail" type="email" help="For the confirmation" error={error} />
    const { root, named, show } = rendered(field())
    assert.equal(named('input', 'E-mail').hasAttribute('aria-invalid'), false)
    show(field('Something is missing after the @'))
    assert.equal(named('input', 'E-mail').getAttribute('aria-invalid'), 'true')
    assert.equal(descriptionOf(root, named('input', 'E-mail')), 'Something is missing after the @')
  })
})

describe('Tick', () => {
  it('is a checkbox named by its words, with its error described', () => {
    const { root, named } = rendered(<Checkbox error="Please agree">I agree</Checkbox>)
    const box = named('input', 'I agree')
    assert.equal(box.getAttribute('type'), 'checkbox')
    assert.equal(descriptionOf(root, box), 'Please agree')
  })
})

describe('Stepper', () => {
  const stepper = (value: number, onChange: (value: number) => void = () => undefined) => (
    <Stepper
      label="Adults"
      fewer="One adult fewer"
      more="One adult more"
      value={value}
      min={1}
      max={4}
      onChange={onChange}
      reason="Up to 4 guests"
    />
  )

  it('is a named group of two named buttons and their output', () => {
    const { named, one, press } = rendered(stepper(2, (value) => heard.push(value)))
    const heard: number[] = []
    named('[role=group]', 'Adults')
    press(named('button', 'One adult fewer'))
    press(named('button', 'One adult more'))
    assert.deepEqual(heard, [1, 3])
    assert.equal(one('output').textContent, '2')
  })

  it('stops at its limits and says why at the upper one', () => {
    const heard: number[] = []
    const { root, named, press, show } = rendered(stepper(4, (value) => heard.push(value)))
    press(named('button', 'One adult more'))
    assert.equal(descriptionOf(root, named('[role=group]', 'Adults')), 'Up to 4 guests')
    show(stepper(1, (value) => heard.push(value)))
    press(named('button', 'One adult fewer'))
    assert.deepEqual(heard, [])
    assert.equal(named('button', 'One adult fewer').getAttribute('aria-disabled'), 'true')
  })
})

describe('RadioList', () => {
  it('opens the chosen line only, and keeps what cannot be chosen with its reason', () => {
    const { root, named, all } = rendered(
      <RadioList
        label="Ways to pay"
        value="card"
        onChange={() => undefined}
        lines={[
          { value: 'card', label: 'Credit card', fields: <p>Card fields</p> },
          { value: 'desk', label: 'Pay at the hotel', note: 'Nothing is charged today', fields: <p>Desk fields</p> },
          { value: 'amazon', label: 'Amazon Pay', disabledReason: 'Only up to ¥90,000' },
        ]}
      />,
    )
    assert.deepEqual(
      all('.inside').map((inside) => inside.textContent),
      ['Card fields'],
    )
    assert.equal(named('input', 'Credit card').matches(':checked'), true)
    assert.equal(named('input', 'Amazon Pay').hasAttribute('disabled'), true)
    assert.equal(descriptionOf(root, named('input', 'Amazon Pay')), 'Only up to ¥90,000')
    assert.equal(descriptionOf(root, named('input', 'Pay at the hotel')), 'Nothing is charged today')
    assert.equal(root.querySelector('fieldset legend')?.textContent, 'Ways to pay')
  })

  it('tells which line was chosen', () => {
    const heard: string[] = []
    const lines = [
      { value: 'card', label: 'Card' },
      { value: 'desk', label: 'Desk' },
    ] as const
    const { named, press } = rendered(
      <RadioList label="Ways to pay" value={null} onChange={(value) => heard.push(value)} lines={lines} />,
    )
    press(named('input', 'Desk'))
    assert.deepEqual(heard, ['desk'])
  })
})
