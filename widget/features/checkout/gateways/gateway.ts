import type { Locale } from '../../../../shared/locales.ts'
import type { CardKind } from '../../../../shared/payments.ts'

export type Tokenised =
  | { kind: 'token'; token: string; brand: string; last4: string; expiry: string }
  /** The fields say themselves what is wrong, and have the focus. */
  | { kind: 'invalid' }
  /** The gateway does not answer; nothing was charged. */
  | { kind: 'failed' }

/** A gateway's own fields in the page. The card number stays in them. */
export type CardFields = {
  tokenise: (holder: string) => Promise<Tokenised>
  /** Brands and the last day of the stay may change while the fields stand. */
  limit: (limits: CardLimits) => void
  stop: () => void
}

export type CardLimits = { brands: readonly CardKind[]; until: string }

export type CardFieldsSetting = {
  view: Window
  place: HTMLElement
  title: string
  config: { client_key: string; origin: string }
  locale: Locale
  limits: CardLimits
  newId: () => string
  on: {
    ready: () => void
    failed: () => void
    changed: (state: { isComplete: boolean; brand: string | null }) => void
  }
}

export type OpenCardFields = (setting: CardFieldsSetting) => CardFields
