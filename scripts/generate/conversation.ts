// docs/conversation.md: what a guest's browser and the bundled provider say to each other, from the start to a stay that is
// cancelled, as they said it. test/contract/server/conversation.test.ts holds the page to what they say today.
import { managing } from '../../shared/contract/managing.ts'
import { reservations } from '../../shared/contract/reservations.ts'
import { starting } from '../../shared/contract/starting.ts'
import { HEADERS } from '../../shared/headers.ts'
import { firstRoom, openGuest, TARO } from '../../test/contract/helpers/guest.ts'
import { openWorld, ORIGINS } from '../../test/contract/helpers/world.ts'
import { wrapped } from './reference/reference-fields.ts'

const HOTEL = 1
const CODE = 'shirotsuki'
const CHARACTERS = 60
const LINE = 116
/** Headers that the page shows; a browser sends more of its own. */
const SHOWN: readonly string[] = ['Content-Type', HEADERS.clientSession, HEADERS.idempotencyKey]
/** What proves somebody, and is another one each time. */
const SECRETS = ['client_session', 'token', 'bypass_token'] as const

/** An object whose fields are all alike. */
const ALIKE = 'shades'

type Exchange = { method: string; url: string; headers: Headers; body: string; status: number; answer: unknown }

const STEPS = [
  ['A guest comes', 'A session, which every later call carries. The widget of this release asks for it and for the settings in one question, `POST /hotels/{code}/start`; where that is answered 404 it asks for one after the other, as here.'],
  ['What the hotel is', 'Everything of its settings that the widget goes by; what an answer lacks has a default (see the reference).'],
  ['They search', 'A list of what is asked for: one party for each room. `bookable=true` leaves out what cannot be had.'],
  ['A room is chosen', 'The price of all of it, and a quote that holds it. Sums are whole numbers of the smallest unit of the currency.'],
  ['They book', 'By the quote, with the total the guest was shown: where that is another one today, nothing is booked and the answer says so. The key makes a second press the same stay.'],
  ['They read what is booked', 'By number and e-mail, or by the token of the answer before.'],
  ['They cancel', 'What it costs and what goes back is in the answer, and was told by the one before.'],
] as const // prettier-ignore

/** The page, written from a stay of today in a world of its own. */
export async function conversationPage(): Promise<string> {
  const said = await converse()
  if (said.length !== STEPS.length) throw new Error(`${said.length} calls, told in ${STEPS.length} steps`)
  const parts = STEPS.map(([title, says], index) => `## ${title}\n\n${wrapped(says)}\n\n${shown(said[index])}`)
  return `# A stay, as it goes over the wire

One guest, two nights, paid at the hotel: every call from the start to the cancelling, and what the bundled provider answered. It is
written by \`npm run conversation\`, and a test holds it to what is said today. Of a list the first element is shown, long texts are
cut, addresses are written without percent signs, and what proves the guest has its name in place of itself. Every field with its bounds stands in the
[reference](reference/README.md); what another provider needs, in [conformance.md](conformance.md).

${parts.join('\n\n')}
`
}

async function converse(): Promise<Exchange[]> {
  const world = await openWorld()
  const said: Exchange[] = []
  try {
    const guest = await openGuest({
      async fetch(input, init) {
        const answer = await world.fetch(input, init)
        const { method = 'GET', body } = init ?? {}
        const of = {
          url: String(input),
          headers: new Headers(init?.headers),
          body: typeof body === 'string' ? body : '',
        }
        said.push({ method, ...of, status: answer.status, answer: await answer.clone().json() })
        return answer
      },
    })
    await guest.send(starting.settings, { code: CODE })
    const chosen = await firstRoom(guest, HOTEL, 'on_site')
    const { allow_duplicate: _, ...booking } = await guest.booking(HOTEL, 'on_site', [chosen])
    const booked = await guest.book(HOTEL, booking, '5f0c2c9e-7d43-4d0b-9a57-3f6c3d1a8b10')
    const which = { hotelId: HOTEL, reservationId: booked.body.data.reservation_number }
    await guest.send(reservations.show, { ...which, query: { email: TARO.email } })
    const key = { [HEADERS.idempotencyKey]: '0d7c1f64-52f5-4c36-8a2e-6b9be2ad9f02' }
    const cancelling = { reason: 'dates', details: '', cancellation_fee_displayed: 0 } as const
    await guest.send(managing.cancel, { ...which, query: { email: TARO.email }, body: cancelling }, key)
    return said
  } finally {
    await world.close()
  }
}

function shown(exchange: Exchange | undefined): string {
  if (!exchange) return ''
  const { method, url, headers, body, status, answer } = exchange
  const { origin, pathname, search } = new URL(url)
  const asked = [
    `${method} ${pathname}${decodeURIComponent(search)}`,
    `Host: ${origin === ORIGINS.api ? 'api' : 'identity'}.example`,
  ]
  for (const name of SHOWN) {
    const value = headers.get(name)
    if (value !== null) asked.push(`${name}: ${name === HEADERS.clientSession ? '<client_session>' : value}`)
  }
  const sent = body.startsWith('{') ? `\n${json(JSON.parse(body))}` : body && `\n${body}`
  return `\`\`\`http\n${[...asked, ...(sent ? [sent] : [])].join('\n')}\n\`\`\`\n\n\`${status}\`\n\n\`\`\`jsonc\n${json(answer)}\n\`\`\``
}

/** As JSON.stringify, but what fits into a line stands in one, and a list says how many more there are. */
function json(value: unknown, indent = '', name = ''): string {
  if (typeof value === 'string') return JSON.stringify(isSecret(name) ? `<${name}>` : short(value))
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const all = Array.isArray(value)
    ? value.map((one) => json(one, inner))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${json(one, inner, key)}`)
  if (all.length === 0) return `${open}${close}`
  const parts = Array.isArray(value) || name === ALIKE ? all.slice(0, 1) : all
  const more = all.length > parts.length ? `and ${all.length - parts.length} more` : ''
  const line = `${open} ${parts.join(', ')}${more && ` /* ${more} */`} ${close}`
  if (!line.includes('\n') && indent.length + name.length + line.length < LINE) return line
  return `${open}\n${parts.map((one) => `${inner}${one}`).join(',\n')}${more && `\n${inner}// ${more}`}\n${indent}${close}`
}

const isSecret = (name: string) => SECRETS.some((one) => one === name)
const short = (text: string) => (text.length > CHARACTERS ? `${text.slice(0, CHARACTERS)}…` : text)
