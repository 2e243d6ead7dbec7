import { atom } from 'jotai'

import type { CardFields } from './gateways/gateway.ts'

/** The gateway's fields on the screen. Nothing that is typed into them ever comes here. */
export const cardFieldsAtom = atom<CardFields | null>(null)
