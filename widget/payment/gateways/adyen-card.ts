import { AdyenCheckout, Card } from '@adyen/adyen-web'
import css from '@adyen/adyen-web/styles/adyen.css'

import type { AnswerOf } from '../../../shared/contract/define.ts'
import type { payments } from '../../../shared/contract/payments.ts'
import { LOAD_MS } from '../../../shared/element.ts'
import { LOCALES } from '../../../shared/locales.ts'
import type { GatewayAccount } from '../../../shared/model/hotel/checkout-settings.ts'
import type { CardKind } from '../../../shared/payments.ts'
import { adoptStylesheet } from '../../ui/styles/adopt-stylesheet.ts'
import type { StyleRoot } from '../../ui/styles/adopt-stylesheet.ts'
import type { CardFields, CardFieldsSetting, CardLimits } from '../card-fields.ts'

type Session = AnswerOf<typeof payments.adyenSession>['data']

const NAMES: Record<CardKind, string> = { visa: 'visa', master: 'mc', jcb: 'jcb', amex: 'amex', diners: 'diners' }
const kindOf = (name = '') => Object.entries(NAMES).find(([, theirs]) => theirs === name)?.[0] ?? name

/** Adyen's own fields: its frames encrypt what is typed, and the server pays with what comes of it. */
export async function openAdyenCard(
  setting: CardFieldsSetting,
  { client_key, environment }: GatewayAccount,
  { id, session_data }: Session,
): Promise<CardFields> {
  const { place, view, on } = setting
  adoptStylesheet(place.getRootNode() as StyleRoot, css) // it stands in the widget's root
  const late = view.setTimeout(on.failed, LOAD_MS)
  const checkout = await AdyenCheckout({
    session: { id, sessionData: session_data },
    clientKey: client_key,
    environment,
    locale: LOCALES[setting.locale].tag,
    showPayButton: false,
    analytics: { enabled: false },
  })

  const typed = { last4: '', expiry: '' }
  let limits = setting.limits
  const card = new Card(checkout, {
    ...limitsOf(limits),
    hasHolderName: true,
    holderNameRequired: true,
    exposeExpiryDate: true,
    onConfigSuccess() {
      view.clearTimeout(late)
      on.ready()
    },
    onFieldValid({ endDigits = typed.last4, expiryDate = typed.expiry }) {
      Object.assign(typed, { last4: endDigits, expiry: expiryDate })
    },
    onBrand: ({ brand }) => on.changed({ isComplete: card.isValid, brand: kindOf(brand) }),
  }).mount(place)

  return {
    async tokenise() {
      if (!card.isValid) {
        card.showValidation()
        return { kind: 'invalid' }
      }
      const { paymentMethod } = card.data
      const { brand, holderName: holder = '' } = paymentMethod
      return { kind: 'token', token: JSON.stringify(paymentMethod), brand: kindOf(brand), holder, ...typed }
    },
    limit(next) {
      // An update draws the fields anew, and they lose what was typed.
      if (next.until === limits.until && next.brands.join() === limits.brands.join()) return
      limits = next
      card.update(limitsOf(next))
    },
    stop() {
      view.clearTimeout(late)
      card.unmount()
    },
  }
}

/** 2026-11-24: good through 11/26. */
const limitsOf = ({ brands, until }: CardLimits) => ({
  brands: brands.map((kind) => NAMES[kind]),
  minimumExpiryDate: `${until.slice(5, 7)}/${until.slice(2, 4)}`,
})
