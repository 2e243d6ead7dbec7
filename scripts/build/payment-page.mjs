// Writes dist/payment-page.json: every script of the page that guests pay in, with its hash and its reason (PCI DSS 6.4.3),
// which npm run check:payment-page compares with what is served (11.6.1).
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Why a file is on the page, by what stands in it; the first row that fits says it. */
const REASONS = [
  [/^widget\/document\./, "Starts the widget in its own document, which holds the gateway's card fields."],
  [/^widget\/payment\/wallets\//, "Offers PayPal and other wallets; PayPal's own script is fetched by it alone."],
  [/^widget\/payment\/saved-cards\//, 'Lets members pay with a card the gateway keeps for them.'],
  [
    /^widget\/payment\//,
    "Takes the payment: opens the gateway's card fields, sends their token, shows the bank's page.",
  ],
  [
    /^widget\/features\/(checkout|payment-link)\//,
    'Asks for guest, extras and payment, and tells how the booking ended.',
  ],
  [/^widget\/features\/(search|results|currency)\//, 'Searches rooms and shows them with their prices.'],
  [
    /^widget\/features\/(sign-in|account|external|corporate)\//,
    'Signs members and companies in and shows them what they have.',
  ],
  [/^widget\/features\/(manage|unsubscribe)\//, 'Shows, changes and cancels a booked stay, and ends mails.'],
  [/^widget\/features\/lottery\//, 'Enters members for rooms given by lot and shows what became of it.'],
  [/^widget\/features\/legal\//, 'Shows the terms and the privacy policy that guests agree to.'],
  [/^widget\/features\/ota\//, "Shows an agency's hotels, and the guest's choice before it is paid."],
  [/^widget\/features\/(recommender|facilities)\//, 'Shows what the hotel recommends and has.'],
  [/^widget\/(app|index\.)/, 'Puts the screens of the widget together and speaks to the page around it.'],
  [/^widget\/(state|ui|lib)\//, 'What several screens of the widget share.'],
  [/^loader\//, "Puts the widget into the hotel's page and speaks to it."],
  [/^locales\//, 'Words of one language.'],
  [/^shared\//, 'Tables and rules that widget and server share.'],
]
/** A file without modules of ours: a package by itself, or rollup's own between an entry and what it gives away. */
const OF_PACKAGES = 'What packages of package-lock.json bring, or the name of another file alone.'
/** Files that the server finishes with the addresses of its installation, or with words, when it starts. */
const FINISHED = {
  '/v1/loader.js': "The tag in the hotel's page: defines the element and fetches the rest when it is seen.",
  '/v1/old-browser.js': 'Tells guests of browsers that cannot read the widget so.',
  '/v1/entries/booking.js': 'Names the hashed file that the loader fetches.',
}
/** As text in the document, whose policy names it by its hash. */
const INLINE = 'Asks for session and settings, and for the words of the language, while the files are on their way.'
const ELSEWHERE = {
  'https://*.paypal.com': "PayPal's buttons, at hotels with an account of PayPal.",
  'https://challenges.cloudflare.com': 'Turnstile tells people from machines, at hotels that ask for it.',
}
const HEADERS = {
  'content-security-policy':
    'Runs only scripts of this origin, sends only to the origins of the product and its gateways.',
  'cross-origin-opener-policy': 'No page that opened this one keeps a hold of it, but where a sign-in window waits.',
  'permissions-policy': 'No camera, no place, no microphone.',
  'x-content-type-options': 'A file is never taken for a script that it is not.',
  'referrer-policy': 'Addresses of stays are not told to other sites.',
  'strict-transport-security': 'Over https: never without it again.',
}
const AUTHORISED_BY = 'a reviewed commit of this repository, and package-lock.json for what comes from packages'

const described = (table, name) => Object.entries(table).map(([key, why]) => ({ [name]: key, why }))

function reasonOf(name, modules) {
  if (modules.length === 0) return OF_PACKAGES
  const row = REASONS.find(([pattern]) => modules.some((id) => pattern.test(id)))
  if (row) return row[1]
  throw new Error(`${name} is on the payment page and has no reason in scripts/build/payment-page.mjs`)
}

const integrityOf = (path) => `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`

function scriptsIn(dist, list, folder) {
  const { files } = JSON.parse(readFileSync(join(dist, list), 'utf8'))
  return Object.entries(files).map(([name, { modules }]) => {
    return { path: `/assets/${name}`, integrity: integrityOf(join(dist, folder, name)), why: reasonOf(name, modules) }
  })
}

/** Stands behind what writes the lists of files it reads (rollup.config.mjs). */
export const paymentPage = (dist) => ({
  name: 'payment-page',
  writeBundle() {
    const { version } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))
    const scripts = [...scriptsIn(dist, 'late.json', 'late'), ...scriptsIn(dist, 'manifest.json', 'widget')]
    const inventory = {
      version,
      authorised_by: AUTHORISED_BY,
      scripts: scripts.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
      inline: [{ integrity: integrityOf(join(dist, 'document-start.js')), why: INLINE }],
      finished_by_the_server: described(FINISHED, 'path'),
      elsewhere: described(ELSEWHERE, 'origin'),
      headers: described(HEADERS, 'name'),
    }
    writeFileSync(join(dist, 'payment-page.json'), `${JSON.stringify(inventory, null, 2)}\n`)
  },
})
