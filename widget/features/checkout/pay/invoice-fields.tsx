import { useAtom, useAtomValue } from 'jotai'

import { useText } from '../../../state/settings/texts.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { INVOICE_CHARACTERS, invoiceAtom, isInvoiceAskedAtom } from './invoice.ts'

const FIELDS = [
  { name: 'name', label: 'paying.invoiceName', fills: 'billing name' },
  { name: 'address', label: 'paying.invoiceAddress', fills: 'billing street-address' },
] as const

/** Deferred payment: whom the bill goes to (PAY-005). */
export function InvoiceFields() {
  const t = useText()
  const [invoice, setInvoice] = useAtom(invoiceAtom)
  const isAsked = useAtomValue(isInvoiceAskedAtom)
  return (
    <div className="stack">
      <p className="small soft">{t('paying.invoiceNote')}</p>
      {FIELDS.map(({ name, label, fills }) => (
        <Field
          key={name}
          label={t(label)}
          name={`invoice_${name}`}
          autoComplete={fills}
          required
          maxLength={INVOICE_CHARACTERS[name]}
          value={invoice[name]}
          error={isAsked && invoice[name].trim() === '' && t('errors.required')}
          onChange={(event) => {
            const { value } = event.currentTarget
            setInvoice((before) => ({ ...before, [name]: value }))
          }}
        />
      ))}
    </div>
  )
}
