import { EMAIL_CHARACTERS, FREE_TEXT_CHARACTERS, NAME_CHARACTERS } from '../../../shared/constants.ts'
import type { Guest, GuestInfo } from '../../../shared/model/stay/reservation.ts'
import type { TextKey } from '../../lib/i18n.ts'

export type GuestRow = {
  /** What browsers and password managers fill it by. */
  fills: string
  kind?: 'text' | 'email' | 'tel'
  latin?: boolean
  most: number
  /** Which of the hotel's settings says whether it is asked for; a field without one always is. */
  asks?: keyof GuestInfo
}

/** How each of the guest's own fields is written, wherever it is. */
export const GUEST_ROWS = {
  last_name: { label: 'checkout.familyName', fills: 'family-name', most: NAME_CHARACTERS },
  first_name: { label: 'checkout.givenName', fills: 'given-name', most: NAME_CHARACTERS },
  last_name_kana: { label: 'checkout.familyKana', fills: 'off', most: NAME_CHARACTERS, asks: 'kana_name' },
  first_name_kana: { label: 'checkout.givenKana', fills: 'off', most: NAME_CHARACTERS, asks: 'kana_name' },
  last_name_kanji: { label: 'guest.familyKanji', fills: 'off', most: NAME_CHARACTERS, asks: 'kanji_name' },
  first_name_kanji: { label: 'guest.givenKanji', fills: 'off', most: NAME_CHARACTERS, asks: 'kanji_name' },
  email: { label: 'checkout.email', fills: 'email', kind: 'email', most: EMAIL_CHARACTERS },
  phone: { label: 'checkout.phone', fills: 'tel', kind: 'tel', most: FREE_TEXT_CHARACTERS, asks: 'phone' },
  nationality: { label: 'checkout.nationality', fills: 'country', most: 2, asks: 'nationality' },
  postal_code: { label: 'checkout.postalCode', fills: 'postal-code', latin: true, most: 40, asks: 'postal_code' },
  prefecture_or_state: {
    label: 'checkout.region',
    fills: 'address-level1',
    most: FREE_TEXT_CHARACTERS,
    asks: 'address',
  },
  street_address: { label: 'checkout.street', fills: 'street-address', most: FREE_TEXT_CHARACTERS, asks: 'address' },
  building_name_and_number: {
    label: 'checkout.building',
    fills: 'address-line2',
    most: FREE_TEXT_CHARACTERS,
    asks: 'address',
  },
} as const satisfies Record<keyof Guest, GuestRow & { label: TextKey }>
