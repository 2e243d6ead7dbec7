import { LOCALES } from '../../../../shared/locales.ts'
import type { Locale } from '../../../../shared/locales.ts'
import type { CardGateway, CardKind } from '../../../../shared/payments.ts'
import { html } from '../../../provider/kernel/html.ts'
import type { Html } from '../../../provider/kernel/html.ts'
import { FIELD_TEXTS } from '../field-texts.ts'

type Field = {
  id: string
  label: string
  help?: string
  autocomplete: string
  numeric: boolean
  most: number
  brands?: true
}

const BRAND_NAMES: Record<CardKind, string> = {
  visa: 'VISA',
  master: 'Mastercard',
  jcb: 'JCB',
  amex: 'AMEX',
  diners: 'Diners',
}

/** Says by itself what the number is; whoever chooses is held to it (PAY-037). */
const brandChoice = (label: string): Html =>
  html`<select
    id="brand"
    name="brand"
    class="mark"
    autocomplete="cc-type"
    aria-label="${label}"
    aria-describedby="brand-wrong"
  >
    <option value="">${label}</option>
    ${Object.entries(BRAND_NAMES).map(([value, name]) => html`<option value="${value}">${name}</option>`)}
  </select>`

const field = (row: Field, place: 'whole' | 'half', brand = ''): Html =>
  html` <div class="field ${place === 'whole' ? 'whole' : ''}">
    <label for="${row.id}">${row.label}</label>
    <span class="box"
      ><input
        id="${row.id}"
        name="${row.id}"
        autocomplete="${row.autocomplete}"
        inputmode="${row.numeric ? 'numeric' : 'text'}"
        maxlength="${row.most}"
        placeholder="${row.id === 'expiry' ? (row.help ?? '') : ''}"
        aria-describedby="${row.id}-help ${row.id}-wrong"
        aria-required="true"
        spellcheck="false"
        autocapitalize="${row.id === 'holder' ? 'characters' : 'off'}"
      />${row.brands ? brandChoice(brand) : null}</span
    >
    <p class="help" id="${row.id}-help" ${row.id === 'expiry' ? html`hidden` : null}>${row.help ?? ''}</p>
    <p class="wrong" id="${row.id}-wrong" role="alert"></p>
    ${row.brands ? html`<p class="wrong" id="brand-wrong" role="alert"></p>` : null}
  </div>`

/** `today` comes from the server, whose clock decides. Domestic: a Korean card, which is also asked whose it is. */
export type FieldsRequest = {
  locale: Locale
  today: string
  gateway: CardGateway
  isDomestic: boolean
  /** The brand of a card kept before, of which only the security code is asked. */
  kept: CardKind | null
}

/** The page inside the widget's frame. */
export function fieldsPage({ locale, today, gateway, isDomestic, kept }: FieldsRequest): Html {
  const t = FIELD_TEXTS[locale]
  const { tag, direction } = LOCALES[locale]
  const number: Field = {
    id: 'number',
    label: t.number,
    autocomplete: 'cc-number',
    numeric: true,
    most: 40,
    brands: true,
  }
  const expiry: Field = {
    id: 'expiry',
    label: t.expiry,
    help: t.expiryHint,
    autocomplete: 'cc-exp',
    numeric: true,
    most: 9,
  }
  const cvc: Field = { id: 'cvc', label: t.cvc, help: t.cvcHint, autocomplete: 'cc-csc', numeric: true, most: 4 }
  const holder: Field = { id: 'holder', label: t.holder, autocomplete: 'cc-name', numeric: false, most: 60 }
  const birth: Field = { id: 'birth', label: t.birth, help: t.birthHint, autocomplete: 'off', numeric: true, most: 6 }
  const pin: Field = { id: 'pin', label: t.pin, help: t.pinHint, autocomplete: 'off', numeric: true, most: 2 }
  return html`<!doctype html>
    <html lang="${tag}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${t.title}</title>
        <link rel="stylesheet" href="/fields.css" />
      </head>
      <body
        data-gateway="${gateway}"
        data-kept="${kept ?? ''}"
        data-today="${today}"
        data-faults="${JSON.stringify(t.faults)}"
      >
        <form class="fields" novalidate aria-label="${t.title}">
          ${
            kept
              ? field(cvc, 'whole')
              : [field(number, 'whole', t.brand), field(expiry, 'half'), field(cvc, 'half'), field(holder, 'whole')]
          }
          ${isDomestic && !kept ? [field(birth, 'half'), field(pin, 'half')] : null}
        </form>
        <script src="/fields.js"></script>
      </body>
    </html>`
}
