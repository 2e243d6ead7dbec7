import { atom } from 'jotai'

import type { Consent } from '../../../shared/element.ts'

/** What the guest said about being measured, by way of the page; null while nobody has asked. */
export const consentAtom = atom<Consent | null>(null)
