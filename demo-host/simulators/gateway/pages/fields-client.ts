import { isBrand } from '../card-rules.ts'
import type { CardError, CardField } from '../card-rules.ts'
import { SHAPES } from '../token-shapes.ts'
import type { CardGateway } from '../../../../shared/payments.ts'
import { createForm } from './fields-form.ts'
import { applyTheme } from './fields-theme.ts'

// Runs in the gateway's frame. The parent is one exact origin, named in the address; nobody else is heard or told.
const asked = new URLSearchParams(location.search)
const parentOrigin = asked.get('origin') ?? ''
const request = asked.get('request') ?? ''

type Answer =
  | { kind: 'ready' }
  | { kind: 'height'; height: number }
  | { kind: 'change'; complete: boolean; brand: string | null }
  | { kind: 'tokenised'; brand: string; last4: string; expiry: string; holder: string }
  | { kind: 'invalid'; field: CardField; code: CardError }
  | { kind: 'failed' }

const post = (answer: Answer, to = request) => window.parent.postMessage({ ...answer, request: to }, parentOrigin)

const form = createForm((complete, brand) => post({ kind: 'change', complete, brand }))
let isBusy = false

// The server has written it, from the ids it knows.
const gateway = document.body.dataset.gateway as CardGateway

async function tokenise(to: string) {
  const fault = form.check()
  if (fault) return post({ kind: 'invalid', ...fault }, to)
  if (isBusy) return

  isBusy = true
  try {
    const body = JSON.stringify({
      ...form.values(),
      key: asked.get('key') ?? '',
      gateway,
      session: asked.get('session') ?? undefined,
    })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/tokens', { method: 'POST', headers, body, credentials: 'omit' })
    const answered = await answer.json()
    if (answered.kind === 'invalid') form.show(answered.field, answered.code)
    if (answered.kind === 'tokenised') {
      const { token, ...card } = answered
      post({ ...card, ...SHAPES[gateway](token) }, to)
    } else post(answered.kind === 'invalid' ? answered : { kind: 'failed' }, to)
  } catch {
    // The gateway did not answer: nothing was charged, the guest may press the button again.
    post({ kind: 'failed' }, to)
  } finally {
    isBusy = false
  }
}

/** What a refusal of the bank was about, as the widget names it. */
const FIELDS_OF: Partial<Record<string, 'number' | 'expiry'>> = { cardNumber: 'number', cardExpiry: 'expiry' }

function settle(setting: Record<string, unknown>) {
  if (typeof setting.theme === 'object' && setting.theme !== null) applyTheme(setting.theme)
  const { until, brands } = setting
  if (typeof until === 'string') form.limit({ until })
  if (Array.isArray(brands)) form.limit({ brands: brands.filter(isBrand) })
  const field = FIELDS_OF[String(setting.wrong)]
  if (field) form.show(field, field)
}

window.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (!event.isTrusted || event.source !== window.parent || event.origin !== parentOrigin) return
  if (typeof event.data !== 'object' || event.data === null) return
  const message: Record<string, unknown> = { ...event.data }
  const to = typeof message.request === 'string' ? message.request : request
  if (message.kind === 'tokenise') void tokenise(to)
  if (message.kind === 'configure') settle(message)
  if (message.kind === 'focus') form.focus()
})

settle({
  theme: Object.fromEntries(
    [...asked].filter(([name]) => name.startsWith('theme.')).map(([name, value]) => [name.slice(6), value]),
  ),
  until: asked.get('until') ?? undefined,
  brands: asked.get('brands')?.split(','),
})
new ResizeObserver(() =>
  post({ kind: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) }),
).observe(document.body)
post({ kind: 'ready' })
// Of a card kept before the brand is known without a digit.
const { kept } = document.body.dataset
if (kept) post({ kind: 'change', complete: false, brand: kept })
