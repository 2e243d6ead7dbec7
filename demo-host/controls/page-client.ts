// The control surface in a browser: shows what the JSON says and sends the forms as JSON. Text only, never markup.
const POLL_MS = 2000
const SHOWN_CALLS = 300

type Mail = {
  id: number
  to_address: string
  subject: string
  received_at: string
  attachments: { name: string }[]
}
type Call = {
  seq: number
  at: string
  method: string
  path: string
  query: unknown
  headers: unknown
  body: unknown
  status: number
  ms: number
}

const place = (id: string) => document.getElementById(id)
const told = (text: string) => place('told')?.replaceChildren(text)

function made(name: string, text = '', className = ''): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  if (className) element.className = className
  return element
}

async function read(address: string) {
  const answer = await fetch(address, { headers: { accept: 'application/json' } })
  return answer.json()
}

async function showInbox() {
  const { data }: { data: Mail[] } = await read('/demo/inbox.json')
  const list = place('mails')
  const frame = place('mail')
  if (!list || !(frame instanceof HTMLIFrameElement) || list.dataset.newest === String(data[0]?.id)) return
  list.dataset.newest = String(data[0]?.id)
  list.replaceChildren(...data.map((mail) => mailButton(mail, frame)))
  if (data.length === 0) list.textContent = 'No mail yet.'
  // Beside the list there is room for a letter; the newest is what somebody came for.
  const newest = list.querySelector('button')
  if (newest && frame.hidden && window.matchMedia('(min-width: 801px)').matches) newest.click()
}

/** On the reader's own clock. */
const received = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

function mailButton(mail: Mail, frame: HTMLIFrameElement): HTMLElement {
  const button = made('button')
  const small = made('small')
  small.append(made('bdi', mail.to_address), ` · ${received.format(new Date(mail.received_at))}`)
  // In whatever direction its language is written.
  const subject = made('span', mail.subject)
  subject.dir = 'auto'
  button.append(subject, small)
  button.addEventListener('click', () => {
    for (const other of document.querySelectorAll('#mails button')) other.removeAttribute('aria-current')
    button.setAttribute('aria-current', 'true')
    frame.hidden = false
    frame.src = `/demo/inbox/${mail.id}`
    place('files')?.replaceChildren(...mail.attachments.map(({ name }) => fileLink(mail.id, name)))
  })
  return button
}

function fileLink(id: number, name: string): HTMLElement {
  const link = document.createElement('a')
  link.href = `/demo/inbox/${id}/${encodeURIComponent(name)}`
  link.textContent = name
  return link
}

/** Up to here every call is shown; one that is answered late is shown when it is. */
let seen = 0
const shown = new Set<number>()
async function showLog() {
  const { data, last, open }: { data: Call[]; last: number; open: number[] } = await read(
    `/demo/log.json?since=${seen}`,
  )
  const rows = place('calls')
  for (const call of data.filter(({ seq }) => !shown.has(seq))) {
    shown.add(call.seq)
    rows?.prepend(callRow(call))
  }
  seen = Math.min(last, ...open.map((seq) => seq - 1))
  for (const old of [...(rows?.children ?? [])].slice(SHOWN_CALLS)) old.remove()
}

function callRow(call: Call): HTMLElement {
  const row = made('tr')
  const details = made('details')
  const { query, headers, body } = call
  details.append(
    made('summary', `${call.method} ${call.path}`),
    made('pre', JSON.stringify({ query, headers, body }, null, 2)),
  )
  const cell = made('td', '', 'wide')
  cell.append(details)
  const isGood = call.status >= 200 && call.status < 400
  const status = made('td', call.status === 0 ? 'dropped' : String(call.status), isGood ? 'good' : 'bad')
  row.append(made('td', call.at.slice(11, 19)), cell, status, made('td', String(call.ms)))
  return row
}

async function showErrors() {
  const { data }: { data: { received_at: string; route: string; message: string; stack: string }[] } =
    await read('/demo/errors')
  const rows = data.map(({ received_at, route, message, stack }) => {
    const row = made('tr')
    const cell = made('td', message, 'wide')
    cell.title = stack
    row.append(made('td', received_at.slice(11, 19)), made('td', route), cell)
    return row
  })
  place('errors')?.replaceChildren(...rows)
}

async function showClock() {
  const { data }: { data: { now: string } } = await read('/demo/clock')
  place('now')?.replaceChildren(`${data.now.slice(0, 19).replace('T', ' ')} UTC`)
}

async function showWorld() {
  const { data }: { data: { next_answers: unknown[] } } = await read('/demo/world')
  place('armed')?.replaceChildren(
    data.next_answers.length === 0 ? 'No answer is armed.' : `Armed: ${JSON.stringify(data.next_answers)}`,
  )
}

/** Empty fields are left out; numbers and yes/no travel as what they are. */
function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = form.dataset.what ? { kind: form.dataset.what } : {}
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    if (field.value === '') continue
    const isYesNo = field.value === 'true' || field.value === 'false'
    values[field.name] =
      field.dataset.kind === 'number' ? Number(field.value) : isYesNo ? field.value === 'true' : field.value
  }
  return values
}

async function send(form: HTMLFormElement) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(form.dataset.action ?? '', {
    method: 'POST',
    headers,
    body: JSON.stringify(valuesOf(form)),
  })
  const answered = await answer.json()
  told(answer.ok ? `Done: ${JSON.stringify(answered.data)}` : answered.errors[0].title)
  await show()
}

const SHOWS: Record<string, () => Promise<void>> = {
  inbox: showInbox,
  log: showLog,
  errors: showErrors,
  clock: showClock,
  world: showWorld,
}
const show = async () => SHOWS[document.body.dataset.page ?? '']?.().catch(() => told('The provider does not answer.'))

for (const form of document.querySelectorAll('form'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send(form).catch(() => told('The provider does not answer.'))
  })
void show()
setInterval(show, POLL_MS)
