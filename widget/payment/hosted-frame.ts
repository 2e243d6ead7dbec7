import { boolean, enums, is, literal, nullable, number, string, type, union } from 'superstruct'
import type { Infer, Struct } from 'superstruct'

import { LOAD_MS } from '../../shared/element.ts'
import { CALL_TIMEOUT_MS } from '../../shared/constants.ts'
import type { CardGateway } from '../../shared/payments.ts'
import type { CardFields, HostedSetting, CardLimits, Tokenised } from './card-fields.ts'
import { themeOf } from './hosted-theme.ts'

const FIELDS = ['number', 'brand', 'expiry', 'cvc', 'holder', 'birth', 'pin'] as const
const answer = union([
  type({ kind: literal('ready'), request: string() }),
  type({ kind: literal('height'), request: string(), height: number() }),
  type({ kind: literal('change'), request: string(), complete: boolean(), brand: nullable(string()) }),
  type({
    kind: literal('tokenised'),
    request: string(),
    brand: string(),
    last4: string(),
    expiry: string(),
    holder: string(),
  }),
  type({ kind: literal('invalid'), request: string(), field: enums(FIELDS), code: string() }),
  type({ kind: literal('failed'), request: string() }),
])
type Answer = Infer<typeof answer>

/** What is particular about a gateway: its form, and where in its answer the token is. */
export type Shape<Given> = { gateway: CardGateway; holds: Struct<Given>; token: (given: Given) => string | undefined }

/** A gateway's card fields: one frame of its own origin. What it says counts only from that frame and that origin. */
export function openHostedFrame<Given>(setting: HostedSetting, shape: Shape<Given>, session?: string): CardFields {
  const { view, place, config, on } = setting
  const page = setting.newId()
  const waiting = new Map<string, (tokenised: Tokenised) => void>()
  let limits = setting.limits
  // Until its page is there the frame has another origin, and the browser complains about every message.
  let isReady = false

  const frame = view.document.createElement('iframe')
  frame.title = setting.title
  frame.src = addressOf(setting, page, { gateway: shape.gateway, ...(session && { session }) })
  frame.referrerPolicy = 'no-referrer'
  const late = view.setTimeout(on.failed, LOAD_MS)

  const post = (message: Record<string, unknown>) => frame.contentWindow?.postMessage(message, config.origin)
  const configure = (more?: CardLimits) =>
    post({ kind: 'configure', request: page, theme: themeOf(place, view), ...more })

  function heard(event: MessageEvent<unknown>) {
    if (event.source !== frame.contentWindow || event.origin !== config.origin) return
    if (!is(event.data, answer)) return
    if (event.data.request === page) tell(event.data)
    else settle(event.data)
  }

  function tell(message: Answer) {
    if (message.kind === 'ready') {
      view.clearTimeout(late)
      isReady = true
      configure(limits)
      on.ready()
    }
    if (message.kind === 'height') frame.style.blockSize = `${Math.ceil(message.height)}px`
    if (message.kind === 'change') on.changed({ isComplete: message.complete, brand: message.brand })
  }

  function settle(message: Answer) {
    const done = waiting.get(message.request)
    if (!done) return
    if (message.kind === 'tokenised') done(tokenOf(message, shape))
    else if (message.kind === 'invalid') done({ kind: 'invalid' })
    else if (message.kind === 'failed') done({ kind: 'failed' })
  }

  function tokenise(): Promise<Tokenised> {
    const request = setting.newId()
    return new Promise((resolve) => {
      const timer = view.setTimeout(() => done({ kind: 'failed' }), CALL_TIMEOUT_MS)
      const done = (tokenised: Tokenised) => {
        view.clearTimeout(timer)
        waiting.delete(request)
        resolve(tokenised)
      }
      waiting.set(request, done)
      post({ kind: 'tokenise', request })
    })
  }

  view.addEventListener('message', heard)
  // Night falls, or the page around has a switch: the colour of the place is one that changes (card-place.css).
  place.ontransitionend = () => isReady && configure()
  place.append(frame)
  return {
    tokenise,
    limit(next: CardLimits) {
      limits = next
      if (isReady) configure(next)
    },
    stop() {
      view.clearTimeout(late)
      view.removeEventListener('message', heard)
      place.ontransitionend = null
      for (const done of waiting.values()) done({ kind: 'failed' })
      frame.remove()
    },
  }
}

function tokenOf<Given>(message: Extract<Answer, { kind: 'tokenised' }>, { holds, token }: Shape<Given>): Tokenised {
  const { brand, last4, expiry, holder } = message
  const found = is(message, holds) ? token(message) : undefined
  return found ? { kind: 'token', token: found, brand, last4, expiry, holder } : { kind: 'failed' }
}

/** The frame answers to the origin named here and to nobody else. */
function addressOf(setting: HostedSetting, request: string, more: Record<string, string>): string {
  const { view, config, locale, limits, isDomestic, kept } = setting
  const address = new URL('/fields', config.origin)
  const asked = {
    key: config.client_key,
    origin: view.location.origin,
    request,
    locale,
    until: limits.until,
    brands: limits.brands.join(','),
    ...(isDomestic && { domestic: '1' }),
    ...(kept && { kept }),
    ...more,
  }
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
  return address.href
}
