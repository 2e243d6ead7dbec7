import type { InputOf } from '../../shared/contract/define.ts'
import type { payments } from '../../shared/contract/payments.ts'
import type { GatewayAccount } from '../../shared/model/hotel/checkout-settings.ts'
import type { Locale } from '../../shared/locales.ts'
import type { ErrorField } from '../../shared/errors.ts'
import type { CardKind } from '../../shared/payments.ts'
import type { Api } from '../lib/api.ts'

export type Tokenised =
  | { kind: 'token'; token: string; brand: string; last4: string; expiry: string; holder: string }
  /** The fields say themselves what is wrong, and have the focus. */
  | { kind: 'invalid' }
  /** The gateway does not answer; nothing was charged. */
  | { kind: 'failed' }

/** What the server and a gateway agree on before the guest pays. */
export type Agreement = InputOf<typeof payments.adyenSession>

/** A gateway's own fields in the page. The card stays in them. */
export type CardFields = {
  tokenise: () => Promise<Tokenised>
  /** Brands, the last day of the stay and what the bank found wrong may change while the fields stand. */
  limit: (limits: CardLimits) => void
  stop: () => void
}

/** `wrong`: the field that a refusal was about, which the gateway's form marks itself (ERR-044, ERR-045). */
export type CardLimits = { brands: readonly CardKind[]; until: string; wrong?: ErrorField | false | null }

/** What the fields of any gateway's own frame need. */
export type HostedSetting = {
  view: Window
  place: HTMLElement
  title: string
  config: { client_key: string; origin: string }
  locale: Locale
  limits: CardLimits
  /** The brand of a card kept before, of which only the security code is asked. */
  kept: CardKind | undefined
  /** A Korean card is also asked whose it is (AMB-69). */
  isDomestic: boolean
  newId: () => string
  on: {
    ready: () => void
    failed: () => void
    changed: (state: { isComplete: boolean; brand: string | null }) => void
  }
}

export type CardFieldsSetting = HostedSetting & {
  /** The hotel's own with the gateway itself, whose script then comes instead of the simulator's form. */
  account: GatewayAccount | null
  api: Api
  agree: () => Promise<Agreement>
}

export type OpenCardFields = (setting: CardFieldsSetting) => CardFields | Promise<CardFields>
