import { ERRORS } from '../../../shared/errors.ts'
import type { MemberProvider, SignedInAnswer } from '../../../shared/model/person/member.ts'
import type { Context, Services } from '../kernel/context.ts'
import { isOpenIdProvider } from '../identity-providers/identities.ts'
import type { OpenIdProvider } from '../identity-providers/identities.ts'
import { isAsked } from '../identity-providers/identity-providers.ts'
import type { TicketKind } from '../identity-providers/identity-providers.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { signInMember } from './member-sessions.ts'
import { externalMember } from './external-member.ts'
import { ApiError, missing } from '../kernel/api-error.ts'
import { requireSession } from '../kernel/sessions.ts'
import { giveToken, lookUp, spend } from '../kernel/tokens.ts'
import type { Token } from '../kernel/tokens.ts'

const notProven = () => new ApiError(ERRORS.invalidRequest, 'The sign-in could not be confirmed')

/** A path of ours, and nothing that leaves for elsewhere. */
const OWN_PATH = /^\/(?![/\\])[\w\-./?&=%+,:~]*$/
const ownPath = (path: string | undefined): string | null => (path !== undefined && OWN_PATH.test(path) ? path : null)

type Started = { provider: string; hotel_code: string; nonce: string; verifier: string; redirect_url: string | null }
// Written by `startExternalSignIn` alone.
const startedOf = ({ payload }: Token) => payload as Started

/** The address where a guest signs in elsewhere; only for what the hotel offers. */
export async function startExternalSignIn(
  context: Context,
  hotel: Hotel,
  provider: MemberProvider,
  redirect_url: string | undefined,
): Promise<string> {
  const session = requireSession(context.session, true)
  const external_sign_in = hotel.settings.members?.external_sign_in ?? []
  const isOffered =
    external_sign_in.some((each) => each.provider === provider) && isAsked(context.identityProviders, provider)
  if (!isOffered) throw missing('There is no such sign-in')
  const { identities, systems } = context.identityProviders
  const { widget } = context.origins
  if (!isOpenIdProvider(provider)) {
    if (!systems) throw missing('There is no such sign-in')
    const { pages } = systems
    if (provider === 'custom') return `${pages.hotelServer}?${new URLSearchParams({ hotel_code: hotel.code })}`
    const back = `${widget}/hotels/${encodeURIComponent(hotel.code)}/creansmaerd/callback`
    return `${pages.memberSystem}?${new URLSearchParams({ hotel_code: hotel.code, redirect_url: back })}`
  }
  if (!identities) throw missing('There is no such sign-in')
  return context.database.orm.transaction(async (tx) => {
    const state = context.ids.next()
    const { url, nonce, verifier } = await identities.begin(provider, state)
    const payload: Started = { provider, hotel_code: hotel.code, nonce, verifier, redirect_url: ownPath(redirect_url) }
    const of = { member_id: null, client_session_id: session.id, payload }
    await giveToken(tx, 'outside', of, { clock: context.clock, ids: { ...context.ids, next: () => state } })
    return url
  })
}

/** What a way out was begun with, for the way back; nothing is spent. */
export async function startedWith({ database, clock }: Services, provider: OpenIdProvider, state: string) {
  const found = await lookUp(database.orm, 'outside', state, clock)
  if (found.kind !== 'good') return null
  const started = startedOf(found.row)
  return started.provider === provider ? started : null
}

/** OpenID Connect came back: its state is of this client session and of one use, its code proves who it is. */
export async function finishOpenId(
  context: Context,
  hotel: Hotel,
  provider: OpenIdProvider,
  { code, state }: { code: string; state: string },
): Promise<SignedInAnswer & { redirect_url: string | null }> {
  const session = requireSession(context.session, true)
  const found = await lookUp(context.database.orm, 'outside', state, context.clock)
  if (found.kind !== 'good' || found.row.client_session_id !== session.id) throw notProven()
  const started = startedOf(found.row)
  const { identities } = context.identityProviders
  if (!identities || started.provider !== provider || started.hotel_code !== hotel.code) throw notProven()
  const spent = await spend(context.database.orm, 'outside', state, context.clock)
  if (spent.kind !== 'good') throw notProven()
  const { nonce, verifier } = started
  const person = await identities.finish(provider, { code, state, nonce, verifier })
  if (!person) throw notProven()
  const who = await externalMember(context, hotel, provider, person)
  return { ...(await signInMember(context, hotel, who, provider)), redirect_url: started.redirect_url }
}

const TICKET_OF = { creansmaerd: 'otid', custom: 'token' } as const satisfies Partial<
  Record<MemberProvider, TicketKind>
>

/** Another system gave the guest something to bring along; that system says whose it is, once. */
export async function signInByTicket(
  context: Context,
  hotel: Hotel,
  provider: keyof typeof TICKET_OF,
  secret: string,
  kind: TicketKind = TICKET_OF[provider],
): Promise<SignedInAnswer> {
  requireSession(context.session, true)
  const asked = (await context.identityProviders.systems?.ask(kind, secret, hotel.brand_id)) ?? null
  if (typeof asked === 'number')
    throw new ApiError({ code: asked, status: 422 }, 'The member system does not answer for this guest')
  if (!asked) throw notProven()
  const who = await externalMember(context, hotel, provider, asked)
  return signInMember(context, hotel, who, provider)
}
