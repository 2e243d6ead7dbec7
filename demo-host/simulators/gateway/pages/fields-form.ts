import type { CardKind } from '../../../../shared/payments.ts'
import { testCard } from '../cards.ts'
import {
  BRANDS,
  birthError,
  brandError,
  cardBrandOf,
  cvcError,
  digitsOf,
  expiryError,
  holderError,
  isBrand,
  numberError,
  pinError,
} from '../card-rules.ts'
import type { CardError, CardField } from '../card-rules.ts'

export type CardForm = ReturnType<typeof createForm>
export type Limits = { until?: string; brands?: readonly CardKind[] }

/** The inputs of the page: groups digits, knows the brand, shows faults on leaving a field and takes them away while typing. */
export function createForm(changed: (complete: boolean, brand: CardKind | null) => void) {
  const { today = '', faults = '{}', kept = '' } = document.body.dataset
  const texts: Record<string, string> = JSON.parse(faults)
  const limits: Limits = {}
  const inputs = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
  const choice = document.querySelector('select')
  let isChosen = false

  const value = (name: CardField) => inputs.find((input) => input.name === name)?.value ?? ''
  const brand = () => (isBrand(kept) ? kept : cardBrandOf(digitsOf(value('number'))))
  const rules: Record<CardField, () => CardError | null> = {
    // A real card stops here, in the guest's own browser.
    number: () => {
      const digits = digitsOf(value('number'))
      return numberError(digits, limits.brands) ?? (testCard(digits) ? null : 'test_card_only')
    },
    expiry: () => expiryError(value('expiry'), today, limits.until),
    cvc: () => cvcError(value('cvc'), brand()),
    brand: () => brandError(isChosen ? value('brand') : '', brand()),
    holder: () => holderError(value('holder')),
    birth: () => birthError(value('birth')),
    pin: () => pinError(value('pin')),
  }
  const fields = inputs.map((input) => input.name).filter((name): name is CardField => Object.hasOwn(rules, name))

  function show(name: CardField, fault: CardError | null) {
    const input = inputs.find((each) => each.name === name)
    const place = document.getElementById(`${name}-wrong`)
    if (!input || !place) return
    input.setAttribute('aria-invalid', String(fault !== null))
    place.textContent = fault === null ? '' : (texts[fault] ?? '')
  }

  function typed(input: HTMLInputElement | HTMLSelectElement, name: CardField) {
    show(name, null)
    if (name === 'brand') isChosen = input.value !== ''
    else if (name === 'number') show('brand', null)
    if (input instanceof HTMLInputElement) SHAPES[name]?.(input, brand())
    const found = brand()
    if (choice && !isChosen) choice.value = found ?? ''
    changed(
      fields.every((each) => rules[each]() === null),
      found,
    )
  }

  for (const input of inputs) {
    const name = fields.find((each) => each === input.name)
    if (!name) continue
    input.addEventListener('input', () => typed(input, name))
    input.addEventListener('blur', () => {
      if (input.value !== '') show(name, rules[name]())
    })
  }
  // Enter in a field must not load the page again; the widget's own button pays.
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())

  return {
    show,
    focus: () => inputs[0]?.focus(),
    limit: (more: Limits) => Object.assign(limits, more),
    /** Shows every fault, goes to the first and names it. */
    check(): { field: CardField; code: CardError } | null {
      const wrong = fields.flatMap((field) => {
        const code = rules[field]()
        show(field, code)
        return code ? [{ field, code }] : []
      })
      inputs.find((input) => input.name === wrong[0]?.field)?.focus()
      return wrong[0] ?? null
    },
    values: () => {
      const cvc = digitsOf(value('cvc'))
      if (kept) return { kept, cvc }
      return {
        number: digitsOf(value('number')),
        expiry: value('expiry'),
        cvc,
        holder: value('holder'),
        ...(isChosen && { brand: value('brand') }),
        ...(fields.includes('birth') && { domestic: { birth: digitsOf(value('birth')), pin: digitsOf(value('pin')) } }),
      }
    },
  }
}

/** What typing does to a field. */
const SHAPES: Partial<Record<CardField, (input: HTMLInputElement, brand: CardKind | null) => void>> = {
  number: group,
  expiry: part,
}

/** 4000 0000 0000 3220: the caret stays behind the digit it was behind. */
function group(input: HTMLInputElement, brand: CardKind | null) {
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  const digits = digitsOf(input.value).replace(/\D/g, '').slice(0, 19)
  const gaps = BRANDS[brand ?? 'visa'].gaps
  const spaced = (text: string) => [...text].map((digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('')
  input.value = spaced(digits)
  const caret = spaced(digits.slice(0, before)).length
  input.setSelectionRange(caret, caret)
}

/** 0530 becomes 05 / 30; while deleting nothing is put back. */
function part(input: HTMLInputElement) {
  const digits = digitsOf(input.value).replace(/\D/g, '')
  const isAtEnd = input.selectionStart === input.value.length
  if (isAtEnd && digits.length > 2) input.value = `${digits.slice(0, 2)} / ${digits.slice(2, 6)}`
}
