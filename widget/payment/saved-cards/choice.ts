import { atom } from 'jotai'

import { wallet } from '../../../shared/contract/wallet.ts'
import type { SavedCard } from '../../../shared/model/person/wallet.ts'
import { CARD_BRANDS, isKoreanDomestic } from '../../../shared/payments.ts'
import { asFailure } from '../../lib/failure.ts'
import { environmentAtom } from '../../state/environment.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { atomForVisitor } from '../../state/session/visitor.ts'
import { cardWishAtom, keptChoiceAtom } from '../card.ts'
import { acceptedKindsAtom, paymentTypeAtom } from '../../features/checkout/pay/methods.ts'
import { cardBrandAtom } from '../../features/checkout/pay/payment-currency.ts'
import { stayAtom } from '../../features/checkout/stay.ts'

type Saved = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; cards: readonly SavedCard[] }
export const savedAtom = atomForVisitor<Saved>({ kind: 'loading' })

/** A wish for a card that is typed anew; the provider counts from one. */
export const NEW_CARD = 0

export const loadSavedAtom = atom(null, async (get, set, signal?: AbortSignal) => {
  try {
    const input = { hotelId: get(settingsAtom).hotel_id }
    const { data } = await get(environmentAtom).api(wallet.cards, input, signal && { signal })
    set(savedAtom, { kind: 'ready', cards: data })
    const first = get(offeredAtom).find(({ off }) => off === null)
    // Whoever types a number already means that card.
    const isOpen = get(cardWishAtom).id === undefined && get(cardBrandAtom) === null
    if (first && isOpen) set(cardWishAtom, { id: first.card.id })
  } catch (error) {
    if (asFailure(error).kind !== 'aborted') set(savedAtom, { kind: 'failed' })
  }
})

type Offered = { card: SavedCard; off: 'short' | 'brand' | null }

/** What the member has kept; one that cannot pay for this stay says why. A Korean card is asked whose it is each time. */
export const offeredAtom = atom((get): Offered[] => {
  const saved = get(savedAtom)
  const type = get(paymentTypeAtom)
  if (saved.kind !== 'ready' || type === null || isKoreanDomestic(type)) return []
  const month = get(stayAtom).checkout.slice(0, 7)
  const accepted = get(acceptedKindsAtom)
  return saved.cards.map((card) => {
    const [ends, year] = card.expiration.split('/')
    const off = `20${year}-${ends}` < month ? 'short' : accepted.includes(CARD_BRANDS[card.brand].is) ? null : 'brand'
    return { card, off }
  })
})

/** Null: another one, typed anew. */
export const chosenAtom = atom((get): SavedCard | null => {
  const { id } = get(cardWishAtom)
  return get(offeredAtom).find(({ card, off }) => off === null && card.id === id)?.card ?? null
})

const choiceAtom = atom((get) => {
  const card = get(chosenAtom)
  if (!card) return get(cardWishAtom).save ? { sent: { save_card: true } } : {}
  const { id, brand, last4, expiration: expiry, holder } = card
  return { kind: CARD_BRANDS[brand].is, card: { brand, last4, expiry, holder }, sent: { saved_card_id: id } }
})

/** Keeps what the fields and the booking read in step with what the member decided. */
export const keptChoiceInStepAtom = atom(choiceAtom.read, (get, set) => set(keptChoiceAtom, get(choiceAtom)))
