import { html } from '../provider/kernel/html.ts'
import type { Html } from '../provider/kernel/html.ts'
import { HOTEL_ACTION_FORMS } from './hotel-action-forms.ts'

export type DemoPage = 'index' | 'inbox' | 'log' | 'errors' | 'clock' | 'world'

const LINKS: readonly { page: DemoPage | 'cards'; href: string; name: string; about: string }[] = [
  { page: 'inbox', href: '/demo/inbox', name: 'Inbox', about: 'Every mail the provider sent, as the guest gets it.' },
  {
    page: 'log',
    href: '/demo/log',
    name: 'Requests',
    about: 'What the widget asked and what it was told, newest first.',
  },
  { page: 'errors', href: '/demo/errors', name: 'Errors', about: 'What went wrong in widgets, as they reported it.' },
  {
    page: 'clock',
    href: '/demo/clock',
    name: 'Clock',
    about: 'Move the time: holds end, deadlines pass, points arrive.',
  },
  {
    page: 'world',
    href: '/demo/world',
    name: 'World',
    about: 'Sell out a room, change a price, break the next answer.',
  },
  { page: 'cards', href: '/demo/cards', name: 'Test cards', about: 'Card numbers and what the bank does with each.' },
]

type Field = {
  name: string
  label: string
  type?: string
  value?: string
  options?: readonly string[]
  optional?: true
}
export type Form = {
  action: string
  title: string
  about: string
  button: string
  kind?: string
  fields: readonly Field[]
}

const ROOM: Field = { name: 'room_type_code', label: 'Room code' }
const NIGHTS: readonly Field[] = [
  { name: 'from', label: 'First night', type: 'date' },
  { name: 'to', label: 'Last night', type: 'date' },
]
const HOTEL: Field = { name: 'hotel', label: 'Hotel code', value: 'demo' }

const FORMS: Partial<Record<DemoPage, readonly Form[]>> = {
  clock: [
    {
      action: '/demo/clock',
      title: 'Go on',
      about: 'A minus goes back.',
      button: 'Move',
      fields: [{ name: 'advance_minutes', label: 'Minutes', type: 'number', value: '15' }],
    },
    {
      action: '/demo/clock',
      title: 'Go to a moment',
      about: 'With its zone, such as 2026-11-20T09:00:00+09:00.',
      button: 'Set',
      fields: [{ name: 'now', label: 'Moment' }],
    },
    {
      action: '/demo/clock',
      title: 'Back to real time',
      about: 'The clock runs as the machine does.',
      button: 'Reset',
      fields: [{ name: 'reset', label: 'Reset', type: 'hidden', value: 'true' }],
    },
  ],
  world: [
    {
      action: '/demo/world',
      kind: 'sell_out',
      title: 'Sell out a room',
      about: 'Leaves so many free; none if empty.',
      button: 'Sell out',
      fields: [HOTEL, ROOM, ...NIGHTS, { name: 'left', label: 'Left', type: 'number', optional: true }],
    },
    {
      action: '/demo/world',
      kind: 'close_plan',
      title: 'Close a plan',
      about: 'Or open it again.',
      button: 'Apply',
      fields: [
        HOTEL,
        { name: 'hotel_plan_code', label: 'Plan code' },
        ...NIGHTS,
        { name: 'closed', label: 'Closed', options: ['true', 'false'] },
      ],
    },
    {
      action: '/demo/world',
      kind: 'change_price',
      title: 'Change a price',
      about: 'In percent of what it is now. Quotes of the old price are no longer valid.',
      button: 'Change',
      fields: [
        HOTEL,
        { name: 'room_plan_code', label: 'Room plan code' },
        ...NIGHTS,
        { name: 'percent', label: 'Percent', type: 'number', value: '110' },
      ],
    },
    {
      action: '/demo/world',
      kind: 'edit_reservation',
      title: 'Edit a reservation as staff',
      about: 'The guest can then no longer change or cancel it online.',
      button: 'Edit',
      fields: [
        { name: 'reservation_number', label: 'Reservation number' },
        { name: 'first_name', label: 'First name', optional: true },
        { name: 'last_name', label: 'Last name', optional: true },
      ],
    },
    {
      action: '/demo/world',
      kind: 'change_rates',
      title: 'Change the exchange rates',
      about: 'What one currency is worth, in percent of now. Prices shown before have to be confirmed again.',
      button: 'Change',
      fields: [
        { name: 'currency', label: 'Currency', value: 'JPY' },
        { name: 'percent', label: 'Percent', type: 'number', value: '105' },
      ],
    },
    {
      action: '/demo/world',
      kind: 'move_guest',
      title: 'Where the guests are',
      about: 'The country of this machine, for the currency that is suggested first.',
      button: 'Move',
      fields: [{ name: 'country', label: 'Country (two letters)', value: 'DE' }],
    },
    ...HOTEL_ACTION_FORMS,
    {
      action: '/demo/world',
      kind: 'next_answer',
      title: 'The next answer',
      about: 'A path as the contract writes it (/hotels/:hotelId/rooms) or * for any.',
      button: 'Arm',
      fields: [
        { name: 'method', label: 'Method', options: ['', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE'], optional: true },
        { name: 'path', label: 'Path', value: '*' },
        { name: 'status', label: 'Status', type: 'number', optional: true },
        { name: 'code', label: 'Error code', type: 'number', optional: true },
        { name: 'title', label: 'Title', optional: true },
        { name: 'delay_ms', label: 'Delay in ms', type: 'number', optional: true },
        { name: 'drop', label: 'Drop', options: ['', 'true'], optional: true },
        { name: 'after', label: 'After the work', options: ['', 'true'], optional: true },
        { name: 'times', label: 'Times', type: 'number', optional: true },
      ],
    },
    {
      action: '/demo/world',
      kind: 'clear',
      title: 'Forget the armed answers',
      about: '',
      button: 'Forget',
      fields: [],
    },
  ],
}

const field = ({ name, label, type = 'text', value = '', options, optional }: Field): Html => {
  const kind = type === 'number' ? 'number' : options ? 'choice' : 'text'
  if (type === 'hidden') return html`<input type="hidden" name="${name}" value="${value}" data-kind="choice" />`
  if (options)
    return html`<label
      >${label}<select name="${name}" data-kind="${kind}">
        ${options.map((each) => html`<option>${each}</option>`)}
      </select></label
    >`
  return html`<label
    >${label}<input
      name="${name}"
      type="${type}"
      value="${value}"
      data-kind="${kind}"
      ${optional ? null : html`required`}
  /></label>`
}

const form = (row: Form): Html =>
  html`<form data-action="${row.action}" data-what="${row.kind ?? ''}">
    <h2>${row.title}</h2>
    <p>${row.about}</p>
    ${row.fields.map(field)}<button>${row.button}</button>
  </form>`

/** A table that is filled by the page's script; it scrolls by itself, also by keyboard. */
const rows = (label: string, id: string, columns: readonly string[]) =>
  html`<div class="rows" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody id="${id}"></tbody>
    </table>
  </div>`

const SHOWN: Record<DemoPage, Html> = {
  index: html`<h1>Behind the demo</h1>
    <p>This server plays the hotel, its mail and its bank. Here you see what it does, and can make it behave badly.</p>
    <ul class="list">
      ${LINKS.map(({ href, name, about }) => html`<li><a href="${href}">${name}</a><span>${about}</span></li>`)}
    </ul>`,
  inbox: html`<h1>Inbox</h1>
    <p id="files"></p>
    <div class="two">
      <div id="mails"></div>
      <iframe id="mail" title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" hidden></iframe>
    </div>`,
  log: html`<h1>Requests</h1>
    <p>
      Secrets are shown as fingerprints. Tests read <a href="/demo/log.json">log.json</a> with <code>?since=</code>.
    </p>
    ${rows('Requests', 'calls', ['Time', 'Call', 'Status', 'ms'])}`,
  errors: html`<h1>Errors</h1>
    <p>
      Addresses, numbers and tokens were taken out before they were sent. Widgets under <code>localhost</code>, a number
      of this machine or <code>*.local</code> send nothing: there each is a line of the browser's console.
    </p>
    ${rows('Errors', 'errors', ['Time', 'Screen', 'Message'])}`,
  clock: html`<h1>Clock</h1>
    <time class="huge" id="now"></time>`,
  world: html`<h1>World</h1>
    <p id="armed"></p>`,
}

export function demoPage(name: DemoPage): Html {
  const links = LINKS.map(
    (link) => html`<a href="${link.href}" ${link.page === name ? html`aria-current="page"` : null}>${link.name}</a>`,
  )
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${name} · Behind the demo</title>
        <link rel="stylesheet" href="/demo/demo.css" />
      </head>
      <body data-page="${name}">
        <header>
          <nav aria-label="Demo">
            <b><a href="/demo/">Behind the demo</a></b
            >${links}
          </nav>
        </header>
        <main>
          ${SHOWN[name]}
          <p role="status" id="told"></p>
          ${(FORMS[name] ?? []).map(form)}
        </main>
        <script src="/demo/demo.js"></script>
      </body>
    </html>`
}
