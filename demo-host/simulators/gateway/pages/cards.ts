import { html } from '../../../provider/kernel/html.ts'
import type { Html } from '../../../provider/kernel/html.ts'
import { BRANDS } from '../card-rules.ts'
import { TEST_CARDS } from '../cards.ts'
import type { TestCard } from '../cards.ts'

const spaced = ({ number, brand }: TestCard) =>
  [...number].map((digit, at) => (BRANDS[brand].gaps.includes(at) ? ` ${digit}` : digit)).join('')

const row = (card: TestCard): Html =>
  html` <tr>
    <td><code>${spaced(card)}</code></td>
    <td><button type="button" data-copy="${card.number}" aria-label="Copy ${spaced(card)}">Copy</button></td>
    <td>${card.brand}</td>
    <td>${card.outcome.kind === 'refuses' ? card.outcome.code : '–'}</td>
    <td>${card.meaning}</td>
  </tr>`

export const cardsPage = (): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Test cards</title>
        <link rel="stylesheet" href="/cards.css" />
      </head>
      <body>
        <main class="bank">
          <div class="head">Test Payments</div>
          <section class="sheet">
            <h1>Test cards</h1>
            <p>
              Only these numbers are taken. Any expiry to come and any security code (three digits, four for amex) will
              do. The last four digits of a refused card are its error code.
            </p>
            <div class="rows" tabindex="0" role="region" aria-label="Test cards">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Number</th>
                    <th scope="col"><span aria-hidden="true"></span></th>
                    <th scope="col">Brand</th>
                    <th scope="col">Code</th>
                    <th scope="col">What happens</th>
                  </tr>
                </thead>
                <tbody>
                  ${TEST_CARDS.map(row)}
                </tbody>
              </table>
            </div>
            <p role="status" id="copied"></p>
          </section>
        </main>
        <script src="/cards.js"></script>
      </body>
    </html>`
