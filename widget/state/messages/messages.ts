import { atom } from 'jotai'

import type { ErrorSlot, Offer } from '../../../shared/errors.ts'
import type { TextKey, Translate } from '../../lib/i18n.ts'
import type { FailureKind } from '../../lib/failure.ts'

/** What is told: a text of ours by key, or the server's own title for a code we do not know. Kept as data, so a new language tells it anew. */
export type Message =
  | { key: TextKey; values?: Record<string, string | number>; what?: readonly TextKey[] }
  | { title: string }
  | { each: readonly Message[] }
export type Shown = { message: Message; code: number | null; kind: FailureKind | null }

export type BannerMessage = {
  id: string
  variant: 'success' | 'error' | 'info' | 'warning'
  message: Message
  /** Where it leads, as the errors of the table do. */
  offer?: Offer & ('search' | 'signIn')
}

export const slotsAtom = atom<Partial<Record<ErrorSlot, Shown>>>({})
export const bannersAtom = atom<BannerMessage[]>([])
/** Whether anything is told above the screen. */
export const hasMessagesAtom = atom((get) => get(bannersAtom).length > 0 || get(slotsAtom).global !== undefined)

/** The words of what is told. The values of a key chosen at run time cannot be checked by its type. */
export function formatMessage(t: Translate, message: Message): string {
  if ('title' in message) return message.title
  if ('each' in message) return message.each.map((one) => formatMessage(t, one)).join(' ')
  const text = t as (key: TextKey, values?: Record<string, string | number>) => string
  const { key, values, what } = message
  // Words that could not be fetched are their key.
  const told = (known: string) => (known === key ? text('errors.general') : known)
  const list = what?.map((one) => text(one)).reduce((some, more) => text('errors.linkList', { some, more }))
  return told(text(key, list === undefined ? values : { ...values, what: list }))
}

export const clearSlotAtom = atom(null, (_get, set, slot: ErrorSlot) => {
  set(slotsAtom, ({ [slot]: _gone, ...rest }) => rest)
})

/** A message for what the guest just did; without a variant it is good news (HEAD-029). */
export const notifyAtom = atom(
  null,
  (_get, set, banner: Partial<BannerMessage> & Pick<BannerMessage, 'id' | 'message'>) => {
    const next: BannerMessage = { variant: 'success', ...banner }
    set(bannersAtom, (banners) => [...banners.filter((other) => other.id !== next.id), next])
  },
)

export const dismissAtom = atom(null, (_get, set, id: string) => {
  set(bannersAtom, (banners) => banners.filter((banner) => banner.id !== id))
})
