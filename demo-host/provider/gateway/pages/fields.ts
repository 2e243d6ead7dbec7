import { LOCALES } from '../../../../shared/locales.ts'
import type { Locale } from '../../../../shared/locales.ts'
import { html } from '../../outside/html.ts'
import type { Html } from '../../outside/html.ts'
import { FIELD_TEXTS } from '../field-texts.ts'

type Field = {
  id: string
  label: string
  help?: string
  autocomplete: string
  numeric: boolean
  most: number
  mark?: true
}

const field = (row: Field, place: 'whole' | 'half'): Html =>
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
      />${row.mark ? html`<span class="mark"><b id="brand" aria-live="polite"></b></span>` : null}</span
    >
    <p class="help" id="${row.id}-help" ${row.id === 'expiry' ? html`hidden` : null}>${row.help ?? ''}</p>
    <p class="wrong" id="${row.id}-wrong" role="alert"></p>
  </div>`

/** The page inside the widget's frame. `today` comes from the server, whose clock decides. */
export function fieldsPage(locale: Locale, today: string, hasHolder: boolean): Html {
  const t = FIELD_TEXTS[locale]
  const { tag, direction } = LOCALES[locale]
  const number: Field = {
    id: 'number',
    label: t.number,
    autocomplete: 'cc-number',
    numeric: true,
    most: 40,
    mark: true,
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
  return html`<!doctype html>
    <html lang="${tag}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${t.title}</title>
        <link rel="stylesheet" href="/fields.css" />
      </head>
      <body data-today="${today}" data-faults="${JSON.stringify(t.faults)}">
        <form class="fields" novalidate aria-label="${t.title}">
          ${field(number, 'whole')}${field(expiry, 'half')}${field(cvc, 'half')}${hasHolder ? field(holder, 'whole') : null}
        </form>
        <script src="/fields.js"></script>
      </body>
    </html>`
}
