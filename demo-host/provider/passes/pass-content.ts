export type PassField = { key: string; label?: string; value: string }

/** What the card of a stay says in a telephone's wallet, in the language of whoever asked for it. */
export type PassContent = {
  /** Another pass of the same number takes the place of the first, where the wallet can do that. */
  number: string
  /** Whose language it is (BCP 47). */
  language: string
  organization: string
  /** For who hears it. */
  description: string
  colours: { ground: string; ink: string }
  /** Instants in milliseconds: when the card is of use, and from when it is past. */
  from: number
  until: number
  /** 2026/11/24 – 2026/11/26 */
  dates: string
  /** What the desk reads from the screen; null at a hotel that reads none. */
  code: string | null
  /** Beside the name, which is all that is seen of a card among others. */
  head: PassField[]
  primary: PassField[]
  secondary: PassField[]
  auxiliary: PassField[]
  back: PassField[]
}
