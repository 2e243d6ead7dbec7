import { DEFAULT_LOCALE, LOCALES, isLocale } from '../../../../shared/locales.ts'
import type { Locale } from '../../../../shared/locales.ts'
import type { AdapterId } from '../../../../shared/payments.ts'
import { DEFAULT_CURRENCY, isCurrency } from '../../../../shared/currencies.ts'
import { money } from '../../../../shared/rules/money/money.ts'
import { html } from '../../../provider/kernel/html.ts'
import type { Html } from '../../../provider/kernel/html.ts'
import { BANK_TEXTS } from '../bank-texts.ts'
import type { BankTexts } from '../bank-texts.ts'
import type { ChargeRow } from '../events.ts'

const TAKER = 'Test Payments'
const BANK = 'Kumo Test Bank'
/** A wallet asks for itself, as the bank of a card does. */
const ASKERS: Partial<Record<AdapterId, string>> = { paypal: 'PayPal', amazon_pay: 'Amazon Pay' }
const askerOf = ({ gateway }: ChargeRow): string => ASKERS[gateway] ?? BANK
export const isWallet = ({ gateway }: ChargeRow): boolean => ASKERS[gateway] !== undefined
const MARKS: Record<string, string> = {
  visa: 'VISA',
  master: 'Mastercard',
  jcb: 'JCB',
  amex: 'American Express',
  diners: 'Diners Club',
}

export const localeOr = (wanted: unknown): Locale => (isLocale(wanted) ? wanted : DEFAULT_LOCALE)

function bank(locale: Locale, asker: string, title: string, content: Html): Html {
  const { tag, direction } = LOCALES[locale]
  return html`<!doctype html>
    <html lang="${tag}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} · ${asker}</title>
        <link rel="stylesheet" href="/bank.css" />
      </head>
      <body>
        <main class="bank">
          <div class="head" translate="no">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3 9.500 12 4l9 5.500M4 20h16M6 10v7m4-7v7m4-7v7m4-7v7" /></svg
            ><bdi>${asker}</bdi>
          </div>
          ${content}
        </main>
        <script src="/challenge.js"></script>
      </body>
    </html>`
}

const amountOf = (row: ChargeRow, locale: Locale) =>
  money({ amount: row.amount, currency: isCurrency(row.currency) ? row.currency : DEFAULT_CURRENCY }, locale)

const cardLine = (t: BankTexts, row: ChargeRow): Html =>
  html`<div>
    <dt>${t.card}</dt>
    <dd translate="no"><bdi dir="ltr">${MARKS[row.brand] ?? row.brand} ···· ${row.last4}</bdi></dd>
  </div>`

/** The bank's question. Without script the form works too: the answer page has the way back. */
export function challengePage(row: ChargeRow, locale: Locale, secret: string): Html {
  const t = BANK_TEXTS[locale]
  return bank(
    locale,
    askerOf(row),
    t.title,
    html`<form method="post" action="/challenge/${row.id}/decision?locale=${locale}">
        <input type="hidden" name="k" value="${secret}" />
        <section class="sheet">
          <h1>${t.title}</h1>
          <p>${t.lead}</p>
          <dl>
            <div>
              <dt>${t.amount}</dt>
              <dd class="sum"><bdi dir="ltr">${amountOf(row, locale)}</bdi></dd>
            </div>
            <div>
              <dt>${t.hotel}</dt>
              <dd><bdi>${row.hotel_name}</bdi></dd>
            </div>
            <div>
              <dt>${t.taker}</dt>
              <dd translate="no"><bdi>${TAKER}</bdi></dd>
            </div>
            ${isWallet(row) ? null : cardLine(t, row)}
          </dl>
          <div class="two">
            <button name="decision" value="cancel">${t.cancel}</button
            ><button class="main" name="decision" value="approve">${t.approve}</button>
          </div>
        </section>
        <div class="test">
          ${isWallet(row) ? null : html`<p>${t.testNote}</p>`}
          <div class="two">
            <button name="decision" value="fail">${t.fail}</button
            ><button type="button" id="silence">${t.silence}</button>
          </div>
        </div>
      </form>
      <section class="sheet" id="silent" hidden tabindex="-1">
        <h1>${t.silent}</h1>
        <p>${t.silentMore}</p>
      </section>`,
  )
}

const CLOSINGS = {
  answered: ['answered', 'answeredMore'],
  over: ['over', 'overMore'],
} as const satisfies Record<string, readonly [keyof BankTexts, keyof BankTexts]>

/** What stands there afterwards; the script tells the parent, or goes back by itself when the page stands alone. */
export function closedPage(kind: keyof typeof CLOSINGS, row: ChargeRow, locale: Locale): Html {
  const t = BANK_TEXTS[locale]
  const [title, more] = CLOSINGS[kind]
  return bank(
    locale,
    askerOf(row),
    t[title],
    html`<section class="sheet" id="done" data-charge="${row.id}" data-return="${row.return_url}">
      <h1>${t[title]}</h1>
      <p>${t[more]}</p>
      <a class="button" href="${row.return_url}" id="back">${t.goOn}</a>
    </section>`,
  )
}
