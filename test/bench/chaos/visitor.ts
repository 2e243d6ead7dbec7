import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { accounts } from '../../../shared/contract/accounts.ts'
import { session } from '../../../shared/contract/session.ts'
import { SECOND_MS } from '../../../shared/constants.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { Card } from '../../../shared/model/stay/reservation.ts'
import { createApi } from '../../../widget/lib/api.ts'
import type { Api } from '../../../widget/lib/api.ts'
import { wait } from '../../../widget/lib/wait.ts'
import { HOTEL } from '../house.ts'
import { byTurns } from './by-turns.ts'
import type { Chance } from './chance.ts'

const API = 'http://api.invalid'
const IDENTITY = 'http://identity.invalid'
const [TRIES, AGAIN_MS] = [60, SECOND_MS]

export type Decision = 'approve' | 'fail' | 'cancel'
export type Account = { email: string; password: string }

/** What a guest's browser reaches. */
export type Reached = {
  widget: string
  /** The processes behind each name, asked in turn; or the one balancer before them. */
  api: readonly string[]
  identity: readonly string[]
  gateway: string
  gatewayKey: string
  fetch: typeof fetch
}

/** A guest's browser: the widget's own client, over what it reaches. */
export type Visitor = {
  api: Api
  /** The page is loaded anew: nothing is left of it but what was kept. */
  reload: () => Promise<void>
  /** What the gateway's hosted fields give; throws where the gateway is away. */
  card: (number: string) => Promise<Card>
  /** What the guest presses on the bank's page; false: the page did not come. */
  decide: (challengeUrl: string, decision: Decision) => Promise<boolean>
  returnUrl: string
}

export type VisitorOptions = { number: number; chance: Chance; account: Account | null }

export async function openVisitor(reached: Reached, { number, chance, account }: VisitorOptions): Promise<Visitor> {
  const { widget } = reached
  const toApi = byTurns(API, reached.api, number, reached.fetch)
  const toIdentity = byTurns(IDENTITY, reached.identity, number, reached.fetch)
  let clientSession = ''
  let accessToken = ''

  const api = createApi({
    base: () => ({ api: API, identity: IDENTITY }),
    headers: () => ({
      origin: widget,
      'x-forwarded-for': `10.1.0.${number}`,
      [HEADERS.locale]: 'en',
      ...(clientSession && { [HEADERS.clientSession]: clientSession }),
      ...(accessToken && { [HEADERS.authorization]: `Bearer ${accessToken}` }),
    }),
    fetch: (input, init) => (String(input).startsWith(API) ? toApi : toIdentity)(input, init),
    wait,
    newId: randomUUID,
    chance: chance.next,
    on: { started: () => () => {}, expired: start },
  })

  async function start(): Promise<void> {
    clientSession = ''
    accessToken = ''
    const begun = await untilThere(() => api(session.start, { body: { key: 'widget', secret: 'public' } }))
    clientSession = begun.data.client_session
    if (!account) return
    const signedIn = await untilThere(() => api(accounts.signIn, { hotelId: HOTEL, body: account }))
    clientSession = signedIn.data.session
    accessToken = signedIn.data.user.access_token ?? ''
  }
  await start()

  async function card(digits: string): Promise<Card> {
    const origin = reached.gateway
    const [expiry, holder] = ['12/30', 'TARO YAMADA']
    const answer = await fetch(`${origin}/tokens`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ key: reached.gatewayKey, number: digits, expiry, cvc: '123', holder }),
    })
    const { token } = (await answer.json()) as { token?: string } // our own gateway
    if (token === undefined) throw new Error(`The gateway does not take ${digits}`)
    return { token, brand: 'visa', last4: digits.slice(-4), expiry, holder }
  }

  async function decide(challengeUrl: string, decision: Decision): Promise<boolean> {
    const url = new URL(challengeUrl)
    const body = new URLSearchParams({ k: url.searchParams.get('k') ?? '', decision })
    const address = `${url.origin}${url.pathname}/decision`
    const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' }).catch(() => null) // it is away
    return answer !== null && answer.status < 500
  }

  return { api, reload: start, card, decide, returnUrl: `${widget}/return` }
}

/** A page that does not come is loaded again. */
async function untilThere<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let times = 1; ; times++) {
    try {
      return await ask()
    } catch (error) {
      if (times === TRIES) throw error
      await pause(AGAIN_MS)
    }
  }
}
