import type { MemberProvider } from '../../../shared/model/person/member.ts'
import { isOpenIdProvider } from './identities.ts'
import type { Identities } from './identities.ts'
import type { Person } from './person.ts'

/** otid: of the member system. code and token: of a hotel's own server. liff: of the chat. */
export type TicketKind = 'otid' | 'code' | 'token' | 'liff'
/** A number is the error code that the member system's refusal stands for; null: the ticket proves nothing. */
export type MemberSystemAnswer = Person | number | null

/** A port: systems that are asked whose ticket a guest brought along, and their pages that a guest is sent to. */
export type MemberSystems = {
  ask: (kind: TicketKind, secret: string, brand: number) => Promise<MemberSystemAnswer>
  pages: { memberSystem: string; hotelServer: string }
}

/** Whom we ask who somebody is: OpenID Connect and its like, and member systems. Null: nobody of the kind is asked. */
export type IdentityProviders = { identities: Identities | null; systems: MemberSystems | null }

export const NOBODY_OUTSIDE: IdentityProviders = { identities: null, systems: null }

/** A hotel may name a provider that this installation cannot ask: it is then not offered. */
export const isAsked = ({ identities, systems }: IdentityProviders, provider: MemberProvider): boolean =>
  (isOpenIdProvider(provider) ? identities : systems) !== null
