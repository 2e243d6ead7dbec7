import { atom } from 'jotai'

import { FREE_TEXT_CHARACTERS, NAME_CHARACTERS } from '../../../../shared/constants.ts'
import type { Invoice } from '../../../../shared/model/payment/paying.ts'
import { atomForVisitor } from '../../../state/session/visitor.ts'
import { isFreeAtom, paymentTypeAtom } from './methods.ts'

export const EMPTY_INVOICE: Invoice = { name: '', address: '' }
export const INVOICE_CHARACTERS = { name: NAME_CHARACTERS, address: FREE_TEXT_CHARACTERS } as const

/** Whom the bill of a deferred payment goes to. */
export const invoiceAtom = atomForVisitor<Invoice>(EMPTY_INVOICE)
/** Whether what is missing may be shown: only once the guest wanted to go on. */
export const isInvoiceAskedAtom = atom(false)

/** The bill as it is sent; null for every other way of paying, and where there is nothing to bill. */
export const sentInvoiceAtom = atom((get): Invoice | null => {
  if (get(isFreeAtom) || get(paymentTypeAtom) !== 'deferred_payment') return null
  const { name, address } = get(invoiceAtom)
  return { name: name.trim(), address: address.trim() }
})

/** Shows what is missing; true when nothing is. */
export const checkInvoiceAtom = atom(null, (get, set): boolean => {
  set(isInvoiceAskedAtom, true)
  const invoice = get(sentInvoiceAtom)
  return invoice === null || (invoice.name !== '' && invoice.address !== '')
})
